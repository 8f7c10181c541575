import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { addSchoolPerson, getSchoolPerson, exportSchoolRecords, listSchoolRecords } from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';
import { eraseFromRecord } from './record.queries.ts';
import { writeRecord } from './write-record.ts';

let school: TestSchool;
let head: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  head = await school.signIn(
    await school.person({ role: 'staff', permissions: permissionPresets.head, username: 'head', name: 'Head' }),
  );
});
afterAll(() => school.close());

const add = (username: string, name: string, number: string | null = null) =>
  head.send(addSchoolPerson, {
    ...newRequestId(),
    ...{ username, name, nameZh: null, number, mail: null, language: 'en' },
    ...{ roles: ['student'], permissions: [] },
  });

const write = (at: string, action: 'deadline.moved' | 'key.changed', actorId: number | null = null) =>
  school.tx((tx) => writeRecord(tx, { at: new Date(at), actorId, action, subject: { kind: 'school', id: null } }));

test('entries come newest first, are filtered by action, person and day, and paged by the last one', async () => {
  const { personId } = await add('wenlan', 'Wen Lan', '0042');
  await write('2026-01-10T15:59:59Z', 'key.changed', head.person.id);
  await write('2026-01-10T16:00:00Z', 'deadline.moved');
  await write('2026-01-11T15:59:59Z', 'deadline.moved');

  const { list } = await head.ask(listSchoolRecords, {});
  expect(list[0]).toMatchObject({
    action: 'person.added',
    actor: { username: 'head', name: 'Head' },
    subject: { id: personId, username: 'wenlan' },
    changes: expect.arrayContaining([{ field: 'name', before: null, after: 'Wen Lan' }]) as unknown,
  });
  const actions = async (filter: Parameters<typeof head.ask<typeof listSchoolRecords>>[1]) =>
    (await head.ask(listSchoolRecords, filter)).list.map(({ action }) => action);
  // A day of Shanghai.
  expect(await actions({ day: '2026-01-11' })).toEqual(['deadline.moved', 'deadline.moved']);
  expect(await actions({ action: 'key.changed' })).toEqual(['key.changed']);
  expect(await actions({ search: '0042' })).toEqual(['person.added']);
  expect(await actions({ search: 'ＷＥＮＬＡＮ' })).toEqual(['person.added']);
  expect(await actions({ personId: head.person.id })).toEqual(['person.added', 'person.signedIn', 'key.changed']);
  expect(await actions({ personId: head.person.id, action: 'key.changed' })).toEqual(['key.changed']);
  expect(await actions({ search: 'nobody' })).toEqual([]);
});

test('a page ends where the next one begins, and the file holds what is filtered', async () => {
  await school.db.run(sql`
    insert into school_record (at, action, subject_kind) select ${new Date('2025-05-05T05:00:00Z')}, 'begin.moved', 'school'
      from generate_series(1, 120)`);
  const ids: number[] = [];
  let beforeId: number | undefined;
  do {
    const page = await head.ask(listSchoolRecords, { action: 'begin.moved', ...(beforeId && { beforeId }) });
    ids.push(...page.list.map(({ id }) => id));
    beforeId = page.nextId ?? undefined;
  } while (beforeId !== undefined);
  expect(new Set(ids).size).toBe(120);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));

  await add('formula', '=HYPERLINK("x")');
  const response = await school.server.app.inject({
    url: `/api/${exportSchoolRecords.path}?action=person.added`,
    headers: { authorization: `Bearer ${head.token}`, 'accept-language': 'en' },
  });
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.body.startsWith('\uFEFFWhen,By,')).toBe(true);
  expect(response.body).toContain(`"'=HYPERLINK(""x"")"`);
  expect(response.body).not.toContain('Start changed');
});

test('the file tells each time by the reader’s clocks and says which they are', async () => {
  await write('2026-02-10T15:59:59Z', 'key.changed');
  const readFile = async (timeZone: string | null) => {
    await school.db.run(sql`update person set time_zone = ${timeZone} where id = ${head.person.id}`);
    const response = await school.server.app.inject({
      url: `/api/${exportSchoolRecords.path}?day=2026-02-10`,
      headers: { authorization: `Bearer ${head.token}`, 'accept-language': 'en' },
    });
    return response.body.split('\r\n')[1]?.split(',')[0];
  };
  expect(await readFile('America/St_Johns')).toBe('2026-02-10 12:29:59 -03:30');
  expect(await readFile(null)).toBe('2026-02-10 23:59:59 +08:00');
});

test('what names a person stands apart, and is gone from every entry once they are erased', async () => {
  const { personId } = await add('gone', 'Goner Gong', '777');
  const readStored = async () =>
    JSON.stringify(
      await school.db.rows(sql`select changes, personal from school_record where subject_id = ${personId}`),
    );
  const [row] = await school.db.rows(sql`select changes::text from school_record where subject_id = ${personId}`);
  expect(JSON.stringify(row)).not.toMatch(/Goner|777|gone/);
  expect(await readStored()).toContain('Goner Gong');
  await school.tx((tx) => eraseFromRecord(tx, personId));
  expect(await readStored()).not.toMatch(/Goner|777|"gone/);
  const { history } = await head.ask(getSchoolPerson, { personId });
  expect(history).toMatchObject([{ action: 'person.added', changes: expect.any(Array) as unknown }]);
});

test('who administers people alone does not read the record', async () => {
  const office = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.office }));
  expect(await office.failed(listSchoolRecords, {})).toMatchObject({ kind: 'forbidden' });
});
