import * as z from 'zod';
import { createCallFactory, signedIn } from '@inkstone/call';
import { assignmentKindIds } from '@inkstone/exam/assignment-kinds';
import { refusals } from '../refusals.ts';
import { legacy } from './legacy.ts';

const call = createCallFactory(refusals, legacy);

const title = z.string().describe("What it is called, in the caller's language.");
const classes = z.array(z.string().describe('A class.'));

/** A matching assignment. */
export const AssignmentMatch = z.object({
  id: z.int().describe('The assignment.'),
  kind: z.enum(assignmentKindIds).describe('Which screen opens it.'),
  title,
  deadline: z.iso.datetime().describe("Until when: for a student the own deadline with extra time, else everyone's."),
  classes: classes.describe(
    'Names of the classes that it was given to; for a student the own one, if through a class.',
  ),
  isWithdrawn: z.boolean().describe('The teacher took it back; never so for students, who do not find it.'),
});
export type AssignmentMatch = z.output<typeof AssignmentMatch>;

/** A matching edition of a textbook. */
export const BookMatch = z.object({
  id: z.int().describe('The edition.'),
  title: z.string().describe("What the book is called, in the caller's language."),
  annotator: z.string().describe('Who annotated it; empty for an original.'),
  programme: z.string().describe('Id of the programme that it prepares for; empty for none.'),
});
export type BookMatch = z.output<typeof BookMatch>;

/** A matching student. */
export const StudentMatch = z.object({
  id: z.int().describe('The student.'),
  name: z.string().describe("What the student is called, in the caller's language."),
  username: z.string().describe("Name of the student's account."),
  classes: classes.describe('Names of the classes of this teacher that the student is in.'),
});
export type StudentMatch = z.output<typeof StudentMatch>;

const content = {
  title,
  programme: z.string().describe('Id of the programme.'),
  questionCount: z.int().describe('How many questions it holds.'),
  updatedAt: z.iso.datetime().describe('When it was last saved.'),
};

/** A matching paper. */
export const PaperMatch = z.object({
  id: z.int().describe('The paper.'),
  ...content,
  variant: z.string().describe("Id of the programme's exam that it is a paper of."),
});
export type PaperMatch = z.output<typeof PaperMatch>;

/** A matching question set. */
export const QuestionSetMatch = z.object({ id: z.int().describe('The question set.'), ...content });
export type QuestionSetMatch = z.output<typeof QuestionSetMatch>;

const groupSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({
    list: z.array(row).describe('Five at most; none where nothing is found, or where the caller has no list of these.'),
    hasMore: z.boolean().describe('Whether more are found than these.'),
    isNamed: z
      .boolean()
      .optional()
      .describe(
        'Whether one of these bears the words in its name; false where pinyin alone or other words led here, absent where nothing was looked for.',
      ),
  });

/** Searches the caller's own content, for the search in the top bar. */
export const search = call({
  path: 'common/search',
  method: 'GET',
  effect: 'read',
  summary:
    'Find by words in Chinese or English: my own assignments, tests, courses and textbooks, and for teachers students, papers and question sets.',
  access: signedIn,
  input: z.object({
    q: z
      .string()
      .trim()
      .max(100)
      .describe(
        'Words, each of which must occur; without one nothing is found. Of students also pinyin and user name.',
      ),
  }),
  output: z.object({
    homework: groupSchema(AssignmentMatch).describe(
      'Assignments: received by a student, given by a teacher; the newest first.',
    ),
    tests: groupSchema(AssignmentMatch).describe('Tests: received by a student, given by a teacher; the newest first.'),
    courses: groupSchema(AssignmentMatch).describe(
      'Courses: received by a student, given by a teacher; the newest first.',
    ),
    textbooks: groupSchema(BookMatch).describe(
      'Textbooks: received by a student, of the bank for a teacher; the newest first.',
    ),
    students: groupSchema(StudentMatch).describe("A teacher's own students, by name."),
    papers: groupSchema(PaperMatch).describe('Papers of the bank, the newest first.'),
    questionSets: groupSchema(QuestionSetMatch).describe('Question sets of the bank, the newest first.'),
  }),
});
