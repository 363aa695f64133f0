/** The areas of the right sheet that the citizens' flags open. */
export { default as Market } from './Market.svelte';
export { default as Theatre } from './Theatre.svelte';
export { default as Ludus } from './Ludus.svelte';
export { default as Temples } from './Temples.svelte';
export { default as Baths } from './Baths.svelte';
export { default as Courthouse } from './Courthouse.svelte';
export { default as Diplomats } from './Diplomats.svelte';
export { default as Scouting } from './Scouting.svelte';
