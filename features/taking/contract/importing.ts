import * as z from 'zod';
import { RequestId } from '@inkstone/base';
import { callsWith } from '@inkstone/call';
import { asked, said } from '@inkstone/exam/fields';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { JournalRecord } from './shapes.ts';

const call = callsWith(refusals);

/** What a browser writes into a file when nothing else helps. */
export const UnsentFile = z.object({
  format: z.literal('inkstone-unsent-answers').describe('What kind of file it is, always this word.'),
  version: z.literal(1).describe('How the file is written, always 1.'),
  attemptId: asked.attemptId,
  savedAt: z.iso.datetime().describe("When the browser wrote the file, by the device's clock."),
  events: z.array(JournalRecord).max(20_000).describe('The events that the server had not acknowledged.'),
});
export type UnsentFile = z.infer<typeof UnsentFile>;

/** Brings in a student's file of unsent answers. */
export const importAnswers = call({
  path: 'backend/test/importAnswers',
  method: 'POST',
  effect: 'write',
  summary: "Bring in a student's saved file of unsent answers; what the server holds already is left as it is.",
  who: teacherSide.may('publish_test', 'publish_homework'),
  input: z.object({ requestId: RequestId, file: UnsentFile.describe("The contents of the student's file.") }),
  output: z.object({
    imported: z.int().describe('Events that were taken in.'),
    unfit: z.int().describe('Events that do not fit the attempt and were left out.'),
    attemptId: said.attemptId,
  }),
  refusals: ['import.foreign', 'import.nothing', 'import.tooLarge'],
  maxBytes: 10 * 1024 * 1024,
  stales: ['backend/test/*'],
});
