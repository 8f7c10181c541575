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
  getAssignedHomework,
  listAssignedHomework,
  listAssignedTests,
  getAssignedTest,
  testCalls,
  type listMyTests,
} from '../../contract.ts';

/** Homework or tests: the screens are shared, the calls and routes differ. */
export type Family = 'homework' | 'test';

/** An assignment in its student's list. */
export type StudentAssignment = CallOutput<typeof listMyTests>['list'][number];

/** An assignment in its teacher's list. */
export type TeacherAssignment = CallOutput<typeof listAssignedTests>['list'][number];

/** One assignment with its students, for the teacher. */
export type AssignmentDetail = CallOutput<typeof getAssignedTest>;

/** One recipient of an assignment. */
export type Recipient = AssignmentDetail['recipients'][number];

/** The teacher's calls and routes of each family. */
export const families = {
  homework: {
    ...homeworkCalls,
    lists: listAssignedHomework,
    detail: getAssignedHomework,
    listRoute: assignedHomework,
    newRoute: newHomework,
    detailRoute: assignedHomeworkDetail,
  },
  test: {
    ...testCalls,
    lists: listAssignedTests,
    detail: getAssignedTest,
    listRoute: assignedTests,
    newRoute: newTest,
    detailRoute: assignedTestDetail,
  },
} as const;

/** The link to one assignment. */
export const detailLink = (family: Family, id: number): string =>
  family === 'test' ? linkTo(assignedTestDetail, { testId: id }) : linkTo(assignedHomeworkDetail, { hId: id });
