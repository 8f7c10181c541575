import { linkTo } from '@inkstone/base';
import type { CallOutput } from '@inkstone/call/web';
import {
  giveHomework,
  givenHomework,
  givenHomeworkDetail,
  givenTestDetail,
  givenTests,
  giveTest,
} from '../../addresses.ts';
import { homework, homeworkDetail, listHomework, listTests, testDetail, tests, type myTests } from '../../contract.ts';

/** Homework or tests: the screens are the same, the calls and addresses differ. */
export type Family = 'homework' | 'test';

/** One piece of work as a student's list gives it. */
export type WorkItem = CallOutput<typeof myTests>['list'][number];

/** One assignment as a teacher's list gives it. */
export type GivenItem = CallOutput<typeof listTests>['list'][number];

/** One assignment with its students, as a teacher sees it. */
export type GivenDetail = CallOutput<typeof testDetail>;

/** One student of an assignment. */
export type Recipient = GivenDetail['recipients'][number];

/** The calls and addresses of each family, for the teacher. */
export const families = {
  homework: {
    ...homework,
    lists: listHomework,
    detail: homeworkDetail,
    listAt: givenHomework,
    giveAt: giveHomework,
    detailAt: givenHomeworkDetail,
  },
  test: {
    ...tests,
    lists: listTests,
    detail: testDetail,
    listAt: givenTests,
    giveAt: giveTest,
    detailAt: givenTestDetail,
  },
} as const;

/** The link to one given assignment. */
export const detailLink = (family: Family, id: number): string =>
  family === 'test' ? linkTo(givenTestDetail, { testId: id }) : linkTo(givenHomeworkDetail, { hId: id });
