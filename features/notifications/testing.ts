import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
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
  enqueue: async () => undefined,
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

/** Plans, and sends what is due by the school's clock, as the queue would; pushes to the origins given. */
export const sendNotifications = async (
  school: TestSchool,
  mailer: Mailer,
  pushServices?: readonly string[],
): Promise<void> => {
  await planNotifications(school, mailer);
  const due = await school.db.rows(
    sql`
    select distinct way, address from delivery where status = 'waiting' and due_at <= ${school.clock.now()}`,
    { way: z.enum(['mail', 'push', 'robot']), address: z.string() },
  );
  for (const payload of due) await deliverJob.run({ ...createRun(school, mailer, pushServices), payload });
};

/** A small server in place of the services of group robots. */
export interface RobotRecorder {
  /** For `openSchool`: every service leads here. */
  origins: Record<string, string>;
  posts: { url: string; body: Record<string, unknown> }[];
  /** What the next posts are answered; without one, that all is well. */
  answers: { status: number; body: object }[];
  reset(): void;
  close(): Promise<void>;
}

/** Starts a recorder of what is posted to groups. */
export const openRobotRecorder = async (): Promise<RobotRecorder> => {
  const posts: RobotRecorder['posts'] = [];
  const answers: RobotRecorder['answers'] = [];
  const record = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = z.record(z.string(), z.unknown()).parse(await json(request));
    posts.push({ url: request.url ?? '', body });
    const answer = answers.shift() ?? { status: 200, body: { errcode: 0, errmsg: 'ok', code: 0 } };
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  };
  const server = createServer((request, response) => void record(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origins: { 'qyapi.weixin.qq.com': origin, 'oapi.dingtalk.com': origin, 'open.feishu.cn': origin },
    posts,
    answers,
    reset() {
      posts.length = 0;
      answers.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
