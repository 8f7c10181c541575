import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aClass } from '@inkstone/people/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { maxExportedSessions } from '../../contract/timetable-file.ts';
import { listTimetableEntries } from './school-timetable.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-12-01T00:00:00Z' });
});
afterAll(() => school.close());

const frame = {
  school: { name: 'Riverside', nameZh: null, timeZone: 'Asia/Shanghai' },
  language: 'en' as const,
  now: new Date('2026-12-01T00:00:00Z'),
};

const listFiles = () =>
  school.tx(async (tx) => {
    const files = new Map<string, string>();
    for await (const { name, open } of listTimetableEntries(tx, frame)) {
      const chunks = [];
      for await (const chunk of await open()) chunks.push(chunk);
      files.set(name, Buffer.concat(chunks).toString());
    }
    return files;
  });

test('without sessions there are only the empty lists', async () => {
  expect([...(await listFiles()).keys()]).toEqual(['timetable/holidays.csv', 'timetable/attendance.csv']);
});

test('a year with more sessions than one file may have comes in parts, with each session once', async () => {
  const { id: classId, teacher } = await aClass(school, { students: 1 });
  const total = maxExportedSessions + 1;
  await school.db.run(sql`
    insert into class_session (class_id, teacher_id, title, begins_at, ends_at)
    select ${classId}, ${teacher.id}, 'Ratios', at, at + interval '10 minutes'
      from (select '2026-02-01T00:00:00Z'::timestamptz + n * interval '15 minutes' as at
              from generate_series(0, ${total - 1}) n) sessions`);
  const files = await listFiles();
  const sheets = [...files].filter(([name]) => /timetable-.*csv$/.test(name));
  expect(sheets.map(([name]) => name)).toEqual([
    'timetable/timetable-2026-02-01-2026-05-16.csv',
    'timetable/timetable-2026-05-17-2026-08-28.csv',
  ]);
  const ids = sheets.flatMap(([, text]) => [...text.matchAll(/^session-\d+/gm)].map(([id]) => id));
  expect(ids).toHaveLength(total);
  expect(new Set(ids).size).toBe(total);
});
