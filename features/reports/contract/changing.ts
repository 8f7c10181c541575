import * as z from 'zod';
import { Id, RequestId } from '@inkstone/base';
import { callsWith } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = callsWith(refusals);

/** One attempt at the caller's own work that a changed key touches. */
export const RegradeChange = z.object({
  attemptId: z.int(),
  assignmentId: z.int(),
  assignmentTitle: z.string(),
  studentName: z.string(),
  answer: z.string().describe('In the old spelling.'),
  from: z.object({ outcome: z.string(), points: z.number().nullable() }),
  to: z.object({ outcome: z.string(), points: z.number().nullable() }),
  scoreFrom: z.number().nullable(),
  scoreTo: z.number().nullable(),
});

/** Changes a wrong key: first who would change, then for real, and back again. */
export const regrade = call({
  path: 'topic/regrade',
  method: 'POST',
  effect: 'write',
  summary: 'A wrong key changed: dry run (who changes, from what to what), apply, or reverse a batch; audited.',
  who: teacherSide.may('repository_quest'),
  input: z.object({
    requestId: RequestId,
    topicId: Id.describe('The question set.'),
    questId: Id,
    key: z.unknown().describe("The type's own key; not needed to reverse."),
    mode: z.enum(['dryRun', 'apply', 'reverse']),
    batchId: Id.optional().describe('The batch to reverse.'),
  }),
  output: z.object({
    batchId: z.int().nullable(),
    changes: z.array(RegradeChange),
    elsewhere: z
      .int()
      .describe("Attempts at other teachers' work that change too; whose they are, their teachers know."),
    unchanged: z.int().describe('Attempts that the key does not change.'),
  }),
  refusals: ['regrade.sameKey', 'regrade.unfit', 'regrade.reversed', 'regrade.newer'],
  stales: ['backend/*', 'do/*', 'topic/*'],
});

/** Changes a student's total by hand. */
export const modifyScore = call({
  path: 'backend/test/modifyScore',
  method: 'POST',
  effect: 'write',
  summary: "Change a student's total by hand; who, when and why stand in the ledger.",
  who: teacherSide.may('publish_test', 'publish_homework'),
  input: z.object({
    requestId: RequestId,
    attemptId: Id,
    score: z.number().min(0).max(10_000).multipleOf(0.01).describe('Points.'),
    reason: z.string().trim().min(1).max(500),
  }),
  output: z.object({ was: z.number().nullable(), becomes: z.number() }),
  refusals: ['score.outOfRange', 'report.notHandedIn'],
  stales: ['backend/*', 'do/*'],
});

/** What has been assessed, and opening a report by hand. */
export const openReport = call({
  path: 'backend/test/assess',
  method: 'POST',
  effect: 'write',
  summary: 'Open the report of an assignment by hand, before or without its time.',
  who: teacherSide.may('publish_test', 'publish_homework'),
  input: z.object({ requestId: RequestId, id: Id.describe('The assignment.') }),
  output: z.object({ openedAt: z.iso.datetime() }),
  refusals: ['report.opened'],
  stales: ['backend/*'],
});
