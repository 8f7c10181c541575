import { threadId } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { PermanentJobError, threadRun } from '../job.ts';
import { burnJob } from './burn.ts';

/** Records that it ran in a thread, then ends as its payload says. */
export const run = threadRun(burnJob, async ({ payload: { note, act }, db, log, attempt, id, now, settings }) => {
  const write = async (text: string): Promise<void> => {
    const facts = JSON.stringify({ attempt, id, now, settings });
    await db.run(sql`insert into note (text, thread, facts) values (${text}, ${threadId}, ${facts})`);
  };
  log.info({ note }, 'burning');
  await write(note);
  if (act === 'fail') throw new Error(`no ${note}`);
  if (act === 'giveUp') throw new PermanentJobError(`never ${note}`);
  if (act === 'crash') process.exit(3);
  while (act === 'spin') Math.sqrt(2);
});
