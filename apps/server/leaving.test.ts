import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readZipStream } from '@inkstone/files/testing/zip-stream';
import type { AnyJob } from '@inkstone/jobs';
import { fetchSchoolExport, importContent, requestSchoolExport } from '@inkstone/school/contract';
import { jobs } from '@inkstone/school/server';
import { permissions } from '@inkstone/session/contract';
import { sendForm } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { joinSubscribers } from './kernel/subscriptions.ts';
import { seedBank } from './seed/bank.ts';
import { bookSteps } from './seed/books.ts';
import { courseSteps } from './seed/courses.ts';
import { seedPeople } from './seed/people.ts';
import { subscribers } from './subscriptions.ts';
import { syncProgrammeTree } from './sync-programme-tree.ts';

let school: TestSchool;
let newSchool: TestSchool;

/** The people, bank, courses and textbooks of the sample school. */
const fill = async (sample: TestSchool): Promise<void> => {
  const subscriptions = joinSubscribers(subscribers);
  await sample.tx(async (tx, outside) => {
    const { now } = outside;
    const at = (moment: Date) => subscriptions.eventContext(tx, { ...outside, now: moment });
    const seeding = { tx, services: outside, emit: at(now).emit, at, now, log: () => undefined };
    const people = await seedPeople(seeding);
    const seeded = { people, bank: await seedBank(seeding, people) };
    for (const step of [...bookSteps(seeding, seeded), ...courseSteps(seeding, seeded)]) await step.run();
  });
};

beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  newSchool = await openSchool({ now: '2026-03-09T08:00:00.000Z' });
  await fill(school);
  await newSchool.tx(syncProgrammeTree);
});
afterAll(async () => {
  await school.close();
  await newSchool.close();
});

const openHead = async (place: TestSchool): Promise<TestBrowser> =>
  place.signIn(await place.person({ roles: ['staff', 'teacher'], role: 'staff', permissions, username: 'head' }));

const exportSchool = async (place: TestSchool, head: TestBrowser): Promise<Map<string, Buffer>> => {
  const { exportId } = await head.send(requestSchoolExport, newRequestId());
  const job: AnyJob | undefined = jobs.find(({ name }) => name === 'school.export');
  await job?.run({
    ...{ payload: { exportId }, id: 'job', attempt: 1, now: place.clock.now(), db: place.db },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    signal: new AbortController().signal,
    enqueue: async () => undefined,
    services: { storage: place.services().storage, transaction: place.server.transaction } as never,
  });
  const { url } = await head.send(fetchSchoolExport, { ...newRequestId(), exportId });
  return readZipStream((await place.server.app.inject({ url })).rawPayload);
};

interface ContentList {
  exportedAt: string;
  sets: object[];
  papers: object[];
  courses: object[];
  textbooks: object[];
  files: { path: string }[];
}

const readPackage = (files: Map<string, Buffer>) => {
  const bytes = files.get('content/content-001.zip') ?? Buffer.of();
  const entries = readZipStream(bytes);
  return { bytes, entries, list: JSON.parse(String(entries.get('content.json'))) as ContentList };
};

const importPeople = async (head: TestBrowser, bytes: Buffer, subject = 'people') => {
  const form = { path: 'backend/school/planImport', fields: { subject }, bytes };
  const { body } = await sendForm(newSchool, head, form);
  // Accounts that were closed are in the package and are left out; a sheet of those who are here has nothing to leave out.
  if (subject !== 'people') expect(body).toMatchObject({ success: 1, counts: { refused: 0 } });
  const response = await newSchool.server.app.inject({
    method: 'POST',
    url: '/api/backend/school/applyChangeSet',
    headers: { authorization: `Bearer ${head.token}` },
    payload: { requestId: randomUUID(), changeSetId: body['changeSetId'] },
  });
  expect(response.json()).toMatchObject({ success: 1 });
};

/** The sheets of an export that say something of people, by what they are about. */
const sheets = { guardians: 'guardians', teams: 'teams', staff: 'staff', thirdParty: 'supporting-teachers' } as const;

const readPeople = (place: TestSchool) =>
  place.db.rows(sql`
    select username, name, name_zh, number, array(select unnest(roles) order by 1) as roles from person
     where username <> 'head' and left_at is null and not roles <@ array['candidate'] order by username`);

const readMembers = (place: TestSchool) =>
  place.db.rows(sql`
    select c.name, c.name_zh, t.username as teacher, s.username as student from school_class c
      join person t on t.id = c.teacher_id join class_member m on m.class_id = c.id join person s on s.id = m.student_id
     where m.left_at is null and c.ended_at is null order by c.name, s.username`);

test('the sample school moves into an empty one: people, question sets, papers, courses and textbooks are equal', async () => {
  const files = await exportSchool(school, await openHead(school));
  const here = readPackage(files);
  const lists = [here.list.papers, here.list.courses, here.list.textbooks];
  expect(lists.map(({ length }) => length > 0)).toEqual([true, true, true]);
  const newHead = await openHead(newSchool);
  await importPeople(newHead, files.get('people/oneroster.zip') ?? Buffer.of());
  const fullSheets = Object.entries(sheets).flatMap(([subject, sheet]) => {
    const bytes = files.get(`people/${sheet}.csv`) ?? Buffer.of();
    return String(bytes).trim().split('\r\n').length > 1 ? { subject, bytes } : [];
  });
  expect(fullSheets.length).toBeGreaterThan(1);
  for (const { subject, bytes } of fullSheets) await importPeople(newHead, bytes, subject);
  const form = { path: importContent.path, fields: { mode: 'apply' }, bytes: here.bytes };
  const { body } = await sendForm(newSchool, newHead, form);
  const receipt = body as unknown as { made: number; objects: { state: string; problems: unknown[] }[] };
  expect(receipt.objects.filter(({ state }) => state !== 'new')).toEqual([]);
  expect(receipt.made).toBe(here.list.sets.length + lists.flat().length);

  const filesAgain = await exportSchool(newSchool, newHead);
  const there = readPackage(filesAgain);
  expect({ ...there.list, exportedAt: '' }).toEqual({ ...here.list, exportedAt: '' });
  for (const { path } of here.list.files)
    expect(there.entries.get(path)?.equals(here.entries.get(path) ?? Buffer.of())).toBe(true);
  for (const sheet of Object.values(sheets))
    expect(String(filesAgain.get(`people/${sheet}.csv`))).toBe(String(files.get(`people/${sheet}.csv`)));
  expect(await readPeople(newSchool)).toEqual(await readPeople(school));
  expect(await readMembers(newSchool)).toEqual(await readMembers(school));
  // Two exports of 50 MB are made and read.
}, 300_000);
