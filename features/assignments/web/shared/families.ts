import { linkTo } from '@inkstone/base';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
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

/** The message that says what each student gets in another order; null where it is the stored one. */
export const findOrderMessage = ({
  shufflesQuestions = false,
  shufflesOptions = false,
}: Pick<TeacherAssignment, 'shufflesQuestions' | 'shufflesOptions'>):
  | 'orderOfBoth'
  | 'orderOfQuestions'
  | 'orderOfOptions'
  | null => {
  if (shufflesQuestions && shufflesOptions) return 'orderOfBoth';
  if (shufflesQuestions) return 'orderOfQuestions';
  return shufflesOptions ? 'orderOfOptions' : null;
};

/**
 * The teacher's calls, routes and words of each family. The words are keys of `assignmentMessages` and
 * `newAssignmentMessages`; the rules are those of the kind that its form creates.
 */
export const families = {
  homework: {
    ...homeworkCalls,
    lists: listAssignedHomework,
    detail: getAssignedHomework,
    listRoute: assignedHomework,
    newRoute: newHomework,
    detailRoute: assignedHomeworkDetail,
    detailLink: (id: number) => linkTo(assignedHomeworkDetail, { assignmentId: id }),
    rules: getKindRules('homework'),
    words: {
      all: 'homework',
      single: 'oneHomework',
      create: 'newHomework',
      empty: 'emptyHomework',
      emptyNext: 'emptyHomeworkNext',
      toMark: 'homeworkToMark',
      noLimit: 'noLimit',
      give: 'giveHomework',
      submit: 'givesHomework',
      ends: 'homeworkEnds',
      noMinutes: 'minutesSoft',
    },
  },
  test: {
    ...testCalls,
    lists: listAssignedTests,
    detail: getAssignedTest,
    listRoute: assignedTests,
    newRoute: newTest,
    detailRoute: assignedTestDetail,
    detailLink: (id: number) => linkTo(assignedTestDetail, { assignmentId: id }),
    rules: getKindRules('test'),
    words: {
      all: 'tests',
      single: 'oneTest',
      create: 'newTest',
      empty: 'emptyTests',
      emptyNext: 'emptyTestsNext',
      toMark: 'testsToMark',
      noLimit: 'paperClocks',
      give: 'giveTest',
      submit: 'givesTest',
      ends: 'testEnds',
      noMinutes: 'minutesNoneTest',
    },
  },
} as const;

/** Whether a family is practice, with the choices that a test does not have, or answered as a test. */
export const isPractice = (family: Family): boolean => families[family].rules.mode === 'practice';
