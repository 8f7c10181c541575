import * as z from 'zod';
import { Id } from '@inkstone/base';
import { assignmentKindIds } from './assignment-kinds/index.ts';

/** Output fields shared by many calls, each with one meaning. */
export const outputFields = {
  assignmentId: z.int().describe('The assignment: one piece of work as its teacher gave it to many.'),
  recipientId: z.int().describe("One student's copy of an assignment."),
  attemptId: z.int().describe('The attempt: one sitting of one student at one assignment.'),
  studentId: z.int().describe('The student, by the id of the person.'),
  studentName: z.string().describe("The student's name, in the reader's language."),
  teacherName: z.string().describe('Who gave the work, in the reader’s language.'),
  className: z.string().describe('Names of the classes that got the work, joined; empty where single students did.'),
  programme: z.string().describe('Id of the exam programme, such as sat, ap or toefl-2026.'),
  variant: z.string().describe('Id of the exam within its programme.'),
  subject: z.string().describe('Id of the subject within its programme.'),
  workKind: z
    .enum(assignmentKindIds)
    .describe('What was given; definedHomework was written by the teacher instead of chosen from the bank.'),
  isLate: z
    .boolean()
    .describe('regular: within the deadline; timeOut: handed in after it, or not handed in though it has passed.'),
  questionId: z.int().describe('The question, the same through all its revisions.'),
  number: z.int().describe('Number of the question, from 1 through the whole work.'),
  questionType: z.string().describe('Id of the question type.'),
  setTitle: z.string().describe("Title of the question set that it belongs to, in the reader's language."),
  prompt: z.unknown().describe("What is asked, in the question type's own shape; never holds the key."),
  key: z.unknown().describe("The right answer, in the question type's own shape."),
  value: z.unknown().describe("The answer, in the question type's own shape; null where it was left blank."),
  mime: z.string().describe('Kind of the bytes, as their content says: a MIME type.'),
  skill: z.string().describe('Skill of the section: reading, listening, speaking, writing ...'),
};

/** The most recordings that one answer has: the parts of what was spoken. */
export const answerRecordingsAtMost = 20;

/** The same fields as input. */
export const inputFields = {
  assignmentId: Id.describe('The assignment.'),
  attemptId: Id.describe('The attempt: one sitting of one student at one assignment.'),
  questionId: Id.describe('The question, the same through all its revisions.'),
};
