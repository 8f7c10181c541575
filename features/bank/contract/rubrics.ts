import * as z from 'zod';
import { Flag, Id, integerBetween, pagingInput, RequestId } from '@inkstone/base';
import { outputFields } from '@inkstone/exam/fields';
import { call, IdList, pageSchema, PersonName, Search } from './shapes.ts';
import { RubricContent } from './question-rubric.ts';
import { setEditor, setUseReader } from './access.ts';

const invalidatedByRubrics = ['topic/rubrics'];

/** A rubric of the library. */
export const LibraryRubric = z.object({
  rubricId: z.int().describe('The rubric.'),
  version: z.int().describe('Number of its version, from 1: one more with each change.'),
  rubric: RubricContent.describe('The rubric as it is now.'),
  owner: PersonName.describe('Whose rubric it is.'),
  isMine: z.boolean().describe("It is the caller's own."),
  isShared: z.boolean().describe('Every teacher may take it; otherwise its owner, and who manages the bank.'),
  isEditable: z.boolean().describe('The caller may change it: its owner, and who manages the bank.'),
  isRetired: z.boolean().describe('It is no longer offered; questions that took it keep it.'),
  questionCount: z.int().describe('Questions of the newest versions of sets in the bank that took it, in any version.'),
  updatedAt: z.iso.datetime().describe('When it was changed last.'),
});
export type LibraryRubric = z.infer<typeof LibraryRubric>;

/** Lists the rubrics of the library. */
export const listRubrics = call({
  path: 'topic/rubrics',
  method: 'GET',
  effect: 'read',
  summary: "The rubrics of the school's library that the caller may take: the shared ones and the own, newest first.",
  access: setUseReader,
  input: z.object({
    search: Search.optional().describe('Words of the name, each of which must occur; absent: any.'),
    mine: Flag.optional().describe("True: the caller's own alone; absent: shared ones too."),
    isRetiredShown: Flag.optional().describe('True: those too that are no longer offered; absent: the others alone.'),
    ids: IdList.optional().describe('Only these, retired ones too; absent: all.'),
    ...pagingInput(),
  }),
  output: pageSchema(LibraryRubric),
});

/** Lists the rubrics of the exams. */
export const listExamRubrics = call({
  path: 'topic/examRubrics',
  method: 'GET',
  effect: 'read',
  summary: 'The rubrics of the exams, with which a rubric of the library can begin.',
  access: setUseReader,
  input: z.object({}),
  output: z.object({
    list: z
      .array(
        z.object({
          programme: outputFields.programme,
          rubricCode: z.string().describe('The rubric, by its id within the programme.'),
          rubric: RubricContent.describe('The rubric.'),
        }),
      )
      .describe('Each rubric once, by programme.'),
  }),
});

/** Saves a rubric of the library: a new one, or a change of one. */
export const saveRubric = call({
  path: 'topic/saveRubric',
  method: 'POST',
  effect: 'write',
  summary: 'Keep a new rubric in the library, or change one; questions that took it stay as they are.',
  access: setEditor,
  input: z.object({
    requestId: RequestId,
    rubricId: Id.optional().describe(
      'The rubric that is changed, an own one; who manages the bank changes all. Absent: a new one.',
    ),
    version: integerBetween(1, 100_000)
      .optional()
      .describe('Number of the version that the editor began with; needed with rubricId, absent for a new one.'),
    isShared: z.boolean().default(true).describe('Every teacher may take it; absent: true.'),
    rubric: RubricContent.describe('What it is from now on.'),
  }),
  output: z.object({
    rubricId: z.int().describe('The rubric that was kept.'),
    version: z.int().describe('Number of its version now: unchanged where the content is.'),
  }),
  refusals: ['rubric.wrong', 'rubric.savedMeanwhile'],
  invalidates: invalidatedByRubrics,
});

/** Retires a rubric of the library, or brings it back. */
export const retireRubric = call({
  path: 'topic/retireRubric',
  method: 'POST',
  effect: 'write',
  summary: 'Offer a rubric of the library no longer, or again; questions that took it keep it.',
  access: setEditor,
  input: z.object({
    rubricId: Id.describe('The rubric, an own one; who manages the bank retires all.'),
    restore: z.boolean().default(false).describe('True brings a retired rubric back; absent: it is retired.'),
  }),
  output: z.object({}),
  invalidates: invalidatedByRubrics,
});
