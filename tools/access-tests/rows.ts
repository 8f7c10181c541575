import type { Row } from './row.ts';
import { bankRows } from './rows-bank.ts';
import { candidateRows } from './rows-candidates.ts';
import { courseRows } from './rows-courses.ts';
import { markingRows } from './rows-marking.ts';
import { bookRows } from './rows-books.ts';
import { ownRows } from './rows-own.ts';
import { peopleRows } from './rows-people.ts';
import { schoolRows } from './rows-school.ts';
import { workRows } from './rows-work.ts';

/** A row for every call, by method and path; a call without one fails the tests. */
export const rows: Readonly<Record<string, Row>> = {
  ...ownRows,
  ...peopleRows,
  ...bankRows,
  ...workRows,
  ...markingRows,
  ...bookRows,
  ...courseRows,
  ...candidateRows,
  ...schoolRows,
};
