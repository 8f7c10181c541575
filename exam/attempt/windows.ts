import type { Place } from '../blueprint/index.ts';
import { endOf } from './clocks.ts';
import type { AttemptState, Instant, RunningClock } from './types.ts';

/** What a question asks for now: reading, listening to its recording, preparing, responding, nothing any more. */
export type WindowPhase = 'read' | 'listen' | 'prep' | 'response' | 'over';

const span = (startedAt: Instant, seconds: number): RunningClock => ({
  startedAt,
  seconds,
  addedMs: 0,
  stoppedUntil: null,
});

const lengthsOf = ({ part, question }: Place) => ({
  read: part.windows?.readSeconds ?? 0,
  prep: part.windows?.prepSeconds ?? 0,
  response: question.responseSeconds ?? part.windows?.responseSeconds ?? 0,
});

function scheduled(state: AttemptState, place: Place, prepAt: Instant): AttemptState {
  const { prep, response } = lengthsOf(place);
  const { id } = place.question;
  const clocks = { ...state.clocks, [`prep:${id}`]: span(prepAt, prep) };
  if (response > 0) clocks[`response:${id}`] = span(prepAt + prep * 1000, response);
  return { ...state, clocks };
}

/** Opens the windows of a question that is entered for the first time; an unheard recording is expected after reading. */
export function openWindows(
  state: AttemptState,
  place: Place,
  entered: { at: Instant; audioMs: number },
): AttemptState {
  const { id } = place.question;
  if (!place.part.windows || state.clocks[`prep:${id}`]) return state;
  const { read } = lengthsOf(place);
  const reading = { ...state, clocks: { ...state.clocks, [`read:${id}`]: span(entered.at, read) } };
  const listening = state.plays[place.set.id] ? 0 : entered.audioMs;
  return scheduled(reading, place, entered.at + read * 1000 + listening);
}

/** Preparation begins when the recording has really ended, be it sooner or later than expected. */
export function delayWindows(
  state: AttemptState,
  place: Place,
  audio: { from: Instant; until: Instant },
): AttemptState {
  const { id } = place.question;
  const [read, prep] = [state.clocks[`read:${id}`], state.clocks[`prep:${id}`]];
  if (!read || !prep || endOf(prep) <= audio.from || phaseAt(state, id, audio.from) === 'response') return state;
  return scheduled(state, place, Math.max(endOf(read), audio.until));
}

/** Ends preparation early: the response starts at once. */
export function endPrep(state: AttemptState, place: Place, at: Instant): AttemptState {
  const { id } = place.question;
  const prep = state.clocks[`prep:${id}`];
  if (!prep || at >= endOf(prep)) return state;
  const ended = { ...prep, addedMs: prep.addedMs + (at - endOf(prep)) };
  const { response } = lengthsOf(place);
  const clocks = { ...state.clocks, [`prep:${id}`]: ended };
  if (response > 0) clocks[`response:${id}`] = span(at, response);
  return { ...state, clocks };
}

/** How often the answer of a question may still be recorded again with its whole time; null where nothing says. */
export const retakesLeft = (
  state: Pick<AttemptState, 'retakes'>,
  { part, question }: { part: Pick<Place['part'], 'windows'>; question: Pick<Place['question'], 'id'> },
): number | null => {
  const most = part.windows?.retakes;
  return most === undefined ? null : Math.max(0, most - (state.retakes?.[question.id] ?? 0));
};

/** Begins the time to respond anew, and counts it. */
export function respondAnew(state: AttemptState, place: Place, at: Instant): AttemptState {
  const { id } = place.question;
  const clocks = { ...state.clocks, [`response:${id}`]: span(at, lengthsOf(place).response) };
  return { ...state, clocks, retakes: { ...state.retakes, [id]: (state.retakes?.[id] ?? 0) + 1 } };
}

/** Which window of a question is open; null where it has none or was not entered. */
export function phaseAt(state: AttemptState, questionId: number, at: Instant): WindowPhase | null {
  const prep = state.clocks[`prep:${questionId}`];
  const read = state.clocks[`read:${questionId}`];
  if (!prep) return null;
  if (read && at < endOf(read)) return 'read';
  if (at < endOf(prep)) return at < prep.startedAt ? 'listen' : 'prep';
  const response = state.clocks[`response:${questionId}`];
  return !response || at < endOf(response) ? 'response' : 'over';
}

/** The instants at which the phase of a question changes, as its clocks stand now. */
export const turnsOf = (state: AttemptState, questionId: number): readonly Instant[] => {
  const prep = state.clocks[`prep:${questionId}`];
  const ends = ['read', 'prep', 'response'].flatMap((phase) => state.clocks[`${phase}:${questionId}`] ?? []).map(endOf);
  return prep ? [...ends, prep.startedAt] : ends;
};
