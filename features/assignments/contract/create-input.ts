import * as z from 'zod';
import { Id, Ids, Instant, RequestId, NameInput, integerBetween } from '@inkstone/base';
import { DefinedHomework } from './defined-homework.ts';

/** Whether work is given to those who join its classes later. */
export const IsForJoiners = z
  .boolean()
  .optional()
  .describe(
    'Whether those who join a chosen class while the work runs get it too; absent: so for textbooks and courses, not for homework and tests.',
  );

/** The window of an assignment. */
export const WindowModeInput = z.enum(['exam', 'training']).optional();

/** Whether answers can be confirmed to see their keys at once. */
export const HasInstantFeedback = z.boolean().optional();

/** Whether each attempt has an order of questions, or of options, of its own. */
export const IsShuffled = z.boolean().optional();

/** Input for creating an assignment. */
export const CreateAssignmentInput = z.object({
  requestId: RequestId,
  title: NameInput.min(1)
    .max(200)
    .describe('Title of the work, in English or, where it is written in Chinese alone, in Chinese.'),
  titleZh: NameInput.max(200)
    .optional()
    .describe('The title for those who read Chinese; absent: the same for everybody.'),
  paperId: Id.optional().describe('The paper that is given; absent where sets or own tasks are.'),
  setIds: Ids.max(100)
    .optional()
    .describe('Question sets, in their order; absent where there is a paper or own tasks.'),
  studentIds: Ids.max(2000).default([]).describe('Single students who get it; absent: none.'),
  classIds: Ids.max(100).default([]).describe('Classes whose present students get it; absent: none.'),
  isForJoiners: IsForJoiners,
  beginsAt: Instant.describe('From when it may be begun.'),
  deadline: Instant.describe('When it is due.'),
  timeLimit: z
    .int()
    .min(60)
    .max(86_400)
    .nullish()
    .describe("Seconds for the whole, instead of the programme's clocks; absent or null: the programme's."),
  allowsOvertime: z
    .boolean()
    .optional()
    .describe(
      'True lets texts of homework be written on after their time; what is written then is kept apart and counts only where the marker says so. Refused for tests; absent: what is written after the time counts like the rest.',
    ),
  maxListens: z
    .int()
    .min(1)
    .max(20)
    .nullish()
    .describe('How often a recording may be played; absent or null: as the programme says.'),
  playbackSpeed: z
    .int()
    .min(50)
    .max(200)
    .nullish()
    .describe('Speed of recordings in hundredths: 100 as recorded; absent or null: as recorded.'),
  windowMode: WindowModeInput.describe(
    'The window: as in the exam, without the comforts that the real one lacks and in its language, or training, with them; absent: as in the exam for tests, training for homework. Refused where the programme imitates no real exam.',
  ),
  hasInstantFeedback: HasInstantFeedback.describe(
    'True lets students confirm each answer that a machine scores, see at once whether it is right, with key and explanation, and not change it afterwards. Refused for tests and in a window as in the exam; absent: keys come with the report.',
  ),
  shufflesQuestions: IsShuffled.describe(
    'True shows the questions to each student in another order: those about one passage, recording or picture stay together in their order, sets stay in their part, and questions that name one another stay as they are. Refused in a window as in the exam and for own tasks; absent: in the stored order.',
  ),
  shufflesOptions: IsShuffled.describe(
    'True shows the options of choices to each student in another order: "none of the above" stays in its place, ordered numbers and options that name letters stay as they are. Refused in a window as in the exam and for own tasks; absent: in the stored order.',
  ),
  selfMarking: z
    .boolean()
    .default(false)
    .describe('True lets students mark their answers with the key once the report is open.'),
  teacherMessage: z
    .string()
    .trim()
    .max(2000)
    .nullish()
    .describe('Words to the students, shown before the work begins; absent or null: none.'),
  markers: Ids.max(50)
    .default([])
    .describe('Colleagues who may mark it beside the teacher who gives it; absent: none.'),
  reportAt: z
    .enum(['submitted', 'closed', 'byHand'])
    .optional()
    .describe(
      'When students may read the report: on handing in, when nobody can answer any more, or when the teacher opens it; absent: submitted for homework, closed for tests.',
    ),
});

/** Input for creating homework; homework written by the teacher has neither a paper nor sets of the bank. */
export const CreateHomeworkInput = CreateAssignmentInput.extend({
  paperTypeId: integerBetween(1, 100_000_000)
    .optional()
    .describe('The task of a course that it is set as, by its type, which chooses the report; absent: none.'),
  defined: DefinedHomework.optional().describe('Tasks that the teacher wrote; absent where work comes from the bank.'),
});
