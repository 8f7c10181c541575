import * as z from 'zod';
import { StudentAssignmentRecord } from '@inkstone/assignments/contract';
import { Id, Ids, pageFields, pagingInput, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { student, teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { legacy } from '../legacy.ts';
import { maxPracticeMinutes, maxPracticeQuestions } from '../practice-limits.ts';

const call = createCallFactory(refusals, legacy);

const Place = z.object({
  id: z.int().describe('The place in the tree of the bank.'),
  name: z.string().describe("What it is called, in the reader's language."),
});

/** What a student can choose from, and how much more they may put together. */
export const getPracticeOptions = call({
  path: 'frontend/practice/options',
  method: 'GET',
  effect: 'read',
  summary: 'Exams, sections and knowledge points with sets that are marked for practice, and the limits that are left.',
  access: student,
  input: z.object({}),
  output: z.object({
    programmes: z
      .array(
        z.object({
          id: z.string().describe('The programme.'),
          name: z.string().describe("What the programme is called, in the reader's language."),
          subjects: z
            .array(Place.extend({ points: z.array(Place).describe('Knowledge points with marked sets.') }))
            .describe('Sections of the programme with marked sets.'),
        }),
      )
      .describe('Programmes with marked sets; empty where no set is marked.'),
    openLeft: z.int().describe('How many more may lie open at once.'),
    todayLeft: z.int().describe('How many more may be put together today.'),
  }),
});

/** The sections of exams that a student can practise by themselves. */
export const listPracticeSections = call({
  path: 'frontend/practice/sections',
  method: 'GET',
  effect: 'read',
  summary: 'Sections of exams of which a whole paper is marked for practice, to practise one with its own clock.',
  access: student,
  input: z.object({}),
  output: z.object({
    list: z
      .array(
        z.object({
          programme: z.string().describe('The programme.'),
          programmeName: z.string().describe("What the programme is called, in the reader's language."),
          variant: z.string().describe('The exam of the programme.'),
          variantName: z.string().describe("What the exam is called, in the reader's language."),
          section: z.string().describe('The section of the exam.'),
          name: z.string().describe("What the section is called, in the reader's language."),
        }),
      )
      .describe('In the order of programmes, exams and sections; empty where no whole paper is marked.'),
  }),
});

const ExamPart = z.string().min(1).max(60).optional();

/** Puts practice together. */
export const createOwnPractice = call({
  path: 'frontend/practice/create',
  method: 'POST',
  effect: 'write',
  summary:
    'Put practice of my own together: by section, knowledge points and length, or from a report what I had wrong or what is like it. Which sets are asked is chosen by the server.',
  access: student,
  input: z.object({
    requestId: RequestId,
    source: z
      .enum(['choice', 'wrong', 'similar', 'section'])
      .describe(
        'choice: from a section; wrong: what I had wrong in some work; similar: unseen sets with the knowledge points of what I had wrong there; section: one section of a whole paper with its own clock.',
      ),
    subjectId: Id.optional().describe('With choice, the section: a place in the tree of the bank; absent otherwise.'),
    pointIds: Ids.max(10)
      .default([])
      .describe('With choice, knowledge points of that section; absent or empty: all of it.'),
    assignmentId: Id.optional().describe('With wrong and similar, the work whose report is open; absent otherwise.'),
    programme: ExamPart.describe('With section, the programme; absent otherwise.'),
    variant: ExamPart.describe('With section, the exam of the programme; absent otherwise.'),
    section: ExamPart.describe('With section, which section of the exam; absent otherwise.'),
    questions: z
      .int()
      .min(1)
      .max(maxPracticeQuestions)
      .optional()
      .describe('About how many questions; absent: as many as the minutes hold, or ten.'),
    minutes: z
      .int()
      .min(5)
      .max(maxPracticeMinutes)
      .optional()
      .describe('A clock of so many minutes, with as many questions as the exam asks in them; absent: no clock.'),
    hasInstantFeedback: z
      .boolean()
      .optional()
      .describe(
        'True lets me confirm each answer, see at once whether it is right, with key and explanation, and not change it afterwards; absent: keys come with the report.',
      ),
  }),
  output: z.object({
    id: z.int().describe('The practice, an assignment of its own kind.'),
    questions: z.int().describe('How many questions it asks.'),
    seen: z.int().describe('How many of its sets I have met before, because too few are left that I have not.'),
  }),
  refusals: [
    'practice.tooManyOpen',
    'practice.tooManyToday',
    'practice.noneMarked',
    'practice.nothingNow',
    'practice.nothingWrong',
    'practice.reportResting',
  ],
  invalidates: ['frontend/practice/*', 'frontend/homework/*'],
});

const practicePage = z.object({
  list: z.array(StudentAssignmentRecord).describe('One page of own practice: what is open first.'),
  ...pageFields,
});

/** The student's own practice. */
export const listOwnPractice = call({
  path: 'frontend/practice/lists',
  method: 'GET',
  effect: 'read',
  summary: 'Practice that I put together: what is open first, then the newest.',
  access: student,
  input: z.object({ ...pagingInput() }),
  output: practicePage,
});

/** Discards practice that was not handed in. */
export const discardOwnPractice = call({
  path: 'frontend/practice/discard',
  method: 'POST',
  effect: 'write',
  summary: 'Discard practice of my own that is not handed in; its answers are not scored.',
  access: student,
  input: z.object({ requestId: RequestId, id: Id.describe('The practice.') }),
  output: z.object({}),
  refusals: ['practice.handedIn'],
  invalidates: ['frontend/practice/*', 'frontend/homework/*'],
});

/** The own practice of a student, for a teacher of that student. */
export const listStudentPractice = call({
  path: 'backend/practice/lists',
  method: 'GET',
  effect: 'read',
  summary: "Practice that one of the teacher's own students put together; it stands in no statistic of a class.",
  access: teacherSide,
  input: z.object({ studentId: Id.describe("The student, one of the caller's own."), ...pagingInput() }),
  output: practicePage,
});
