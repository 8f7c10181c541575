import * as z from 'zod';
import { outputFields } from '@inkstone/exam/fields';

/** The state of one recipient in lists. */
export const State = z.enum(['notYet', 'toDo', 'onGoing', 'toBeMarked', 'complete']);

/** Whole percent; null while nothing is marked. */
export const Percent = z.int().min(0).max(100).nullable();

/** An assignment with the field names of the specification (section 3), for teachers and students. */
export const AssignmentRecord = z.object({
  id: outputFields.assignmentId,
  kind: outputFields.workKind,
  title: z.string().describe("Title of the work in the reader's language."),
  status: z
    .string()
    .describe(
      'How it stands, as the tabs of the list name it: for a student the state of the own copy, for a teacher that of all.',
    ),
  programme: outputFields.programme,
  variant: outputFields.variant,
  subject: outputFields.subject,
  assignDate: z.iso.datetime().describe('When it was given.'),
  beginsAt: z.iso.datetime().describe('From when it may be begun; for a student the own beginning.'),
  deadline: z.iso.datetime().describe('When it is due; for a student the own deadline with extra time.'),
  lastResponseTime: z.iso.datetime().nullable().describe('When an answer was last given; null before the first.'),
  finishTime: z.iso
    .datetime()
    .nullable()
    .describe('When the last recipient handed in, for a student the own hand-in; null before.'),
  averageAccuracy: Percent.describe(
    'Percent of the scored questions that were right, of everyone or of the student; null while none is scored or the report is closed to the student.',
  ),
  averageScore: z
    .number()
    .nullable()
    .describe('Mean points of those scored, for a student the own; null while there are none or they are not open.'),
  objectiveCorrectRate: Percent.describe(
    'Percent right of the questions that a machine scores; null while none is scored or the report is closed to the student.',
  ),
  averageSubjectiveScore: z
    .number()
    .nullable()
    .describe(
      'Mean points of the released marks of teachers, of everyone or of the student; null without any, or while the report is closed to the student.',
    ),
  className: z.string().describe('Names of the classes, joined; empty for single students.'),
  classTime: z.iso
    .datetime()
    .nullable()
    .describe('The next class session of these classes; null where there is none, and for a student.'),
  timeLimit: z.int().nullable().describe("Seconds for the whole; null: the programme's clocks."),
  allowsOvertime: z
    .boolean()
    .optional()
    .describe('Texts may be written on after their time; what is written then is kept apart. Absent: false.'),
  hasInstantFeedback: z
    .boolean()
    .optional()
    .describe('Answers can be confirmed to see their keys at once, and are final then. Absent: false.'),
  shufflesQuestions: z
    .boolean()
    .optional()
    .describe('Each attempt shows the questions in an order of its own. Absent: false.'),
  shufflesOptions: z
    .boolean()
    .optional()
    .describe('Each attempt shows the options in an order of its own. Absent: false.'),
  maxListens: z.int().nullable().describe('How often a recording may be played; null: as the programme says.'),
  playbackSpeed: z.int().nullable().describe('Speed of recordings in hundredths; null: as recorded.'),
  windowMode: z
    .enum(['exam', 'training'])
    .optional()
    .describe('The window: as in the exam or training; absent: none was chosen, as in work that was given earlier.'),
  examLanguage: z
    .enum(['en', 'both'])
    .optional()
    .describe(
      'The language of the real exam, where the window can be chosen; absent: it imitates none, and for a student.',
    ),
  selfMarking: z.boolean().describe('The student marks the answers too, with the key, once the report is open.'),
  teacherMessage: z.string().nullable().describe("The teacher's words to the students; null where there are none."),
  redo: z.boolean().describe('Questions are to be done again, for a teacher by some student.'),
  redoDueAt: z.iso
    .datetime()
    .nullable()
    .describe('Until when they may be done again, the latest date where there are several; null where there are none.'),
  isLate: outputFields.isLate,
  completed: z.int().describe('Recipients who handed in; for a student the questions answered.'),
  total: z.int().describe('Recipients; for a student the questions.'),
});
