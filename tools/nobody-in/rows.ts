import type { Callers } from './callers.ts';
import { bankRows } from './rows-bank.ts';
import { markingRows } from './rows-marking.ts';
import { ownRows } from './rows-own.ts';
import { workRows } from './rows-work.ts';
import type { Side } from './school.ts';

/** What is known of one call besides its contract. */
export interface Row {
  who: Callers;
  /** A valid input made of one side's own things. */
  input(side: Side): Record<string, unknown>;
  /** Ids that are nobody's own, with the reason: another side's may be used. */
  shared?: Readonly<Record<string, string>>;
}

/** A row for every call, by method and path; a call without one fails the tests. */
export const rows: Readonly<Record<string, Row>> = { ...ownRows, ...bankRows, ...workRows, ...markingRows };
