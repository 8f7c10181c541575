import type { QuestionLocation } from '../blueprint/index.ts';
import { getClockEnd } from './clocks.ts';
import type { AttemptState, Instant, RunningClock } from './types.ts';

/** The current phase of a question: reading, listening to its recording, preparing, responding, or over. */
export type WindowPhase = 'read' | 'listen' | 'prep' | 'response' | 'over';

const createClock = (startedAt: Instant, seconds: number): RunningClock => ({
  startedAt,
  seconds,
  addedMs: 0,
  stoppedUntil: null,
});

const getWindowLengths = ({ part, question }: QuestionLocation) => ({
  read: part.windows?.readSeconds ?? 0,
  prep: part.windows?.prepSeconds ?? 0,
  response: question.responseSeconds ?? part.windows?.responseSeconds ?? 0,
});

function scheduleWindows(state: AttemptState, place: QuestionLocation, prepAt: Instant): AttemptState {
  const { prep, response } = getWindowLengths(place);
  const { id } = place.question;
  const clocks = { ...state.clocks, [`prep:${id}`]: createClock(prepAt, prep) };
  if (response > 0) clocks[`response:${id}`] = createClock(prepAt + prep * 1000, response);
  return { ...state, clocks };
}

/** Starts the windows of a question entered for the first time; an unplayed recording is expected after reading. */
export function openWindows(
  state: AttemptState,
  place: QuestionLocation,
  entered: { at: Instant; audioMs: number },
): AttemptState {
  const { id } = place.question;
  if (!place.part.windows || state.clocks[`prep:${id}`]) return state;
  const { read } = getWindowLengths(place);
  const reading = { ...state, clocks: { ...state.clocks, [`read:${id}`]: createClock(entered.at, read) } };
  const listening = state.plays[place.set.id] ? 0 : entered.audioMs;
  return scheduleWindows(reading, place, entered.at + read * 1000 + listening);
}

/** Moves preparation to the actual end of the recording, whether earlier or later than expected. */
export function delayWindows(
  state: AttemptState,
  place: QuestionLocation,
  audio: { from: Instant; until: Instant },
): AttemptState {
  const { id } = place.question;
  const [read, prep] = [state.clocks[`read:${id}`], state.clocks[`prep:${id}`]];
  if (!read || !prep || getClockEnd(prep) <= audio.from || phaseAt(state, id, audio.from) === 'response') return state;
  return scheduleWindows(state, place, Math.max(getClockEnd(read), audio.until));
}

/** Ends preparation early: the response starts at once. */
export function endPrep(state: AttemptState, place: QuestionLocation, at: Instant): AttemptState {
  const { id } = place.question;
  const prep = state.clocks[`prep:${id}`];
  if (!prep || at >= getClockEnd(prep)) return state;
  const ended = { ...prep, addedMs: prep.addedMs + (at - getClockEnd(prep)) };
  const { response } = getWindowLengths(place);
  const clocks = { ...state.clocks, [`prep:${id}`]: ended };
  if (response > 0) clocks[`response:${id}`] = createClock(at, response);
  return { ...state, clocks };
}

/** How often an answer may still be recorded again with its full time; null where there is no limit set. */
export const countRetakesLeft = (
  state: Pick<AttemptState, 'retakes'>,
  {
    part,
    question,
  }: { part: Pick<QuestionLocation['part'], 'windows'>; question: Pick<QuestionLocation['question'], 'id'> },
): number | null => {
  const most = part.windows?.retakes;
  return most === undefined ? null : Math.max(0, most - (state.retakes?.[question.id] ?? 0));
};

/** Restarts the response time and counts the retake. */
export function restartResponse(state: AttemptState, place: QuestionLocation, at: Instant): AttemptState {
  const { id } = place.question;
  const clocks = { ...state.clocks, [`response:${id}`]: createClock(at, getWindowLengths(place).response) };
  return { ...state, clocks, retakes: { ...state.retakes, [id]: (state.retakes?.[id] ?? 0) + 1 } };
}

/** The current phase of a question; null where it has none or was not entered. */
export function phaseAt(state: AttemptState, questionId: number, at: Instant): WindowPhase | null {
  const prep = state.clocks[`prep:${questionId}`];
  const read = state.clocks[`read:${questionId}`];
  if (!prep) return null;
  if (read && at < getClockEnd(read)) return 'read';
  if (at < getClockEnd(prep)) return at < prep.startedAt ? 'listen' : 'prep';
  const response = state.clocks[`response:${questionId}`];
  return !response || at < getClockEnd(response) ? 'response' : 'over';
}

/** The instants at which the phase of a question changes. */
export const listPhaseChanges = (state: AttemptState, questionId: number): readonly Instant[] => {
  const prep = state.clocks[`prep:${questionId}`];
  const ends = ['read', 'prep', 'response']
    .flatMap((phase) => state.clocks[`${phase}:${questionId}`] ?? [])
    .map(getClockEnd);
  return prep ? [...ends, prep.startedAt] : ends;
};
