export { defineLegacy } from './legacy.ts';
export { planFor } from './call-plan.ts';
export type { Plan } from './plan.ts';
export { toWirePath } from './wire-path.ts';
