import { isForwardOnly, type Blueprint, type NavigationUnit, type QuestionLocation } from '../blueprint/index.ts';
import { clocksForUnit, clocksForQuestion, getClockEnd, findHardEnd } from './clocks.ts';
import { judgeOvertime } from './overtime.ts';
import { isFreelyNavigable, listOpenUnits, applyElapsedTime } from './transitions.ts';
import { findQuestion, buildStepContext, type ClaimedTime, type StepContext } from './step-context.ts';
import { isSubmitted } from './state.ts';
import type { AttemptState, Instant, ReachedQuestion, RejectionReason } from './types.ts';

/** Whether an answer counts, and the deadline that had passed when it was received (null where none had). */
export type Timeliness = { dueAt: Instant | null } & (
  | { counts: true; lateDelivered: boolean }
  | { counts: false; why: RejectionReason }
);

const rejection = (why: RejectionReason, dueAt: Instant | null = null): Timeliness => ({ counts: false, why, dueAt });

/** The question of an answer to judge, and whether the answer is a recording. */
interface AnswerAttempt {
  place: QuestionLocation;
  recording: boolean;
}

/** A recorder stops at the end of a clock and sends its event a moment later; that event still counts as in time. */
const recordingSlackMs = 5000;

/** A deadline is exclusive: an answer claimed exactly at the end is late. */
const isAfter = (claimedAt: Instant, end: Instant, hasSlack: boolean): boolean =>
  claimedAt >= end + (hasSlack ? recordingSlackMs : 0);

/**
 * The open section from which a closed section could be revisited at the claimed instant (AP Calculus, free response).
 */
const findRevisitingUnit = (
  state: AttemptState,
  { navigationUnits, claimedAt }: StepContext,
  place: QuestionLocation,
): NavigationUnit | undefined =>
  navigationUnits.find(({ id, section }) => {
    const unitState = state.navigationUnits[id];
    return (
      section.revisits.includes(place.section.id) &&
      unitState &&
      (unitState.closedAt === null || claimedAt < unitState.closedAt)
    );
  });

/** True where a closed section may still be answered because another open section revisits it. */
export const isRevisitable = (state: AttemptState, scene: StepContext, place: QuestionLocation): boolean =>
  listOpenUnits(state, scene.blueprint).some(isFreelyNavigable) ||
  findRevisitingUnit(state, scene, place) !== undefined;

/**
 * The furthest question reached in a forward-only section; states stored before this was recorded use the current
 * question.
 */
const findFurthestQuestion = (state: AttemptState, { id }: QuestionLocation['section']): ReachedQuestion | null => {
  const furthest = state.furthestQuestions?.[id];
  if (furthest) return furthest;
  return state.questionId === null ? null : { questionId: state.questionId, at: state.questionEnteredAt ?? 0 };
};

/**
 * True where a forward-only section has moved past the question, even after a question was put away or a section
 * entered again. An answer claimed before moving on still counts.
 */
export function isBehind(state: AttemptState, scene: StepContext, place: QuestionLocation): boolean {
  const { navigation } = place.section;
  if (!isForwardOnly(place.section)) return false;
  const furthest = findFurthestQuestion(state, place.section);
  if (!furthest || scene.claimedAt < furthest.at) return false;
  const here = findQuestion(scene, furthest.questionId);
  if (!here || here.unit.id !== place.unit.id) return false;
  return navigation === 'none' ? place.order < here.order : place.setOrder < here.setOrder;
}

/** True where the question has its own clocks or windows, which start on entry, and was never entered. */
const isUnentered = (state: AttemptState, place: QuestionLocation): boolean =>
  clocksForQuestion(place).some(({ key }) => !state.clocks[key]) ||
  (place.part.windows !== null && !state.clocks[`prep:${place.question.id}`]);

const getQuestionEnd = (state: AttemptState, scene: StepContext, place: QuestionLocation): Instant => {
  // A text that may be written on over time is not closed by its own time.
  const response = place.question.hasOvertime ? undefined : state.clocks[`response:${place.question.id}`];
  const isClosed = (state.navigationUnits[place.unit.id]?.closedAt ?? null) !== null;
  // Answered from a revisiting section, the question follows the clock of that section.
  const unit = (isClosed ? findRevisitingUnit(state, scene, place) : undefined) ?? place.unit;
  const own = findHardEnd(state, [...clocksForUnit(scene.blueprint, unit), ...clocksForQuestion(place)]);
  const ends = [own, response ? getClockEnd(response) : null, scene.window.closesAt];
  return Math.min(...ends.filter((end) => end !== null));
};

function checkNavigation(
  state: AttemptState,
  scene: StepContext,
  { place, recording }: AnswerAttempt,
): RejectionReason | null {
  const unitState = state.navigationUnits[place.unit.id];
  if (!unitState) return 'notOpen';
  if (unitState.closedAt !== null && !isRevisitable(state, scene, place)) {
    const { closedAt, closedBy } = unitState;
    if (isAfter(scene.claimedAt, closedAt, closedBy === 'clock' && recording)) {
      return closedBy === 'clock' ? 'late' : 'sectionClosed';
    }
  }
  // Otherwise a client could skip the entry event and answer without a clock.
  if (isUnentered(state, place)) return 'notOpen';
  return isBehind(state, scene, place) ? 'wrongWay' : null;
}

/** When the attempt ended, by the student, a clock or the window; null while it is running. */
export const findClosingInstant = (state: AttemptState, scene: StepContext): Instant | null =>
  applyElapsedTime(state, scene.blueprint, { at: scene.now, window: scene.window }).closedAt;

/** The earliest deadline for an answer: of its own clocks, its section or module, or the attempt. */
function getAnswerDeadline(state: AttemptState, scene: StepContext, place: QuestionLocation): Instant {
  const leftAt = isRevisitable(state, scene, place) ? null : (state.navigationUnits[place.unit.id]?.closedAt ?? null);
  const ends = [getQuestionEnd(state, scene, place), leftAt, findClosingInstant(state, scene)];
  return Math.min(...ends.filter((end) => end !== null));
}

/**
 * Whether an answer or recording counts: claimed before submission, while its question was open and its clocks ran, and
 * received within the grace period after the earliest of these ended. Otherwise it is stored and a teacher decides: a
 * claim alone would let a browser extend every clock by holding events back.
 */
export function judgeTimeliness(state: AttemptState, scene: StepContext, answer: AnswerAttempt): Timeliness {
  const { place, recording } = answer;
  const { claimedAt, now, window } = scene;
  if (state.status === 'fresh') return rejection('notStarted');
  const border = getAnswerDeadline(state, scene, place);
  const lateDelivered = now >= border;
  const dueAt = lateDelivered ? border : null;
  if (isSubmitted(state)) return rejection('handedIn', dueAt);
  if (state.closedAt !== null && isAfter(claimedAt, state.closedAt, recording)) return rejection('late', dueAt);
  const why = checkNavigation(state, scene, answer);
  if (why) return rejection(why, dueAt);
  if (isAfter(claimedAt, getQuestionEnd(state, scene, place), recording)) return rejection('late', dueAt);
  if (now >= border + window.graceSeconds * 1000) return rejection('late', dueAt);
  return { counts: true, lateDelivered, dueAt };
}

// For stored attempts the window no longer limits a clock, since the end of the attempt is known.
const unboundedClaim: ClaimedTime = {
  ...{ now: 0, claimedAt: 0, seq: 0 },
  window: { opensAt: 0, closesAt: Infinity, graceSeconds: 0 },
};

/**
 * The earliest end that applied to a question: of its clocks, its section or module, or the attempt; null where there
 * was none.
 */
export function findAnswerEnd(state: AttemptState, blueprint: Blueprint, questionId: number): Instant | null {
  const scene = buildStepContext(state, blueprint, unboundedClaim);
  const place = findQuestion(scene, questionId);
  if (!place) return null;
  const { id } = findRevisitingUnit(state, scene, place) ?? place.unit;
  const ends = [
    getQuestionEnd(state, scene, place),
    state.navigationUnits[id]?.closedAt ?? Infinity,
    state.closedAt ?? Infinity,
  ];
  const end = Math.min(...ends);
  return Number.isFinite(end) ? end : null;
}

/**
 * Whether an answer counts that does not come through the attempt's own journal, such as one from a file of unsent
 * answers; with the end of its time where it is a text that was written over time.
 */
export function judgeAnswer(
  state: AttemptState,
  blueprint: Blueprint,
  { claimedAt, ...input }: Omit<ClaimedTime, 'seq'> & { questionId: number; recording: boolean },
): Timeliness & { timeUpAt: Instant | null } {
  const { questionId, recording, now, window } = input;
  // An answer from a file cannot claim an earlier time than the journal already has.
  const at = Math.max(claimedAt, ...Object.values(state.claimedAt));
  const before = applyElapsedTime(state, blueprint, { at, window });
  const claim = { now, window, claimedAt: at, givenAt: claimedAt, seq: 0 };
  const scene = buildStepContext(before, blueprint, claim);
  const place = findQuestion(scene, questionId);
  if (!place) return { ...rejection('unknownQuestion'), timeUpAt: null };
  if (before.confirmedQuestions?.includes(questionId)) return { ...rejection('answerFinal'), timeUpAt: null };
  const timely = judgeTimeliness(before, scene, { place, recording });
  const over = timely.counts && !recording ? judgeOvertime(before, blueprint, { place, claim }) : null;
  if (over?.is === 'late') return { ...rejection('late', over.timeUpAt), timeUpAt: null };
  return { ...timely, timeUpAt: over?.timeUpAt ?? null };
}

/** Answers that arrive fewer seconds after the deadline are not reported as late: that is network latency. */
export const minReportedSeconds = 10;

/** Seconds between the deadline and the arrival of an answer; null where it was in time or too little to report. */
export const secondsAfterEnd = ({
  dueAt,
  receivedAt,
}: {
  dueAt: Instant | null;
  receivedAt: Instant | null;
}): number | null => {
  if (dueAt === null || receivedAt === null) return null;
  const seconds = Math.floor((receivedAt - dueAt) / 1000);
  return seconds < minReportedSeconds ? null : seconds;
};
