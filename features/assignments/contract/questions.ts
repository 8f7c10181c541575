import * as z from 'zod';
import { LocalizedText, Stimulus } from '@inkstone/bank/contract';
import { Id, Ids, optionalPagingInput, pageFields, RequestId, NameInput } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { inputFields, outputFields } from '@inkstone/exam/fields';
import { Clip } from '@inkstone/exam/stimulus';
import { teacherSide } from '@inkstone/session/contract';
import { legacy } from '../legacy.ts';
import { refusals } from '../refusals.ts';
import { Percent } from './shapes.ts';

const call = createCallFactory(refusals, legacy);
const who = teacherSide.may('publish_homework', 'publish_test', 'publish_video');
const invalidatedCalls = ['backend/*', 'teacher/*', 'do/*'];

const Outcome = z.enum(['right', 'partial', 'wrong', 'blank', 'toBeMarked', 'notAsked']);

/** One question of an assignment with its results. */
export const AssignmentQuestion = z.object({
  questionId: outputFields.questionId,
  number: z.int().describe('From 1, through the whole work.'),
  setId: z.int().describe('The question set that it belongs to.'),
  setTitle: outputFields.setTitle,
  kind: z.string().describe('Name of the question type.'),
  excerpt: z.string().describe('The beginning of the question as plain text.'),
  points: z.number().describe('Points that a full answer earns.'),
  markedBy: z.enum(['machine', 'teacher']).describe('Who scores it.'),
  handedIn: z.int().describe('Students who have handed in.'),
  answered: z.int().describe('Of them, who answered it.'),
  toMark: z.int().describe('Answers that wait for a teacher.'),
  rate: Percent.describe(
    "Percent of its points that those earned whose answer is scored, blanks earning none; null while nobody's is.",
  ),
  removedAt: z.iso.datetime().nullable().describe('When it was taken out of the work; null while it is asked.'),
  mine: z
    .object({
      outcome: Outcome.describe('How it went; notAsked: it was taken out before the student began.'),
      notes: z.int().describe('Notes of a released mark that name an error.'),
    })
    .nullable()
    .describe('How it went for the student that was asked about; null where none was.'),
});

/** The questions of an assignment. */
export const listAssignmentQuestions = call({
  path: 'backend/homework/getQuestList',
  method: 'GET',
  effect: 'read',
  summary:
    "The questions of work that this teacher gave, with how the students' first sittings went; with a recipient, how each went for that student.",
  access: who,
  input: z.object({
    id: inputFields.assignmentId,
    recipientId: Id.optional().describe("The student's copy whose outcomes are wanted too; absent: nobody's."),
  }),
  output: z.object({
    questions: z.array(AssignmentQuestion).describe('The questions in the order of the work, those taken out too.'),
  }),
});

/** One question of an assignment. */
export const getAssignmentQuestion = call({
  path: 'backend/homework/getQuestDetail',
  method: 'GET',
  effect: 'read',
  summary: "One question of work that this teacher gave: prompt, key, explanation, every student's answer.",
  access: who,
  input: z.object({ id: inputFields.assignmentId, questionId: inputFields.questionId, ...optionalPagingInput() }),
  output: z.object({
    question: AssignmentQuestion.describe('The question as the list shows it.'),
    stimulus: Stimulus.describe('What the question is about: passage, pictures, recording with its transcript.'),
    clip: Clip.nullable().describe(
      "The part of the set's recording that the question plays again; null where it plays none.",
    ),
    prompt: outputFields.prompt,
    key: outputFields.key,
    explanation: LocalizedText.describe('Why the key is right, as rich text in both languages.'),
    answers: z
      .array(
        z.object({
          recipientId: outputFields.recipientId,
          studentName: outputFields.studentName,
          attemptId: outputFields.attemptId,
          redoId: z.int().nullable().describe('The request that the sitting answers; null for the first sitting.'),
          value: outputFields.value,
          outcome: Outcome.describe('How it went; notAsked: it was taken out before the student began.'),
          earned: z.number().nullable().describe('Points that it earned; null while a teacher has to mark.'),
          possible: z.number().describe('Points that a full answer earns.'),
        }),
      )
      .describe(
        "Of sittings handed in, by the students' names; redos after the first; one page of them where a size is named.",
      ),
    ...pageFields,
  }),
});

/** Removes questions from an assignment. */
export const removeQuestions = call({
  path: 'backend/homework/removeQuest',
  method: 'POST',
  effect: 'write',
  summary:
    'Take questions out of given work, or put them back: whoever begins later is not asked them; answers already given are kept and no longer scored or reported, and every sitting handed in is scored anew. A sitting that is open still shows them. At least one question stays.',
  access: who,
  input: z.object({
    requestId: RequestId,
    id: inputFields.assignmentId,
    questionIds: Ids.min(1).max(500).describe('The questions to take out or to put back.'),
    mode: z
      .enum(['remove', 'putBack'])
      .default('remove')
      .describe('remove: take out of the work; putBack: ask again whoever begins later.'),
  }),
  output: z.object({
    questions: z.int().describe('Questions that are left.'),
    rescored: z.int().describe('Sittings scored anew.'),
  }),
  refusals: ['assignment.withdrawn', 'assignment.deleted', 'questions.last'],
  invalidates: invalidatedCalls,
});

/** Copies questions of an assignment into new question sets of the teacher. */
export const packQuestions = call({
  path: 'backend/homework/packQuest',
  method: 'POST',
  effect: 'write',
  summary:
    'Collect questions of given work into new question sets of my own in the bank, ready to be given again: one set for each text or recording that they share, with keys and explanations as they count now.',
  access: teacherSide.may('repository_quest'),
  input: z.object({
    requestId: RequestId,
    id: inputFields.assignmentId,
    questionIds: Ids.min(1).max(500).describe('The questions to collect.'),
    title: NameInput.min(1)
      .max(150)
      .describe(
        'Title of the new set; where several are made, each has the title of the set that it comes from behind it.',
      ),
    titleZh: NameInput.max(150).optional().describe('Their Chinese title; absent: none.'),
  }),
  output: z.object({
    setIds: z.array(z.int()).describe('The new sets, in the order of the work.'),
    questions: z.int().describe('How many questions were collected.'),
  }),
  invalidates: ['topic/*', 'teacher/*'],
});
