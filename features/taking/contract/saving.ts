import * as z from 'zod';
import { Id } from '@inkstone/base';
import { alias, callsWith } from '@inkstone/call';
import { sitter } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { JournalRecord, Synced } from './shapes.ts';

const call = callsWith(refusals);

const events = z.array(JournalRecord).max(500);
const windowId = z.uuid().optional().describe('The browser window that writes; one that was taken over is refused.');
const Saved = Synced.extend({
  ack: z.int().describe('Highest sequence number held without a gap; what is not above it is never sent again.'),
});
const saving = ['test.withdrawn', 'assignment.withdrawn', 'assignment.deleted', 'attempt.takenOver'] as const;

/** Appends to the journal. */
export const saveAnswers = call({
  path: 'do/saveTopicAnswer',
  method: 'POST',
  effect: 'write',
  summary: 'Append a batch of the journal of an attempt; sent twice it is applied once.',
  who: sitter,
  input: z.object({ attemptId: Id, windowId, events }),
  output: Saved,
  refusals: saving,
});

/** Appends, then closes the section or hands in. */
export const finish = call({
  path: 'do/saveTopic',
  method: 'POST',
  effect: 'write',
  summary: 'Append what is left of the journal, then close the section or hand in.',
  who: sitter,
  input: z.object({ attemptId: Id, windowId, events, finish: z.enum(['section', 'attempt']) }),
  output: Saved.extend({
    answered: z.int(),
    total: z.int(),
    submittedAt: z.iso.datetime().nullable(),
    reportOpensAt: z.iso.datetime().nullable().describe('Null where it opens by hand or is open already.'),
  }),
  refusals: [...saving, 'attempt.gap'],
  stales: ['frontend/*'],
});

/** Overtime writing saves by the same operation. */
export const saveOvertimeWriting = alias('do/saveToeflWritingOverTime', saveAnswers);

/** Defined homework saves by the same operation. */
export const saveDefinedHomework = alias('do/saveTopicEtc', saveAnswers);

/** The student's own marks. */
export const selfMark = call({
  path: 'do/submitSelfMark',
  method: 'POST',
  effect: 'write',
  summary: "Keep the student's own marks of a handed-in attempt, where the assignment asks for them.",
  who: sitter,
  input: z.object({
    attemptId: Id,
    marks: z.array(z.object({ questId: Id, earned: z.int().min(0).max(100_000) })).max(500),
  }),
  output: z.object({ kept: z.int() }),
  stales: ['frontend/test/report', 'do/getHomeworkReport'],
});
