import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { getCrmLink, saveCrmLink } from '@inkstone/people/contract';
import { aClass } from '@inkstone/people/testing';
import { createBrowser, newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { getSchoolCrm, listSchoolRecords, saveSchoolCrm, testSchoolCrm, type SchoolCrmDraft } from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';

const token = 'a-secret-of-the-crm';
const crm = {
  requests: [] as { method: string; path: string }[],
  /** Answers instead of the CRM where a test sets it. */
  misbehave: null as ((response: ServerResponse) => void) | null,
};

/** A CRM as docs/crm.md describes it, which knows the customer C-7 alone. */
const server = createServer((request, response) => {
  const { method = '', url = '', headers } = request;
  crm.requests.push({ method, path: url });
  if (crm.misbehave) return crm.misbehave(response);
  const isRight = headers.authorization === `Bearer ${token}`;
  if (!isRight) return response.writeHead(401).end();
  if (method === 'GET' && url.endsWith('/students/0/customer')) return response.writeHead(404).end();
  const isRead = method === 'GET';
  response.writeHead(isRead ? 200 : 204, { 'content-type': 'application/json' });
  return response.end(isRead ? JSON.stringify({ number: 'C-7', name: 'Mrs. Wang' }) : '');
});

let baseUrl: string;
let school: TestSchool;
let head: TestBrowser;
let teacher: TestBrowser;
let studentId: number;

const openHead = async (place: TestSchool) =>
  place.signIn(await place.person({ role: 'staff', permissions: permissionPresets.head }));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  school = await openSchool({ allowsPrivateAddresses: true });
  head = await openHead(school);
  const room = await aClass(school, { students: 1 });
  teacher = await school.signIn(room.teacher);
  studentId = room.students[0]?.id ?? 0;
});
beforeEach(() => {
  crm.requests.length = 0;
  crm.misbehave = null;
});
afterAll(async () => {
  await school.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const aCrm = (changes: Partial<SchoolCrmDraft> = {}): SchoolCrmDraft => ({
  ...{ pageUrl: 'https://crm.example/{number}', baseUrl, token },
  ...changes,
});
const save = async (draft: SchoolCrmDraft | null) => {
  const { edition } = await head.ask(getSchoolCrm, {});
  return head.send(saveSchoolCrm, { ...newRequestId(), edition, crm: draft });
};
const trial = (draft: SchoolCrmDraft) => ({ ...newRequestId(), crm: draft });
const readLink = (browser: Pick<TestBrowser, 'ask'> = teacher) => browser.ask(getCrmLink, { studentId });

test('a CRM that was saved is asked and written to at once, in every process, until it is removed', async () => {
  const second = await school.openProcess();
  try {
    const elsewhere = createBrowser(second.app, { authorization: `Bearer ${teacher.token}` });
    expect(await readLink()).toMatchObject({ isConfigured: false, inCrm: { state: 'off' } });
    await save(aCrm());
    await teacher.send(saveCrmLink, { ...newRequestId(), studentId, number: 'C-7' });
    expect(crm.requests).toEqual([{ method: 'PUT', path: `/v1/students/${studentId}/customer` }]);
    expect(await readLink()).toMatchObject({
      ...{ isConfigured: true, url: 'https://crm.example/C-7' },
      inCrm: { state: 'read', name: 'Mrs. Wang', isSame: true },
    });
    await expect.poll(async () => (await readLink(elsewhere)).inCrm.state).toBe('read');
    await save(aCrm({ token: 'another-secret-of-it' }));
    expect(await readLink()).toMatchObject({ inCrm: { state: 'denied' } });
    await save(aCrm({ baseUrl: null, token: null }));
    expect(await readLink()).toMatchObject({ isConfigured: true, inCrm: { state: 'off' } });
    await save(null);
    expect(await readLink()).toMatchObject({ isConfigured: false, url: null });
    await expect.poll(async () => (await readLink(elsewhere)).isConfigured).toBe(false);
  } finally {
    await second.stop();
  }
});

test('neither an answer nor the database nor the record holds the token in the open', async () => {
  await save(aCrm());
  expect(await head.ask(getSchoolCrm, {})).toMatchObject({ crm: { baseUrl, hasToken: true } });
  expect(JSON.stringify(await head.ask(getSchoolCrm, {}))).not.toContain(token);
  const [row] = await school.db.rows(sql`select crm::text as text from school`, { text: z.string() });
  expect(row?.text).toContain('sealed:1:');
  expect(row?.text).not.toContain(token);
  const { list } = await head.ask(listSchoolRecords, { action: 'school.crm' });
  expect(JSON.stringify(list)).not.toContain(token);
  expect(list[0]?.changes.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['crmPages', 'crmInterface', 'crmToken']),
  );
});

test('the stored token serves the same address only', async () => {
  await save(aCrm());
  await save(aCrm({ token: null, pageUrl: null }));
  expect(await readLink()).toMatchObject({ isConfigured: false, inCrm: { state: 'read' } });
  const { edition } = await head.ask(getSchoolCrm, {});
  const draft = aCrm({ token: null, baseUrl: 'http://127.0.0.1:9' });
  expect(await head.refused(testSchoolCrm, trial(draft))).toBe('schoolCrm.tokenMissing');
  expect(await head.refused(saveSchoolCrm, { ...newRequestId(), edition, crm: draft })).toBe('schoolCrm.tokenMissing');
  const late = { ...newRequestId(), edition: edition - 1, crm: aCrm() };
  expect(await head.refused(saveSchoolCrm, late)).toBe('settings.changedMeanwhile');
});

test('a test says what the interface answers', async () => {
  const failureFor = async (changes: Partial<SchoolCrmDraft> = {}) =>
    (await head.send(testSchoolCrm, trial(aCrm(changes)))).failure;
  expect(await failureFor()).toBeNull();
  expect(crm.requests).toEqual([{ method: 'GET', path: '/v1/students/0/customer' }]);
  expect(await failureFor({ token: 'another-secret-of-it' })).toBe('denied');
  expect(await failureFor({ baseUrl: 'http://127.0.0.1:9' })).toBe('unreachable');
  expect(await failureFor({ baseUrl: baseUrl.replace('http:', 'https:') })).toBe('certificate');
  const answers: ((response: ServerResponse) => void)[] = [
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome</p>'),
    (response) => void response.writeHead(302, { location: 'https://elsewhere.example' }).end(),
    (response) => void response.writeHead(500).end(),
  ];
  for (const answer of answers) {
    crm.misbehave = answer;
    expect(await failureFor()).toBe('odd');
  }
  expect(await head.refused(testSchoolCrm, trial(aCrm({ baseUrl: null })))).toBe('schoolCrm.noInterface');
});

test('without leave of the environment no request goes into the own network or unencrypted', async () => {
  const strict = await openSchool();
  try {
    const office = await openHead(strict);
    const put = (draft: SchoolCrmDraft) => ({ ...newRequestId(), edition: 0, crm: draft });
    expect(await office.refused(saveSchoolCrm, put(aCrm()))).toBe('schoolCrm.plain');
    const plainPage = aCrm({ baseUrl: null, pageUrl: 'http://crm.example/{number}' });
    expect(await office.refused(saveSchoolCrm, put(plainPage))).toBe('schoolCrm.plain');
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254']) {
      const draft = aCrm({ baseUrl: `https://${host}/v1` });
      expect(await office.refused(saveSchoolCrm, put(draft))).toBe('schoolCrm.privateAddress');
      expect(await office.send(testSchoolCrm, trial(draft))).toMatchObject({ failure: 'private' });
    }
    for (const wrong of [
      { pageUrl: 'https://{number}.example/' },
      { baseUrl: 'https://a@crm.example' },
      { token: 'short' },
    ])
      expect((await office.failed(testSchoolCrm, trial({ ...aCrm(), ...wrong }))).kind).toBe('invalid');
  } finally {
    await strict.close();
  }
});

test('each part that the environment names counts, and the browser changes it not', async () => {
  const fixed = await openSchool({ crmUrl: 'https://fixed.example/{number}', allowsPrivateAddresses: true });
  try {
    const office = await openHead(fixed);
    expect(await office.ask(getSchoolCrm, {})).toMatchObject({ arePagesFixed: true, isApiFixed: false });
    const put = (draft: SchoolCrmDraft) => ({ ...newRequestId(), edition: 0, crm: draft });
    expect(await office.refused(saveSchoolCrm, put(aCrm()))).toBe('schoolCrm.fixed');
    await office.send(saveSchoolCrm, put(aCrm({ pageUrl: null })));
    const room = await aClass(fixed, { students: 1 });
    const link = await (await fixed.signIn(room.teacher)).ask(getCrmLink, { studentId: room.students[0]?.id ?? 0 });
    expect(link).toMatchObject({ isConfigured: true, inCrm: { state: 'read', number: 'C-7' } });
  } finally {
    await fixed.close();
  }
});
