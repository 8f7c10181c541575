import * as z from 'zod';
import { screenRoute, Flag, Id, whole } from '@inkstone/base';

const page = whole(1, 100_000).default(1);
const search = z.string().max(200).optional();
const code = z.string().max(40).optional();

/** Question sets that a new paper is begun with at most. */
export const maxInitialSets = 100;

const sets = z.preprocess(
  (raw) => (typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw),
  z.array(Id).max(maxInitialSets).optional(),
);

/** The question bank: filters, the set that is open beside the list, and whether one is being written. */
export const questionBank = screenRoute(
  '/teacher/subject',
  z.object({
    search,
    node: Id.optional(),
    type: code,
    mine: Flag.optional(),
    page,
    /** The set that is open. */
    topicId: Id.optional(),
    /** An earlier revision of it. */
    version: whole(1, 100_000).optional(),
    /** A new set is written, or the open one is changed. */
    edit: z.enum(['new', 'open']).optional(),
  }),
);

/** The papers of the bank. */
export const paperBank = screenRoute(
  '/teacher/examination',
  z.object({ search, programme: code, variant: code, mine: Flag.optional(), page }),
);

/** One paper. */
export const paperDetail = screenRoute('/teacher/examination/detail', z.object({ id: Id }));

/** A new paper, begun with question sets where some are said, in their order. */
export const paperCreate = screenRoute('/teacher/examination/create', z.object({ topicIds: sets }));

/** A paper being changed. */
export const paperEdit = screenRoute('/teacher/examination/edit', z.object({ id: Id }));
