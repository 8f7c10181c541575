export { drawOptionOrder, findFixedOptions, shuffleLoose } from './option-order.ts';
export { namesNeighbour, namesQuestionNumber, readText } from './references.ts';
export { shuffleBlueprint } from './shuffle-blueprint.ts';
