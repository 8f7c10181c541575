import * as z from 'zod';
import { Id, integerBetween } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';

const page = integerBetween(1, 100_000).default(1);
const search = z.string().max(100).optional();
const ids = z.preprocess(
  (raw) => (typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw),
  z.array(Id).max(100).optional(),
);

/** What the URLs spell otherwise. */
const parameters = {
  programme: 'project',
  editionIds: 'fileids',
  editionId: 'fileid',
  assignmentId: 'model_id',
};

const MyBooksQuery = z.object({ search, page });
const BankQuery = z.object({
  search,
  programme: z.string().max(40).optional(),
  subject: z.string().max(40).optional(),
  page,
});

/** The student's textbooks: originals. */
export const myOriginals = screenRoute('/stu/textBook', MyBooksQuery);

/** The student's textbooks: annotated editions. */
export const myAnnotated = screenRoute('/stu/textBook/annotateList', MyBooksQuery);

/** The bank of textbooks: originals. */
export const bankOriginals = screenRoute('/teacher/textbook/bankList', BankQuery, parameters);

/** The bank of textbooks: annotated editions. */
export const bankAnnotated = screenRoute('/teacher/textbook/annotateList', BankQuery, parameters);

/** Assign textbooks. */
export const assignTextbook = screenRoute(
  '/teacher/textbook/assign',
  z.object({ editionIds: ids, studentIds: ids, classIds: ids }),
  parameters,
);

/** The teacher's assigned textbooks. */
export const assignedTextbooks = screenRoute(
  '/teacher/textbook/list',
  z.object({
    status: z.enum(['notYet', 'onGoing', 'delay', 'complete', 'withdrawn']).optional(),
    search,
    classId: Id.optional(),
    sort: z.enum(['assigned', 'deadline', 'title']).default('assigned'),
    order: z.enum(['asc', 'desc']).default('desc'),
    page,
  }),
);

/** One assigned textbook. */
export const assignedTextbook = screenRoute('/teacher/textbook/detail', z.object({ id: Id, page }));

/** The reader window: by edition for staff, by assignment for a student. `page` is the page to open. */
export const viewer = screenRoute(
  '/viewer',
  z.object({
    editionId: Id.optional(),
    assignmentId: Id.optional(),
    action: z.enum(['view', 'annotate']).default('view'),
    page: integerBetween(1, 5000).optional(),
  }),
  parameters,
);
