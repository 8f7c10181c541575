import type { CallOutput } from '@inkstone/call/web';
import type { getMyError, listMyErrors, reviewError } from '../contract.ts';

/** One entry of the list call. */
export type Entry = CallOutput<typeof listMyErrors>['list'][number];

/** One entry of the detail call. */
export type EntryDetail = CallOutput<typeof getMyError>;

const subjects = ['reading', 'listening', 'speaking', 'writing', 'math', 'verbal', 'science', 'english'] as const;

/** The message key of a subject; null where its id has to be shown. */
export const getSubjectMessageKey = (subject: string): (typeof subjects)[number] | null =>
  subjects.find((known) => known === subject) ?? null;

/** The position in the day's set, from 1, and the remaining ids. */
export interface DaySet {
  at: number;
  rest: readonly number[];
}

/** The result of a review. */
export type ReviewResult = CallOutput<typeof reviewError> & { value: unknown };
