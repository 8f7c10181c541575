import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aClass } from '@inkstone/people/testing';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import { addHoliday, addSession, cancelSession, changeSession, listTimetable } from '../../contract.ts';
import { exportTimetable } from '../../contract/timetable-file.ts';
import { aLesson } from '../../testing.ts';

let school: TestSchool;
let office: TestBrowser;
let teacher: TestPerson;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T00:00:00Z' });
  office = await school.signIn(await school.person({ role: 'staff', permissions: ['school', 'school_classes'] }));
  teacher = await school.person({ role: 'teacher', name: 'Qiao Lin', nameZh: '乔林' });
});
afterAll(() => school.close());

const read = (query: Record<string, string>) => {
  const headers = { authorization: `Bearer ${office.token}`, 'accept-language': 'en' };
  const search = new URLSearchParams({ fromDay: '2026-03-01', toDay: '2026-06-30', ...query });
  return school.server.app.inject({
    ...{ method: 'GET', url: `/api/${exportTimetable.path}?${search.toString()}`, headers },
  });
};

const draft = { title: 'Ratios; and, more', titleZh: '比例', begins: '09:30', ends: '11:00', roomId: null };
const aSeries = async () => {
  const { id: classId } = await aClass(school, { teacher, name: 'Reading', nameZh: '阅读班' });
  const recurrence = { weekdays: [3], toDay: '2026-04-01', intervalWeeks: 1 };
  const staff = { teacherId: teacher.id, colleagueIds: [] };
  await office.send(addSession, { ...newRequestId(), classId, ...draft, ...staff, day: '2026-03-04', recurrence });
  const find = async (day: string) => {
    const [session] = (await office.ask(listTimetable, { day, classId })).list;
    if (!session) throw new Error(`no session in the week of ${day}`);
    return session;
  };
  return { classId, staff, find };
};

/** The sessions that a calendar program shows, as wall times. */
const listOccurrences = (text: string): string[] => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  expect(zone?.getFirstPropertyValue('tzid')).toBe('Asia/Shanghai');
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const exceptions = events.filter((event) => event.isRecurrenceException());
  return events
    .filter((event) => !event.isRecurrenceException())
    .flatMap((event) => {
      if (!event.isRecurring()) return [String(event.startDate)];
      for (const exception of exceptions) if (exception.uid === event.uid) event.relateException(exception);
      const occurrences: string[] = [];
      const iterator = event.iterator();
      for (let next: ICAL.Time | null = iterator.next(); next; next = iterator.next()) {
        const { item, startDate } = event.getOccurrenceDetails(next);
        const status = item.component.getFirstPropertyValue('status') === 'CANCELLED' ? ' cancelled' : '';
        occurrences.push(`${String(startDate)}${status}`);
      }
      return occurrences;
    });
};

test('a series is one recurring event with holidays left out and changed sessions as exceptions', async () => {
  const { classId, staff, find } = await aSeries();
  const holiday = { name: 'Spring', nameZh: '春假', fromDay: '2026-03-11', toDay: '2026-03-11' };
  await office.send(addHoliday, { ...newRequestId(), ...holiday });
  const moved = await find('2026-03-18');
  await office.send(changeSession, {
    ...{ ...newRequestId(), sessionId: moved.id, edition: moved.edition, scope: 'one', ...draft, ...staff },
    ...{ day: '2026-03-19', begins: '14:00', ends: '15:00' },
  });
  const cancelled = await find('2026-03-25');
  await office.send(cancelSession, {
    ...{ ...newRequestId(), sessionId: cancelled.id, edition: cancelled.edition, scope: 'one', isCancelled: true },
  });
  const { statusCode, body, headers } = await read({ format: 'ics', classId: String(classId) });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(body).toContain('RRULE:FREQ=WEEKLY;BYDAY=WE;UNTIL=20260401T013000Z');
  expect(body).toContain('EXDATE;TZID=Asia/Shanghai:20260311T093000');
  expect(body).toContain('RECURRENCE-ID;TZID=Asia/Shanghai:20260318T093000');
  expect(body).toContain(String.raw`SUMMARY:Reading: Ratios\; and\, more`);
  expect(listOccurrences(body)).toEqual([
    ...['2026-03-04T09:30:00', '2026-03-19T14:00:00', '2026-03-25T09:30:00 cancelled', '2026-04-01T09:30:00'],
  ]);
});

test('the same sessions come as rows in the chosen language, and no cell is a formula', async () => {
  const { id: classId } = await aClass(school, { teacher, name: '=cmd()', nameZh: '写作班' });
  await aLesson(school, { classId, teacherId: teacher.id, beginsAt: '2026-03-05T01:00:00Z', title: '+1' });
  const chinese = (await read({ format: 'csv', classId: String(classId), fileLanguage: 'zh' })).body;
  expect(chinese.startsWith('\uFEFF外部编号,班级,')).toBe(true);
  expect(chinese).toContain('写作班');
  expect(chinese).toContain(`乔林（${teacher.username}）`);
  const english = (await read({ format: 'csv', classId: String(classId) })).body;
  expect(english).toContain(`,'=cmd(),'+1,,2026-03-05,09:00,10:30,Qiao Lin (${teacher.username}),,,Takes place`);
});

test('a title cannot add lines, and no line of the file is longer than 75 bytes', async () => {
  const { id: classId } = await aClass(school, { teacher });
  const title = `行1;,\\x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:${'很长的标题'.repeat(15)}`;
  await aLesson(school, { classId, teacherId: teacher.id, beginsAt: '2026-03-05T01:00:00Z', title });
  const { body } = await read({ format: 'ics', classId: String(classId) });
  expect(body.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  expect(Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test('too many days and days without sessions are refused in words', async () => {
  const readCode = async (query: Record<string, string>) => {
    const { statusCode, body } = await read({ format: 'csv', ...query });
    return [statusCode, (JSON.parse(body) as { code?: unknown }).code];
  };
  const backwards = await readCode({ fromDay: '2026-03-02', toDay: '2026-03-01' });
  const tooLong = await readCode({ toDay: '2029-01-01' });
  expect(backwards).toEqual(tooLong);
  const empty = await readCode({ fromDay: '2026-06-30' });
  expect(empty[0]).toBe(backwards[0]);
  expect(empty[1]).not.toBe(backwards[1]);
});
