import * as z from 'zod';
import { Stimulus } from '@inkstone/bank/contract';
import { Id, optionalPagingInput, pageFields } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { outputFields } from '@inkstone/exam/fields';
import { AnswerFile, AnswerRecording } from '@inkstone/marking/contract';
import { teacherSide } from '@inkstone/session/contract';
import { getMyHomeworkReport, getStudentReport, ownReportInput, Report, reportReaderAccess } from './attempt.ts';
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

const questionId = Id.optional().describe('Only this question of the work; absent: all its questions.');

const questionReader =
  'a program that follows single questions of defined homework or of a course; the screens read the report of the whole work by ';

/** A student's own report of one question of defined homework or of a course. */
export const getMyQuestionReport = call({
  path: 'frontend/quest/report',
  method: 'GET',
  effect: 'read',
  summary:
    'My report of homework that a teacher wrote, or of a course, once it is open, with one question or all; other work is not found.',
  access: getMyHomeworkReport.access,
  input: ownReportInput.extend({ questionId }),
  output: Report,
  refusals: ['report.notYet', 'report.notHandedIn', 'report.asked'],
  interfaceFor: `${questionReader}do/getHomeworkReport.`,
});

/** A student's report of one question of defined homework or of a course, for the teacher. */
export const getStudentQuestionReport = call({
  path: 'backend/quest/report',
  method: 'GET',
  effect: 'read',
  summary:
    "One student's report of homework that this teacher wrote, or of a course, with one question or all; other work is not found.",
  access: reportReaderAccess,
  input: getStudentReport.input.extend({ questionId }),
  output: Report,
  refusals: ['report.notHandedIn'],
  interfaceFor: `${questionReader}do/getHomeworkReportTeacher.`,
});
