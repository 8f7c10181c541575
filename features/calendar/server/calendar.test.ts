import ICAL from 'ical.js';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAssignment, aRequest } from '@inkstone/assignments/testing';
import { testCalls } from '@inkstone/assignments/contract';
import { aClass } from '@inkstone/people/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { aLesson } from '@inkstone/timetable/testing';
import { getCalendarFeed, removeCalendarFeed, renewCalendarFeed } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
});
afterAll(() => school.close());

const createAddress = async (browser: TestBrowser): Promise<string> => {
  await browser.send(renewCalendarFeed, aRequest());
  const { path } = await browser.ask(getCalendarFeed, {});
  if (path === null) throw new Error('there is no address');
  return path;
};

/** Reads an address as a calendar program does: without a session. */
const read = (path: string) => school.server.app.inject({ method: 'GET', url: path });

const readEvents = async (path: string) => {
  const response = await read(path);
  expect(response.statusCode).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(response.body) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => ({
    title: event.getFirstPropertyValue('summary'),
    at: (event.getFirstPropertyValue('dtstart') as ICAL.Time).toJSDate().toISOString(),
    status: event.getFirstPropertyValue('status'),
    uid: event.getFirstPropertyValue('uid'),
  }));
};

test('a student sees the sessions of the class, and what is to be done with its times', async () => {
  const { id, classId, teacher, students } = await anAssignment(school, { kind: 'test', title: 'Mock 2' });
  const lesson = { classId, teacherId: teacher.person.id };
  await aLesson(school, { ...lesson, beginsAt: '2026-03-03T09:00:00Z' });
  const other = await aClass(school);
  await aLesson(school, { classId: other.id, teacherId: other.teacher.id, beginsAt: '2026-03-03T10:00:00Z' });
  const [person] = students;
  if (!person) throw new Error('the class has no student');
  const events = await readEvents(await createAddress(await school.signIn(person)));
  expect(events.map(({ title, at }) => `${at} ${String(title)}`).toSorted()).toEqual([
    '2026-03-02T08:00:00.000Z Opens: Mock 2',
    '2026-03-02T11:00:00.000Z Due: Mock 2',
    // After the quarter of an hour of grace.
    '2026-03-02T11:15:00.000Z Report opens: Mock 2',
    '2026-03-03T09:00:00.000Z A class: A lesson',
  ]);
  // The teacher has the same in their own calendar, and other ids of the same work do not collide.
  const given = await readEvents(await createAddress(teacher));
  expect(given.map(({ title }) => title)).toEqual(expect.arrayContaining(['Due: Mock 2', 'A class: A lesson']));
  expect(new Set(given.map(({ uid }) => uid)).size).toBe(given.length);

  await teacher.send(testCalls.withdrawAssignment, { ...aRequest(), id });
  const after = await readEvents((await (await school.signIn(person)).ask(getCalendarFeed, {})).path ?? '');
  expect(after.map(({ title }) => title)).toEqual(['A class: A lesson']);
});

test('a cancelled session stays as cancelled, and who left a class sees only what was before', async () => {
  const { id: classId, teacher, students } = await aClass(school, { students: 1 });
  const lesson = { classId, teacherId: teacher.id };
  const cancelled = await aLesson(school, { ...lesson, beginsAt: '2026-03-04T09:00:00Z' });
  await aLesson(school, { ...lesson, beginsAt: '2026-03-12T09:00:00Z' });
  await school.db.run(sql`update class_session set cancelled_at = ${school.clock.now()} where id = ${cancelled}`);
  const [person] = students;
  if (!person) throw new Error('the class has no student');
  const path = await createAddress(await school.signIn(person));
  expect((await readEvents(path)).map(({ status }) => status)).toEqual(['CANCELLED', 'CONFIRMED']);
  const left = new Date('2026-03-10T00:00:00Z');
  await school.db.run(sql`update class_member set left_at = ${left} where student_id = ${person.id}`);
  expect((await readEvents(path)).map(({ at }) => at)).toEqual(['2026-03-04T09:00:00.000Z']);
});

test('a changed or removed address gives nothing, nor does a forged one or that of somebody who was deactivated', async () => {
  const person = await school.person();
  const browser = await school.signIn(person);
  expect(await browser.ask(getCalendarFeed, {})).toMatchObject({ path: null, createdAt: null });
  const first = await createAddress(browser);
  const second = await createAddress(browser);
  expect(second).not.toBe(first);
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  const neighbour = await school.signIn(await school.person());
  await createAddress(neighbour);
  const forged = second.replace(`token=${person.id}-`, `token=${neighbour.person.id}-`);
  expect((await read(forged)).statusCode).toBe(404);
  await school.db.run(sql`update person set left_at = ${school.clock.now()} where id = ${person.id}`);
  expect((await read(second)).statusCode).toBe(404);
  await school.db.run(sql`update person set left_at = null where id = ${person.id}`);
  await browser.send(removeCalendarFeed, aRequest());
  expect((await read(second)).statusCode).toBe(404);
});

test('a title cannot add lines to the file, and no line is longer than 75 bytes', async () => {
  const title = `行1;,\\x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:${'很长的标题'.repeat(15)}`;
  const { id: classId, teacher } = await aClass(school);
  const lesson = await aLesson(school, { classId, teacherId: teacher.id, beginsAt: '2026-03-05T09:00:00Z' });
  await school.db.run(sql`update class_session set title = ${title} where id = ${lesson}`);
  const path = await createAddress(await school.signIn(teacher));
  expect(await readEvents(path)).toHaveLength(1);
  const { body, headers } = await read(path);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test('the calendar speaks the language of its owner', async () => {
  const { id: classId, teacher } = await aClass(school, {
    teacher: await school.person({ role: 'teacher', language: 'zh' }),
    nameZh: '周五班',
  });
  await aLesson(school, { classId, teacherId: teacher.id, beginsAt: '2026-03-06T09:00:00Z' });
  const [event] = await readEvents(await createAddress(await school.signIn(teacher)));
  expect(event?.title).toMatch(/^周五班：/);
});
