import * as z from 'zod';
import { Id, Ids, integerBetween, RequestId } from '@inkstone/base';
import { Clip } from '@inkstone/exam/stimulus';
import {
  call,
  Code,
  Difficulty,
  Distractors,
  Evidence,
  Explanation,
  IdList,
  StimulusDraft,
  Tag,
  maxTags,
  Title,
  TitleZh,
} from './shapes.ts';
import { QuestionRubric } from './question-rubric.ts';
import { setEditor } from './access.ts';

const invalidatedBySets = ['topic/*', 'teacher/getTopicTree', 'teacher/getTopicArrList', 'backend/exam/lists'];

/** The most knowledge points of a question beside its main one. */
export const maxFurtherPoints = 9;

/** One question as the editor sends it. */
export const QuestionDraft = z.object({
  id: Id.optional().describe('The question that goes on; absent: a new one.'),
  type: Code.describe('Id of the question type.'),
  prompt: z.unknown().describe("What is asked, in the question type's own shape."),
  key: z.unknown().describe("The right answer, in the question type's own shape."),
  explanation: Explanation.describe('Why the key is right; empty where nobody wrote it.'),
  evidence: Evidence.optional().describe(
    "Exact quotes of the set's passage or transcript, or of the question where the set has neither, each found once in it; absent: none.",
  ),
  distractors: Distractors.optional().describe('Why somebody takes a wrong option, by its id; absent: not said.'),
  points: z.int().min(1).max(100_000).describe('Hundredths of a point that a full answer earns.'),
  knowledgeNodeId: Id.nullable()
    .default(null)
    .describe("The main knowledge point that it tests, a place in the bank's tree; absent or null: none."),
  furtherNodeIds: Ids.max(maxFurtherPoints)
    .optional()
    .describe("Further knowledge points that it tests, places in the bank's tree; absent: none."),
  difficulty: Difficulty.nullable()
    .optional()
    .describe('How hard it is, from 1, very easy, to 5, very hard; null: not said; absent: as it was.'),
  clip: Clip.nullable()
    .default(null)
    .describe("The part of the set's recording that the question plays again; null for none."),
  rubric: QuestionRubric.nullable()
    .optional()
    .describe('The rubric by which its answers are marked; absent or null: that of the exam, or points alone.'),
});

/** A set as the editor sends it. */
export const SetDraft = z.object({
  programme: Code.describe('The programme that the set belongs to, by its id.'),
  subject: Code.describe('The subject within the programme, by its id.'),
  title: Title,
  titleZh: TitleZh,
  tags: z
    .array(Tag)
    .max(maxTags)
    .optional()
    .describe('Words of the school by which the set is found; absent: as they were.'),
  stimulus: StimulusDraft.describe('What the questions are about.'),
  questions: z
    .array(QuestionDraft)
    .min(1)
    .max(60)
    .describe('The questions, in order; one that is left out is not in the new revision.'),
});
export type SetDraft = z.infer<typeof SetDraft>;
export type QuestionDraft = z.infer<typeof QuestionDraft>;

/** Saves a set: a new one, or the next revision. */
export const saveQuestionSet = call({
  path: 'topic/saveTopic',
  method: 'POST',
  effect: 'write',
  summary: 'Keep a new question set, or the next revision of one; what was given to students stays as it was.',
  access: setEditor,
  input: SetDraft.extend({
    requestId: RequestId,
    setId: Id.optional().describe('The set that goes on; absent: a new one.'),
    copiedFrom: Id.optional().describe(
      'The set that a new one is a copy of: the copy is kept back where that one is not open to every teacher; absent: none.',
    ),
    version: integerBetween(1, 100_000)
      .optional()
      .describe('Number of the revision that the editor began with; needed with topicId, absent for a new set.'),
  }),
  output: z.object({
    setId: z.int().describe('The set that was kept.'),
    version: z.int().describe('Number of the revision that was made, from 1.'),
    revisionId: z.int().describe('The revision that was made, as papers pin it.'),
    questionIds: z
      .array(z.int())
      .describe('The questions of the revision, in the order sent: new ones have their ids now.'),
  }),
  refusals: [
    'set.savedMeanwhile',
    'set.notEditable',
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
    'question.notOfSet',
  ],
  invalidates: invalidatedBySets,
  maxBytes: 4 * 1024 * 1024,
});

/** Hides a set from the bank, or restores it. */
export const deleteQuestionSet = call({
  path: 'topic/deleteTopic',
  method: 'POST',
  effect: 'write',
  summary: 'Hide an own set from the bank, or bring it back; papers and given work keep it.',
  access: setEditor,
  input: z.object({
    setId: Id.describe("The question set, one of the caller's own."),
    restore: z.boolean().default(false).describe('True brings a hidden set back.'),
  }),
  output: z.object({}),
  invalidates: invalidatedBySets,
});

/** The most sets that are marked at once. */
export const maxMarkedSets = 500;

/** Marks sets for practice, or takes the mark away. */
export const markForPractice = call({
  path: 'topic/markForPractice',
  method: 'POST',
  effect: 'write',
  summary: 'Let students practise some sets by themselves, or no longer; practice that was begun goes on.',
  access: setEditor,
  input: z.object({
    ids: IdList.describe("The question sets, the caller's own or not: the bank belongs to the school."),
    isForPractice: z.boolean().describe('True: students may practise them; false: they may not.'),
  }),
  output: z.object({
    count: z.int().describe('Sets that have the mark so now; deleted ones are left out.'),
    unfit: z.int().describe('Sets that cannot have the mark, because a teacher marks one of their questions.'),
  }),
  refusals: ['set.notEditable'],
  invalidates: [...invalidatedBySets, 'frontend/practice/*'],
});
