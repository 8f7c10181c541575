import * as z from 'zod';
import { screenRoute, Id, linkTo, whole } from '@inkstone/base';
import { Status } from './contract/status.ts';
import { recipientLooks } from './rules.ts';

const page = whole(1, 100_000).default(1);
const search = z.string().max(100).optional();

const MyList = z.object({ filter: z.enum(['all', 'onGoing', 'complete', 'delay']).default('all'), search, page });

const GivenList = z.object({
  status: Status.optional(),
  search,
  programme: z.string().max(40).optional(),
  classId: Id.optional(),
  sort: z.enum(['assigned', 'deadline', 'title']).default('assigned'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page,
});

/** Which students of an assignment are shown. */
const Students = {
  state: z.enum(recipientLooks).optional(),
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
const Chosen = z.object({
  examId: Id.optional().describe('The paper.'),
  topicIds: ids.describe('Question sets, in their order.'),
  studentIds: ids,
  classIds: ids,
});

/** My assignments. */
export const myWork = screenRoute('/stu/work', MyList);

/** One assignment of mine. */
export const myWorkDetail = screenRoute('/stu/work/detail', z.object({ id: Id }));

/** My tests. */
export const myTest = screenRoute('/stu/test', MyList);

/** My tests, for staff. */
export const staffTest = screenRoute('/staff/test', MyList);

/** Give homework. */
export const giveHomework = screenRoute('/teacher/task', Chosen);

/** Give homework of one's own making. */
export const defineTask = screenRoute('/teacher/task/definetask', z.object({ studentIds: ids, classIds: ids }));

/** Homework that I gave. */
export const givenHomework = screenRoute('/teacher/task/wlist', GivenList);

/** One piece of homework that I gave. */
export const givenHomeworkDetail = screenRoute('/teacher/task/detail', z.object({ hId: Id, ...Students }));

/** Give a test. */
export const giveTest = screenRoute('/teacher/test', Chosen);

/** Tests that I gave. */
export const givenTests = screenRoute('/teacher/test/tlist', GivenList);

/** One test that I gave. */
export const givenTestDetail = screenRoute('/teacher/test/detail', z.object({ testId: Id, ...Students }));

/** One piece of homework of my own making. */
export const definedDetail = screenRoute('/teacher/task/definedetail', z.object({ hId: Id, ...Students }));

/** Where the teacher sees one piece of given work, and with what. */
export const givenAt = ({ id, kind }: { id: number; kind: string }): string => {
  if (kind === 'test') return linkTo(givenTestDetail, { testId: id });
  return linkTo(kind === 'definedHomework' ? definedDetail : givenHomeworkDetail, { hId: id });
};
