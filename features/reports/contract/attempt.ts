import * as z from 'zod';
import { Clip, Stimulus } from '@inkstone/bank/contract';
import { Id } from '@inkstone/base';
import { callsWith } from '@inkstone/call';
import { AnswerFile, AnswerRecording, EarlierDraft, ReleasedMark } from '@inkstone/marking/contract';
import { sitter, teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { Analysis } from './analysis.ts';

const call = callsWith(refusals);

const Explanation = z.object({ en: z.string(), zh: z.string() });

/** One question of a report, with its key: only after the report has opened. */
export const ReportQuestion = z.object({
  questId: z.int(),
  number: z.int().describe('From 1, through the whole work.'),
  kind: z.string().describe('Name of the question type.'),
  type: z.union([z.number(), z.string()]).describe("The type's code of old records, or its name where it has none."),
  options: z.array(z.object({ id_option: z.string(), text: z.string() })),
  options_answer_num: z.int(),
  sectionId: z.string(),
  skill: z.string().describe("The section's: reading, listening, speaking, writing ..."),
  setTitle: z.string(),
  stimulus: Stimulus.describe('What the question is about: passage, pictures, recording with its transcript.'),
  clip: Clip.nullable(),
  prompt: z.unknown(),
  key: z.unknown(),
  value: z.unknown().describe('The answer; null where it was left blank.'),
  recordings: z.array(AnswerRecording).describe('The parts of a spoken answer, in the order made.'),
  files: z.array(AnswerFile).describe('What was handed in as files, in the order of the answer.'),
  explanation: Explanation,
  outcome: z.enum(['right', 'partial', 'wrong', 'blank', 'toBeMarked', 'notChosen']),
  earned: z.number().nullable().describe('Points; null while a teacher has to mark.'),
  possible: z.number(),
  seconds: z.int(),
  schoolSeconds: z.int().nullable().describe("Mean of everyone's seconds on this question; null below five."),
  schoolRate: z.int().nullable().describe('Percent of everyone who got it right; null below five.'),
  knowledgePoint: z.object({ id: z.int(), name: z.string() }).nullable(),
  arrivedLate: z.boolean().describe('Given too late: kept and not scored.'),
  mark: ReleasedMark.nullable().describe("A teacher's mark once it is released; a draft never stands here."),
  selfMark: z.number().nullable().describe('Points that the student gave; null where none are asked for or given.'),
  analysis: Analysis.nullable().describe("The student's own words on a wrong reading answer."),
  isForAnalysis: z.boolean().describe('A wrong reading answer, of which the student may say what went wrong.'),
  keyChanged: z.boolean().describe('The key was corrected after the work was given.'),
  earlier: z.array(EarlierDraft).describe('Earlier drafts of a text that was done again, oldest first.'),
});

/** One sitting of the same work, to choose from. */
const Sitting = z.object({
  attemptId: z.int(),
  redoId: z.int().nullable().describe('The redo that it answers; null for the first.'),
  questions: z.int().describe('What it asked.'),
  submittedAt: z.iso.datetime(),
  score: z.number().nullable(),
  scoreMax: z.number().nullable(),
  isBest: z.boolean(),
});

/** The report of one attempt. */
export const Report = z.object({
  attemptId: z.int(),
  assignmentId: z.int(),
  kind: z.enum(['homework', 'definedHomework', 'test', 'textbook', 'course']),
  title: z.string(),
  programme: z.string(),
  variant: z.string(),
  variantName: z.string(),
  studentId: z.int(),
  studentName: z.string(),
  teacherName: z.string(),
  className: z.string(),
  startedAt: z.iso.datetime(),
  submittedAt: z.iso.datetime(),
  endedBy: z.enum(['student', 'clock', 'teacher']),
  period: z.enum(['regular', 'timeOut']),
  seconds: z.int().describe('Active seconds on questions.'),
  score: z.number().nullable().describe('The reported total; null while a teacher has to mark.'),
  scoreMax: z.number(),
  isEstimate: z.boolean(),
  answerRule: z
    .object({ right: z.number(), wrong: z.number(), blank: z.number() })
    .nullable()
    .describe('Points of one question by the rules of the attempt; null where the total is not made of them alone.'),
  scoreChanged: z.object({ was: z.number().nullable(), reason: z.string(), at: z.iso.datetime() }).nullable(),
  attempts: z.array(Sitting).describe('Every sitting handed in, oldest first; this one too.'),
  redo: z
    .object({
      redoId: z.int(),
      askedAt: z.iso.datetime(),
      redoDueDate: z.iso.datetime(),
      message: z.string().nullable(),
    })
    .nullable()
    .describe('What this sitting answers; null for the first.'),
  previous: z.object({ title: z.string(), score: z.number(), at: z.iso.datetime() }).nullable(),
  right: z.int(),
  partial: z.int().describe('Neither right nor wrong: part of the points.'),
  wrong: z.int(),
  blank: z.int(),
  counted: z.int(),
  accuracy: z.int().nullable().describe('Percent of the counted questions.'),
  sections: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      right: z.int(),
      wrong: z.int(),
      partial: z.int(),
      blank: z.int(),
      earned: z.number(),
      possible: z.number(),
      seconds: z.int(),
    }),
  ),
  scales: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        score: z.number().nullable().describe('Null while a teacher has to mark.'),
        low: z.number().nullable().describe('Lower end, where the table gives a span.'),
        high: z.number().nullable(),
        least: z.number(),
        most: z.number(),
        isEstimate: z.boolean(),
      }),
    )
    .describe("The exam's reported scores, such as one a section; they make the total."),
  points: z
    .array(z.object({ id: z.int(), name: z.string(), right: z.int(), total: z.int(), schoolRate: z.int().nullable() }))
    .describe('By knowledge point.'),
  questions: z.array(ReportQuestion),
  selfMarking: z.boolean().describe('The student marks the answers too, with the key.'),
  focusLost: z.int(),
  environment: z
    .enum(['checked', 'unchecked'])
    .nullable()
    .describe('Whether work that listens or records was begun on a checked device; null where it does neither.'),
});

const attempt = Id.optional().describe('One sitting of the work; the first, of all its questions, unless said.');
const mine = z.object({ id: Id.describe('The assignment.'), attempt });

/** A test's report for the student. */
export const testReport = call({
  path: 'frontend/test/report',
  method: 'GET',
  effect: 'read',
  summary: 'The report of my test, once it is open: every question with answer, key and explanation.',
  who: sitter,
  input: mine,
  output: Report,
  refusals: ['report.notYet', 'report.notHandedIn'],
});

/** A homework's report for the student. */
export const homeworkReport = call({
  path: 'do/getHomeworkReport',
  method: 'GET',
  effect: 'read',
  summary: 'The report of my homework, once it is open.',
  who: sitter,
  input: mine,
  output: Report,
  refusals: ['report.notYet', 'report.notHandedIn'],
});

/** A student's homework report for the teacher. */
export const homeworkReportTeacher = call({
  path: 'do/getHomeworkReportTeacher',
  method: 'GET',
  effect: 'read',
  summary: "One student's report of a homework that this teacher gave.",
  who: teacherSide.may('publish_homework', 'publish_test'),
  input: z.object({ id: Id.describe('The assignment.'), stuId: Id, attempt }),
  output: Report,
  refusals: ['report.notHandedIn'],
});

/** A student's report by the attempt, for the teacher. */
export const attemptReport = call({
  path: 'backend/test/attempt',
  method: 'GET',
  effect: 'read',
  summary: "One student's report of an attempt at work that this teacher gave.",
  who: teacherSide.may('publish_homework', 'publish_test'),
  input: z.object({ attemptId: Id }),
  output: Report,
  refusals: ['report.notHandedIn'],
});
