import * as z from 'zod';
import { Id, linkTo, integerBetween } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';
import { getKindRules, isTestKind, type AssignmentKind } from '@inkstone/exam/assignment-kinds';
import { Status } from './contract/status.ts';
import { recipientDisplayStates } from './rules.ts';

const page = integerBetween(1, 100_000).default(1);
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

/** Search parameters of an assignment's list of students. */
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

/** Search parameters that preselect content and students in a new assignment's form. */
/** What the URLs spell otherwise: the preselected content, and the assignment in each family. */
const parameters = {
  content: { paperId: 'examId', setIds: 'topicIds' },
  homework: { assignmentId: 'hId' },
  test: { assignmentId: 'testId' },
};

const PreselectedSearch = z.object({
  paperId: Id.optional().describe('The paper.'),
  setIds: ids.describe('Question sets, in their order.'),
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

/** The form for assigning homework. */
export const newHomework = screenRoute('/teacher/task', PreselectedSearch, parameters.content);

/** The form for homework that the teacher writes instead of choosing it from the bank. */
export const newDefinedHomework = screenRoute('/teacher/task/definetask', z.object({ studentIds: ids, classIds: ids }));

/** Homework assigned by the teacher. */
export const assignedHomework = screenRoute('/teacher/task/wlist', AssignmentListSearch);

/** One homework assigned by the teacher. */
export const assignedHomeworkDetail = screenRoute(
  '/teacher/task/detail',
  z.object({ assignmentId: Id, ...recipientSearch }),
  parameters.homework,
);

/** The form for assigning a test. */
export const newTest = screenRoute('/teacher/test', PreselectedSearch, parameters.content);

/** Tests assigned by the teacher. */
export const assignedTests = screenRoute('/teacher/test/tlist', AssignmentListSearch);

/** One test assigned by the teacher. */
export const assignedTestDetail = screenRoute(
  '/teacher/test/detail',
  z.object({ assignmentId: Id, ...recipientSearch }),
  parameters.test,
);

/** One homework written by the teacher. */
export const definedHomeworkDetail = screenRoute(
  '/teacher/task/definedetail',
  z.object({ assignmentId: Id, ...recipientSearch }),
  parameters.homework,
);

/** The link to the teacher's page of an assignment. */
export const assignmentLinkFor = ({ id, kind }: { id: number; kind: AssignmentKind }): string => {
  if (isTestKind(kind)) return linkTo(assignedTestDetail, { assignmentId: id });
  const { isWrittenByTeacher } = getKindRules(kind);
  return linkTo(isWrittenByTeacher ? definedHomeworkDetail : assignedHomeworkDetail, { assignmentId: id });
};
