export type { LocalizedText } from '@inkstone/base';
export { countAskedAtMost, fillRoutes, listAskedQuestions } from './asked-questions.ts';
export { bindBlueprint, pointsIn, secondsOf } from './bind.ts';
export { inPoints } from './in-points.ts';
export { placeOfLoose, type LooseSet } from './loose.ts';
export { canBeSat, paperProblems, type PaperProblem } from './problems.ts';
export { partsMet } from './parts-met.ts';
export { routeOf } from './route.ts';
export { boundsOfRubric, joinedMark, levelAt, rubricFor } from './rubric.ts';
export {
  breakBehind,
  findLeg,
  findPlace,
  isRouted,
  legsOf,
  partsTaken,
  placesOf,
  questionsOf,
  type Leg,
  type Place,
} from './walk.ts';
export type * from './bound.ts';
export type * from './scoring-rule.ts';
export type * from './types.ts';
