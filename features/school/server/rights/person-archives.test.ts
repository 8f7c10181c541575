import { sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertFile } from '@inkstone/bank/server';
import { readZipTexts } from '@inkstone/files/testing/zip-stream';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { fetchPersonArchive, listPersonArchives, listSchoolRecords, requestPersonArchive } from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';
import { createJobRun } from '../testing/create-job-run.ts';
import { expireArchivesJob, personArchiveJob } from './archive-job.ts';

let school: TestSchool;
let head: TestBrowser;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  head = await school.signIn(
    await school.person({ role: 'staff', permissions: permissionPresets.head, username: 'head', name: 'Head' }),
  );
});
afterAll(() => school.close());

const fetchRaw = async (url: string) => school.server.app.inject({ url });

const addFile = async (ownerId: number): Promise<number> => {
  const saved = await school
    .services()
    .storage.save(Readable.from([Buffer.from('a note handed in')]), { maxBytes: 1000, accept: ['txt'] });
  if (!saved.ok) throw new Error(saved.code);
  const { key, mime, size: sizeBytes, sha256 } = saved.value;
  const row = { key, mime, sizeBytes, sha256, name: 'sound: 1.txt', ownerId, createdAt: school.clock.now() };
  return school.tx((tx) => insertFile(tx, { ...row, usedBy: 'environment_check' }));
};

test('all data of a person comes as one archive with pages, sheets, data and files, and without secrets', async () => {
  const student = await school.person({ username: 'wenlan', name: 'Wen <b>Lan', nameZh: '文岚', mail: 'wen@x.cn' });
  await school.signIn(student);
  const other = await school.person({ username: 'other', name: 'Somebody Else' });
  const fileId = await addFile(student.id);
  await school.db.run(sql`
    insert into environment_check (person_id, device_id, at, is_output_heard, level, noise_floor, is_clipping,
      clock_offset_ms, codec, user_agent, file_id)
    values (${student.id}, gen_random_uuid(), now(), true, 1, 1, false, 0, 'opus', '=cmd', ${fileId})`);
  await school.db.run(sql`
    insert into activity_entry (person_id, at, url, received_at)
    select id, now(), '/page/' || n, now() from unnest(array[${student.id}, ${other.id}]::bigint[]) id, generate_series(1, 700) n`);

  const { archiveId } = await head.send(requestPersonArchive, { ...newRequestId(), personId: student.id });
  const again = await head.send(requestPersonArchive, { ...newRequestId(), personId: student.id });
  expect(again.archiveId).toBe(archiveId);
  await personArchiveJob.run(createJobRun(school, { archiveId }));

  const { list } = await head.ask(listPersonArchives, { personId: student.id });
  expect(list).toMatchObject([{ id: archiveId, state: 'ready', requestedByName: 'Head' }]);
  expect(list[0]?.counts).toEqual(
    expect.arrayContaining([
      { kind: 'activity', count: 700 },
      { kind: 'files', count: 1 },
    ]),
  );
  const { url } = await head.send(fetchPersonArchive, { ...newRequestId(), archiveId });
  const response = await fetchRaw(url);
  expect(response.headers['content-disposition']).toContain('wenlan.zip');
  const files = readZipTexts(response.rawPayload);
  expect(files.get('index.html')).toContain('Wen &lt;b&gt;Lan');
  expect(files.get(`media/${fileId}-sound_ 1.txt`)).toBe('a note handed in');
  expect(JSON.parse(files.get('data/activity_entry.json') ?? '')).toHaveLength(700);
  expect(files.get('sheets/activity_entry.csv')?.trim().split('\r\n')).toHaveLength(701);
  expect(files.get('sheets/environment_check.csv')).toContain("'=cmd");
  const everything = [...files.values()].join('\n');
  expect(everything).not.toMatch(/scrypt|argon|password_hash|token_hash/);
  expect(everything).not.toContain('Somebody Else');

  const { list: record } = await head.ask(listSchoolRecords, { personId: student.id });
  expect(record.map(({ action }) => action)).toEqual([
    ...['person.archiveFetched', 'person.archiveRequested', 'person.signedIn'],
  ]);
});

test('an archive is fetched by whom it was signed for, and no longer after its days', async () => {
  const student = await school.person();
  const { archiveId } = await head.send(requestPersonArchive, { ...newRequestId(), personId: student.id });
  expect(await head.failed(fetchPersonArchive, { ...newRequestId(), archiveId })).toMatchObject({
    code: 'archive.gone',
  });
  await personArchiveJob.run(createJobRun(school, { archiveId }));
  const { url } = await head.send(fetchPersonArchive, { ...newRequestId(), archiveId });
  const stranger = await school.signIn(await school.person({ role: 'teacher' }));
  const foreign = await school.server.app.inject({ url, headers: { authorization: `Bearer ${stranger.token}` } });
  expect(foreign.statusCode).toBe(404);

  await school.db.run(sql`update person_archive set expires_at = ${school.clock.now()} where id = ${archiveId}`);
  await expireArchivesJob.run(createJobRun(school, {}));
  expect(await head.failed(fetchPersonArchive, { ...newRequestId(), archiveId })).toMatchObject({
    code: 'archive.gone',
  });
  const [row] = await school.db.rows(sql`
    select a.state, (select count(*) from stored_file where used_by = 'person_archive') as stored
      from person_archive a where a.id = ${archiveId}`);
  expect(row).toMatchObject({ state: 'expired', stored: 1 });
});

test('an archive needs the rights to people and to the record, and as many of them as the person has', async () => {
  const student = await school.person();
  const reader = await school.signIn(await school.person({ role: 'staff', permissions: ['school', 'school_records'] }));
  expect(await reader.failed(listPersonArchives, { personId: student.id })).toMatchObject({
    code: 'person.needsPeopleRight',
  });
  const office = await school.signIn(
    await school.person({ role: 'staff', permissions: ['school', 'school_people', 'school_records'] }),
  );
  expect(await office.failed(requestPersonArchive, { ...newRequestId(), personId: head.person.id })).toMatchObject({
    code: 'person.outranks',
  });
});

test('three archives of a person are kept at a time, and another is made once one has expired', async () => {
  const student = await school.person({ username: 'stores', name: 'Stores' });
  const make = async () => {
    const { archiveId } = await head.send(requestPersonArchive, { ...newRequestId(), personId: student.id });
    await personArchiveJob.run(createJobRun(school, { archiveId }));
  };
  for (let count = 0; count < 3; count += 1) await make();
  const request = { ...newRequestId(), personId: student.id };
  expect(await head.refused(requestPersonArchive, request)).toBe('archive.tooMany');

  school.clock.pass({ hours: 8 * 24 });
  await expireArchivesJob.run(createJobRun(school, {}));
  head = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.head }));
  await make();
});
