import * as z from 'zod';
import { handleCall } from '@inkstone/call/server';
import { LogEntry, uploadLog as contract } from '../contract.ts';
import { insertEntries } from './activity.queries.ts';

const Entries = z.array(LogEntry).max(5000);

const parsed = (content: string): LogEntry[] | null => {
  try {
    const result = Entries.safeParse(JSON.parse(content));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
};

const isStorable = (entry: LogEntry): boolean => !JSON.stringify(entry).includes('\\u0000') && entry.url.isWellFormed();

/** Keeps a chunk of the own activity log. */
export const uploadLog = handleCall(contract, async ({ input, me, tx, now, refuse }) => {
  const entries = parsed(input.content);
  if (!entries) return refuse('log.unreadable');
  const own = entries.filter((entry) => entry.userId === me.id && isStorable(entry));
  await insertEntries(tx, { personId: me.id, at: now, entries: own });
  return { kept: own.length };
});
