import * as z from 'zod';
import { createCallFactory } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);

const reportAt = z.enum(['submitted', 'closed', 'byHand']);

/** When the reports of new work open by default. */
export const getReportDefaults = call({
  path: 'backend/assignment/reportDefaults',
  method: 'GET',
  effect: 'read',
  summary: 'When the report of new homework and of a new test opens, unless the teacher chooses otherwise.',
  access: teacherSide.may('publish_test', 'publish_homework'),
  input: z.object({}),
  output: z.object({
    homework: reportAt.describe('Homework: on handing in, when nobody can answer any more, or by hand.'),
    test: reportAt.describe('Tests: on handing in, when nobody can answer any more, or by hand.'),
  }),
});
