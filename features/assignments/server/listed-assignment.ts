import { sql, type SQL } from 'drizzle-orm';
import { assignment } from './assignments.tables.ts';
import type { AssignmentRow } from './recipient-assignment.queries.ts';

const properties = [
  'kind',
  'lateHours',
  'title',
  'titleZh',
  'programme',
  'variant',
  'subject',
  'createdAt',
  'beginsAt',
  'deadline',
  'timeLimitSeconds',
  'allowsOvertime',
  'maxListens',
  'playbackSpeed',
  'windowMode',
  'hasInstantFeedback',
  'shufflesQuestions',
  'shufflesOptions',
  'isSelfMarked',
  'teacherMessage',
  'reportAt',
  'reportOpenedAt',
] as const satisfies readonly (keyof AssignmentRow)[];

/** What every list shows of an assignment, for students and for teachers. */
export type ListedAssignment = Pick<AssignmentRow, (typeof properties)[number]>;

/** The columns of a listed assignment `s`. */
export const listedColumns: SQL = sql.raw(properties.map((property) => `s.${assignment[property].name}`).join(', '));
