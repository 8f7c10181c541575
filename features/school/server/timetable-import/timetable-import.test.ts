import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { aClass } from '@inkstone/people/testing';
import { sendForm } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import { addHoliday, cancelSession, listTimetable, saveAttendance, saveRoom } from '@inkstone/timetable/contract';
import { exportTimetable } from '../../../timetable/contract/timetable-file.ts';
import {
  applyTimetableImport,
  getTimetableImport,
  listTimetableImports,
  undoTimetableImport,
} from '../../contract/timetable-import.ts';
import { listSchoolRecords } from '../../contract.ts';

let school: TestSchool;
let office: TestBrowser;
let teacher: TestPerson;
let classId: number;
let className: string;
let count = 0;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T00:00:00Z' });
  const permissions = ['school', 'school_classes', 'school_records'] as const;
  office = await school.signIn(await school.person({ role: 'staff', permissions: [...permissions], name: 'Office' }));
});
beforeEach(async () => {
  count += 1;
  className = `Reading ${count}`;
  teacher = await school.person({ role: 'teacher' });
  classId = (await aClass(school, { teacher, students: 1, name: className, nameZh: `阅读${count}班` })).id;
  await school.db.run(sql`delete from rate_counter`);
});
afterAll(() => school.close());

const send = (file: string | Buffer, fields: Record<string, string> = {}) =>
  sendForm(school, office, { path: 'backend/school/planTimetableImport', fields, bytes: Buffer.from(file) });
const plan = async (file: string | Buffer, fields: Record<string, string> = {}) => {
  const { status, body } = await send(file, fields);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return office.ask(getTimetableImport, { changeSetId: Number(body['changeSetId']), pageNum: 100 });
};
const apply = (changeSetId: number, acceptsConflicts = false) =>
  office.send(applyTimetableImport, { ...newRequestId(), changeSetId, acceptsConflicts });
const undo = (changeSetId: number) => office.send(undoTimetableImport, { ...newRequestId(), changeSetId });
const show = (changeSetId: number) => office.ask(getTimetableImport, { changeSetId, pageNum: 100 });
const listWeeks = async (...days: string[]) => {
  const weeks = [];
  for (const day of days) weeks.push(...(await office.ask(listTimetable, { day, classId })).list);
  return weeks;
};
const listMarch = () => listWeeks('2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23');
const toTimes = (list: Awaited<ReturnType<typeof listMarch>>) => list.map(({ day, begins }) => `${day} ${begins}`);

const calendar = (...events: string[][]): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Elsewhere//EN'],
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    ...['END:VCALENDAR', ''],
  ].join('\r\n');
const weekly = (more: string[] = [], uid = `weekly-${count}`) => [
  ...[`UID:${uid}`, `SUMMARY:${className}: Ratios`, 'DTSTART;TZID=Asia/Shanghai:20260304T090000'],
  ...['DTEND;TZID=Asia/Shanghai:20260304T103000', 'RRULE:FREQ=WEEKLY;COUNT=4', ...more],
];

test('a recurring event becomes a series with its exceptions and holidays, and a second time changes nothing', async () => {
  const holiday = { name: 'Spring', nameZh: '春假', fromDay: '2026-03-18', toDay: '2026-03-18' };
  await office.send(addHoliday, { ...newRequestId(), ...holiday });
  const moved = [
    ...[`UID:weekly-${count}`, `SUMMARY:${className}: Ratios`, 'RECURRENCE-ID;TZID=Asia/Shanghai:20260311T090000'],
    ...['DTSTART;TZID=Asia/Shanghai:20260312T140000', 'DTEND;TZID=Asia/Shanghai:20260312T150000'],
  ];
  const file = calendar(weekly(['EXDATE;TZID=Asia/Shanghai:20260325T090000']), moved);
  const planned = await plan(file);
  expect(planned.counts).toMatchObject({ made: 3, changed: 0, same: 0, refused: 0, conflicts: 0 });
  expect(planned.list.map(({ holidayName }) => holidayName)).toEqual([null, null, 'Spring']);
  expect(await listMarch()).toEqual([]);
  await apply(planned.changeSetId);
  const march = await listMarch();
  expect(toTimes(march)).toEqual(['2026-03-04 09:00', '2026-03-12 14:00', '2026-03-18 09:00']);
  expect(march.map(({ isException, isCancelled }) => [isException, isCancelled])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
  expect(new Set(march.map(({ seriesId }) => seriesId)).size).toBe(1);
  expect(march[0]).toMatchObject({ title: 'Ratios', teachers: [{ id: teacher.id }] });
  const again = await plan(file);
  expect(again.counts).toMatchObject({ made: 0, changed: 0, same: 3 });
  // A later version of the file moves one session and leaves out another.
  const later = await plan(
    calendar(weekly(['EXDATE;TZID=Asia/Shanghai:20260304T090000', 'EXDATE;TZID=Asia/Shanghai:20260325T090000']), [
      ...moved.slice(0, 3),
      ...['DTSTART;TZID=Asia/Shanghai:20260313T140000', 'DTEND;TZID=Asia/Shanghai:20260313T150000'],
    ]),
  );
  expect(later.counts).toMatchObject({ made: 0, changed: 2, same: 1 });
  await apply(later.changeSetId);
  expect((await listMarch()).map(({ day, isCancelled }) => `${day} ${isCancelled}`)).toEqual([
    ...['2026-03-04 true', '2026-03-13 false', '2026-03-18 true'],
  ]);
  await undo(later.changeSetId);
  expect(toTimes(await listMarch())).toEqual(['2026-03-04 09:00', '2026-03-12 14:00', '2026-03-18 09:00']);
  const { list } = await office.ask(listSchoolRecords, { action: 'timetable.importUndone' });
  expect(list).toHaveLength(1);
});

test('an event of another zone keeps its own hour over a change of clocks', async () => {
  const { list } = await plan(
    calendar([
      ...[`UID:zone-${count}`, `SUMMARY:${className}`, 'DTSTART;TZID=America/New_York:20260301T090000'],
      ...['DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'],
    ]),
  );
  expect(list.map(({ after }) => `${after?.day} ${after?.begins}`)).toEqual(['2026-03-01 22:00', '2026-03-08 21:00']);
});

test('what the school exported changes nothing when it is read again, as a calendar and as a sheet', async () => {
  const planned = await plan(calendar(weekly()));
  await apply(planned.changeSetId);
  const march = await listMarch();
  const cancelled = march.find(({ day }) => day === '2026-03-11');
  if (!cancelled) throw new Error('the series has no session on 11 March');
  const of = { sessionId: cancelled.id, edition: cancelled.edition, scope: 'one' as const, isCancelled: true };
  await office.send(cancelSession, { ...newRequestId(), ...of });
  for (const format of ['ics', 'csv'])
    for (const fileLanguage of ['en', 'zh']) {
      const query = { format, fileLanguage, fromDay: '2026-03-01', toDay: '2026-03-31', classId: String(classId) };
      const file = await school.server.app.inject({
        url: `/api/${exportTimetable.path}?${new URLSearchParams(query).toString()}`,
        headers: { authorization: `Bearer ${office.token}` },
      });
      const { counts } = await plan(file.rawPayload);
      expect([format, fileLanguage, counts.made, counts.changed, counts.refused]).toEqual([
        ...[format, fileLanguage, 0, 0, 0],
      ]);
      expect(counts.same).toBeGreaterThanOrEqual(3);
    }
});

test('a sheet in GBK is read by its heads, and rows that cannot be taken say why with their number', async () => {
  await office.send(saveRoom, {
    ...newRequestId(),
    roomId: null,
    name: `Hall ${count}`,
    nameZh: null,
    isClosed: false,
  });
  const rows = [
    '班级,日期,上课时间,下课时间,中文标题,任课老师,教室',
    `阅读${count}班,2026/3/4,上午9:30,11:00,比例,${teacher.username},Hall ${count}`,
    `没有的班,2026-03-05,09:30,11:00,,,`,
    `阅读${count}班,2026-02-30,09:30,11:00,,,`,
    `阅读${count}班,2026-03-06,25:00,11:00,,,`,
    `阅读${count}班,2026-03-06,11:00,09:30,,,`,
    `阅读${count}班,2026-03-06,09:30,11:00,,nobody,`,
    `阅读${count}班,2026-03-06,09:30,11:00,,,Nowhere`,
    `阅读${count}班,2026-03-04,09:30,11:00,,,`,
  ].join('\r\n');
  const gbk = await school.db.row(sql`select convert_to(${rows}, 'GBK') as bytes`, { bytes: z.instanceof(Buffer) });
  const { encoding, columns, list, counts } = await plan(gbk?.bytes ?? '');
  expect(encoding).toBe('gb18030');
  expect(columns.map(({ field }) => field)).toEqual([
    ...['className', 'day', 'begins', 'ends', 'titleZh', 'teachers', 'room'],
  ]);
  expect(counts).toMatchObject({ made: 1, refused: 7 });
  expect(list.map(({ rowNumber, fault }) => [rowNumber, fault])).toEqual([
    [2, null],
    [3, 'classUnknown'],
    [4, 'dayInvalid'],
    [5, 'timeInvalid'],
    [6, 'endsEarly'],
    [7, 'teacherUnknown'],
    [8, 'roomUnknown'],
    [9, 'repeated'],
  ]);
  const corrected = await plan(rows, { columns: 'className,day,begins,ends,title,,' });
  expect(corrected.list.find(({ rowNumber }) => rowNumber === 7)?.fault).toBeNull();
});

test('conflicts within the file and with the school are shown, and written only when they are accepted', async () => {
  const other = await aClass(school, { teacher, name: `Writing ${count}` });
  const sheet = (name: string) =>
    `Class,Date,Begins,Ends\n${name},2026-03-04,09:00,10:00\n${className},2026-03-04,09:30,10:30\n`;
  const planned = await plan(sheet(`Writing ${count}`));
  expect(planned.counts).toMatchObject({ made: 2, conflicts: 2 });
  expect(planned.list[0]?.conflicts).toEqual([{ kinds: ['teacher'], rowNumber: 3, text: '' }]);
  await expect(apply(planned.changeSetId)).rejects.toThrow(/conflicts|share a class/);
  expect((await office.ask(listTimetable, { day: '2026-03-04', classId: other.id })).list).toEqual([]);
  await apply(planned.changeSetId, true);
  const third = await plan(`Class,Date,Begins,Ends\n${className},2026-03-04,10:00,11:00\n`);
  expect(third.list[0]?.conflicts).toMatchObject([{ kinds: ['class', 'teacher'], rowNumber: null }]);
  expect(third.list[0]?.conflicts[0]?.text).toBe(`${className} 2026-03-04 09:30–10:30`);
});

test('a plan that no longer holds writes nothing', async () => {
  const planned = await plan(calendar(weekly()));
  await school.db.run(sql`update school_class set ended_at = ${school.clock.now()} where id = ${classId}`);
  await expect(apply(planned.changeSetId)).rejects.toThrow(/outdated|changed since/);
  expect(await listMarch()).toEqual([]);
});

test('undoing removes what was made; what was changed since or has attendance stays and is named', async () => {
  const planned = await plan(calendar(weekly()));
  await apply(planned.changeSetId);
  const [first, second] = await listMarch();
  if (!first || !second) throw new Error('the series was not made');
  const student = await school.db.row(sql`select student_id from class_member where class_id = ${classId}`, {
    studentId: z.int(),
  });
  await school.db.run(sql`update class_member set joined_at = '2026-01-01T00:00:00Z' where class_id = ${classId}`);
  const attending = { sessionId: first.id, studentId: Number(student?.studentId), state: 'present' as const };
  await office.send(saveAttendance, { ...newRequestId(), ...attending });
  const cancelling = { sessionId: second.id, edition: second.edition, scope: 'one' as const, isCancelled: true };
  await office.send(cancelSession, { ...newRequestId(), ...cancelling });
  await undo(planned.changeSetId);
  expect((await listMarch()).map(({ id }) => id)).toEqual([first.id, second.id]);
  const { list, counts, state, undoUntil } = await show(planned.changeSetId);
  expect([state, undoUntil, counts.stays]).toEqual(['undone', null, 2]);
  expect(list.map(({ undoFault }) => undoFault)).toEqual(['attended', 'changedSince', null, null]);
  await expect(undo(planned.changeSetId)).rejects.toThrow(/notUndoable|no longer/);
  const { list: imports } = await office.ask(listTimetableImports, {});
  expect(imports.some(({ changeSetId }) => changeSetId === planned.changeSetId)).toBe(true);
});

test('files that are none, are broken or too long are refused in words', async () => {
  const refused = async (file: string | Buffer) => {
    const { status, body } = await send(file);
    return [status < 500, body['code'] ?? body['message']];
  };
  const replies = [
    await refused(Buffer.from('%PDF-1.7')),
    await refused('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'),
    await refused('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:x'),
    await refused(`Class,Date\n${'A,2026-03-04\n'.repeat(200_000)}`),
    await refused(calendar(...Array.from({ length: 20_001 }, () => ['SUMMARY:x']))),
  ];
  expect(replies.every(([isRefusal]) => isRefusal)).toBe(true);
  expect(new Set(replies.map(([, code]) => code)).size).toBe(4);
});

test('an event without an end is taken to the end of two years and says so; one with a long text is left out', async () => {
  const endless = [`SUMMARY:${className}`, 'DTSTART:20260304T010000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'];
  const long = [`SUMMARY:${'x'.repeat(100_000)}`, 'DTSTART:20260304T010000Z', 'DURATION:PT1H'];
  const { counts, cuts } = await plan(calendar(['UID:a', ...endless], ['UID:b', ...long]));
  expect(counts).toMatchObject({ made: 105, refused: 1 });
  expect(cuts).toEqual([{ rowNumber: 4, untilDay: '2028-03-01' }]);
});
