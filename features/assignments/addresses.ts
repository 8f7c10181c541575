import * as z from 'zod';
import { screenRoute, Id, linkTo, whole } from '@inkstone/base';
import { Status } from './contract/status.ts';
import { recipientDisplayStates } from './rules.ts';

const page = whole(1, 100_000).default(1);
const search = z.string().max(100).optional();

const MyAssignmentsSearch = z.object({
  filter: z.enum(['all', 'onGoing', 'complete', 'delay']).default('all'),
  search,
  page,
});

const AssignmentListSearch = z.object({
  status: Status.optional(),
  search,
  programme: z.string().max(40).optional(),
  classId: Id.optional(),
  sort: z.enum(['assigned', 'deadline', 'title']).default('assigned'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page,
});

/** Which students of an assignment are shown. */
const recipientSearch = {
  state: z.enum(recipientDisplayStates).optional(),
  name: search,
  page,
  sort: z.enum(['student', 'answered', 'score', 'last']).default('student'),
  order: z.enum(['asc', 'desc']).default('asc'),
};

const ids = z.preprocess(
  (raw) => (typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw),
  z.array(Id).max(100).optional(),
);

/** What is chosen already when a form for giving work opens. */
const PreselectedSearch = z.object({
  examId: Id.optional().describe('The paper.'),
  topicIds: ids.describe('Question sets, in their order.'),
  studentIds: ids,
  classIds: ids,
});

/** My assignments. */
export const myAssignments = screenRoute('/stu/work', MyAssignmentsSearch);

/** One assignment of mine. */
export const myAssignmentDetail = screenRoute('/stu/work/detail', z.object({ id: Id }));

/** My tests. */
export const myTestList = screenRoute('/stu/test', MyAssignmentsSearch);

/** My tests, for staff. */
export const staffTestList = screenRoute('/staff/test', MyAssignmentsSearch);

/** Give homework. */
export const newHomework = screenRoute('/teacher/task', PreselectedSearch);

/** Give homework of one's own making. */
export const newDefinedHomework = screenRoute('/teacher/task/definetask', z.object({ studentIds: ids, classIds: ids }));

/** Homework that I gave. */
export const assignedHomework = screenRoute('/teacher/task/wlist', AssignmentListSearch);

/** One piece of homework that I gave. */
export const assignedHomeworkDetail = screenRoute('/teacher/task/detail', z.object({ hId: Id, ...recipientSearch }));

/** Give a test. */
export const newTest = screenRoute('/teacher/test', PreselectedSearch);

/** Tests that I gave. */
export const assignedTests = screenRoute('/teacher/test/tlist', AssignmentListSearch);

/** One test that I gave. */
export const assignedTestDetail = screenRoute('/teacher/test/detail', z.object({ testId: Id, ...recipientSearch }));

/** One piece of homework of my own making. */
export const definedHomeworkDetail = screenRoute(
  '/teacher/task/definedetail',
  z.object({ hId: Id, ...recipientSearch }),
);

/** Where the teacher sees one piece of given work, and with what. */
export const assignmentLinkFor = ({ id, kind }: { id: number; kind: string }): string => {
  if (kind === 'test') return linkTo(assignedTestDetail, { testId: id });
  return linkTo(kind === 'definedHomework' ? definedHomeworkDetail : assignedHomeworkDetail, { hId: id });
};
