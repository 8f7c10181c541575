import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '@inkstone/db';
import type { Jobs } from '@inkstone/jobs';
import type { TestClock } from '@inkstone/testing';
import { deliverJob } from '../server/deliver-job.ts';
import { listOverdue } from '../server/deliveries.queries.ts';
import { planJob } from '../server/plan-job.ts';

/** A running process whose own workers send. */
interface SendingProcess {
  clock: Pick<TestClock, 'now'>;
  db: Db;
  jobs: Pick<Jobs, 'enqueue'>;
}

const timeoutMs = 60_000;

const countRunningJobs = async (db: Db): Promise<number> => {
  const row = await db.row(
    sql`
    select count(*)::int as running from jobs.job
     where name in (${planJob.name}, ${deliverJob.name}) and state in ('created', 'retry', 'active')
       and start_after <= now()`,
    { running: z.int() },
  );
  return row?.running ?? 0;
};

/**
 * Waits until the workers have sent everything that is due by the school's clock. The queue starts jobs by the real
 * clock, so that what becomes due when the school's clock is moved is woken up here.
 */
export const settleDeliveries = async ({ clock, db, jobs }: SendingProcess): Promise<void> => {
  const until = Date.now() + timeoutMs;
  for (;;) {
    if ((await countRunningJobs(db)) === 0) {
      const now = clock.now();
      const due = await listOverdue(db, { before: now, now, limit: 500 });
      if (due.length === 0) return;
      for (const address of due) await jobs.enqueue(db, deliverJob, address);
    }
    if (Date.now() > until) throw new Error('The deliveries that are due were not sent.');
    await wait(20);
  }
};
