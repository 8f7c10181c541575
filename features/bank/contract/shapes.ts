import * as z from 'zod';
import { Id, whole } from '@inkstone/base';
import { callsWith } from '@inkstone/call';
import { refusals } from '../refusals.ts';

/** A call of this feature. */
export const call = callsWith(refusals);

/** A programme's or a subject's id. */
export const Code = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
  .describe('Id of a programme, variant, subject, section or question type.');

/** Ids as a list, or joined by commas in a query string. */
export const IdList = z
  .preprocess((raw) => (typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw), z.array(Id).max(500))
  .describe('Ids; joined by commas in a query.');

/** The code of a paper type, which chooses the report page. */
export const PaperType = whole(1, 100_000_000);

/** Which page of a list. */
export const page = whole(1, 100_000).default(1).describe('From 1.');

/** How many rows a page has. */
export const pageNum = whole(1, 100).default(10).describe('Rows a page.');

/** What is looked for, in either language. */
export const Search = z.string().trim().max(200).describe('Words, each of which must occur; Chinese or English.');

/** A list's page as every list answers it. */
export const paged = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row), page: z.int(), totalPage: z.int(), total: z.int() });

/** The same words in both languages. */
export const Pair = z.object({ en: z.string(), zh: z.string() });

/** A person as lists name them. */
export const PersonName = z.object({ id: z.int(), name: z.string(), nameZh: z.string().nullable() });

/** Rich text: cleaned by the server before it is kept. */
export const RichText = z
  .string()
  .max(50_000)
  .describe('A small subset of HTML; pictures by `data-file`, math by `data-math`.');

const stimulusShape = {
  kind: z.enum(['none', 'passage', 'audio', 'picture']),
  html: RichText.default('').describe('What is shown: passage or caption.'),
  audioSeconds: z.int().positive().max(7200).optional().describe('Length of the recording.'),
  transcript: RichText.default('').describe(
    'What is said in the recording: for teachers and reports, never in an attempt.',
  ),
};

/** What a set's questions are about, as an editor sends it. */
export const StimulusDraft = z.object({
  ...stimulusShape,
  files: z
    .array(z.object({ id: Id }))
    .max(10)
    .default([])
    .describe('Recording or pictures, in order.'),
});
export type StimulusDraft = z.infer<typeof StimulusDraft>;

/** The same as it is read, with addresses signed for the reader. */
export const Stimulus = z.object({
  ...stimulusShape,
  files: z.array(
    z.object({
      id: z.int(),
      mime: z.string(),
      url: z.string(),
      name: z.string().optional().describe('Where it is shown.'),
    }),
  ),
});
export type Stimulus = z.infer<typeof Stimulus>;

/** The reasoning behind the key. */
export const Explanation = z.object({ en: RichText.default(''), zh: RichText.default('') });
export type Explanation = z.infer<typeof Explanation>;

const Second = z.number().min(0).max(7200);

/** The part of a set's recording that is played again with a question. */
export const Clip = z
  .object({ from: Second, to: Second })
  .describe("Part of the set's recording that is played again with the question: seconds of it, to the tenth.");
export type Clip = z.infer<typeof Clip>;

const title = z.string().trim().min(1).max(200);

/** The title of a set or a paper. */
export const Title = title;

/** Its Chinese title, where it has one. */
export const TitleZh = z
  .preprocess((raw) => (typeof raw === 'string' && raw.trim() === '' ? null : raw), title.nullable())
  .default(null);

/** One question with its key, as the teacher side reads it. */
export const QuestionRecord = z.object({
  id: z.int().describe('The question, the same through all revisions.'),
  revisionId: z.int(),
  position: z.int().describe('From 1.'),
  type: z.union([z.int(), z.string()]).describe("Code of old records; the type's id where there is none."),
  kind: z.string().describe('Id of the question type.'),
  options: z.array(z.object({ id_option: z.string(), text: z.string() })).describe('Empty for types without options.'),
  options_answer_num: z.int().describe('How many options a full answer has.'),
  prompt: z.unknown(),
  key: z.unknown(),
  keyText: z.string().describe('The key in the old spelling: letters by commas, blanks and orderings by slashes.'),
  explanation: Explanation,
  points: z.int().describe('Hundredths.'),
  knowledge: z.object({ id: z.int(), code: z.string(), name: z.string(), nameZh: z.string() }).nullable(),
  clip: Clip.nullable(),
});
export type QuestionRecord = z.infer<typeof QuestionRecord>;

/** A set as lists show it. */
export const TopicRow = z.object({
  id: z.int(),
  title: z.string(),
  titleZh: z.string().nullable(),
  programme: z.string(),
  subject: z.string(),
  types: z.array(z.string()).describe('Ids of its question types.'),
  questionCount: z.int(),
  version: z.int().describe('Number of the newest revision.'),
  updatedAt: z.iso.datetime(),
  owner: PersonName,
  isMine: z.boolean(),
});
export type TopicRow = z.infer<typeof TopicRow>;

/** A paper as lists show it. */
export const ExamRow = z.object({
  id: z.int(),
  title: z.string(),
  titleZh: z.string().nullable(),
  programme: z.string(),
  variant: z.string(),
  examPaperTypeId: z.int().nullable().describe('The paper type that chooses the report page.'),
  questionCount: z.int(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
  owner: PersonName,
  isMine: z.boolean(),
});
export type ExamRow = z.infer<typeof ExamRow>;

/** A pinned set with as much as composing needs to count and check it. */
export const PickedSet = z.object({
  topicId: z.int(),
  revisionId: z.int(),
  version: z.int().describe('Number of the pinned revision.'),
  newestVersion: z.int(),
  isHidden: z.boolean().describe('Deleted from the bank; what pinned it keeps it.'),
  title: z.string(),
  titleZh: z.string().nullable(),
  programme: z.string(),
  subject: z.string(),
  questions: z.array(z.object({ id: z.int(), type: z.string(), points: z.int() })),
});
export type PickedSet = z.infer<typeof PickedSet>;
