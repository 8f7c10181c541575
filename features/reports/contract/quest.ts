import * as z from 'zod';
import { Stimulus } from '@inkstone/bank/contract';
import { Id } from '@inkstone/base';
import { alias, callsWith } from '@inkstone/call';
import { AnswerFile, AnswerRecording } from '@inkstone/marking/contract';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { homeworkReport, homeworkReportTeacher } from './attempt.ts';

const call = callsWith(refusals);

/** One task of homework that a teacher wrote, as the teacher reads it. */
const Task = z.object({
  questId: z.int(),
  number: z.int().describe('From 1.'),
  stimulus: Stimulus.describe('What stands beside the task: text, pictures, documents, recordings.'),
  prompt: z.unknown(),
  model: z.string().describe('A good answer as rich text; may be empty.'),
  points: z.number().describe('Points that full marks earn.'),
});

/** What one student handed in for one task. */
const Handed = z.object({
  questId: z.int(),
  text: z.string().describe('The beginning of what was written.'),
  words: z.int(),
  files: z.array(AnswerFile),
  recordings: z.array(AnswerRecording),
  isBlank: z.boolean(),
  earned: z.number().nullable().describe('Points released; null while a teacher has to mark.'),
  possible: z.number(),
});

/** Defined homework as its teacher reads it. */
export const questDetail = call({
  path: 'backend/quest/detail',
  method: 'GET',
  effect: 'read',
  summary: 'One piece of homework that this teacher wrote: its tasks, and what every student handed in, at a glance.',
  who: teacherSide.may('publish_homework'),
  input: z.object({ id: Id.describe('The assignment.') }),
  output: z.object({
    id: z.int(),
    tasks: z.array(Task),
    students: z.array(
      z.object({
        studentId: z.int(),
        attemptId: z.int(),
        name: z.string(),
        submittedAt: z.iso.datetime(),
        score: z.number().nullable().describe('Null while something is to be marked.'),
        answers: z.array(Handed).describe('In the order of the tasks.'),
      }),
    ),
    scoreMax: z.number(),
  }),
});

/** One student's report of a piece, by the same operation as of any homework. */
export const questReport = alias('backend/quest/report', homeworkReportTeacher);

/** My report of a piece, by the same operation as of any homework. */
export const myQuestReport = alias('frontend/quest/report', homeworkReport);
