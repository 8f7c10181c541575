import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { signInFrontend } from '@inkstone/session/contract';
import { newRequestId } from '@inkstone/testing';
import { listChangeSets, makeFirstCodes } from '../../contract/imports.ts';
import { openImportingSchool, resetLimits, type ImportingSchool } from './testing.ts';

let school: ImportingSchool['school'];
let head: ImportingSchool['head'];
let plan: ImportingSchool['plan'];
let apply: ImportingSchool['apply'];
beforeAll(async () => {
  ({ school, head, plan, apply } = await openImportingSchool());
});
afterAll(() => school.close());
beforeEach(() => resetLimits(school));

test('first codes are shown once to each new person, and what was done stands in the record', async () => {
  const planned = await plan('name,username\nCode One,code1\nCode Two,code2\n');
  expect(await head.refused(makeFirstCodes, { ...newRequestId(), changeSetId: planned.changeSetId })).toBe(
    'changeSet.notApplied',
  );
  await apply(planned.changeSetId);
  const request = { ...newRequestId(), changeSetId: planned.changeSetId };
  const { list } = await head.send(makeFirstCodes, request);
  expect(list.map(({ username }) => username)).toEqual(['code1', 'code2']);
  expect(new Set(list.map(({ code }) => code)).size).toBe(2);
  expect(list[0]?.code).toMatch(/^([0-9a-z]{5}-){5}[0-9a-z]$/);
  expect(await head.refused(makeFirstCodes, request)).toBe('codes.shown');
  const records = await school.db.rows(
    sql`
    select action, changes::text as text from school_record where subject_kind = 'changeSet'
       and subject_id = ${planned.changeSetId} order by id`,
    { action: z.string(), text: z.string() },
  );
  expect(records.map(({ action }) => action)).toEqual(['people.imported', 'people.codesMade']);
  for (const { code } of list) expect(JSON.stringify(records)).not.toContain(code);
  const { list: sets } = await head.ask(listChangeSets, {});
  expect(sets[0]).toMatchObject({ changeSetId: planned.changeSetId, actorName: 'Head', counts: { made: 2 } });
});

test('a first code is used once, to choose a password, and newer codes replace it', async () => {
  const planned = await plan('name,username\nFirst Time,first1\nSecond Time,second1\n');
  await apply(planned.changeSetId);
  const makeCodes = () => head.send(makeFirstCodes, { ...newRequestId(), changeSetId: planned.changeSetId });
  const old = (await makeCodes()).list[0]?.code ?? '';
  const code = (await makeCodes()).list[0]?.code ?? '';
  const sign = { username: 'First1', password: code.toUpperCase().replaceAll('-', ' ') };
  expect(await school.nobody.refused(signInFrontend, { ...sign, password: old })).toBe('login.wrong');
  expect(await school.nobody.refused(signInFrontend, { ...sign, username: 'second1' })).toBe('login.wrong');
  expect(await school.nobody.refused(signInFrontend, sign)).toBe('login.firstCode');
  const weak = { ...sign, newPassword: 'password1' };
  expect(await school.nobody.refused(signInFrontend, weak)).toBe('password.common');
  await school.nobody.send(signInFrontend, { ...sign, newPassword: 'a lantern in the fog' });
  await school.nobody.send(signInFrontend, { username: 'first1', password: 'a lantern in the fog' });
  expect(await school.nobody.refused(signInFrontend, { ...sign, newPassword: 'another lantern' })).toBe('login.wrong');
  expect((await makeCodes()).list.map(({ username }) => username)).toEqual(['second1']);
});
