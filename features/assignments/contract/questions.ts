import * as z from 'zod';
import { Clip, Stimulus } from '@inkstone/bank/contract';
import { Id, RequestId } from '@inkstone/base';
import { callsWith } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { Percent } from './shapes.ts';

const call = callsWith(refusals);
const who = teacherSide.may('publish_homework', 'publish_test');
const stales = ['backend/*', 'teacher/*', 'do/*'];

const Outcome = z.enum(['right', 'partial', 'wrong', 'blank', 'toBeMarked', 'notAsked']);

/** One question of work that was given, with how it went. */
export const GivenQuestion = z.object({
  questId: z.int(),
  number: z.int().describe('From 1, through the whole work.'),
  setId: z.int(),
  setTitle: z.string(),
  kind: z.string().describe('Name of the question type.'),
  excerpt: z.string().describe('The beginning of the question as plain text.'),
  points: z.number(),
  markedBy: z.enum(['machine', 'teacher']),
  handedIn: z.int().describe('Students who have handed in.'),
  answered: z.int().describe('Of them, who answered it.'),
  toMark: z.int().describe('Answers that wait for a teacher.'),
  rate: Percent.describe('Percent of its points that those earned whose answer is scored; blanks earn none.'),
  removedAt: z.iso.datetime().nullable().describe('When it was taken out of the work.'),
  mine: z
    .object({
      outcome: Outcome,
      notes: z.int().describe('Notes of a released mark that name an error.'),
    })
    .nullable()
    .describe('How it went for the student that was asked about.'),
});

/** The questions of given work. */
export const getQuestList = call({
  path: 'backend/homework/getQuestList',
  method: 'GET',
  effect: 'read',
  summary:
    "The questions of work that this teacher gave, with how the students' first sittings went; with a recipient, how each went for that student.",
  who,
  input: z.object({ id: Id, recipientId: Id.optional() }),
  output: z.object({ questions: z.array(GivenQuestion) }),
});

/** One question of given work. */
export const getQuestDetail = call({
  path: 'backend/homework/getQuestDetail',
  method: 'GET',
  effect: 'read',
  summary: "One question of work that this teacher gave: prompt, key, explanation, every student's answer.",
  who,
  input: z.object({ id: Id, questId: Id }),
  output: z.object({
    question: GivenQuestion,
    stimulus: Stimulus.describe('With its transcript.'),
    clip: Clip.nullable(),
    prompt: z.unknown(),
    key: z.unknown(),
    explanation: z.object({ en: z.string(), zh: z.string() }),
    answers: z
      .array(
        z.object({
          recipientId: z.int(),
          studentName: z.string(),
          attemptId: z.int(),
          redoId: z.int().nullable().describe('Null for the first sitting.'),
          value: z.unknown().describe('Null where it was left blank.'),
          outcome: Outcome,
          earned: z.number().nullable(),
          possible: z.number(),
        }),
      )
      .describe("Of sittings handed in, by the students' names; redos after the first."),
  }),
});

/** Takes questions out of given work. */
export const removeQuest = call({
  path: 'backend/homework/removeQuest',
  method: 'POST',
  effect: 'write',
  summary:
    'Take questions out of given work, or put them back: whoever begins later is not asked them; answers already given are kept and no longer scored or reported, and every sitting handed in is scored anew. A sitting that is open still shows them. At least one question stays.',
  who,
  input: z.object({
    requestId: RequestId,
    id: Id,
    questIds: z.array(Id).min(1).max(500),
    mode: z.enum(['remove', 'putBack']).default('remove'),
  }),
  output: z.object({
    questions: z.int().describe('Questions that are left.'),
    rescored: z.int().describe('Sittings scored anew.'),
  }),
  refusals: ['assignment.withdrawn', 'assignment.deleted', 'questions.last'],
  stales,
});

/** Collects questions of given work into sets of one's own. */
export const packQuest = call({
  path: 'backend/homework/packQuest',
  method: 'POST',
  effect: 'write',
  summary:
    'Collect questions of given work into new question sets of my own in the bank, ready to be given again: one set for each text or recording that they share, with keys and explanations as they count now.',
  who: teacherSide.may('repository_quest'),
  input: z.object({
    requestId: RequestId,
    id: Id,
    questIds: z.array(Id).min(1).max(500),
    title: z.string().trim().min(1).max(150),
    titleZh: z.string().trim().max(150).optional(),
  }),
  output: z.object({
    topicIds: z.array(z.int()).describe('The new sets, in the order of the work.'),
    questions: z.int(),
  }),
  stales: ['topic/*', 'teacher/*'],
});
