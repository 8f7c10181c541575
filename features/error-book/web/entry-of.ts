import type { CallOutput } from '@inkstone/call/web';
import type { errorDetail, listErrors, reviewError } from '../contract.ts';

/** One entry of the book as the wire brings it. */
export type Entry = CallOutput<typeof listErrors>['list'][number];

/** One entry whole. */
export type Detail = CallOutput<typeof errorDetail>;

const subjects = ['reading', 'listening', 'speaking', 'writing', 'math', 'verbal', 'science', 'english'] as const;

/** The word for a subject; null where there is none and its own name has to serve. */
export const subjectWord = (subject: string): (typeof subjects)[number] | null =>
  subjects.find((known) => known === subject) ?? null;

/** Which question of the day's set this is, from 1, and what comes next. */
export interface DaySet {
  at: number;
  rest: readonly number[];
}

/** What came of a try. */
export type Reviewed = CallOutput<typeof reviewError> & { value: unknown };
