import * as z from 'zod';
import { Day, Id, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide } from '@inkstone/session/contract';
import { extraPercentRange, maxExtraMinutes } from '../import/extra-time/amount.ts';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);

const Minutes = z.int().min(0).max(maxExtraMinutes);
const Percent = z.int().min(0).max(extraPercentRange.most);
const FirstDay = Day.nullable()
  .default(null)
  .describe("The first day, in the school's zone, on which it counts; null or absent: without a limit.");
const LastDay = Day.nullable().default(null).describe('The last such day; null or absent: without a limit.');

/** Sets the standing extra time of a student. */
export const setExtraTime = call({
  path: 'backend/school/setExtraTime',
  method: 'POST',
  effect: 'write',
  summary:
    'Set the extra time that a student has in each test given from now on: minutes, a percentage of each clock, or none; on some days alone where it says so.',
  access: backendSide.may('school_people'),
  input: z.object({
    requestId: RequestId,
    personId: Id.describe('The student.'),
    minutes: Minutes.describe('Minutes in each test; 0: none.'),
    percent: Percent.describe('The percentage by which each clock is longer, 10 to 200; 0: none.'),
    fromDay: FirstDay,
    untilDay: LastDay,
    before: z
      .object({
        minutes: Minutes.describe('The minutes.'),
        percent: Percent.describe('The percentage.'),
        fromDay: FirstDay,
        untilDay: LastDay,
      })
      .describe('What the form was opened with; another amount since then is refused.'),
  }),
  output: z.object({}),
  refusals: [
    'person.erased',
    'person.outranks',
    'person.changedMeanwhile',
    'extraTime.notStudent',
    'extraTime.outOfRange',
    'extraTime.daysInverted',
  ],
  invalidates: ['backend/school/person'],
});
