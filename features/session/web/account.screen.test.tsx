// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route, Routes } from 'react-router';
import { failureResponse } from '@inkstone/call/envelope';
import { deviceZone, readerZone } from '@inkstone/ui/time';
import { LanguageProvider } from '@inkstone/ui';
import { renderUi } from '@inkstone/ui/testing';
import { setDeviceLanguage } from '@inkstone/ui/words';
import { student, teacherSide } from '../contract.ts';
import type { Role } from '../roles.ts';
import { Screen as Home } from './home.screen.tsx';
import type { Person } from './stored-session.ts';
import { Screen as Password } from './password.screen.tsx';
import { SessionProvider } from './session-provider.tsx';
import { sessionStore } from './session.ts';
import { toWireUser } from './testing.tsx';
import { useShell } from './use-shell.tsx';

const personAs = (role: Role[], permission: Person['permission'] = []): Person => ({
  id: 7,
  name: 'Cai Wen',
  role,
  namedRoles: [],
  permission,
  language: 'en',
  timeZone: deviceZone(),
  isTimeZoneChosen: false,
  schoolTimeZone: 'Asia/Shanghai',
  isGuideSeen: true,
  browserToken: 'browser',
});
const login = { family: 'frontend', username: 'caiwen' } as const;
const enter = (role: Role[], permission?: Person['permission']) =>
  sessionStore.signIn(personAs(role, permission), login, 'bearer');

interface Answered {
  status: number;
  body: object;
}
let answer: () => Answered | Promise<Answered>;
const noMail = { success: 1, mail: null, isProved: false, canMail: true, confirmation: 'none' };
let sent: { path: string; body: unknown }[];
beforeEach(() => {
  document.cookie = 'ua_token=browser';
  sent = [];
  answer = () => ({ status: 200, body: { success: 1 } });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/api/common/mail') return new Response(JSON.stringify(noMail));
    sent.push({ path: url.replace('/api/', ''), body: JSON.parse(typeof init.body === 'string' ? init.body : '{}') });
    const { status, body } = await answer();
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
});

const Bar = () => {
  const { menu, home, role, messages } = useShell({ messages: <p>The bell</p> });
  return (
    <header>
      <nav aria-label="menu">{menu.map(({ id }) => id).join(' ')}</nav>
      <a href={home}>brand</a>
      {role}
      {messages}
    </header>
  );
};

const screens = [
  { path: '/stu/index', who: student },
  { path: '/stu/work', who: student },
  { path: '/teacher/index', who: teacherSide },
];

const draw = (at: string) =>
  renderUi(
    <SessionProvider screens={screens}>
      <Bar />
      <Routes>
        <Route path="/home" element={<Home />} />
        <Route path="/pwd" element={<Password />} />
        <Route path="/stu/index" element={<p>The student's home</p>} />
        <Route path="/teacher/index" element={<p>The teacher's home</p>} />
      </Routes>
    </SessionProvider>,
    { at },
  );

test.each<[Role, string]>([
  ['student', "The student's home"],
  ['teacher', "The teacher's home"],
  ['guide', "The teacher's home"],
])('home redirects %s to their start page', async (role, words) => {
  enter([role], ['index']);
  draw('/home');
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each<[Role, string]>([
  ['candidate', '/stu/modify/pwd'],
  ['recruitment', '/teacher/modify/pwd'],
  ['recruitment-supervisor', '/teacher/modify/pwd'],
])('%s without permissions sees a message, and has account, password and sign-out', async (role, password) => {
  enter([role]);
  draw('/home');
  await screen.findByRole('heading', { name: 'Hello, Cai Wen' });
  expect(screen.getByText('Nothing is given to you at the moment')).toBeTruthy();
  expect(screen.getByText('The bell')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe(password);
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '中文' })).toBeTruthy();
});

test('the bar has the features built for the role, and the logo links to its start page', async () => {
  enter(['student']);
  draw('/pwd');
  await screen.findByText('The bell');
  expect(screen.getByRole('navigation', { name: 'menu' }).textContent).toBe('home assignments');
  expect(screen.getByText('brand').getAttribute('href')).toBe('/stu/index');
});

test('a person with several roles of one login can switch between them', async () => {
  enter(['teacher', 'guide', 'student'], ['index']);
  draw('/pwd');
  fireEvent.click(await screen.findByRole('button', { name: 'Role: Teacher. Change' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['Teacher', 'Guide']);
});

test('a person with one role has no switch', async () => {
  enter(['teacher'], ['index']);
  draw('/pwd');
  await screen.findByText('The bell');
  expect(screen.queryByRole('button', { name: /Role/ })).toBeNull();
});

test('selecting the current role sends nothing', async () => {
  enter(['teacher', 'guide'], ['index']);
  draw('/pwd');
  fireEvent.click(await screen.findByRole('button', { name: 'Role: Teacher. Change' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Teacher' }));
  expect(sent).toEqual([]);
});

/** A call that responds when the test says so, and a window that records its navigation. */
const waiting = (user: object) => {
  const load = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { ...globalThis.location, assign: load, reload: () => load('again') });
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  answer = async () => {
    await arrived;
    return { status: 200, body: { success: 1, user: toWireUser(user) } };
  };
  return { load, arrive };
};

test('another role is one call, after which the app is loaded again', async () => {
  const { load, arrive } = waiting(personAs(['guide', 'teacher']));
  enter(['teacher', 'guide']);
  draw('/pwd');
  const choose = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Role: Teacher. Change' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Guide' }));
  };
  await choose();
  await choose();
  const call = { path: 'backend/user/currentRole', body: { role: 'guide' } };
  await waitFor(() => expect(sent).toEqual([call]));
  expect(load).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(load.mock.calls).toEqual([['/']]));
  expect(sent).toEqual([call]);
  expect(sessionStore.get().person).toMatchObject({ role: ['guide', 'teacher'] });
});

test('another language is one call, and the page stays', async () => {
  const { load, arrive } = waiting({ ...personAs(['candidate']), language: 'zh' });
  enter(['candidate']);
  draw('/home');
  const heading = await screen.findByRole('heading', { level: 1 });
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: '中文' }));
  await press();
  await press();
  const call = { path: 'frontend/index/language', body: { language: 2 } };
  await waitFor(() => expect(sent).toEqual([call]));
  arrive();
  await waitFor(() => expect(sessionStore.get().person).toMatchObject({ language: 'zh' }));
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(load).not.toHaveBeenCalled();
  expect(sent).toEqual([call]);
});

test('another language changes every text of the page in place', async () => {
  const { arrive } = waiting({ ...personAs(['candidate']), language: 'zh' });
  enter(['candidate']);
  renderUi(
    <LanguageProvider>
      <SessionProvider screens={screens}>
        <Home />
      </SessionProvider>
    </LanguageProvider>,
  );
  const heading = await screen.findByRole('heading', { level: 1, name: 'Hello, Cai Wen' });
  fireEvent.click(await screen.findByRole('button', { name: '中文' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  arrive();
  expect(await screen.findByRole('heading', { level: 1, name: '你好，Cai Wen' })).toBe(heading);
  expect(screen.getByText('目前没有需要你完成的内容')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Hello|Nothing is given|Sign out|Change password/);
  act(() => setDeviceLanguage('en'));
});

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Change the password' }));

test('all problems with the passwords are shown before anything is sent', async () => {
  enter(['student']);
  draw('/pwd');
  await type('New password', 'short');
  press();
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Enter your current password.',
    'The new password needs at least 8 characters.',
    'The two new passwords are not the same.',
  ]);
  expect(sent).toEqual([]);
});

test.each<[Role, string]>([
  ['candidate', 'frontend/account/modifyPassword'],
  ['staff', 'backend/modifyPassword'],
])('the password of %s is changed by %s, and the fields are emptied', async (role, path) => {
  enter([role]);
  draw('/pwd');
  await type('Current password', 'inkstone');
  await type('New password', 'new words here');
  await type('New password again', 'new words here');
  expect(sessionStore.get().isPageProtected).toBe(true);
  press();
  await screen.findByText('Password changed.');
  expect(sent).toEqual([{ path, body: { oldPassword: 'inkstone', password: 'new words here' } }]);
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  await waitFor(() => expect(sessionStore.get().isPageProtected).toBe(false));
});

test("a refusal shows the server's message and keeps what was typed", async () => {
  answer = () =>
    failureResponse({ kind: 'refused', code: 'password.wrong', message: 'The current password is wrong.' });
  enter(['student']);
  draw('/pwd');
  await type('Current password', 'not it');
  await type('New password', 'new words here');
  await type('New password again', 'new words here');
  press();
  await screen.findByText('The current password is wrong.');
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('new words here');
});

test('a cookie of another browser makes the page ask the server whether the session is valid', async () => {
  document.cookie = 'ua_token=other';
  answer = () => ({ status: 200, body: { success: 1, same: false, ua_token: 'browser' } });
  enter(['student']);
  draw('/pwd');
  await waitFor(() => expect(document.cookie).toContain('ua_token=browser'));
  expect(sent.map(({ path }) => path)).toEqual(['common/cookie']);
});

test('a language that cannot be changed shows why, and nothing is reloaded', async () => {
  const load = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { ...globalThis.location, assign: load });
  answer = () =>
    failureResponse({ kind: 'tooMany', code: 'request.tooMany', message: 'Too many at once.', retryAfterSeconds: 5 });
  enter(['candidate']);
  draw('/home');
  fireEvent.click(await screen.findByRole('button', { name: '中文' }));
  await screen.findByText('Too many at once.');
  expect(load).not.toHaveBeenCalled();
});

test('the time zone is selected on the account page and used from then on', async () => {
  const chosen = { timeZone: 'America/New_York', isTimeZoneChosen: true };
  answer = () => ({
    status: 200,
    body: { success: 1, language: 1, user: toWireUser({ ...personAs(['student']), ...chosen }) },
  });
  // The list scrolls to the selected option, which jsdom does not support.
  Element.prototype.scrollIntoView ??= () => undefined;
  enter(['student']);
  draw('/pwd');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Show times in' });
  expect(field.value).toContain('Same as this device');
  expect(readerZone()).toEqual({ timeZone: deviceZone(), schoolZone: 'Asia/Shanghai' });
  fireEvent.click(field);
  fireEvent.change(field, { target: { value: 'New York' } });
  fireEvent.click(await screen.findByRole('option', { name: /^New York time · New York/ }));
  await waitFor(() => expect(readerZone()).toEqual({ timeZone: 'America/New_York', schoolZone: 'Asia/Shanghai' }));
  expect(sent).toEqual([{ path: 'frontend/index/language', body: { language: 1, ...chosen } }]);
  expect(await screen.findByText(/^Now: .* \(New York time\)\. At the school it is .* \(China time\)\.$/)).toBeTruthy();
});

test('a device in another time zone reports it once, unless a time zone was selected by hand', async () => {
  answer = () => ({ status: 200, body: { success: 1, language: 1, user: toWireUser(personAs(['candidate'])) } });
  sessionStore.signIn({ ...personAs(['candidate']), timeZone: 'Asia/Tokyo', isTimeZoneChosen: true }, login, 'bearer');
  draw('/home');
  await screen.findByRole('heading', { name: 'Hello, Cai Wen' });
  expect(sent).toEqual([]);
  expect(readerZone().timeZone).toBe('Asia/Tokyo');
  sessionStore.update({ isTimeZoneChosen: false });
  const call = {
    path: 'frontend/index/language',
    body: { language: 1, timeZone: deviceZone(), isTimeZoneChosen: false },
  };
  await waitFor(() => expect(sessionStore.get().person?.timeZone).toBe(deviceZone()));
  expect(sent).toEqual([call]);
});
