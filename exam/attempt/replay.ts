import { recordingsIn, mergeAnswerPart } from './answer-parts.ts';
import type { AttemptEvent } from './types.ts';

/** What a student sees of their work: the server's data from the start, folded with every event since. */
export interface ReplayState {
  /** By question; cleared ones are absent. */
  answers: Readonly<Record<number, unknown>>;
  /** Questions whose answer was confirmed: later answers to them change nothing. */
  confirmed: readonly number[];
  flagged: readonly number[];
  eliminated: Readonly<Record<number, readonly string[]>>;
  /** By set, then by note. */
  notes: Readonly<Record<number, Readonly<Record<string, unknown>>>>;
}

export const emptyReplayState: ReplayState = { answers: {}, confirmed: [], flagged: [], eliminated: {}, notes: {} };

const omitKey = <Value>(record: Readonly<Record<string, Value>>, key: string | number): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== String(key)));

const toggleItem = <Item>(list: readonly Item[], item: Item, on: boolean): readonly Item[] =>
  on ? [...list.filter((current) => current !== item), item] : list.filter((current) => current !== item);

const changesAnswer = ({ kind }: AttemptEvent): boolean => kind === 'answered' || kind === 'recording-saved';

/** Applies one event. */
export function replayEvent(replayState: ReplayState, event: AttemptEvent): ReplayState {
  if ('questionId' in event && replayState.confirmed.includes(event.questionId) && changesAnswer(event))
    return replayState;
  switch (event.kind) {
    case 'answer-confirmed':
      return { ...replayState, confirmed: [...replayState.confirmed, event.questionId] };
    case 'answered': {
      const { questionId, value } = event;
      const cleared = value === null || value === undefined;
      const answers = cleared
        ? omitKey(replayState.answers, questionId)
        : { ...replayState.answers, [questionId]: value };
      return { ...replayState, answers };
    }
    case 'recording-saved': {
      const { questionId, recordingId } = event;
      const before = replayState.answers[questionId];
      const parts = recordingsIn(before) ?? [];
      if (parts.includes(recordingId)) return replayState;
      const after = mergeAnswerPart(before, { recordings: [...parts, recordingId] });
      return { ...replayState, answers: { ...replayState.answers, [questionId]: after } };
    }
    case 'flagged':
      return { ...replayState, flagged: toggleItem(replayState.flagged, event.questionId, event.on) };
    case 'eliminated': {
      const struck = toggleItem(replayState.eliminated[event.questionId] ?? [], event.optionId, event.on);
      return { ...replayState, eliminated: { ...replayState.eliminated, [event.questionId]: struck } };
    }
    case 'annotated': {
      const before = replayState.notes[event.setId] ?? {};
      const isRemoved = event.note === null || event.note === undefined;
      const notes = isRemoved ? omitKey(before, event.noteId) : { ...before, [event.noteId]: event.note };
      return { ...replayState, notes: { ...replayState.notes, [event.setId]: notes } };
    }
    default:
      return replayState;
  }
}

/** Folds a list of events into a previous state. */
export const replay = (events: readonly AttemptEvent[], from: ReplayState = emptyReplayState): ReplayState =>
  events.reduce(replayEvent, from);
