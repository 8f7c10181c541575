import { isAllowed } from '@inkstone/call';
import { handlers } from '@inkstone/server/handlers';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { permissions, roles, type Permission, type Role } from '@inkstone/session/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAllowedList } from './call-locations.ts';
import { rows } from './access-tests/rows.ts';
import { sendRaw } from './access-tests/send.ts';

let school: TestSchool;
let browser: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  browser = await school.signIn(await school.person({ role: 'teacher' }));
});
afterAll(() => school.close());

const calls = handlers.map(({ call }) => call);
const callName = (call: { method: string; path: string }): string => `${call.method} ${call.path}`;

// An invalid input is rejected after the caller was checked and before the call runs; NUL cannot be stored.
const hostile = { input: { hostile: '\u0000' } };

/** Changes the role and permissions of the signed-in person; they are checked with each request. */
const become = async (role: Role, held: readonly Permission[]): Promise<void> => {
  const list = `{${held.join(',')}}`;
  await school.db.run(sql`update person set role = ${role}, roles = array[${role}], permissions = ${list}::text[]
         where id = ${browser.person.id}`);
  // Moves past the rate limit per minute.
  school.clock.pass({ minutes: 1 });
};

test('every call has a row in the table of callers, and every row a call in a list of docs/spec', () => {
  const names = calls.map(callName);

  expect(names.filter((name) => !(name in rows))).toEqual([]);
  expect(Object.keys(rows).filter((name) => !readAllowedList('calls').includes(name))).toEqual([]);
});

const expected = (name: string, role: Role, held: readonly Permission[]): number => {
  const who = rows[name]?.who;
  if (!who || who.roles === 'anyone') return 400;
  const isHeld = who.permissions.length === 0 || who.permissions.some((roleName) => held.includes(roleName));
  return who.roles.includes(role) && isHeld ? 400 : 403;
};

const holdings: readonly (readonly Permission[])[] = [[], ...permissions.map((roleName) => [roleName]), permissions];

test('every contract allows exactly the callers of the table, with no permission, each single one and all', () => {
  const people = roles.flatMap((role) => holdings.map((held) => ({ role, permissions: held })));
  const wrong = people.flatMap((me) =>
    calls
      .filter((call) => isAllowed(call.access, me) !== (expected(callName(call), me.role, me.permissions) === 400))
      .map((call) => `${callName(call)} as ${me.role} with ${me.permissions.join('+') || 'nothing'}`),
  );

  expect(wrong).toEqual([]);
});

/**
 * The calls that are sent over HTTP for some permissions: all calls for none and for all permissions, else those that
 * name the permission.
 */
const askedWith = (held: readonly Permission[]) => {
  const [only] = held;
  if (only === undefined || held.length > 1) return calls;
  return calls.filter((call) => rows[callName(call)]?.who.permissions.includes(only));
};

test.each(roles)(
  '%s reaches exactly those calls over HTTP, by the permissions at the time of the request',
  async (role) => {
    const wrong: string[] = [];
    for (const held of holdings) {
      await become(role, held);
      for (const call of askedWith(held)) {
        const { status, body } = await sendRaw(school, call, { ...hostile, token: browser.token });
        const expectedStatus = expected(callName(call), role, held);
        const isRight = status === expectedStatus && body['success'] === 0;
        if (!isRight)
          wrong.push(`${callName(call)} with ${held.join('+') || 'nothing'}: ${status} instead of ${expectedStatus}`);
      }
    }

    expect(wrong).toEqual([]);
  },
);

test('without a session every call but the exempt ones responds 401 and success -1', async () => {
  const open: string[] = [];
  for (const call of calls) {
    const { status, body } = await sendRaw(school, call, hostile);
    if (status === 401 && body['success'] === -1) continue;
    open.push(callName(call));
  }

  expect(open.sort()).toEqual([
    'GET calendar/file',
    'GET file',
    'GET frontend/candidate/guide',
    'GET frontend/candidate/test',
    'GET frontend/guardian/report',
    'GET frontend/phone/camera',
    'GET remind',
    'GET setup/state',
    'GET sso/callback',
    'GET sso/config',
    'GET sso/start',
    'POST backend/forgetPassword',
    'POST backend/login',
    'POST backend/verifyCode',
    'POST frontend/login',
    'POST frontend/phone/page',
    'POST notification/unsubscribe',
    'POST setup/create',
    'POST sso/login',
  ]);
});

test('a bearer that is invented, truncated, extended or of an ended session is rejected', async () => {
  const ended = await school.signIn(await school.person({ role: 'teacher' }));
  await school.db.run(
    sql`update session set ended_at = now(), ended_by = 'logout' where person_id = ${ended.person.id}`,
  );
  const late = await school.signIn(await school.person({ role: 'teacher' }));
  await school.db.run(sql`update session set expires_at = created_at where person_id = ${late.person.id}`);
  const bearers = ['x'.repeat(43), browser.token.slice(0, -1), `${browser.token}x`, ended.token, late.token];
  const guarded = calls.filter((call) => rows[callName(call)]?.who.roles !== 'anyone');
  const wrong: string[] = [];
  for (const token of bearers) {
    for (const call of guarded) {
      const { status } = await sendRaw(school, call, { ...hostile, token });
      if (status !== 401) wrong.push(`${callName(call)}: ${status}`);
    }
  }

  expect(wrong).toEqual([]);
});
