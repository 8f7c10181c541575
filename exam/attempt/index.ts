export { advance, advanceByServer } from './advance.ts';
export { findAnswerEnd, judgeAnswer, type Timeliness } from './answering.ts';
export { secondsAfterEnd } from './arrival.ts';
export { retryAfterOf, waitBeforeRetry } from './backoff.ts';
export { applyBatch, claimedInstant, contiguous, isNewer, type Accepted, type BatchResult } from './batch.ts';
export { extraOnEntering } from './clocks.ts';
export { arrivalSeconds, contentUnitOf, giveContent, isContentGiven, isContentHeld, legAsked } from './content.ts';
export { settled } from './flow.ts';
export * from './journal.ts';
export { withoutRecordings, withPart } from './parts.ts';
export { fieldsIn, readEntry } from './read-entry.ts';
export { recovered, withSync, type KeptRows, type Recovered } from './recovered.ts';
export { nothingSeen, replay, seenAfter, type Seen } from './replay.ts';
export { chooseRoute, isRouterMet, waitingForModule } from './routing.ts';
export type { Claim } from './scene.ts';
export * from './save-state.ts';
export { shuffled } from './shuffle.ts';
export { freshAttempt, isHandedIn, openedAgain } from './state.ts';
export * from './sync-point.ts';
export { mostPatched, patchBetween, sumOf, type TextPatch } from './text-patch.ts';
export { timelineOf, type Segment, type ShownClock, type Timeline } from './timeline.ts';
export {
  eventOf,
  wireOf,
  WireEvent,
  type BrowserEvent,
  type PatchedEvent,
  type SaidEvent,
  type WrittenEvent,
} from './wire.ts';
export { retakesLeft } from './windows.ts';
export type { WindowPhase } from './windows.ts';
export { madeWhole, textIn, valueAfter, wholeWhereFits, wordedAfter, type Worded } from './worded.ts';
export type { Wordings } from './wordings.ts';
export type * from './types.ts';
