import { cutText, hasUnsafeText, type SheetEncoding } from '@inkstone/base';
import type { Upload } from '@inkstone/call/server';
import type { Db } from '@inkstone/db';
import { receiveBytes } from '@inkstone/files/sheets';
import { openThreadQueue } from '@inkstone/jobs';
import { countUse } from '@inkstone/session/server';
import { maxMarkSheetBytes } from '../../contract/paper.ts';
import type { SheetReply, SheetTask } from './sheet.thread.ts';

const threads = openThreadQueue<SheetTask, SheetReply>({ program: new URL('./sheet.thread.ts', import.meta.url) });
const maxSeconds = 60;
const sheetsAnHour = 200;

/** A sheet that was read. */
export interface ReceivedSheet {
  fileName: string;
  encoding: string | null;
  rows: { number: number; cells: string[] }[];
}

interface SheetSender {
  db: Db;
  now: Date;
  me: { id: number };
  uploads: AsyncIterable<Upload>;
  input: { encoding?: SheetEncoding | undefined };
}

/** Reads the sheet of an upload on a thread, within the limit of its account; a refusal where it is none or too large. */
export const receiveSheet = async ({
  db,
  now,
  me,
  uploads,
  input: { encoding },
}: SheetSender): Promise<ReceivedSheet | 'markSheet.unreadable' | 'markSheet.tooLarge'> => {
  await countUse(db, now, { key: `mark-sheet ${me.id}`, most: sheetsAnHour, windowSeconds: 3600 });
  const received = await receiveBytes(uploads, maxMarkSheetBytes);
  if (received === 'tooLarge') return 'markSheet.tooLarge';
  const file = received === 'missing' ? { name: '', bytes: new Uint8Array() } : received;
  const reply = await threads.run({ bytes: file.bytes, encoding: encoding ?? null }, { seconds: maxSeconds });
  if (reply.kind === 'failed') throw new Error(reply.message);
  if (reply.kind === 'refused') return reply.isTooLarge ? 'markSheet.tooLarge' : 'markSheet.unreadable';
  if (hasUnsafeText(reply.rows)) return 'markSheet.unreadable';
  const fileName = hasUnsafeText(file.name) ? '' : cutText(file.name, 200);
  return { fileName, encoding: reply.encoding, rows: reply.rows };
};
