import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRequest } from '@inkstone/assignments/testing';
import { aClass } from '@inkstone/people/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import { listClassRobots, saveClassRobot, testClassRobot } from '../contract.ts';
import { openRobotRecorder, type RobotRecorder } from '../testing.ts';
import { sealRobotsJob } from './ways/robot/seal-robots-job.ts';

const token = 'ca4a9c2b-1ad2-9f5a';
const secret = 'SEC8899';
const address = `https://open.feishu.cn/open-apis/bot/v2/hook/${token}`;

let recorder: RobotRecorder;
let school: TestSchool;
beforeAll(async () => {
  recorder = await openRobotRecorder();
  school = await openSchool({ robotOrigins: recorder.origins });
});
afterAll(async () => {
  await school.close();
  await recorder.close();
});

/** The tables in whose rows a text stands. */
const listTablesWith = async (text: string): Promise<string[]> => {
  const tables = await school.db.rows(
    sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    { name: z.string() },
  );
  const found = [];
  for (const { name } of tables) {
    const rows = await school.db.rows(
      sql`select 1 as hit from ${sql.raw(name)} as x where strpos(to_jsonb(x)::text, ${text}) > 0 limit 1`,
      { hit: z.int() },
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
};

test('neither the token nor the secret of a robot stands anywhere in the database, nor in an answer', async () => {
  const room = await aClass(school);
  const teacher = await school.signIn(room.teacher);
  await teacher.send(saveClassRobot, { ...aRequest(), classId: room.id, address, secret });
  await teacher.send(testClassRobot, { ...aRequest(), classId: room.id });
  expect(recorder.posts).toHaveLength(1);
  expect(await listTablesWith(room.teacher.username)).toContain('public.person');
  expect(await listTablesWith(token)).toEqual([]);
  expect(await listTablesWith(secret)).toEqual([]);
  const { list } = await teacher.ask(listClassRobots, { classId: room.id });
  expect(JSON.stringify(list)).not.toMatch(/ca4a9c2b|SEC8899/);
});

test('what an earlier version stored as text is posted to, and is encrypted in the night', async () => {
  const room = await aClass(school);
  const teacher = await school.signIn(room.teacher);
  await school.db.run(sql`
    insert into class_robot (class_id, kind, address, secret, created_by, created_at)
    values (${room.id}, 'feishu', ${address}, ${secret}, ${room.teacher.id}, ${school.clock.now()})`);
  expect(await listTablesWith(secret)).toEqual(['public.class_robot']);
  const post = async () => {
    recorder.reset();
    await teacher.send(testClassRobot, { ...aRequest(), classId: room.id });
    const { timestamp, sign } = z.object({ timestamp: z.string(), sign: z.string() }).parse(recorder.posts[0]?.body);
    expect(sign).toBe(createHmac('sha256', `${timestamp}\n${secret}`).update('').digest('base64'));
    expect(recorder.posts[0]?.url).toContain(token);
  };
  await post();
  const services = { transaction: school.server.transaction };
  await sealRobotsJob.run({ db: school.db, services } as never);
  expect(await listTablesWith(secret)).toEqual([]);
  expect(await listTablesWith(token)).toEqual([]);
  await post();
});

test('an address that does not open is named, and can be entered again', async () => {
  const room = await aClass(school);
  const teacher = await school.signIn(room.teacher);
  const save = { classId: room.id, address, secret };
  await teacher.send(saveClassRobot, { ...aRequest(), ...save });
  await school.db.run(sql`update class_robot set address = 'sealed:1:AAAA' where class_id = ${room.id}`);
  expect(await teacher.send(testClassRobot, { ...aRequest(), classId: room.id })).toMatchObject({
    isSent: false,
    failure: 'unreadable',
  });
  expect(await teacher.refused(saveClassRobot, { ...aRequest(), ...save, address: '' })).toBe('robot.address');
  await teacher.send(saveClassRobot, { ...aRequest(), ...save });
  expect(await teacher.send(testClassRobot, { ...aRequest(), classId: room.id })).toMatchObject({ isSent: true });
});
