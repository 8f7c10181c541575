import * as z from 'zod';
import { createCallFactory } from '@inkstone/call';
import { inputFields, outputFields } from '@inkstone/exam/fields';
import { teacherSide } from '@inkstone/session/contract';
import { legacy } from '../legacy.ts';
import { refusals } from '../refusals.ts';
import { assignmentDetail } from './teacher-assignments.ts';

const call = createCallFactory(refusals, legacy);

const {
  titles,
  reportAt,
  timeLimit,
  maxListens,
  playbackSpeed,
  windowMode,
  examLanguage,
  shufflesQuestions,
  shufflesOptions,
  selfMarking,
  teacherMessage,
} = assignmentDetail.shape.assignment.shape;

/** Everything about a test that can be edited. */
export const getTestSettings = call({
  path: 'backend/test/detailForEdit',
  method: 'GET',
  effect: 'read',
  summary:
    'One own test with everything that backend/test/edit changes, as it was written; a withdrawn one can no longer be changed.',
  access: teacherSide.may('publish_test'),
  input: z.object({ id: inputFields.assignmentId }),
  output: z.object({
    id: outputFields.assignmentId,
    titles,
    teacherMessage,
    reportAt,
    timeLimit,
    maxListens,
    playbackSpeed,
    windowMode,
    examLanguage,
    shufflesQuestions,
    shufflesOptions,
    selfMarking,
    hasBegun: z
      .boolean()
      .describe('Some student has begun: the time limit, listens, speed, window and order can no longer be changed.'),
  }),
  refusals: ['assignment.withdrawn'],
});

/** The state of an assignment's reports, for opening them by hand. */
export const getReportOpening = call({
  path: 'backend/test/assess',
  method: 'GET',
  effect: 'read',
  summary:
    'How the reports of one own test or homework stand, for opening them by hand: when they were opened, or by what rule they open, and how many have handed in, still can, or wait to be marked.',
  access: teacherSide.may('publish_test', 'publish_homework'),
  input: z.object({ id: inputFields.assignmentId }),
  output: z.object({
    id: outputFields.assignmentId,
    reportAt,
    openedAt: z.iso
      .datetime()
      .nullable()
      .describe('When a teacher opened the reports by hand, as the POST of this name wrote it; null while nobody has.'),
    opensAt: z.iso
      .datetime()
      .nullable()
      .describe(
        "When the reports open by themselves if all is marked: the end of the last student's window with the grace; null where each opens on handing in, or only by hand.",
      ),
    total: z.int().describe('Students who have the work.'),
    submitted: z.int().describe('Of these, students who have handed in.'),
    mayAnswer: z.int().describe('Of the others, students whose window has not closed: they could hear the answers.'),
    toMark: z.int().describe('Students whose answers wait for a teacher.'),
  }),
  refusals: ['assignment.withdrawn'],
});
