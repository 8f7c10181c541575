import { findNavigationUnit, isForwardOnly, type NavigationUnit } from '../blueprint/index.ts';
import { isBehind, isRevisitable } from './timeliness.ts';
import { clocksForQuestion, playbackMs, startClocks } from './clocks.ts';
import { contentUnitFor, isContentReleased } from './content.ts';
import { closeUnit, currentBreak, endBreak, enterUnit, isFreelyNavigable, listOpenUnits } from './transitions.ts';
import { appliedResult, rejectedResult, findQuestion, invalidResult, type StepContext } from './step-context.ts';
import type { AdvanceResult, AttemptState, RejectionReason } from './types.ts';
import { endPrep, openWindows, phaseAt, restartResponse, countRetakesLeft } from './windows.ts';

const reasonByStatus: Readonly<Record<Exclude<AttemptState['status'], 'running'>, RejectionReason>> = {
  fresh: 'notStarted',
  break: 'onBreak',
  routing: 'notNow',
  closed: 'handedIn',
};

/** Why the attempt cannot be navigated; null while it runs. */
export const findBlockingReason = (state: AttemptState): RejectionReason | null =>
  state.status === 'running' ? null : reasonByStatus[state.status];

function findEntryBarrier(
  state: AttemptState,
  { navigationUnits }: StepContext,
  unit: NavigationUnit,
): RejectionReason | null {
  if (isFreelyNavigable(unit)) return null;
  const index = navigationUnits.findIndex((candidate) => candidate.id === unit.id);
  if (navigationUnits.slice(index + 1).some((later) => state.navigationUnits[later.id])) return 'sectionClosed';
  const skipped = navigationUnits
    .slice(0, index)
    .some((earlier) => !state.navigationUnits[earlier.id] && !earlier.section.optional && !isFreelyNavigable(earlier));
  return skipped ? 'notOpen' : null;
}

const moveToUnit = (state: AttemptState, unit: NavigationUnit): AttemptState => ({
  ...state,
  sectionId: unit.section.id,
  partId: unit.parts[0]?.id ?? null,
  questionId: null,
  questionEnteredAt: null,
});

// Entering a forward-only section again does not reset the position: that would allow going back.
const keepsPosition = (state: AttemptState, { section, parts }: NavigationUnit): boolean =>
  isForwardOnly(section) && state.sectionId === section.id && parts.some(({ id }) => id === state.partId);

/** Requests the content of a section or module, whose clock starts on entry. No other section may be open meanwhile. */
export function applySectionRequest(
  state: AttemptState,
  scene: StepContext,
  where: { sectionId: string; partId?: string },
): AdvanceResult {
  const { blueprint, claimedAt } = scene;
  const unit = findNavigationUnit(scene.navigationUnits, where);
  if (!unit) return invalidResult(state, 'unknownSection');
  const why = findBlockingReason(state) ?? findEntryBarrier(state, scene, unit);
  if (why) return rejectedResult(state, why);
  const contentUnit = contentUnitFor(unit);
  if (state.contentRequestedAt?.[contentUnit] !== undefined || isContentReleased(state, blueprint, unit))
    return rejectedResult(state, 'alreadyDone');
  if (listOpenUnits(state, blueprint).some((open) => !isFreelyNavigable(open))) return rejectedResult(state, 'notOpen');
  return appliedResult({ ...state, contentRequestedAt: { ...state.contentRequestedAt, [contentUnit]: claimedAt } });
}

/** Enters a section or part; the open one is closed for good unless navigation between sections is free. */
export function applySectionEntry(
  state: AttemptState,
  scene: StepContext,
  where: { sectionId: string; partId?: string },
): AdvanceResult {
  const { blueprint, claimedAt } = scene;
  const unit = findNavigationUnit(scene.navigationUnits, where);
  if (!unit) return invalidResult(state, 'unknownSection');
  const why = findBlockingReason(state);
  if (why) return rejectedResult(state, why);
  const before = state.navigationUnits[unit.id];
  if (before?.closedAt === null) return appliedResult(keepsPosition(state, unit) ? state : moveToUnit(state, unit));
  if (before) {
    const back = listOpenUnits(state, blueprint).some((open) => open.section.revisits.includes(unit.section.id));
    return back ? appliedResult(moveToUnit(state, unit)) : rejectedResult(state, 'sectionClosed');
  }
  const barrier = findEntryBarrier(state, scene, unit);
  if (barrier) return rejectedResult(state, barrier);
  const left = listOpenUnits(state, blueprint)
    .filter((open) => !isFreelyNavigable(open))
    .reduce((so, open) => closeUnit(so, blueprint, { unit: open, at: claimedAt, by: 'student' }), state);
  if (left.status !== 'running') return appliedResult(left);
  return appliedResult(
    left.navigationUnits[unit.id] ? moveToUnit(left, unit) : enterUnit(left, blueprint, { unit, at: claimedAt }),
  );
}

/** Finishes a section and moves on; with free navigation nothing closes before the end. */
export function applySectionFinish(
  state: AttemptState,
  scene: StepContext,
  where: { sectionId: string; partId?: string },
): AdvanceResult {
  const open = scene.navigationUnits.filter(({ id }) => state.navigationUnits[id]?.closedAt === null);
  const unit = findNavigationUnit(open, where) ?? findNavigationUnit(scene.navigationUnits, where);
  if (!unit) return invalidResult(state, 'unknownSection');
  const why = findBlockingReason(state);
  if (why) return rejectedResult(state, why);
  const before = state.navigationUnits[unit.id];
  if (!before) return rejectedResult(state, 'notOpen');
  if (before.closedAt !== null) return rejectedResult(state, 'alreadyDone');
  if (isFreelyNavigable(unit)) return appliedResult(state);
  return appliedResult(closeUnit(state, scene.blueprint, { unit, at: scene.claimedAt, by: 'student' }));
}

/** Enters a question: the position moves, and its own clocks and windows start. */
export function applyQuestionEntry(state: AttemptState, scene: StepContext, questionId: number): AdvanceResult {
  const place = findQuestion(scene, questionId);
  if (!place) return invalidResult(state, 'unknownQuestion');
  const why = findBlockingReason(state);
  if (why) return rejectedResult(state, why);
  const unitState = state.navigationUnits[place.unit.id];
  if (!unitState) return rejectedResult(state, 'notOpen');
  if (unitState.closedAt !== null && !isRevisitable(state, scene, place)) return rejectedResult(state, 'sectionClosed');
  if (isBehind(state, scene, place)) return rejectedResult(state, 'wrongWay');
  const there: AttemptState = {
    ...state,
    sectionId: place.section.id,
    partId: place.part.id,
    questionId,
    questionEnteredAt: scene.claimedAt,
    ...(isForwardOnly(place.section) && {
      furthestQuestions: { ...state.furthestQuestions, [place.section.id]: { questionId, at: scene.claimedAt } },
    }),
  };
  const entered = { at: scene.claimedAt, audioMs: playbackMs(place.set.audioSeconds, scene.blueprint) };
  return appliedResult(openWindows(startClocks(there, clocksForQuestion(place), entered.at), place, entered));
}

/**
 * Leaves a question without entering another one, as beside a video. In practice every question can be taken up again;
 * in a test this opens no way back.
 */
export function applyQuestionExit(state: AttemptState, scene: StepContext, questionId: number): AdvanceResult {
  const place = findQuestion(scene, questionId);
  if (!place) return invalidResult(state, 'unknownQuestion');
  const why = findBlockingReason(state);
  if (why) return rejectedResult(state, why);
  if (state.questionId !== questionId) return appliedResult(state);
  const left: AttemptState = { ...state, questionId: null, questionEnteredAt: null };
  if (scene.blueprint.mode === 'test' || !left.furthestQuestions) return appliedResult(left);
  const { [place.section.id]: _, ...furthestQuestions } = left.furthestQuestions;
  return appliedResult({ ...left, furthestQuestions });
}

/** Ends preparation early. */
export function applyPrepEnd(state: AttemptState, scene: StepContext, questionId: number): AdvanceResult {
  const place = findQuestion(scene, questionId);
  if (!place) return invalidResult(state, 'unknownQuestion');
  const why = findBlockingReason(state);
  if (why) return rejectedResult(state, why);
  if (!state.clocks[`prep:${questionId}`]) return rejectedResult(state, 'notOpen');
  return appliedResult(endPrep(state, place, scene.claimedAt));
}

/** Restarts the recording of an answer, as often as the part allows, while the question is open. */
export function applyRetake(state: AttemptState, scene: StepContext, questionId: number): AdvanceResult {
  const place = findQuestion(scene, questionId);
  if (!place) return invalidResult(state, 'unknownQuestion');
  const why = findBlockingReason(state);
  if (why) return rejectedResult(state, why);
  const phase = phaseAt(state, questionId, scene.claimedAt);
  if (phase !== 'response' && phase !== 'over') return rejectedResult(state, 'notOpen');
  if (state.navigationUnits[place.unit.id]?.closedAt !== null) return rejectedResult(state, 'sectionClosed');
  if (isBehind(state, scene, place)) return rejectedResult(state, 'wrongWay');
  if (!countRetakesLeft(state, place)) return rejectedResult(state, 'alreadyDone');
  return appliedResult(restartResponse(state, place, scene.claimedAt));
}

/** Confirms the current break; a request without one is stored and changes nothing. */
export const applyBreakStart = (state: AttemptState): AdvanceResult =>
  state.status === 'break' ? appliedResult(state) : rejectedResult(state, 'noBreak');

/** Ends the break: after its time, or earlier where that is allowed. */
export function applyBreakEnd(state: AttemptState, { blueprint, claimedAt }: StepContext): AdvanceResult {
  const rest = currentBreak(state, blueprint);
  if (!rest) return rejectedResult(state, 'noBreak');
  if (claimedAt < rest.endableFrom) return rejectedResult(state, 'onBreak');
  return appliedResult(endBreak(state, blueprint, claimedAt));
}
