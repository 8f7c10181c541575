import path from 'node:path';
import { mkdirSync } from 'node:fs';
import pino from '/work/main/node_modules/pino/pino.js';
import { startEmbedded } from '/work/main/packages/db/embedded.ts';
import { migrate } from '/work/main/packages/db/migrate.ts';
import { openStorage } from '/work/main/packages/files/index.ts';
import { openDb, inTransaction } from '/work/main/packages/db/index.ts';
import { insertSchool } from '/work/main/apps/server/kernel/school.queries.ts';
import { seedPeople } from '/work/main/apps/server/seed/people.ts';
import { seedTimetable } from '/work/main/apps/server/seed/timetable.ts';
import { openServer } from '/work/main/apps/server/compose.ts';
const dataDir = '/tmp/session-data';
mkdirSync(dataDir, { recursive: true });
const embedded = await startEmbedded({ dataDir, log: console.log });
await migrate({ connection: embedded.connection, folder: '/work/main/apps/server/migrations', log: console.log });
const db = openDb(embedded.connection, 2);
const { rows } = await db.$client.query('select 1 from school');
if (rows.length === 0) {
  await inTransaction(db, async (tx) => {
    await insertSchool(tx, { name: 'Hillside Tutoring, Shanghai', nameZh: '山南书院 · 上海', secret: 'x'.repeat(40) });
    const seeding = { tx, now: new Date(), log: console.log } as never;
    const made = await seedPeople(seeding);
    await seedTimetable(seeding, made);
    await tx.$client.query(
      "insert into person (username,name,name_zh,sort_name,password_hash,roles,role,permissions,language) select 'cand','Cai Wen','蔡雯','cai wen',password_hash,'{candidate}','candidate','{}',1 from person limit 1",
    );
  });
}
const { openMailer } = await import('/work/main/packages/mail/index.ts');
const server = await openServer({
  connection: embedded.connection,
  storage: openStorage({ kind: 'disk', folder: dataDir + '/files' }),
  storageOrigin: null,
  logger: pino({ level: 'warn' }),
  now: () => new Date(),
  canMail: true,
  mailer: openMailer({ url: undefined, from: 'x' } as never),
  trustProxy: false,
  webFolder: '/tmp/web-session',
  worksOnJobs: false,
} as never);
await server.app.listen({ port: 3111, host: '127.0.0.1' });
console.log('ready');
process.on('SIGTERM', async () => {
  await server.stop();
  await embedded.stop();
  process.exit(0);
});
