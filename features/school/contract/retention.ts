import * as z from 'zod';
import { Edition, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { mostRetentionDays, retentionKinds } from '../retention.ts';

const call = createCallFactory(refusals);
const access = backendSide.may('school_settings');

const Kind = z
  .enum(retentionKinds)
  .describe('What is kept: activity log, journals of ended attempts, recordings, sign-ins.');
const Days = z.int().min(1).max(mostRetentionDays);
const DaysOfKind = Days.nullable();

/** For how long the school keeps what it may remove. */
export const getRetention = call({
  path: 'backend/school/retention',
  method: 'GET',
  effect: 'read',
  summary: 'For how many days the school keeps the activity log, journals, recordings and sign-ins.',
  access,
  input: z.object({}),
  output: z.object({
    edition: z.int().describe('How often it was saved; sent back when it is saved again.'),
    kinds: z
      .array(
        z.object({
          kind: Kind,
          days: z.int().nullable().describe('Days in force; null: without end.'),
          isFixed: z.boolean().describe('The server fixes it; what is saved here does not count.'),
        }),
      )
      .describe('Each kind.'),
  }),
});
export type Retention = z.output<typeof getRetention.output>;

/** Saves for how long the school keeps what it may remove. */
export const saveRetention = call({
  path: 'backend/school/saveRetention',
  method: 'POST',
  effect: 'write',
  summary: 'Save for how many days the school keeps each kind; what is older goes in the next night.',
  access,
  input: z.object({
    requestId: RequestId,
    edition: Edition.describe('The edition that the form was opened with; another one since then is refused.'),
    activity: DaysOfKind.describe('Days for the activity log; null: without end.'),
    journals: DaysOfKind.describe('Days for journals of ended attempts; null: without end.'),
    recordings: DaysOfKind.describe('Days for recordings; null: without end.'),
    signIns: DaysOfKind.describe('Days for sign-ins in the record; null: without end.'),
  }),
  output: z.object({ edition: z.int().describe('The edition that was saved.') }),
  refusals: ['settings.changedMeanwhile', 'retention.tooShort'],
  invalidates: ['backend/school/retention'],
});

/** What would be removed. */
export const getRetentionPlan = call({
  path: 'backend/school/retentionPlan',
  method: 'GET',
  effect: 'read',
  summary: 'What would be removed of one kind if it were kept for some days; asking removes nothing.',
  access,
  input: z.object({
    kind: Kind,
    days: z.coerce.number().pipe(Days).describe('Days for which it would be kept.'),
  }),
  output: z.object({
    count: z.int().describe('How many entries, attempts or recordings would go.'),
    oldest: z.iso.datetime().nullable().describe('The oldest of them; null: there is none.'),
    sizeBytes: z.int().describe('About how many bytes they have.'),
  }),
});
