export {
  aligned,
  alignedToNearest,
  isSlip,
  letterDistance,
  repeatEstimate,
  wordsOf,
  type Alignment,
  type AlignmentStep,
} from './alignment.ts';
export { converted, isEstimate, toStep, type Points, type Span } from './convert.ts';
export { isBlank, markAnswer, type Marked } from './mark.ts';
export { moduleOf } from './module.ts';
export { regraded, type RegradeChange } from './regrade.ts';
export { weightedPercent } from './scales.ts';
export { revisionOf, type AnchoredNote, type FormerNote, type NotedDraft, type Revision } from './revision.ts';
export { scoreAttempt } from './score.ts';
export { runScoring, scoringEffort, type ScoringFacts, type ScoringResult, type ScoringTask } from './scoring-task.ts';
export type * from './types.ts';
export { wordDiff, type DiffRun } from './word-diff.ts';
