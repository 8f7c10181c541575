import * as z from 'zod';
import { Flag, Id, integerBetween } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';
import { outcomes } from './import/vocabulary.ts';

const page = integerBetween(1, 100_000).default(1);
const search = z.string().max(200).optional();
const code = z.string().max(40).optional();

/** What the URLs spell otherwise. */
const parameters = { setId: 'topicId', setIds: 'topicIds', isSharedWithMe: 'shared' };

/** The most question sets that a new paper can start with. */
export const maxInitialSets = 100;

const sets = z.preprocess(
  (raw) => (typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw),
  z.array(Id).max(maxInitialSets).optional(),
);

const tags = z.preprocess(
  (raw) => (typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw),
  z.array(z.string().max(40)).max(20).optional(),
);

/** The question bank: filters, the open set, and whether a set is being edited. */
export const questionBank = screenRoute(
  '/teacher/subject',
  z.object({
    search,
    node: Id.optional(),
    type: code,
    mine: Flag.optional(),
    isSharedWithMe: Flag.optional(),
    difficulty: integerBetween(1, 5).optional(),
    tags,
    page,
    /** The open set. */
    setId: Id.optional(),
    /** An earlier revision of the open set. */
    version: integerBetween(1, 100_000).optional(),
    /** `new`: a new set is written; `open`: the open one is edited; `copy`: a new set begins as the open one. */
    edit: z.enum(['new', 'open', 'copy']).optional(),
  }),
  parameters,
);

/** Questions of other systems: a file is chosen, then what becomes of its questions is read. */
export const questionImport = screenRoute(
  '/teacher/subject/import',
  z.object({ importId: Id.optional(), outcome: z.enum(outcomes).optional(), page }),
);

/** The knowledge points of a subject, and the changes of many sets. */
export const knowledgePoints = screenRoute(
  '/teacher/subject/points',
  z.object({ place: z.string().max(81).optional(), isRetiredShown: Flag.optional() }),
  { isRetiredShown: 'retired' },
);

/** The rubrics of the library. */
export const rubricLibrary = screenRoute(
  '/teacher/subject/rubrics',
  z.object({ search, mine: Flag.optional(), isRetiredShown: Flag.optional(), page }),
  { isRetiredShown: 'retired' },
);

/** The papers of the bank. */
export const paperBank = screenRoute(
  '/teacher/examination',
  z.object({ search, programme: code, variant: code, mine: Flag.optional(), page }),
);

/** One paper. */
export const paperDetail = screenRoute('/teacher/examination/detail', z.object({ id: Id }));

/** A new paper, starting with some question sets in this order, or as another paper. */
export const paperCreate = screenRoute(
  '/teacher/examination/create',
  z.object({
    setIds: sets,
    /** The paper is found by rules first. */
    byRules: Flag.optional(),
    /** The paper that it begins as. */
    copyFrom: Id.optional(),
  }),
  parameters,
);

/** Editing a paper. */
export const paperEdit = screenRoute('/teacher/examination/edit', z.object({ id: Id }));
