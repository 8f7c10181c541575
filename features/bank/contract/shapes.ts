import * as z from 'zod';
import { Id, Ids, pageFields, integerBetween, NameInput, toVisibleText } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { outputFields } from '@inkstone/exam/fields';
import { Clip, Scene, stimulusLooks } from '@inkstone/exam/stimulus';
import { distractorKinds, maxQuotes } from '@inkstone/exam/evidence';
import { refusals } from '../refusals.ts';
import { QuestionRubric } from './question-rubric.ts';
import { legacy } from './legacy.ts';

/** A call of this feature. */
export const call = createCallFactory(refusals, legacy);

/** Id of a programme or a subject. */
export const Code = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
  .describe('Id of a programme, variant, subject, section or question type.');

/** Ids as a list, or joined by commas in a query string. */
export const IdList = z
  .preprocess((raw) => (typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw), Ids.max(500))
  .describe('Ids; joined by commas in a query.');

/** The code of a paper type, which chooses the report page. */
export const PaperType = integerBetween(1, 100_000_000);

/** Search text, in either language. */
export const Search = z.string().trim().max(200).describe('Words, each of which must occur; Chinese or English.');

/** The schema of one page of a list. */
export const pageSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row).describe('One page of rows.'), ...pageFields });

/** The same text in both languages. */
export const LocalizedText = z.object({
  en: z.string().describe('In English.'),
  zh: z.string().describe('In Chinese.'),
});

/** A person in lists. */
export const PersonName = z.object({
  id: z.int().describe('The person.'),
  name: z.string().describe("The person's name in Latin letters."),
  nameZh: z.string().nullable().describe("The person's name in Chinese; null where none was given."),
});

/** Rich text; the server sanitises it before storing. */
export const RichText = z
  .string()
  .max(50_000)
  .describe('A small subset of HTML; pictures by `data-file`, math by `data-math`.');

const Second = z.number().min(0).max(7200);

/** When a recording says the sentences of its transcript. */
export const Cues = z
  .array(
    z
      .object({
        from: Second.describe('Where the sentence begins, in seconds of the recording.'),
        to: Second.describe('Where the sentence ends, in seconds of the recording.'),
        text: z.string().trim().min(1).max(2000).describe('The words as they stand in the transcript, without tags.'),
      })
      .refine(({ from, to }) => from < to),
  )
  .max(2000)
  .refine((cues) => cues.every(({ from }, index) => index === 0 || from >= (cues[index - 1]?.to ?? 0)))
  .describe("Sentences of the recording with their times, in the recording's order; none overlaps the next.");

const stimulusShape = {
  kind: z
    .enum(['none', 'passage', 'audio', 'picture'])
    .describe('What stands beside the questions: nothing, a text, a recording or pictures.'),
  html: RichText.default('').describe('What is shown: passage or caption.'),
  audioSeconds: z
    .int()
    .positive()
    .max(7200)
    .optional()
    .describe('Length of the recording in seconds; absent where there is none.'),
  transcript: RichText.default('').describe(
    'What is said in the recording: for teachers and reports, never in an attempt.',
  ),
  cues: Cues.optional().describe('When the recording says each sentence of its transcript; absent: not known.'),
  look: z
    .enum(stimulusLooks)
    .optional()
    .describe('What the text is and is drawn as, such as a message or a menu; absent: a passage.'),
  scene: Scene.optional().describe('Who speaks or writes, and where, for its picture; absent: not said.'),
};

/** The stimulus of a set, as the editor sends it. */
export const StimulusDraft = z.object({
  ...stimulusShape,
  files: z
    .array(z.object({ id: Id.describe('The stored file, as upload/testFiles gave it.') }))
    .max(10)
    .default([])
    .describe('Recording or pictures, in order; absent: none.'),
});
export type StimulusDraft = z.infer<typeof StimulusDraft>;

/** The stimulus of a set as it is read, with URLs signed for the reader. */
export const Stimulus = z.object({
  ...stimulusShape,
  files: z
    .array(
      z.object({
        id: z.int().describe('The stored file.'),
        mime: outputFields.mime,
        url: z.string().describe('An address signed for the reader, good for two hours.'),
        name: z
          .string()
          .optional()
          .describe('The name that the file was sent under, where it is shown; absent elsewhere.'),
      }),
    )
    .describe('Recording or pictures, in order.'),
});
export type Stimulus = z.infer<typeof Stimulus>;

/** The explanation of the key. */
export const Explanation = z.object({
  en: RichText.default('').describe('In English, as rich text; empty where there is none.'),
  zh: RichText.default('').describe('In Chinese, as rich text; empty where there is none.'),
});
export type Explanation = z.infer<typeof Explanation>;

/** Where the set's text shows that the key is right. */
export const Evidence = z
  .array(z.string().trim().min(1).max(1000).describe('An exact quote, found once in the text without its tags.'))
  .max(maxQuotes)
  .describe("Quotes of the set's passage or transcript that show why the key is right.");

/** The kinds of a question's wrong options. */
export const Distractors = z
  .record(z.string().min(1).max(64), z.enum(distractorKinds))
  .describe('Why somebody takes a wrong option, by the id of the option.');

const title = NameInput.min(1).max(200);

/** The title of a set or a paper. */
export const Title = title.describe('The title, in English or, where it is written in Chinese alone, in Chinese.');

/** The Chinese title, if there is one. */
export const TitleZh = z
  .preprocess((raw) => (typeof raw === 'string' && toVisibleText(raw) === '' ? null : raw), title.nullable())
  .default(null)
  .describe('The Chinese title; absent, null or empty where there is none.');

/** What a paper says of a section: name and calculator where the exam leaves them open, cuts where it adapts. */
export const SectionSettings = z.object({
  name: title
    .nullable()
    .describe(
      'What the section is called, in English or, where it is written in Chinese alone, in Chinese; null: as the exam says.',
    ),
  nameZh: z.string().max(200).nullable().describe('What the section is called in Chinese; null where it is not said.'),
  calculator: z.enum(['scientific', 'graphing']).nullable().describe('The calculator of the section; null: none.'),
  cuts: z
    .array(z.number().min(0).max(1_000_000))
    .max(10)
    .optional()
    .describe(
      "Whole percentages of the first module's points from which each second module follows, from the hardest down to 0, with the first module of an adaptive section; hundredths of points in a two-stage paper; absent: the exam's.",
    ),
});

/** The most tags of a set. */
export const maxTags = 20;

/** A tag, without the signs that divide several of them. */
export const Tag = NameInput.min(1)
  .max(40)
  .regex(/^[^,，;；、]+$/)
  .describe('A word of the school by which sets are found; one in another case or script form is the same tag.');

/** Tags as a list, or joined by commas in a query string. */
export const TagList = z.preprocess(
  (raw) => (typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw),
  z.array(Tag).max(maxTags),
);

/** How hard a question is, as a teacher says. */
export const Difficulty = integerBetween(1, 5).describe('From 1, very easy, to 5, very hard.');

const KnowledgePoint = z.object({
  id: z.int().describe('The knowledge point.'),
  code: z.string().describe('Id of the knowledge point among its siblings.'),
  name: z.string().describe('What the knowledge point is called in English.'),
  nameZh: z.string().describe('What the knowledge point is called in Chinese.'),
});

/** One question with its key, for teachers. */
export const QuestionRecord = z.object({
  id: z.int().describe('The question, the same through all revisions.'),
  revisionId: z.int().describe('The revision of the question that is shown.'),
  position: z.int().describe('Place of the question in its set, from 1.'),
  typeCode: z.union([z.int(), z.string()]).describe("Code of old records; the type's id where there is none."),
  kind: z.string().describe('Id of the question type.'),
  options: z
    .array(
      z.object({
        optionId: z.string().describe('The option, as answers and the key name it.'),
        text: z.string().describe('What the option says, as rich text.'),
      }),
    )
    .describe('Empty for types without options.'),
  fullAnswerCount: z.int().describe('How many options a full answer has; 0 for types without options.'),
  prompt: outputFields.prompt,
  key: outputFields.key,
  keyText: z.string().describe('The key in the old spelling: letters by commas, blanks and orderings by slashes.'),
  explanation: Explanation.describe('Why the key is right.'),
  evidence: Evidence.describe('Exact quotes of the text or transcript that show why; empty where none are named.'),
  distractors: Distractors.describe('Why somebody takes a wrong option, by its id; empty where nobody said.'),
  points: z.int().describe('Hundredths of a point that a full answer earns.'),
  knowledge: KnowledgePoint.nullable().describe(
    "The main knowledge point that it tests, a place in the bank's tree; null where none is named.",
  ),
  furtherKnowledge: z
    .array(KnowledgePoint)
    .describe('Further knowledge points that it tests, in their order; empty where none are named.'),
  difficulty: z
    .int()
    .nullable()
    .describe('How hard a teacher says it is, from 1, very easy, to 5, very hard; null where nobody said.'),
  clip: Clip.nullable().describe(
    "The part of the set's recording that the question plays again; null where it plays none.",
  ),
  rubric: QuestionRubric.nullable().describe(
    'The rubric by which its answers are marked; null: that of the exam, or points alone.',
  ),
});
export type QuestionRecord = z.infer<typeof QuestionRecord>;

/** What somebody may do with a set; who may edit it may use it. */
export const SetAccess = z.enum(['use', 'edit']).describe('Use it, or edit it too.');
export type SetAccess = z.infer<typeof SetAccess>;

/** What every teacher of the school may do with a set. */
export const GeneralAccess = z
  .enum(['none', 'use', 'edit'])
  .describe('What every teacher may do with it: nothing, use it, or edit it too.');
export type GeneralAccess = z.infer<typeof GeneralAccess>;

/** A set in lists. */
export const SetListItem = z.object({
  id: z.int().describe('The question set.'),
  title: z.string().describe('The title as it was written first.'),
  titleZh: z.string().nullable().describe('The Chinese title; null where there is none.'),
  programme: outputFields.programme,
  subject: outputFields.subject,
  types: z.array(z.string()).describe('Ids of its question types.'),
  questionCount: z.int().describe('Questions of the newest revision.'),
  version: z.int().describe('Number of the newest revision.'),
  updatedAt: z.iso.datetime().describe('When the newest revision was saved.'),
  owner: PersonName.describe('Whose set it is.'),
  isMine: z.boolean().describe("It is the caller's own."),
  generalAccess: GeneralAccess,
  access: SetAccess.describe('What the caller may do with it: use it, or edit it too.'),
  canShare: z.boolean().describe('The caller may change with whom it is shared: its owner, and who manages the bank.'),
  isForPractice: z.boolean().describe('Students may practise it by themselves.'),
  tags: z.array(z.string()).describe('Its tags, as they were written first.'),
  difficulties: z
    .array(z.int())
    .describe('How hard its questions are, from 1 to 5, each level once; empty where nobody said.'),
});
export type SetListItem = z.infer<typeof SetListItem>;

/** A paper in lists. */
export const PaperListItem = z.object({
  id: z.int().describe('The paper.'),
  title: z.string().describe('The title as it was written first.'),
  titleZh: z.string().nullable().describe('The Chinese title; null where there is none.'),
  programme: outputFields.programme,
  variant: outputFields.variant,
  paperTypeId: z
    .int()
    .nullable()
    .describe("Code of the paper type, which chooses the report page; null: the programme's usual one."),
  questionCount: z.int().describe('Questions of the newest revision.'),
  version: z.int().describe('Number of the newest revision, from 1.'),
  updatedAt: z.iso.datetime().describe('When the newest revision was saved.'),
  owner: PersonName.describe('Who composed it.'),
  isMine: z.boolean().describe('The caller may change it.'),
});
export type PaperListItem = z.infer<typeof PaperListItem>;

/** A pinned set with what composing a paper needs. */
export const SetSummary = z.object({
  setId: z.int().describe('The question set.'),
  revisionId: z.int().describe('The pinned revision.'),
  version: z.int().describe('Number of the pinned revision.'),
  newestVersion: z
    .int()
    .describe("Number of the set's newest revision: above the pinned one where the set has gone on since."),
  isHidden: z.boolean().describe('Deleted from the bank; what pinned it keeps it.'),
  isRestricted: z
    .boolean()
    .describe('The caller may not use the set outside of a paper that has it: nobody shared it with them.'),
  title: z.string().describe('The title as it was written first.'),
  titleZh: z.string().nullable().describe('The Chinese title; null where there is none.'),
  programme: outputFields.programme,
  subject: outputFields.subject,
  questions: z
    .array(
      z.object({
        id: outputFields.questionId,
        type: outputFields.questionType,
        points: z.int().describe('Hundredths of a point that a full answer earns.'),
        asksForCalculator: z
          .literal(true)
          .optional()
          .describe('Its words ask for a calculator; absent: they do not, or nobody can tell.'),
      }),
    )
    .describe('The questions of the pinned revision, in order.'),
});
export type SetSummary = z.infer<typeof SetSummary>;
