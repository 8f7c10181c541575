import * as z from 'zod';
import { screenRoute, Id, whole } from '@inkstone/base';

const page = whole(1, 100_000).default(1);
const search = z.string().max(100).optional();
const ids = z.preprocess(
  (raw) => (typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw),
  z.array(Id).max(100).optional(),
);

const MyBooks = z.object({ search, page });
const Bank = z.object({ search, project: z.string().max(40).optional(), subject: z.string().max(40).optional(), page });

/** My textbooks, originals. */
export const myOriginals = screenRoute('/stu/textBook', MyBooks);

/** My textbooks, annotated editions. */
export const myAnnotated = screenRoute('/stu/textBook/annotateList', MyBooks);

/** The bank of textbooks: originals. */
export const bankOriginals = screenRoute('/teacher/textbook/bankList', Bank);

/** The bank of textbooks: annotated editions. */
export const bankAnnotated = screenRoute('/teacher/textbook/annotateList', Bank);

/** Give textbooks. */
export const giveTextbook = screenRoute(
  '/teacher/textbook/assign',
  z.object({ fileids: ids, studentIds: ids, classIds: ids }),
);

/** Textbooks that I gave. */
export const givenTextbooks = screenRoute(
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

/** One textbook that I gave. */
export const givenTextbook = screenRoute('/teacher/textbook/detail', z.object({ id: Id, page }));

/**
 * The reader, a window of its own: by an edition for the teacher side, by an assignment (`model_id`) for a student.
 */
export const viewer = screenRoute(
  '/viewer',
  z.object({
    fileid: Id.optional(),
    model_id: Id.optional(),
    action: z.enum(['view', 'annotate']).default('view'),
    page: whole(1, 5000).optional(),
  }),
);
