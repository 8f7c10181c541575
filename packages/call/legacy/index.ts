export { defineLegacy, planFor } from './legacy.ts';
export type { Plan } from './plan.ts';
export { toWirePath } from './convert.ts';
