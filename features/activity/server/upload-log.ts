import * as z from 'zod';
import { daysAsMs, hasUnsafeText } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { addUse } from '@inkstone/session/server';
import { LogEntry, uploadLog as contract } from '../contract.ts';
import { insertEntries } from './activity.queries.ts';

const Entries = z.array(LogEntry).max(5000);

const parseEntries = (content: string): LogEntry[] | null => {
  try {
    const result = Entries.safeParse(JSON.parse(content));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
};

// A device may be without a network for months, and its clock a day off; what lies further away is made up or a clock
// that was never set.
const oldestMs = daysAsMs(400);
const newestMs = daysAsMs(2);

/** Whether an entry's time is plausible by the server's clock. */
const isPlausible = ({ time }: LogEntry, now: Date): boolean => {
  const aheadMs = Date.parse(time) - now.getTime();
  return aheadMs >= -oldestMs && aheadMs <= newestMs;
};

// Characters that one person may upload in a day: about fifty times a long day of work.
const mostOfDay = 20_000_000;

/**
 * Stores a chunk of the caller's activity log; entries that cannot be stored or exceed the day's limit are dropped
 * without an error.
 */
export const uploadLog = handleCall(contract, async ({ input, me, tx, now, refuse }) => {
  const entries = parseEntries(input.content);
  if (!entries) return refuse('log.unreadable');
  const day = { key: `activity ${me.id}`, windowSeconds: 86_400 };
  if ((await addUse(tx, now, day, input.content.length)) > mostOfDay) return { kept: 0 };
  const own = entries.filter((entry) => entry.userId === me.id && isPlausible(entry, now) && !hasUnsafeText(entry));
  await insertEntries(tx, { personId: me.id, at: now, entries: own });
  return { kept: own.length };
});
