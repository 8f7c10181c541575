// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendSide } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { permissionPresets } from '../../rules.ts';
import { Screen } from './people.screen.tsx';

const wen = {
  ...{ id: 6, name: 'Wen Lan', nameZh: '文岚', username: 'wenlan', number: '0042', roles: ['teacher'] },
  ...{ leftAt: null, lastSeenAt: null },
};
const office = { permissions: ['school', 'school_people'], username: 'office' };
const person = {
  ...wen,
  ...{
    edition: 3,
    mail: null,
    language: 'zh',
    permissions: ['index', 'school_records'],
    hasPassword: true,
    extraMinutes: 0,
    extraPercent: 0,
  },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', canManage: true, classes: [], sessions: [] },
  guardians: [{ id: 3, name: 'Lin Guoqiang', mail: 'lin@home.example', language: 'zh' }],
  history: [
    {
      ...{ id: 1, at: '2026-02-01T00:00:00.000Z', actorName: null, action: 'person.changed' },
      changes: [{ field: 'roles', before: 'student', after: 'guide, teacher' }],
    },
  ],
};
let replies: Record<string, { status?: number; body: object }>;
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  replies = {
    'backend/school/people': { body: { list: [wen], page: 1, totalPage: 1, total: 1 } },
    'backend/school/person': { body: person },
    'backend/school/addPerson': { body: { personId: 7, password: 'abcd-efgh-jkmn' } },
    'backend/school/changePerson': { body: { edition: 4 } },
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = new URL(url, 'http://school').pathname.replace('/api/', '');
    const { method, body: sentBody } = init ?? {};
    if (method === 'POST' && path.startsWith('backend/school/') && typeof sentBody === 'string')
      sent.push({ path, body: JSON.parse(sentBody) });
    const { status = 200, body } = replies[path] ?? { status: 404, body: {} };
    return new Response(JSON.stringify({ success: status === 200 ? 1 : 0, ...body }), { status });
  });
  document.cookie = 'ua_token=browser';
  const user = { id: 8, name: 'Office', role: ['staff' as const], namedRoles: [] };
  const held = { permission: ['school' as const, 'school_people' as const] };
  const rest = { language: 'en' as const, isGuideSeen: true, browserToken: 'browser' };
  sessionStore.signIn({ ...user, ...held, ...rest }, { family: 'backend', username: office.username }, 'bearer');
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
});

const draw = (at: string, language: 'en' | 'zh' = 'en') =>
  renderUi(
    <SessionProvider screens={[{ path: '/school/people', who: backendSide.may('school_people') }]}>
      <Screen />
    </SessionProvider>,
    { language, at },
  );

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('people link to their page with the filters kept', async () => {
  draw('/school/people?search=wen&state=all', 'zh');
  const link = await screen.findByRole('link', { name: '文岚' });
  expect(link.getAttribute('href')).toBe('/school/people?search=wen&state=all&page=1&personId=6');
  const row = within(link.closest('tr') as HTMLElement);
  expect(row.getByText('0042')).toBeTruthy();
  expect(row.getByText('老师')).toBeTruthy();
  expect(row.getByText('从未登录')).toBeTruthy();
});

test('a person is added with a usual set of permissions, and the first password is shown once', async () => {
  draw('/school/people');
  fireEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a name in Latin letters.')).toBeTruthy();
  expect(sent).toEqual([]);

  fill('Name in Latin letters', 'Gao Yun');
  fill('User name', 'gaoyun');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Student' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Teacher' }));
  fill('A usual set', 'guide');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('abcd-efgh-jkmn')).toBeTruthy();
  expect(screen.getByText('User name: gaoyun')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({
    ...{ name: 'Gao Yun', nameZh: null, username: 'gaoyun', number: null, roles: ['teacher'] },
    permissions: expect.arrayContaining([...permissionPresets.guide]) as unknown,
  });
});

test('a role that is added brings its usual permissions, and without such a role there are none', async () => {
  draw('/school/people');
  fireEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
  const teacher = await screen.findByRole('checkbox', { name: 'Teacher' });
  fireEvent.click(teacher);
  fireEvent.click(teacher);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Guide' }));
  const countChosen = () => screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked).length;
  expect(countChosen()).toBe(2 + permissionPresets.guide.length);
  fireEvent.click(teacher);
  fill('Name in Latin letters', 'Ms. Song');
  fill('User name', 'song');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(sent).toHaveLength(1));
  const sentPermissions = (sent[0]?.body as { permissions?: string[] } | undefined)?.permissions ?? [];
  expect(sentPermissions.toSorted()).toEqual([...permissionPresets.teacher].toSorted());
});

test('permissions of administration that the caller lacks cannot be changed, also not by a usual set', async () => {
  draw('/school/people?personId=6');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const records = await screen.findByRole('checkbox', { name: 'Record of changes' });
  expect((records as HTMLInputElement).disabled).toBe(true);
  fill('A usual set', 'none');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ personId: 6, edition: 3, permissions: ['school_records'] });
});

test('a change that somebody else overtook is refused, and the entries stay in the form', async () => {
  const message = 'Somebody else changed this person.';
  replies['backend/school/changePerson'] = { status: 409, body: { code: 'person.changedMeanwhile', message } };
  draw('/school/people?personId=6');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  fireEvent.change(await screen.findByLabelText('Number'), { target: { value: '0043' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText(message)).toBeTruthy();
  expect((screen.getByLabelText('Number') as HTMLInputElement).value).toBe('0043');
});

test('a student has guardians with their addresses, and a teacher has none', async () => {
  draw('/school/people?personId=6');
  await screen.findByRole('button', { name: 'Edit' });
  expect(screen.queryByRole('region', { name: 'Guardians' })).toBeNull();
  cleanup();
  replies['backend/school/person'] = { body: { ...person, roles: ['student'] } };
  draw('/school/people?personId=6');
  const guardians = await screen.findByRole('region', { name: 'Guardians' });
  expect(guardians.textContent).toContain('Lin Guoqiang');
  expect(guardians.textContent).toContain('lin@home.example');
});

test('the history tells roles in words, and whoever may not change the person has no buttons', async () => {
  replies['backend/school/person'] = { body: { ...person, canManage: false } };
  draw('/school/people?personId=6', 'zh');
  expect(await screen.findByText('学生 → 导学老师、老师', { exact: false })).toBeTruthy();
  expect(screen.getByText('此人的管理权限高于你，你只能查看。')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
});
