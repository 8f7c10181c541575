export { advance, advanceByServer } from './advance.ts';
export { findAnswerEnd, judgeAnswer, secondsAfterEnd, type Timeliness } from './timeliness.ts';
export { applyBatch, claimedInstant, takeContiguous, isNewer, type AcceptedEvent, type BatchResult } from './batch.ts';
export { extraSecondsOnEntry } from './clocks.ts';
export { hasInstantFeedback, isAnswerFinal } from './confirmation.ts';
export {
  contentArrivalSeconds,
  contentUnitFor,
  releaseContent,
  isContentReleased,
  isContentReleasedInStages,
  findRequestedUnit,
} from './content.ts';
export { applyElapsedTime } from './transitions.ts';
export * from './journal.ts';
export { withoutRecordings, mergeAnswerPart } from './answer-parts.ts';
export { readFields, readEntry } from './read-entry.ts';
export { recoverJournal, withSync, type StoredJournalRows, type RecoveredJournal } from './recover-journal.ts';
export { findLastClaim, rebaseAttempt, type PendingEvent } from './rebase.ts';
export { emptyReplayState, replay, replayEvent, type ReplayState } from './replay.ts';
export { chooseRoute, isRouterEntered, findPendingRoute } from './routing.ts';
export type { ClaimedTime } from './step-context.ts';
export { createSeededRandom, shuffleBySeed } from './shuffle.ts';
export { allowsOvertime, findPassableLimit, overtimeStartFor } from './overtime.ts';
export { createAttemptState, isSubmitted, reopenWith } from './state.ts';
export { maxPatchedLength, diffText, computeChecksum, type TextPatch } from './text-patch.ts';
export { buildTimeline, type Segment, type ShownClock, type Timeline } from './timeline.ts';
export {
  fromStoredEvent,
  fromWireEvent,
  getWireQuestionId,
  toWireEvent,
  WireEvent,
  type BrowserEvent,
  type PatchedEvent,
  type WrittenEvent,
} from './wire.ts';
export { fromWireState, toWireState } from './wire-state.ts';
export { countRetakesLeft } from './windows.ts';
export type { WindowPhase } from './windows.ts';
export {
  expandPatches,
  findAnswerText,
  applyToAnswer,
  expandFittingPatches,
  encodeAnswer,
  type BaseText,
} from './text-patching.ts';
export type { BaseTexts } from './base-texts.ts';
export type * from './types.ts';
