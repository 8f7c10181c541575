export { drawOptionOrder } from './option-order.ts';
export { shuffleBlueprint } from './shuffle-blueprint.ts';
