import { sql } from 'drizzle-orm';
import type { JobContext } from '@inkstone/jobs';
import type { Mail, Mailer } from '@inkstone/mail';
import type { TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import { deliverJob } from './server/deliver-job.ts';
import { planJob } from './server/plan-job.ts';

/** A mailer that keeps what it is given; `refuse` fails the next mails with a response code each. */
export const createRecordingMailer = (refuse: number[] = []): Mailer & { mails: Mail[] } => {
  const mails: Mail[] = [];
  return {
    mails,
    isConfigured: true,
    async send(mail) {
      const responseCode = refuse.shift();
      if (responseCode) throw Object.assign(new Error(`refused ${mail.to}`), { responseCode });
      mails.push(mail);
    },
    close: () => undefined,
  };
};

type Run = Omit<JobContext<never>, 'payload'>;

const createRun = (school: TestSchool, mailer: Mailer, pushServices?: readonly string[]): Run => ({
  id: 'job',
  attempt: 1,
  now: school.clock.now(),
  db: school.db,
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  services: { transaction: school.server.transaction, mailer, pushServices } as never,
  signal: AbortSignal.timeout(60_000),
  enqueue: (_handle, job, payload, options) =>
    school.server.transaction(({ services }) => services.enqueue(job, payload, options)),
});

/** Plans the messages that were written since the last time, as the queue would. */
export const planNotifications = async (school: TestSchool, mailer: Mailer): Promise<void> => {
  const jobs = await school.db.rows(
    sql`
    delete from jobs.job where name = ${planJob.name} returning data`,
    { data: z.object({ messageIds: z.array(z.number()) }) },
  );
  for (const { data } of jobs) await planJob.run({ ...createRun(school, mailer), payload: data });
};

/** Takes a sending that is due by the school's clock from the queue, in the order of the deliveries. */
const takeDelivery = async (school: TestSchool) => {
  const job = await school.db.row(
    sql`
    delete from jobs.job where id = (
      select j.id from jobs.job j
       where j.name = ${deliverJob.name} and j.start_after <= ${school.clock.now()}
       order by (select min(d.id) from delivery d
                  where d.way = j.data->>'way' and d.address = j.data->>'address' and d.status = 'waiting'), j.id
       limit 1)
    returning data`,
    { data: deliverJob.payload },
  );
  return job?.data;
};

/**
 * Plans, and runs the sendings that are due by the school's clock, and those that they enqueue, as the queue would;
 * pushes to the origins given. Deliveries that no job was enqueued for are not sent.
 */
export const sendNotifications = async (
  school: TestSchool,
  mailer: Mailer,
  pushServices?: readonly string[],
): Promise<void> => {
  await planNotifications(school, mailer);
  for (let payload = await takeDelivery(school); payload; payload = await takeDelivery(school))
    await deliverJob.run({ ...createRun(school, mailer, pushServices), payload });
};

export { createSubscriber, openPushService, type TestSubscriber } from './server/ways/push/testing.ts';
export { openOutsideServices, type OutsideServices } from './testing/outside-services.ts';
export { openRobotRecorder, type RobotRecorder } from './testing/robot-recorder.ts';
export { settleDeliveries } from './testing/settle-deliveries.ts';
