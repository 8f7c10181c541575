import * as z from 'zod';
import { hasUnsafeText } from '@inkstone/base';
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

// The device's clock may be wrong; an age that the database does not know is none.
const isOfThisAge = ({ time }: LogEntry): boolean => time >= '1900' && time < '3000';

// Some fifty times what a long day of work comes to.
const mostOfDay = 20_000_000;

/** Keeps a chunk of the own activity log; what cannot be kept, or is more than a day has, is left out: nothing waits for it. */
export const uploadLog = handleCall(contract, async ({ input, me, tx, now, refuse }) => {
  const entries = parseEntries(input.content);
  if (!entries) return refuse('log.unreadable');
  const day = { key: `activity ${me.id}`, windowSeconds: 86_400 };
  if ((await addUse(tx, now, day, input.content.length)) > mostOfDay) return { kept: 0 };
  const own = entries.filter((entry) => entry.userId === me.id && isOfThisAge(entry) && !hasUnsafeText(entry));
  await insertEntries(tx, { personId: me.id, at: now, entries: own });
  return { kept: own.length };
});
