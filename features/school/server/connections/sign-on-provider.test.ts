import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { openTestIdentity, testClient } from '@inkstone/identity/testing';
import { openRealProvider, type RealProvider } from '@inkstone/identity/testing-provider';
import { getLoginNotice } from '@inkstone/session/contract';
import { openSsoBrowser } from '@inkstone/session/testing';
import { createBrowser, newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  getSignOnProvider,
  listSchoolRecords,
  saveSignOnProvider,
  testSignOnProvider,
  type SignOnProviderDraft,
} from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';

let provider: RealProvider;
let school: TestSchool;
let head: TestBrowser;

const openHead = async (place: TestSchool) =>
  place.signIn(await place.person({ role: 'staff', permissions: permissionPresets.head }));

beforeAll(async () => {
  provider = await openRealProvider();
  const { publicUrl } = testClient;
  school = await openSchool({ now: new Date().toISOString(), allowsPrivateAddresses: true, publicUrl });
  head = await openHead(school);
});
afterAll(async () => {
  await school.close();
  await provider.close();
});

const aProvider = (changes: Partial<SignOnProviderDraft> = {}): SignOnProviderDraft => ({
  ...{ issuer: provider.issuer, clientId: testClient.id, usesSecret: true, clientSecret: testClient.secret },
  ...{ claim: 'preferred_username', name: 'Campus ID', nameZh: '校园账号', accountUrl: null, passwordUrl: null },
  ...changes,
});
const save = async (draft: SignOnProviderDraft | null) => {
  const { edition } = await head.ask(getSignOnProvider, {});
  return head.send(saveSignOnProvider, { ...newRequestId(), edition, provider: draft });
};
const trial = (draft: SignOnProviderDraft) => ({ ...newRequestId(), provider: draft });

/** Signs in at the provider and comes back; returns what the login says. */
const signOn = async (person: RealProvider['person']) => {
  provider.person = person;
  const browser = openSsoBrowser(school);
  const { to } = await browser.go('/api/sso/start');
  await browser.go(await provider.signIn(to));
  return (await browser.signOn()).body;
};

/** A site that answers every path by what a test wants. */
const openSite = async (answer: (path: string, origin: string) => object | string) => {
  const server: Server = createServer((request, response) => {
    const body = answer(request.url ?? '', origin);
    const isPage = typeof body === 'string';
    response.writeHead(200, { 'content-type': isPage ? 'text/html' : 'application/json' });
    response.end(isPage ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, close: () => new Promise<void>((resolve) => void server.close(() => resolve())) };
};

test('people sign in through a provider as soon as it is saved, in every process, until it is removed', async () => {
  await school.person({ username: 'lin', password: null });
  const second = await school.openProcess();
  try {
    const elsewhere = createBrowser(second.app, {});
    expect((await school.nobody.ask(getLoginNotice, {})).canSignOn).toBe(false);
    await save(aProvider());
    expect((await school.nobody.ask(getLoginNotice, {})).canSignOn).toBe(true);
    await expect.poll(async () => (await elsewhere.ask(getLoginNotice, {})).canSignOn).toBe(true);
    expect(await signOn({ sub: 'lin-1', preferred_username: 'lin' })).toMatchObject({ success: 1, role: ['student'] });

    const shown = await head.ask(getSignOnProvider, {});
    expect(shown).toMatchObject({
      ...{ isFixed: false, callbackUrl: `${testClient.publicUrl}/api/sso/callback` },
      provider: { issuer: provider.issuer, hasSecret: true },
    });
    expect(JSON.stringify(shown)).not.toContain(testClient.secret);

    await save(null);
    expect((await school.nobody.ask(getLoginNotice, {})).canSignOn).toBe(false);
    await expect.poll(async () => (await elsewhere.ask(getLoginNotice, {})).canSignOn).toBe(false);
  } finally {
    await second.stop();
  }
});

test('another claim or secret counts at the next sign-in', async () => {
  await save(aProvider({ clientSecret: 'another secret' }));
  expect(await signOn({ sub: 'lin-1', preferred_username: 'lin' })).toMatchObject({ success: 0 });
  await school.person({ username: 'wu', password: null });
  await save(aProvider({ claim: 'name' }));
  expect(await signOn({ sub: 'wu-1', preferred_username: 'nobody', name: 'wu' })).toMatchObject({ success: 1 });
});

test('a provider that was chosen in the browser opens no account of administration by a mail address', async () => {
  await save(aProvider({ claim: 'email' }));
  const mail = 'office@school.example';
  const office = await school.person({ role: 'staff', permissions: permissionPresets.office, mail });
  const teacher = await school.person({ role: 'teacher', mail: 'tan@school.example' });
  await school.db.run(
    sql`update person set mail_proved_at = ${school.clock.now()} where id in (${office.id}, ${teacher.id})`,
  );
  expect(await signOn({ sub: 'rogue', email: mail, email_verified: true })).toMatchObject({ reason: 'sso.uninvited' });
  expect(await signOn({ sub: 'tan', email: 'tan@school.example', email_verified: true })).toMatchObject({ success: 1 });
});

test('who may not manage people does not choose who proves their identity', async () => {
  const clerk = await school.signIn(await school.person({ role: 'staff', permissions: ['school', 'school_settings'] }));
  const { edition } = await clerk.ask(getSignOnProvider, {});
  const input = { ...newRequestId(), edition, provider: null };
  expect(await clerk.refused(saveSignOnProvider, input)).toBe('provider.peopleToo');
});

test('neither the database nor the record holds the secret in the open', async () => {
  await save(aProvider({ name: 'Campus' }));
  const [row] = await school.db.rows(sql`select sign_on_provider::text as text from school`, { text: z.string() });
  expect(row?.text).toContain('sealed:1:');
  expect(row?.text).not.toContain(testClient.secret);
  const { list } = await head.ask(listSchoolRecords, { action: 'school.signOnProvider' });
  expect(JSON.stringify(list)).not.toContain(testClient.secret);
  expect(list[0]?.changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['signOnName', 'signOnSecret']));
});

test('the stored secret serves the same provider and client only', async () => {
  await save(aProvider());
  await save(aProvider({ clientSecret: null, name: 'School ID' }));
  expect((await head.ask(getSignOnProvider, {})).provider).toMatchObject({ hasSecret: true, name: 'School ID' });
  expect(await signOn({ sub: 'lin-1', preferred_username: 'lin' })).toMatchObject({ success: 1 });
  const { edition } = await head.ask(getSignOnProvider, {});
  for (const other of [{ issuer: 'http://127.0.0.1:9' }, { clientId: 'another' }]) {
    const draft = aProvider({ clientSecret: null, ...other });
    expect(await head.refused(testSignOnProvider, trial(draft))).toBe('provider.secretMissing');
    const body = { ...newRequestId(), edition, provider: draft };
    expect(await head.refused(saveSignOnProvider, body)).toBe('provider.secretMissing');
  }
  await save(aProvider({ usesSecret: false, clientSecret: null }));
  expect((await head.ask(getSignOnProvider, {})).provider).toMatchObject({ hasSecret: false });
});

test('a test tells what the provider says of itself, and nothing is saved by it', async () => {
  await save(aProvider({ name: 'Before' }));
  expect(await head.send(testSignOnProvider, trial(aProvider({ claim: 'groups' })))).toMatchObject({
    ...{ failure: null, report: { keyCount: 1, claim: 'yes' } },
  });
  expect(await head.send(testSignOnProvider, trial(aProvider({ claim: 'nickname' })))).toMatchObject({
    report: { claim: 'no' },
  });
  expect((await head.ask(getSignOnProvider, {})).provider).toMatchObject({ name: 'Before' });
});

test('a test says in which way an address is no provider', async () => {
  const failureAt = async (issuer: string) =>
    (await head.send(testSignOnProvider, trial(aProvider({ issuer })))).failure;
  const document = (origin: string, changes: object) => ({
    ...{ issuer: origin, authorization_endpoint: `${origin}/auth`, token_endpoint: `${origin}/token` },
    ...{ jwks_uri: `${origin}/jwks`, response_types_supported: ['code'], ...changes },
  });
  const sites: [string, (path: string, origin: string) => object | string][] = [
    ['noProvider', () => '<p>Welcome</p>'],
    ['issuer', (_path, origin) => document(origin, { issuer: 'https://id.example' })],
    ['keys', (path, origin) => (path === '/jwks' ? { keys: [] } : document(origin, {}))],
    ['keys', (path, origin) => (path === '/jwks' ? 'none' : document(origin, {}))],
  ];
  for (const [failure, answer] of sites) {
    const site = await openSite(answer);
    expect(await failureAt(site.origin)).toBe(failure);
    await site.close();
  }
  expect(await failureAt('http://127.0.0.1:9')).toBe('unreachable');
  const { origin, close } = await openSite(() => 'no TLS here');
  expect(await failureAt(origin.replace('http:', 'https:'))).toBe('certificate');
  await close();
});

test('of two administrators the second one is told, and odd addresses are not taken', async () => {
  const { edition } = await head.ask(getSignOnProvider, {});
  await save(aProvider({ name: 'First' }));
  const late = { ...newRequestId(), edition, provider: aProvider({ name: 'Second' }) };
  expect(await head.refused(saveSignOnProvider, late)).toBe('settings.changedMeanwhile');
  for (const wrong of [
    { issuer: 'https://somebody@id.example' },
    { issuer: 'file:///etc/passwd' },
    { accountUrl: 'javascript:alert(1)' },
    { claim: 'a b' },
    { name: '' },
  ])
    expect((await head.failed(testSignOnProvider, trial({ ...aProvider(), ...wrong }))).kind).toBe('invalid');
});

test('without leave of the environment no request goes into the own network or unencrypted', async () => {
  const strict = await openSchool();
  try {
    const office = await openHead(strict);
    const put = (draft: SignOnProviderDraft) => ({ ...newRequestId(), edition: 0, provider: draft });
    expect(await office.refused(saveSignOnProvider, put(aProvider()))).toBe('provider.plain');
    const page = aProvider({ issuer: 'https://id.school.example', accountUrl: 'http://id.school.example' });
    expect(await office.refused(testSignOnProvider, trial(page))).toBe('provider.plain');
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '10.0.0.8', '169.254.169.254', '[::ffff:7f00:1]']) {
      const draft = aProvider({ issuer: `https://${host}` });
      expect(await office.refused(saveSignOnProvider, put(draft))).toBe('provider.privateAddress');
      expect(await office.send(testSignOnProvider, trial(draft))).toMatchObject({ failure: 'private', report: null });
    }
  } finally {
    await strict.close();
  }
});

test('the provider of the environment counts, and a server without a public address takes none', async () => {
  const identity = openTestIdentity({ issuer: provider.issuer });
  const fixed = await openSchool({ identity });
  const hidden = await openSchool({ publicUrl: null });
  try {
    const office = await openHead(fixed);
    expect(await office.ask(getSignOnProvider, {})).toMatchObject({ isFixed: true, provider: null });
    const body = { ...newRequestId(), edition: 0, provider: aProvider() };
    expect(await office.refused(saveSignOnProvider, body)).toBe('provider.fixed');
    expect(await office.refused(testSignOnProvider, trial(aProvider()))).toBe('provider.fixed');
    const other = await openHead(hidden);
    expect(await other.ask(getSignOnProvider, {})).toMatchObject({ callbackUrl: null });
    expect(await other.refused(saveSignOnProvider, body)).toBe('provider.noPublicAddress');
  } finally {
    await fixed.close();
    await hidden.close();
  }
});
