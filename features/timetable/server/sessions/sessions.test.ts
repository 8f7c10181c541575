import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { aClass } from '@inkstone/people/testing';
import { listSchoolRecords } from '@inkstone/school/contract';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import {
  addHoliday,
  addSession,
  cancelSession,
  changeSession,
  listLessons,
  listMyTimetable,
  listRooms,
  listTimetable,
  removeHoliday,
  saveRoom,
  type SessionDraft,
  type TimetableSession,
} from '../../contract.ts';

let school: TestSchool;
let office: TestBrowser;
let teacher: TestPerson;
let classId: number;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T00:00:00Z' });
  const permissions = ['school', 'school_classes', 'school_records'] as const;
  office = await school.signIn(await school.person({ role: 'staff', permissions: [...permissions], name: 'Office' }));
});
beforeEach(async () => {
  teacher = await school.person({ role: 'teacher' });
  classId = (await aClass(school, { teacher })).id;
});
afterAll(() => school.close());

const aDraft = (draft: Partial<SessionDraft> = {}): SessionDraft => ({
  ...{ title: 'Ratios', titleZh: null, day: '2026-03-04', begins: '09:30', ends: '11:00' },
  ...{ teacherId: teacher.id, colleagueIds: [], roomId: null },
  ...draft,
});
const weekly = { weekdays: [3], toDay: '2026-03-25', intervalWeeks: 1 };
const add = (draft: Partial<SessionDraft> = {}, rest: object = {}) =>
  office.send(addSession, { ...newRequestId(), classId, recurrence: null, ...aDraft(draft), ...rest });
const aRoom = async (name: string): Promise<number> =>
  (await office.send(saveRoom, { ...newRequestId(), roomId: null, name, nameZh: null, isClosed: false })).roomId;
const listWeeks = async (...days: string[]): Promise<TimetableSession[]> => {
  const weeks: TimetableSession[] = [];
  for (const day of days) weeks.push(...(await office.ask(listTimetable, { day, classId })).list);
  return weeks;
};
const listMarch = () => listWeeks('2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23');
const toDraft = ({ title, titleZh, day, begins, ends, teachers: [first, ...rest], room }: TimetableSession) => ({
  ...{ title, titleZh, day, begins, ends, teacherId: first?.id ?? 0, colleagueIds: rest.map(({ id }) => id) },
  roomId: room?.id ?? null,
});
const change = (session: TimetableSession, draft: Partial<SessionDraft>, rest: object = {}) =>
  office.send(changeSession, {
    ...{ ...newRequestId(), sessionId: session.id, edition: session.edition, scope: 'one' as const },
    ...{ ...toDraft(session), ...draft, ...rest },
  });

test('a session begins and ends by the school’s clocks, with its teachers and room', async () => {
  const colleague = await school.person({ role: 'guide' });
  const roomId = await aRoom('Hall 1');
  await add({ colleagueIds: [colleague.id], roomId });
  const [session] = await listWeeks('2026-03-08');
  expect(session).toMatchObject({
    ...{ title: 'Ratios', day: '2026-03-04', begins: '09:30', ends: '11:00', isCancelled: false, seriesId: null },
    ...{ beginsAt: '2026-03-04T01:30:00.000Z', endsAt: '2026-03-04T03:00:00.000Z' },
    room: { id: roomId, name: 'Hall 1' },
  });
  expect(session?.teachers.map(({ id }) => id)).toEqual([teacher.id, colleague.id]);
  const guide = await school.signIn(colleague);
  expect((await guide.ask(listMyTimetable, { day: '2026-03-04' })).list).toHaveLength(1);
  expect((await guide.ask(listMyTimetable, { day: '2026-03-11' })).list).toEqual([]);
});

test('a series keeps its hour, leaves out holidays, and takes place there again when the holiday is removed', async () => {
  const holiday = { name: 'Spring', nameZh: '春假', fromDay: '2026-03-10', toDay: '2026-03-12' };
  const { holidayId } = await office.send(addHoliday, { ...newRequestId(), ...holiday });
  expect(await add({}, { recurrence: weekly })).toMatchObject({ isSaved: true, count: 4, holidayCount: 1 });
  const march = await listMarch();
  expect(march.map(({ day, begins }) => `${day} ${begins}`)).toEqual([
    ...['2026-03-04 09:30', '2026-03-11 09:30', '2026-03-18 09:30', '2026-03-25 09:30'],
  ]);
  expect(march.map(({ holidayName }) => holidayName)).toEqual([null, 'Spring', null, null]);
  const mine = await school.signIn(teacher);
  const span = { from: '2026-03-01T00:00:00Z', to: '2026-04-01T00:00:00Z' };
  expect((await mine.ask(listLessons, span)).list).toHaveLength(3);

  const removed = await office.send(removeHoliday, { ...newRequestId(), holidayId });
  expect(removed.sessionCount).toBeGreaterThanOrEqual(1);
  expect((await mine.ask(listLessons, span)).list).toHaveLength(4);
});

test('a holiday that is added later cancels what has not begun, and not what was set into it singly', async () => {
  await add({}, { recurrence: weekly });
  await add({ day: '2026-03-18', begins: '15:00', ends: '16:00' });
  const days = { name: 'Fair', nameZh: null, fromDay: '2026-03-18', toDay: '2026-03-18' };
  const { holidayId } = await office.send(addHoliday, { ...newRequestId(), ...days });
  const fair = await listWeeks('2026-03-18');
  expect(fair.map(({ isCancelled }) => isCancelled)).toEqual([true, false]);
  expect((await office.ask(listRooms, {})).holidays).toContainEqual({ id: holidayId, ...days });
  await office.send(removeHoliday, { ...newRequestId(), holidayId });
});

test('one session of a series moves alone, and later changes of the series leave it where it is', async () => {
  await add({}, { recurrence: weekly });
  const [, second] = await listMarch();
  if (!second) throw new Error('no session');
  await change(second, { day: '2026-03-12', begins: '14:00', ends: '15:30' });
  const [first] = await listMarch();
  if (!first) throw new Error('no session');
  expect(await change(first, { begins: '10:00', ends: '11:30' }, { scope: 'all' })).toMatchObject({ count: 3 });
  const march = await listMarch();
  expect(march.map(({ day, begins }) => `${day} ${begins}`)).toEqual([
    ...['2026-03-04 10:00', '2026-03-12 14:00', '2026-03-18 10:00', '2026-03-25 10:00'],
  ]);
  expect(march.map(({ isException }) => isException)).toEqual([false, true, false, false]);
});

test('this and the following sessions move by days and become a series of their own', async () => {
  await add({}, { recurrence: weekly });
  const third = (await listMarch())[2];
  if (!third) throw new Error('no session');
  const colleague = await school.person({ role: 'teacher' });
  await change(third, { day: '2026-03-20', teacherId: colleague.id }, { scope: 'following' });
  const march = await listMarch();
  expect(march.map(({ day }) => day)).toEqual(['2026-03-04', '2026-03-11', '2026-03-20', '2026-03-27']);
  expect(march.map(({ teachers }) => teachers[0]?.id)).toEqual([
    ...[teacher.id, teacher.id, colleague.id, colleague.id],
  ]);
  expect(new Set(march.map(({ seriesId }) => seriesId)).size).toBe(2);
  const rows = await school.db.rows(
    sql`select weekdays, from_day::text, to_day::text from session_series where class_id = ${classId} order by id`,
    { weekdays: z.array(z.int()), fromDay: z.string(), toDay: z.string() },
  );
  expect(rows).toEqual([
    { weekdays: [3], fromDay: '2026-03-04', toDay: '2026-03-18' },
    { weekdays: [5], fromDay: '2026-03-20', toDay: '2026-03-27' },
  ]);
});

test('a title of its own stays when the whole series gets another', async () => {
  await add({}, { recurrence: weekly });
  const [, second] = await listMarch();
  if (!second) throw new Error('no session');
  await change(second, { title: 'Percent' }, { scope: 'one' });
  const [first] = await listMarch();
  if (!first) throw new Error('no session');
  await change(first, { title: 'Sums' }, { scope: 'all' });
  expect((await listMarch()).map(({ title }) => title)).toEqual(['Sums', 'Percent', 'Sums', 'Sums']);
});

test('what is in the way is told before anything is written, and saved only when it was confirmed', async () => {
  const roomId = await aRoom('Hall 2');
  await add({ roomId });
  const [present] = await listWeeks('2026-03-04');
  const second = await aClass(school);
  const draft = { classId: second.id, teacherId: second.teacher.id, roomId, begins: '10:30', ends: '12:00' };
  const refused = await add({}, draft);
  expect(refused).toMatchObject({ isSaved: false, conflicts: [{ sessionId: present?.id, kinds: ['room'] }] });
  expect((await office.ask(listTimetable, { day: '2026-03-04', classId: second.id })).list).toEqual([]);
  // Another class of the same teacher, in another room.
  const sameTeacher = await add({ roomId: null, begins: '10:59', ends: '11:30' }, { classId: second.id });
  expect(sameTeacher.conflicts).toMatchObject([{ kinds: ['teacher'] }]);
  expect((await add({}, { ...draft, begins: '11:00' })).isSaved).toBe(true);

  const confirmed = await add({}, { ...draft, begins: '09:00', ends: '09:45', confirmedIds: [present?.id ?? 0] });
  expect(confirmed.isSaved).toBe(true);
  const { list } = await office.ask(listSchoolRecords, { action: 'session.added' });
  expect(list[0]?.changes).toContainEqual({ field: 'conflicts', before: null, after: '1' });
});

test('a cancelled session is in nobody’s way, and takes place again only where nothing else is', async () => {
  await add();
  const [session] = await listWeeks('2026-03-04');
  if (!session) throw new Error('no session');
  const press = (edition: number, isCancelled: boolean) =>
    office.send(cancelSession, { ...newRequestId(), sessionId: session.id, edition, scope: 'one', isCancelled });
  expect(await press(session.edition, true)).toMatchObject({ isSaved: true, count: 1 });
  expect((await add({ begins: '10:00', ends: '11:00' })).isSaved).toBe(true);
  expect(await press(session.edition + 1, false)).toMatchObject({
    ...{ isSaved: false, conflicts: [{ kinds: ['class', 'teacher'] }] },
  });
});

test('cancelling this and the following sessions takes those that were changed apart with it', async () => {
  await add({}, { recurrence: weekly });
  const third = (await listMarch())[2];
  if (!third) throw new Error('no session');
  await change(third, { begins: '16:00', ends: '17:00' });
  const second = (await listMarch())[1];
  if (!second) throw new Error('no session');
  await office.send(cancelSession, {
    ...{ ...newRequestId(), sessionId: second.id, edition: second.edition, scope: 'following', isCancelled: true },
  });
  expect((await listMarch()).map(({ isCancelled }) => isCancelled)).toEqual([false, true, true, true]);
});

test('what has begun stays as it was when the whole series changes', async () => {
  await add({ day: '2026-02-25' }, { recurrence: { ...weekly, toDay: '2026-03-11' } });
  const march = await listMarch();
  const [next] = march;
  if (!next) throw new Error('no session');
  await change(next, { begins: '13:00', ends: '14:00' }, { scope: 'all' });
  expect((await listWeeks('2026-02-25', '2026-03-04', '2026-03-11')).map(({ begins }) => begins)).toEqual([
    ...['09:30', '13:00', '13:00'],
  ]);
});

test('a form of an older edition is refused, and so are unfit teachers, closed rooms and wrong times', async () => {
  await add();
  const [session] = await listWeeks('2026-03-04');
  if (!session) throw new Error('no session');
  const fail = (draft: object) =>
    office.failed(changeSession, {
      ...{ ...newRequestId(), sessionId: session.id, edition: session.edition, scope: 'one' as const },
      ...{ ...toDraft(session), ...draft },
    });
  expect(await fail({ edition: session.edition - 1 })).toMatchObject({ code: 'session.changedMeanwhile' });
  expect(await fail({ teacherId: (await school.person()).id })).toMatchObject({ code: 'session.teacherUnfit' });
  expect(await fail({ begins: '11:00' })).toMatchObject({ code: 'session.endsEarly' });
  const roomId = await aRoom('Hall 3');
  await office.send(saveRoom, { ...newRequestId(), roomId, name: 'Hall 3', nameZh: null, isClosed: true });
  expect(await fail({ roomId })).toMatchObject({ code: 'session.roomClosed' });
  const failed = (rest: object) =>
    office.failed(addSession, { ...newRequestId(), classId, ...aDraft(), recurrence: null, ...rest });
  expect(await failed({ recurrence: { ...weekly, toDay: '2026-03-01' } })).toMatchObject({ code: 'session.noDay' });
  const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], toDay: '2027-06-01', intervalWeeks: 1 };
  expect(await failed({ recurrence: daily })).toMatchObject({ code: 'session.tooMany' });
  for (const name of ['hall 3', 'Ｈａｌｌ ３', 'Hall\u00a03', 'Häll 3'])
    expect(
      await office.failed(saveRoom, { ...newRequestId(), roomId: null, name, nameZh: null, isClosed: false }),
    ).toMatchObject({ code: 'room.nameTaken' });
});

test('the record tells who moved a session from when to when, by the school’s clocks', async () => {
  await add();
  const [session] = await listWeeks('2026-03-04');
  if (!session) throw new Error('no session');
  await change(session, { day: '2026-03-05' });
  const { list } = await office.ask(listSchoolRecords, { action: 'session.changed' });
  expect(list[0]).toMatchObject({ actor: { name: 'Office' }, subjectKind: 'class' });
  expect(list[0]?.changes).toEqual([
    { field: 'time', before: '2026-03-04 09:30–11:00', after: '2026-03-05 09:30–11:00' },
  ]);
});

test('of two administrators who change one session at once, one is told', async () => {
  await add();
  const [session] = await listWeeks('2026-03-04');
  if (!session) throw new Error('no session');
  const results = await Promise.allSettled([
    change(session, { begins: '08:00', ends: '09:00' }),
    change(session, { begins: '13:00', ends: '14:00' }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
