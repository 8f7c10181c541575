import * as z from 'zod';
import { Ids, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);
const access = backendSide.may('school_classes');

/** Cancels what is planned for a day to come. */
export const cancelComingStays = call({
  path: 'backend/school/cancelStays',
  method: 'POST',
  effect: 'write',
  summary: 'Cancel that students join, leave or change a class on a day to come.',
  access,
  input: z.object({
    requestId: RequestId,
    stayIds: Ids.min(1).max(500).describe('What is planned, by the ids of the moves of a class.'),
  }),
  output: z.object({ cancelled: z.int().describe('How many still waited and are cancelled.') }),
  invalidates: ['backend/school/class'],
});
