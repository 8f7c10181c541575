import { recordingsIn, withPart } from './parts.ts';
import type { AttemptEvent } from './types.ts';

/** What a student sees of the own work: the fold of what the server gave at the start and of every event since. */
export interface Seen {
  /** By question; a question that was cleared is absent. */
  answers: Readonly<Record<number, unknown>>;
  flagged: readonly number[];
  eliminated: Readonly<Record<number, readonly string[]>>;
  /** By set, then by note. */
  notes: Readonly<Record<number, Readonly<Record<string, unknown>>>>;
}

/** Nothing done yet. */
export const nothingSeen: Seen = { answers: {}, flagged: [], eliminated: {}, notes: {} };

const without = <Value>(record: Readonly<Record<string, Value>>, key: string | number): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== String(key)));

const withItem = <Item>(list: readonly Item[], item: Item, on: boolean): readonly Item[] =>
  on ? [...list.filter((one) => one !== item), item] : list.filter((one) => one !== item);

/** One event more. */
export function seenAfter(seen: Seen, event: AttemptEvent): Seen {
  switch (event.kind) {
    case 'answered': {
      const { questionId, value } = event;
      const cleared = value === null || value === undefined;
      const answers = cleared ? without(seen.answers, questionId) : { ...seen.answers, [questionId]: value };
      return { ...seen, answers };
    }
    case 'recording-saved': {
      const { questionId, recordingId } = event;
      const before = seen.answers[questionId];
      const parts = recordingsIn(before) ?? [];
      if (parts.includes(recordingId)) return seen;
      const after = withPart(before, { recordings: [...parts, recordingId] });
      return { ...seen, answers: { ...seen.answers, [questionId]: after } };
    }
    case 'flagged':
      return { ...seen, flagged: withItem(seen.flagged, event.questionId, event.on) };
    case 'eliminated': {
      const struck = withItem(seen.eliminated[event.questionId] ?? [], event.optionId, event.on);
      return { ...seen, eliminated: { ...seen.eliminated, [event.questionId]: struck } };
    }
    case 'annotated': {
      const before = seen.notes[event.setId] ?? {};
      const gone = event.note === null || event.note === undefined;
      const notes = gone ? without(before, event.noteId) : { ...before, [event.noteId]: event.note };
      return { ...seen, notes: { ...seen.notes, [event.setId]: notes } };
    }
    default:
      return seen;
  }
}

/** Everything that a list of events shows, from what was there before. */
export const replay = (events: readonly AttemptEvent[], from: Seen = nothingSeen): Seen =>
  events.reduce(seenAfter, from);
