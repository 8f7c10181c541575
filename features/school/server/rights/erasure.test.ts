import { sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { insertFile } from '@inkstone/bank/server';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { activateSchoolPerson, erasePerson, getErasurePlan, listSchoolRecords } from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';
import { applyErasedList, describeErased } from './erased-list.ts';
import { erasePersonJob, type ErasedPerson } from './erasure-job.ts';
import { personDataRules } from './person-data.ts';

let school: TestSchool;
let head: TestBrowser;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  head = await school.signIn(
    await school.person({ role: 'staff', permissions: permissionPresets.head, username: 'head', name: 'Head' }),
  );
});
afterAll(() => school.close());

const idColumn = { id: z.int() };
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const noted: ErasedPerson[] = [];
const work = (personId: number) =>
  erasePersonJob.run({
    payload: { personId },
    ...{ id: 'job', attempt: 1, now: school.clock.now(), db: school.db, log: quiet },
    signal: new AbortController().signal,
    enqueue: async () => undefined,
    services: {
      storage: school.services().storage,
      transaction: school.server.transaction,
      noteErased: async (person: ErasedPerson) => void noted.push(person),
    } as never,
  });

const storage = () => school.services().storage;

const addFile = async (ownerId: number): Promise<{ fileId: number; key: string }> => {
  const saved = await storage().save(Readable.from([Buffer.from('a voice')]), { maxBytes: 1000, accept: ['txt'] });
  if (!saved.ok) throw new Error(saved.code);
  const { key, mime, size: sizeBytes, sha256 } = saved.value;
  const row = { key, mime, sizeBytes, sha256, name: 'voice.txt', ownerId, createdAt: school.clock.now() };
  return { fileId: await school.tx((tx) => insertFile(tx, { ...row, usedBy: 'environment_check' })), key };
};

/** Rows that are about a person in tables of many kinds. */
const fillPerson = async (id: number): Promise<string> => {
  const { fileId, key } = await addFile(id);
  await school.db.run(sql`
    insert into environment_check (person_id, device_id, at, is_output_heard, level, noise_floor, is_clipping,
      clock_offset_ms, codec, user_agent, file_id)
    values (${id}, gen_random_uuid(), now(), true, 1, 1, false, 0, 'opus', 'Secretbrowser', ${fileId})`);
  await school.db.run(sql`
    insert into activity_entry (person_id, at, url, received_at) values (${id}, now(), '/Secretpage', now())`);
  await school.db.run(sql`
    insert into guardian (student_id, name, mail, language, created_by, created_at)
    values (${id}, 'Secretmother', 'secretmother@x.cn', 'zh', ${head.person.id}, now())`);
  await school.db.run(sql`
    insert into resting_address (way, address, failure, rested_at) values ('mail', 'secretmother@x.cn', 'full', now())`);
  await school.db.run(sql`
    insert into message (person_id, event, content, created_at, category)
    values (${id}, 'workMarked', '{"title":"Secrettitle"}', now(), 'homework')`);
  await school.db.run(sql`
    insert into phase_report (student_id, author_id, title, from_on, to_on, comments, created_at, updated_at)
    values (${id}, ${head.person.id}, 'Secretreport', '2026-01-01', '2026-02-01', '{}', now(), now())`);
  await school.db.run(sql`
    with added as (
      insert into change_set (kind, state, created_by, created_at, file_name, columns)
      values ('guardians', 'applied', ${head.person.id}, now(), '', '[]') returning id)
    insert into change_set_row (change_set_id, position, outcome, state, name, username, person_id, changes, joins, link)
    select id, 1, 'made', 'applied', 'Secretname', 'secretuser', ${id}, '[]', '[]',
           '{"kind":"guardians","name":"Secretmother","mail":"secretmother@x.cn"}' from added`);
  const [assignment] = await school.db.rows(
    sql`
    insert into assignment (kind, teacher_id, title, programme, variant, subject, mode, begins_at, deadline, report_at,
      question_count, created_at, search_text, late_hours)
    values ('homework', ${head.person.id}, 'Essay', 'toefl', 'x', 'x', 'test', now(), now() + interval '1 day', 'submitted',
      1, now(), '', 0) returning id`,
    idColumn,
  );
  const [recipient] = await school.db.rows(
    sql`
    insert into recipient (assignment_id, student_id, status, score, score_max)
    values (${assignment?.id}, ${id}, 'submitted', 800, 1000) returning id`,
    idColumn,
  );
  const [attempt] = await school.db.rows(
    sql`
    insert into attempt (student_id, recipient_id, assignment_id, blueprint, check_at, state, writer_window_id, started_at,
      submitted_at, scored_at, score, score_max)
    values (${id}, ${recipient?.id}, ${assignment?.id}, '{}', now(), '{}', gen_random_uuid(), now(), now(), now(), 800, 1000)
    returning id`,
    idColumn,
  );
  await school.db.run(sql`
    insert into answer (attempt_id, question_id, value, seq, answered_at, earned, possible)
    values (${attempt?.id}, 99, '{"text":"Secretessay"}', 1, now(), 800, 1000)`);
  await school.db.run(sql`
    insert into attempt_event (attempt_id, seq, kind, value, claimed_at, received_at, verdict)
    values (${attempt?.id}, 1, 'answer', '{"text":"Secretessay"}', now(), now(), 'applied')`);
  await school.db.run(sql`
    insert into mark (attempt_id, question_id, marker_id, scores, points, comment, notes, saved_at)
    values (${attempt?.id}, 99, ${head.person.id}, '{}', 800, 'Secretcomment', '[]', now())`);
  // A teacher who was told of the hand-in.
  await school.db.run(sql`
    insert into message (person_id, event, content, recipient_id, created_at, category)
    values (${head.person.id}, 'handedIn', '{"student":"Secretname"}', ${recipient?.id}, now(), 'homework')`);
  return key;
};

/** The tables in whose rows a word stands. */
const findWord = async (word: string): Promise<string[]> => {
  const found: string[] = [];
  for (const table of Object.keys(personDataRules)) {
    const rows = await school.db.rows(
      sql`select 1 from ${sql.identifier(table)} t where t::text ilike ${`%${word}%`} limit 1`,
    );
    if (rows.length > 0) found.push(table);
  }
  return found.sort();
};

const addPupil = async (username: string) => {
  const pupil = await school.person({ username, name: 'Secretname', nameZh: '密名', mail: 'secretmail@x.cn' });
  await school.signIn(pupil);
  return { ...pupil, key: await fillPerson(pupil.id) };
};

const deactivate = (personId: number) =>
  head.send(activateSchoolPerson, { ...newRequestId(), personId, isActive: false });
const order = (personId: number, confirmation: string) => ({ ...newRequestId(), personId, confirmation });

test('a person is erased from every table, and scores stay under the bare number', async () => {
  const pupil = await addPupil('secretuser');
  await deactivate(pupil.id);
  expect((await findWord('secret')).length).toBeGreaterThan(8);
  const plan = await head.ask(getErasurePlan, { personId: pupil.id });
  expect(plan).toMatchObject({ state: 'none', isActive: false, isSelf: false });
  expect(plan.counts).toEqual(
    expect.arrayContaining([
      { kind: 'guardians', count: 1 },
      { kind: 'activity', count: 2 },
      { kind: 'files', count: 1 },
    ]),
  );
  expect(await findWord('Secretessay')).toEqual(['answer', 'attempt_event']);

  await head.send(erasePerson, order(pupil.id, 'SECRETUSER'));
  expect(
    await head.failed(activateSchoolPerson, { ...newRequestId(), personId: pupil.id, isActive: true }),
  ).toMatchObject({ code: 'person.erased' });
  await work(pupil.id);

  expect(await findWord('secret')).toEqual([]);
  expect(await findWord('密名')).toEqual([]);
  expect(await storage().exists(pupil.key)).toBe(false);
  const [left] = await school.db.rows(sql`
    select a.score, n.earned, n.value, m.points, p.name
      from attempt a join answer n on n.attempt_id = a.id join mark m on m.attempt_id = a.id
      join person p on p.id = a.student_id where a.student_id = ${pupil.id}`);
  expect(left).toEqual({ score: 800, earned: 800, value: null, points: 800, name: 'Erased person' });
  expect(noted).toMatchObject([{ personId: pupil.id }]);
  const after = await head.ask(getErasurePlan, { personId: pupil.id });
  // The record of the order itself was added to the entries about the person.
  const withoutRecord = ({ counts }: typeof plan) => counts.filter(({ kind }) => kind !== 'administration');
  expect(after.state).toBe('erased');
  expect(withoutRecord(after)).toEqual(withoutRecord(plan));
  const { list } = await head.ask(listSchoolRecords, { personId: pupil.id });
  expect(list.map(({ action }) => action)).toEqual([
    ...['person.erased', 'person.erasureOrdered', 'person.deactivated', 'person.signedIn'],
  ]);
  // Where a browser was, and which it was, went with the person.
  expect(list.at(-1)?.changes).toEqual([]);
});

test('nobody in use, not oneself, and nobody by a wrong user name is erased', async () => {
  const pupil = await school.person({ username: 'stays' });
  expect(await head.failed(erasePerson, order(pupil.id, 'stays'))).toMatchObject({ code: 'erasure.active' });
  expect(await head.failed(erasePerson, order(head.person.id, 'head'))).toMatchObject({ code: 'erasure.self' });
  await deactivate(pupil.id);
  expect(await head.failed(erasePerson, order(pupil.id, 'stay'))).toMatchObject({ code: 'erasure.confirmation' });
  await work(pupil.id);
  expect(await findWord('stays')).toContain('person');
});

test('who was erased is erased again where a restored copy brings them back, and nobody else', async () => {
  const pupil = await addPupil('secretagain');
  const later = await school.person({ username: 'later' });
  const [row] = await school.db.rows(sql`select created_at from person where id = ${pupil.id}`, {
    createdAt: z.date(),
  });
  const erasedAt = school.clock.now();
  const line = await describeErased(school.db, {
    personId: pupil.id,
    createdAt: row?.createdAt ?? erasedAt,
    erasedAt,
  });
  // An account of the same number that was made after the copy, and a line of another school.
  const foreign = line
    .replace(String(pupil.id), String(later.id))
    .replace(/"createdAt":"[^"]+"/, '"createdAt":"2020-01-01T00:00:00.000Z"');
  const elsewhere = line
    .replace(/"school":"[^"]+"/, '"school":"other"')
    .replace(`"personId":${pupil.id}`, `"personId":${later.id}`);
  const parts = { db: school.db, storage: storage(), now: school.clock.now() };
  const { lines, count } = await applyErasedList(parts, [foreign, elsewhere, line, 'not a line']);
  expect(count).toBe(1);
  expect(await findWord('secretagain')).toEqual([]);
  expect(await findWord('later')).toContain('person');
  expect(await storage().exists(pupil.key)).toBe(false);
  expect(lines.slice(0, 4)).toEqual([foreign, elsewhere, line, 'not a line']);

  // A later start finds nothing to do, and forgets nobody.
  const again = await applyErasedList(parts, lines);
  expect(again).toEqual({ lines, count: 0 });
});
