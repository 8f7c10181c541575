import * as z from 'zod';
import { Id, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { inputFields, outputFields } from '@inkstone/exam/fields';
import { teacherSide } from '@inkstone/session/contract';
import { legacy } from './legacy.ts';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals, legacy);

/** An attempt at one of the caller's assignments that a corrected key affects. */
export const RegradeChange = z.object({
  attemptId: outputFields.attemptId,
  assignmentId: outputFields.assignmentId,
  assignmentTitle: z.string().describe("Title of the work in the caller's language."),
  studentName: outputFields.studentName,
  answer: z.string().describe('In the old spelling.'),
  from: z
    .object({
      outcome: z.string().describe('How the answer goes: right, partial, wrong or blank.'),
      points: z.number().nullable().describe('Points that the answer earns; null while a teacher has to mark.'),
    })
    .describe('The question by the key that counted until now.'),
  to: z
    .object({
      outcome: z.string().describe('How the answer goes: right, partial, wrong or blank.'),
      points: z.number().nullable().describe('Points that the answer earns; null while a teacher has to mark.'),
    })
    .describe('The question by the new key.'),
  setByHand: z.boolean().describe('The total was set by hand: it stays as it is, whatever the question becomes.'),
  scoreFrom: z
    .number()
    .nullable()
    .describe('The total of the attempt until now, in points; null while a teacher has to mark.'),
  scoreTo: z
    .number()
    .nullable()
    .describe('The total of the attempt with the new key, in points; null while a teacher has to mark.'),
  errorBook: z
    .enum(['enters', 'leaves'])
    .nullable()
    .describe("Whether the question enters or leaves the student's error book; null where neither."),
});

/** Corrects a wrong key: dry run, apply, or reverse. */
export const changeKey = call({
  path: 'topic/regrade',
  method: 'POST',
  effect: 'write',
  summary: 'A wrong key changed: dry run (who changes, from what to what), apply, or reverse a batch; audited.',
  access: teacherSide.may('repository_quest'),
  input: z.object({
    requestId: RequestId,
    setId: Id.describe('The question set.'),
    questionId: inputFields.questionId,
    assignmentId: Id.optional().describe(
      "The caller's own work whose words are meant, whatever was edited since; absent: as the question stands in the bank.",
    ),
    key: z.unknown().describe("The new key in the question type's own shape; not needed to reverse."),
    mode: z
      .enum(['dryRun', 'apply', 'reverse', 'approve', 'decline'])
      .describe(
        "dryRun: tell what would change; apply: change it; reverse: take a change back; approve: let another teacher's change count for everybody; decline: leave it in that teacher's own work.",
      ),
    batchId: Id.optional().describe('The change to take back or to decide on; absent for the other modes.'),
  }),
  output: z.object({
    batchId: z
      .int()
      .nullable()
      .describe('The change that was made or taken back, to name it later; null for a dry run.'),
    changes: z.array(RegradeChange).describe("Attempts at the caller's own work that change."),
    elsewhere: z
      .int()
      .describe("Attempts at other teachers' work that change too; whose they are, their teachers know."),
    unchanged: z.int().describe('Attempts that the key does not change.'),
    appliesTo: z
      .enum(['everyone', 'ownWork'])
      .describe(
        "everyone: the caller is the set's author or manages the bank; ownWork: only work that the caller gave.",
      ),
    waiting: z
      .int()
      .describe("Attempts at other teachers' work that keep the key until the set's author approves; 0 for everyone."),
  }),
  refusals: [
    'regrade.sameKey',
    'regrade.unfit',
    'regrade.reversed',
    'regrade.newer',
    'regrade.notYours',
    'regrade.decided',
  ],
  invalidates: ['backend/*', 'do/*', 'topic/*'],
});

/** Sets a student's total by hand. */
export const overrideScore = call({
  path: 'backend/test/modifyScore',
  method: 'POST',
  effect: 'write',
  summary: "Change a student's total by hand; who, when and why stand in the ledger.",
  access: teacherSide.may('publish_test', 'publish_homework'),
  input: z.object({
    requestId: RequestId,
    attemptId: inputFields.attemptId,
    score: z
      .number()
      .min(0)
      .max(10_000)
      .multipleOf(0.01)
      .nullable()
      .describe('The total that shall count, in points, to the hundredth; null: the computed one counts again.'),
    reason: z.string().trim().min(1).max(500).describe('Why, for the ledger of the work.'),
  }),
  output: z.object({
    oldPoints: z.number().nullable().describe('The total before, in points; null where there was none.'),
    newPoints: z
      .number()
      .nullable()
      .describe('The total that now counts, in points; null where it is computed and a teacher has to mark.'),
  }),
  refusals: ['score.outOfRange', 'report.notHandedIn'],
  invalidates: ['backend/*', 'do/*'],
});

/** Opens a report by hand. */
export const openReport = call({
  path: 'backend/test/assess',
  method: 'POST',
  effect: 'write',
  summary: 'Open the report of an assignment by hand, before or without its time.',
  access: teacherSide.may('publish_test', 'publish_homework'),
  input: z.object({ requestId: RequestId, id: Id.describe('The assignment.') }),
  output: z.object({ openedAt: z.iso.datetime().describe('When the report was opened.') }),
  refusals: ['report.opened'],
  invalidates: ['backend/*'],
});
