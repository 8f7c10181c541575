import * as z from 'zod';
import { Stimulus } from '@inkstone/bank/contract';
import { Id, optionalPagingInput, pageFields } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { outputFields } from '@inkstone/exam/fields';
import { AnswerFile, AnswerRecording } from '@inkstone/marking/contract';
import { teacherSide } from '@inkstone/session/contract';
import { legacy } from './legacy.ts';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals, legacy);

/** One task of teacher-written homework, as the teacher reads it. */
const Task = z.object({
  questionId: outputFields.questionId,
  number: z.int().describe('Number of the task, from 1.'),
  stimulus: Stimulus.describe('What stands beside the task: text, pictures, documents, recordings.'),
  prompt: outputFields.prompt,
  model: z.string().describe('A good answer as rich text; may be empty.'),
  points: z.number().describe('Points that full marks earn.'),
});

/** What one student submitted for one task. */
const TaskSubmission = z.object({
  questionId: outputFields.questionId,
  text: z.string().describe('The beginning of what was written.'),
  words: z.int().describe('Words of the whole text.'),
  files: z.array(AnswerFile).describe('Files handed in, in the order of the answer.'),
  recordings: z.array(AnswerRecording).describe('Recordings handed in, in the order made.'),
  isBlank: z.boolean().describe('Nothing was handed in for the task.'),
  earned: z.number().nullable().describe('Points released; null while a teacher has to mark.'),
  possible: z.number().describe('Points that full marks earn.'),
});

/** Teacher-written homework as its teacher reads it. */
export const getDefinedHomework = call({
  path: 'backend/quest/detail',
  method: 'GET',
  effect: 'read',
  summary: 'One piece of homework that this teacher wrote: its tasks, and what every student handed in, at a glance.',
  access: teacherSide.may('publish_homework'),
  input: z.object({ id: Id.describe('The assignment.'), ...optionalPagingInput() }),
  output: z.object({
    id: outputFields.assignmentId,
    tasks: z.array(Task).describe('The tasks in order.'),
    students: z
      .array(
        z.object({
          studentId: outputFields.studentId,
          attemptId: outputFields.attemptId,
          name: outputFields.studentName,
          submittedAt: z.iso.datetime().describe('When the student handed in.'),
          score: z.number().nullable().describe('Points of all tasks; null while something is to be marked.'),
          answers: z.array(TaskSubmission).describe('In the order of the tasks.'),
        }),
      )
      .describe('Everyone who handed in, by name; one page of them where a size is named.'),
    ...pageFields,
    toMark: z.int().describe('Students of all pages whose answers wait for a mark.'),
    scoreMax: z.number().describe('Points that full marks of all tasks earn.'),
  }),
});
