export {
  alignTexts,
  alignToNearest,
  isSlip,
  letterDistance,
  estimateRepeatScore,
  splitWords,
  type Alignment,
  type AlignmentStep,
} from './alignment.ts';
export { clamp, convertPoints, isEstimate, roundToStep, type Points, type Span } from './convert.ts';
export { isBlank, markAnswer, type MarkedAnswer } from './mark.ts';
export { resolveModule, type ChosenModule } from './resolve-module.ts';
export { findRegradeChanges, type RegradeChange } from './regrade.ts';
export { weightedPercent } from './scales.ts';
export { compareDrafts, type AnchoredNote, type PreviousNote, type NotedDraft, type Revision } from './revision.ts';
export { explainScore, scoreAttempt } from './score.ts';
export type * from './score-steps.ts';
export { runScoring, scoringEffort, type ScoringFacts, type ScoringResult, type ScoringTask } from './scoring-task.ts';
export type * from './types.ts';
export { wordDiff, wordDiffEffort, type DiffRun } from './word-diff.ts';
