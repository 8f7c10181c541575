export type { LocalizedText } from '@inkstone/base';
export { countPresentedAtMost, fillRoutes, listPresentedQuestions } from './presented-questions.ts';
export { bindBlueprint, getQuestionPoints, resolveSeconds } from './bind.ts';
export { getHideableUntil, listExamTools } from './bind-window.ts';
export { extendBlueprint, extendSeconds, getTimedSeconds } from './extra-time.ts';
export { withPointScoring } from './bind-scoring.ts';
export { findOwnOrder, type OwnOrder } from './own-order.ts';
export { findSectionForSet, type LooseSet } from './loose-set.ts';
export { canBeAssigned, findPaperProblems, type PaperProblem } from './paper-problems.ts';
export { listPresentedParts } from './presented-parts.ts';
export { resolveRoute } from './bound-blueprint.ts';
export {
  areCutsValid,
  arePointCutsValid,
  buildRoutingTable,
  findSettingsName,
  findTwoStageRule,
  isOwnRoutingTable,
  showPercent,
  toCutPercent,
  type RouteRow,
  type TwoStageRule,
} from './routing-table.ts';
export { getRubricBounds, combineMarks, findLevel, rubricFor } from './rubric.ts';
export {
  findRubricProblem,
  getRubricMost,
  maxCriteria,
  maxLevels,
  maxRubricPoints,
  rubricUnit,
  toMarkingRubric,
  toQuestionRubric,
  type QuestionRubric,
  type RubricProblem,
} from './question-rubric.ts';
export {
  isForwardOnly,
  findBreakAfter,
  findNavigationUnit,
  findQuestionLocation,
  isRouted,
  listNavigationUnits,
  listTakenParts,
  listQuestionLocations,
  listQuestions,
  type NavigationUnit,
  type QuestionLocation,
} from './navigation-units.ts';
export type * from './bound-blueprint.ts';
export type * from './scoring-rule.ts';
export type * from './types.ts';
