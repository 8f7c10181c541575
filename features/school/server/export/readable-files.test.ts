import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readZipStream } from '@inkstone/files/testing/zip-stream';
import { aClass } from '@inkstone/people/testing';
import { sendForm } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { addHoliday, addSession, listTimetable, saveAttendance } from '@inkstone/timetable/contract';
import { aLesson } from '@inkstone/timetable/testing';
import { saveMailServer } from '../../contract/mail-server.ts';
import { getTimetableImport } from '../../contract/timetable-import.ts';
import { fetchSchoolExport, getSchoolSettings, requestSchoolExport, saveSchoolSettings } from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';
import { createJobRun } from '../testing/create-job-run.ts';
import { schoolExportJob } from './export-job.ts';

let school: TestSchool;
let head: TestBrowser;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z', ownMail: { allowsPrivateAddresses: false } });
  head = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.head, name: 'Head' }));
});
afterAll(() => school.close());

const makeExport = async (): Promise<Map<string, Buffer>> => {
  const { exportId } = await head.send(requestSchoolExport, newRequestId());
  await schoolExportJob.run(createJobRun(school, { exportId }));
  const { url } = await head.send(fetchSchoolExport, { ...newRequestId(), exportId });
  return readZipStream((await school.server.app.inject({ url })).rawPayload);
};

const linesOf = (files: Map<string, Buffer>, name: string): string[] =>
  (files.get(name)?.toString() ?? '').replace('\uFEFF', '').trimEnd().split('\r\n');

test('the timetable comes by years as calendars and sheets, with holidays and who was there, and is imported again', async () => {
  const teacher = await school.person({ role: 'teacher', username: 'qiaolin', name: 'Qiao Lin' });
  const { id: classId, students } = await aClass(school, { teacher, students: 1, name: 'Reading', nameZh: '阅读班' });
  const [student] = students;
  if (!student) throw new Error('the class has no student');
  const lesson = { classId, teacherId: teacher.id };
  await aLesson(school, { ...lesson, beginsAt: '2025-12-31T17:00:00Z', title: 'New year' });
  await aLesson(school, { ...lesson, beginsAt: '2025-12-30T01:00:00Z', title: 'Old year' });
  const holiday = { name: 'Spring', nameZh: '春假', fromDay: '2026-03-11', toDay: '2026-03-12' };
  await head.send(addHoliday, { ...newRequestId(), ...holiday });
  await head.send(addSession, {
    ...{ ...newRequestId(), ...lesson, colleagueIds: [], roomId: null, title: 'Ratios', titleZh: '比例' },
    ...{ day: '2026-03-04', begins: '09:30', ends: '11:00' },
    recurrence: { weekdays: [3], toDay: '2026-03-25', intervalWeeks: 1 },
  });
  const [session] = (await head.ask(listTimetable, { day: '2026-03-04', classId })).list;
  const entry = { sessionId: session?.id ?? 0, studentId: student.id, state: 'late' as const };
  await (await school.signIn(teacher)).send(saveAttendance, { ...newRequestId(), ...entry });

  const files = await makeExport();

  expect([...files.keys()].filter((name) => name.startsWith('timetable/'))).toEqual([
    'timetable/timetable-2025-12-30-2025-12-31.ics',
    'timetable/timetable-2025-12-30-2025-12-31.csv',
    'timetable/timetable-2026-01-01-2026-03-25.ics',
    'timetable/timetable-2026-01-01-2026-03-25.csv',
    'timetable/holidays.csv',
    'timetable/attendance.csv',
  ]);
  const calendar = files.get('timetable/timetable-2026-01-01-2026-03-25.ics') ?? Buffer.of();
  expect(String(calendar)).toContain('RRULE:FREQ=WEEKLY;BYDAY=WE;');
  expect(linesOf(files, 'timetable/timetable-2026-01-01-2026-03-25.csv')).toHaveLength(1 + 5);
  expect(linesOf(files, 'timetable/holidays.csv')[1]).toBe('Spring,春假,2026-03-11,2026-03-12');
  const [, ...attendance] = linesOf(files, 'timetable/attendance.csv');
  expect(attendance).toHaveLength(1);
  expect(attendance[0]).toContain(`@school.example,Reading,Ratios,2026-03-04,09:30,11:00,`);
  expect(attendance[0]).toContain(`,${student.username},,Late,qiaolin,2026-03-02 16:00:00`);

  await school.db.run(sql`delete from attendance`);
  await school.db.run(sql`delete from class_session`);
  const { status, body } = await sendForm(school, head, {
    ...{ path: 'backend/school/planTimetableImport', fields: {}, bytes: calendar },
  });
  expect(status).toBe(200);
  const planned = await head.ask(getTimetableImport, { changeSetId: Number(body['changeSetId']) });
  expect(planned.counts).toMatchObject({ made: 4, refused: 0 });
});

test('the settings come as a sheet in words with their pictures, and without the password of the mail server', async () => {
  const { edition, ...before } = await head.ask(getSchoolSettings, {});
  const picture = Buffer.from('a picture');
  const service = { picture: `data:image/png;base64,${picture.toString('base64')}`, noteEn: 'Write', noteZh: '留言' };
  await head.send(saveSchoolSettings, {
    ...{ ...newRequestId(), edition, ...before, nameZh: '河畔学校', graceSeconds: 90, service },
    reportDefaults: { homework: 'byHand', test: 'closed' },
  });
  const server = {
    host: '8.8.8.8',
    port: 465,
    security: 'tls',
    username: 'sender',
    from: 'school@example.org',
  } as const;
  await head.send(saveMailServer, {
    ...newRequestId(),
    edition: 0,
    server: { ...server, password: 'a-secret-of-mail' },
  });

  const files = await makeExport();

  const lines = linesOf(files, 'settings/settings.csv');
  expect(lines[0]).toBe('Section,Setting,Value');
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['The school,Name in Chinese,河畔学校', 'Work,Seconds of grace after a deadline,90'],
      ...['Work,Reports of homework open,when the teacher opens them', 'Browsers at once,Teacher,1'],
      ...['Customer service,Picture with a QR code,settings/customer-service.png', 'Mail,Sender,school@example.org'],
    ]),
  );
  expect(files.get('settings/customer-service.png')).toEqual(picture);
  expect([...files.values()].map(String).join('\n')).not.toContain('a-secret-of-mail');
});
