import { linkTo } from '@inkstone/base';
import type { CallOutput } from '@inkstone/call/web';
import {
  newHomework,
  assignedHomework,
  assignedHomeworkDetail,
  assignedTestDetail,
  assignedTests,
  newTest,
} from '../../addresses.ts';
import {
  homeworkCalls,
  homeworkDetail,
  listHomework,
  listTests,
  testDetail,
  testCalls,
  type myTests,
} from '../../contract.ts';

/** Homework or tests: the screens are the same, the calls and addresses differ. */
export type Family = 'homework' | 'test';

/** One piece of work as a student's list gives it. */
export type StudentAssignment = CallOutput<typeof myTests>['list'][number];

/** One assignment as a teacher's list gives it. */
export type TeacherAssignment = CallOutput<typeof listTests>['list'][number];

/** One assignment with its students, as a teacher sees it. */
export type AssignmentDetail = CallOutput<typeof testDetail>;

/** One student of an assignment. */
export type Recipient = AssignmentDetail['recipients'][number];

/** The calls and addresses of each family, for the teacher. */
export const families = {
  homework: {
    ...homeworkCalls,
    lists: listHomework,
    detail: homeworkDetail,
    listRoute: assignedHomework,
    newRoute: newHomework,
    detailRoute: assignedHomeworkDetail,
  },
  test: {
    ...testCalls,
    lists: listTests,
    detail: testDetail,
    listRoute: assignedTests,
    newRoute: newTest,
    detailRoute: assignedTestDetail,
  },
} as const;

/** The link to one given assignment. */
export const detailLink = (family: Family, id: number): string =>
  family === 'test' ? linkTo(assignedTestDetail, { testId: id }) : linkTo(assignedHomeworkDetail, { hId: id });
