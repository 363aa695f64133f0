"""People who know each other: friends, invitations by name, blocks and reports."""
