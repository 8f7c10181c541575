import * as z from 'zod';
import { Id, RequestId } from '@inkstone/base';
import { callsWith } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { JournalRecord } from './shapes.ts';

const call = callsWith(refusals);

/** What a browser writes into a file when nothing else helps. */
export const UnsentFile = z.object({
  format: z.literal('inkstone-unsent-answers'),
  version: z.literal(1),
  attemptId: Id,
  savedAt: z.iso.datetime(),
  events: z.array(JournalRecord).max(20_000),
});
export type UnsentFile = z.infer<typeof UnsentFile>;

/** Brings in a student's file of unsent answers. */
export const importAnswers = call({
  path: 'backend/test/importAnswers',
  method: 'POST',
  effect: 'write',
  summary: "Bring in a student's saved file of unsent answers; what the server holds already is left as it is.",
  who: teacherSide.may('publish_test', 'publish_homework'),
  input: z.object({ requestId: RequestId, file: UnsentFile }),
  output: z.object({ imported: z.int(), unfit: z.int(), attemptId: z.int() }),
  refusals: ['import.foreign', 'import.nothing', 'import.tooLarge'],
  maxBytes: 10 * 1024 * 1024,
  stales: ['backend/test/*'],
});
