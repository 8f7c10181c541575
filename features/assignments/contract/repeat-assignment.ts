import * as z from 'zod';
import { Ids, Instant, RequestId } from '@inkstone/base';
import { createCallFactory, type RoleAccess } from '@inkstone/call';
import type { AssignmentFamily } from '@inkstone/exam/assignment-kinds';
import { inputFields, outputFields } from '@inkstone/exam/fields';
import { TermRef } from '@inkstone/people/contract';
import { teacherSide } from '@inkstone/session/contract';
import { legacy } from '../legacy.ts';
import { refusals } from '../refusals.ts';
import { WindowModeInput } from './create-input.ts';

const call = createCallFactory(refusals, legacy);

/** The call that gives work of one family again, as a row of its calls. */
export const repeatCallsFor = (family: AssignmentFamily, who: RoleAccess) => ({
  repeatAssignment: call({
    path: `backend/${family}/giveAgain`,
    method: 'POST',
    effect: 'write',
    summary:
      'Give what was given once again to other classes: the same content in its newest state in the bank, the same choices and words.',
    access: who,
    input: z.object({
      requestId: RequestId,
      id: inputFields.assignmentId,
      classIds: Ids.min(1).max(100).describe('Own classes whose present students get it.'),
      beginsAt: Instant.describe('From when it may be begun.'),
      deadline: Instant.describe('When it is due.'),
      windowMode: WindowModeInput.describe(
        'The window: as in the exam or training; refused where there is no such choice, absent: as it was given.',
      ),
    }),
    output: z.object({
      id: z.int().describe('The assignment that was given.'),
      recipients: z.int().describe('Students who got it, each once.'),
    }),
    refusals: [
      'assignment.deleted',
      'recipients.none',
      'content.missing',
      'deadline.beforeBegin',
      'deadline.past',
      'window.noExam',
    ],
    invalidates: ['backend/*', 'teacher/*'],
  }),
});

/** Classes of one term, with the times that work of another term has in theirs. */
const RepeatTarget = z.object({
  term: TermRef.nullable().describe('The term of these classes; null: none.'),
  beginsAt: z.iso
    .datetime()
    .describe(
      "Proposed beginning: the weekday and hour of the first one in the school's zone, in the same week of the term or as soon after as it lies ahead.",
    ),
  deadline: z.iso.datetime().describe('Proposed deadline, moved as far as the beginning.'),
  isOutsideTerm: z.boolean().describe('Whether a proposed time lies outside the days of the term.'),
  classes: z
    .array(
      z.object({
        id: z.int().describe('The class.'),
        name: z.string().describe("What the class is called, in the caller's language."),
        studentCount: z.int().describe('Students who are members now.'),
        hasIt: z.boolean().describe('Whether the class was given this work before.'),
      }),
    )
    .describe('Classes that the caller teaches, by name.'),
});
export type RepeatTarget = z.output<typeof RepeatTarget>;

/** What is needed to give work again. */
export const getRepeatPlan = call({
  path: 'backend/assignment/giveAgainPlan',
  method: 'GET',
  effect: 'read',
  summary:
    'Prepare giving one own assignment again: own classes by terms with proposed times, and what of it left the bank meanwhile.',
  access: teacherSide.may('publish_test', 'publish_homework', 'publish_textbook', 'publish_video'),
  input: z.object({ id: inputFields.assignmentId }),
  output: z.object({
    id: outputFields.assignmentId,
    targets: z.array(RepeatTarget).describe('Own classes by term, the current one first.'),
    isPossible: z.boolean().describe('False where nothing of it is in the bank any more.'),
    retired: z
      .array(
        z.object({
          title: z.string().describe("What it is called, in the caller's language."),
          isLeftOut: z.boolean().describe('True: not given again; false: still a part of what is given.'),
        }),
      )
      .describe('What was taken out of the bank since.'),
    windowMode: z
      .enum(['exam', 'training'])
      .optional()
      .describe('The window that is proposed: that of the work, or the usual one. Absent: there is no choice.'),
    examLanguage: z
      .enum(['en', 'both'])
      .optional()
      .describe('The language of the real exam; absent: there is no choice of the window.'),
    removedQuestions: z.int().describe('Questions that were taken out of it; they stay out.'),
  }),
  refusals: ['assignment.deleted'],
});
export type RepeatPlan = z.output<(typeof getRepeatPlan)['output']>;
