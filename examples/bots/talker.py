"""A bot that is a program: a line of JSON comes in, a line goes out. Any language will do.

ludi arena ave-roma --players 2 --bots "program:python examples/bots/talker.py,random" --games 20
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    words = {one["words"]: one["action"] for one in question["legal"]}
    eager = [action for said, action in words.items() if not said.startswith(("pass", "stop"))]
    print(json.dumps({"action": random.choice(eager or list(words.values()))}), flush=True)
