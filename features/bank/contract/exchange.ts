import * as z from 'zod';
import { Ids, RequestId } from '@inkstone/base';
import { outputFields } from '@inkstone/exam/fields';
import { QuestionDraft, SetDraft, maxFurtherPoints } from './save-set.ts';
import { RubricContent } from './question-rubric.ts';
import { call } from './shapes.ts';
import { setEditor } from './access.ts';

/** Value of the `format` field in an export file. */
export const exchangeFormat = 'inkstone-question-sets';

/** The most sets in one file. */
export const maxExchangedSets = 100;

/** The most bytes of pictures and recordings in one file. */
export const maxExchangedMediaBytes = 30 * 1024 * 1024;

/** The most bytes of an imported file: texts, and media as base64. */
export const maxExchangedFileBytes = 48 * 1024 * 1024;

/** One question in an export file. */
export const ExchangedQuestion = QuestionDraft.omit({ id: true, knowledgeNodeId: true, furtherNodeIds: true }).extend({
  knowledge: z
    .string()
    .max(200)
    .nullable()
    .default(null)
    .describe("Code of the main knowledge point in the bank's tree; absent or null: none."),
  furtherKnowledge: z
    .array(z.string().min(1).max(200))
    .max(maxFurtherPoints)
    .optional()
    .describe("Codes of further knowledge points in the bank's tree; absent: none."),
  rubric: RubricContent.nullable()
    .optional()
    .describe('The rubric by which its answers are marked; absent or null: that of the exam, or points alone.'),
});

/** One set in an export file; `data-file` and stimulus files refer to the file's own `files`. */
export const ExchangedSet = SetDraft.extend({
  places: z
    .array(z.string().min(1).max(200))
    .max(40)
    .optional()
    .describe("Codes of further nodes of the bank's tree where the set is listed, beside those of its questions."),
  questions: z.array(ExchangedQuestion).min(1).max(60),
});
export type ExchangedSet = z.infer<typeof ExchangedSet>;

const exchangedFileFields = { id: z.int().positive().max(1_000_000), name: z.string().min(1).max(200) };

/** One picture or recording in an export file. */
export const ExchangedFile = z.object({
  ...exchangedFileFields,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  content: z.string().min(1),
});

/** One picture or recording of an unpacked export, whose media lie as files of their names beside the JSON. */
export const UnpackedFile = z.strictObject(exchangedFileFields);

/** Ids of sets, joined by commas in a query. */
export const SetIds = z.preprocess(
  (raw) => (typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw),
  Ids.min(1).max(maxExchangedSets),
);

/** Exports sets as one file. */
export const exportQuestionSets = call({
  path: 'topic/exportTopics',
  method: 'GET',
  effect: 'read',
  summary:
    'Question sets of the bank as one file to keep or to import elsewhere: JSON `{format: "inkstone-question-sets", version: 1, exportedAt, sets, files}`. A set has programme, subject, titles, further places in the tree by their codes, stimulus (with the times of its recording where they are known) and questions with prompts, keys as they count now, explanations, evidence, kinds of wrong options, points, knowledge points by their codes and clips; pictures and recordings lie in `files` as base64 with name and SHA-256, named by their number. Earlier revisions, owners and statistics are not carried.',
  access: setEditor,
  responseFormat: 'bytes',
  input: z.object({
    ids: SetIds.describe('The question sets, at most 100, in their newest revisions; joined by commas in a query.'),
  }),
  output: z.unknown(),
  refusals: ['export.tooLarge'],
});

/** Errors that a set in a file may have. */
export const problemCodes = [
  'import.shape',
  'import.active',
  'import.fileBroken',
  'import.fileKind',
  'set.placeUnknown',
  'set.fileMissing',
  'set.formulaWrong',
  'question.formulaWrong',
  'question.typeUnknown',
  'question.promptWrong',
  'question.keyWrong',
  'question.pointUnknown',
  'question.clipAlone',
  'question.clipOutside',
  'question.clipLong',
  'question.evidenceMissing',
  'question.distractorWrong',
  'question.rubricWrong',
] as const;

/** One error with its position. */
export const ImportProblem = z.object({
  set: z.int().nullable().describe('Place of the set in the file, from 1; null where a picture or recording is meant.'),
  question: z.int().nullable().describe('Place of the question in the set, from 1; null where the whole set is meant.'),
  code: z.enum(problemCodes).describe('What is wrong, by the code of its sentence.'),
  detail: z.string().describe('The field or the name of the file that is meant; empty where there is none.'),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

/** Imports sets from a file. */
export const importQuestionSets = call({
  path: 'topic/importTopics',
  method: 'POST',
  effect: 'write',
  summary:
    'Import the question sets of a file that topic/exportTopics gave. A dry run says what would be made and every mistake with its place; applying makes all sets or none. A set whose content is in the bank already, or twice in the file, is recognised and left out; what is made is new and belongs to the caller.',
  access: setEditor,
  requestFormat: 'multipart',
  input: z.object({
    requestId: RequestId,
    mode: z.enum(['dryRun', 'apply']).describe('dryRun: tell what would be made and change nothing; apply: make it.'),
  }),
  output: z.object({
    sets: z
      .array(
        z.object({
          number: z.int().describe('Place of the set in the file, from 1.'),
          title: z.string().describe('The title as the file gives it; empty where it gives none.'),
          titleZh: z.string().nullable().describe('The Chinese title; null where there is none.'),
          programme: outputFields.programme,
          subject: outputFields.subject,
          questions: z.int().describe('Questions of the set.'),
          state: z
            .enum(['new', 'same', 'wrong'])
            .describe('new: it is made; same: the bank or the file has it already; wrong: see the problems.'),
          setId: z
            .int()
            .nullable()
            .describe('The set that was made, or that has the same content already; null where there is none yet.'),
        }),
      )
      .describe('Every set of the file, in its order.'),
    problems: z.array(ImportProblem).describe('Every mistake found, at most 200; empty where the file can be applied.'),
    files: z.int().describe('Pictures and recordings that the file carries.'),
    made: z.int().describe('Sets that were made; 0 for a dry run.'),
  }),
  refusals: [
    'file.none',
    'import.tooLarge',
    'import.unreadable',
    'import.version',
    'import.tooMany',
    'import.busy',
    'import.wrong',
  ],
  invalidates: ['topic/*', 'teacher/getTopicTree', 'teacher/getTopicArrList', 'backend/homework/*'],
  maxBytes: maxExchangedFileBytes + 64 * 1024,
});
