// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Route, Routes, useLocation } from 'react-router';
import { anyone } from '@inkstone/call';
import { fail } from '@inkstone/call/envelope';
import { renderUi } from '@inkstone/ui/testing';
import { deviceLanguage, setDeviceLanguage } from '@inkstone/ui/words';
import { student, teacher } from '../contract.ts';
import { chooseLanguage, chosenLanguage, forgetChosenLanguage } from './chosen-language.ts';
import { Gate } from './gate.tsx';
import { Screen as Login } from './login.screen.tsx';
import type { Person } from './kept-session.ts';
import { SessionProvider } from './session-provider.tsx';
import { sessionStore } from './session.ts';
import { useKeepsPage } from './use-session.ts';

type Reply = { status: number; body: object };
let replies: Record<string, (sent: Record<string, unknown>) => Reply>;
let sent: { path: string; body: Record<string, unknown>; bearer: string | null }[];

const user = {
  success: 1,
  id: 7,
  name: 'Lin Xiaohe',
  role: ['student'],
  all_role: [{ role: 'student', desc: 'Student' }],
  permission: [],
  language: 1,
  isTextbookTutorial: 1,
  token: 'bearer',
  ua_token: 'browser',
};
const wrong = fail({ kind: 'refused', code: 'login.wrong', message: 'Wrong username or password.' });

// What comes late is there before a test waits for what it shows.
beforeAll(async () => {
  await Promise.all([import('./code-form.tsx'), import('./sign-in-again.tsx')]);
});
beforeEach(() => {
  sessionStore.signOut();
  sent = [];
  replies = {
    remind: () => ({ status: 200, body: { success: 1, school: 'Hillside Tutoring', notice: null, canMail: true } }),
    'frontend/login': () => ({ status: 200, body: user }),
    'backend/login': () => ({ status: 200, body: { ...user, role: ['teacher'] } }),
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api/', '').split('?')[0] ?? '';
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<string, unknown>;
    sent.push({ path, body, bearer: new Headers(init.headers).get('authorization') });
    const reply = replies[path]?.(body) ?? { status: 404, body: {} };
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;

const Exam = () => {
  useKeepsPage('attempt');
  return <p>The exam</p>;
};

const screens = [
  { path: '/stu/index', who: student },
  { path: '/demo', who: anyone },
];

const draw = (at: string, language: 'en' | 'zh' = 'en') =>
  renderUi(
    <SessionProvider screens={screens}>
      <Where />
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route path="/exam" element={<Gate who={student}>{<Exam />}</Gate>} />
        <Route path="/list" element={<Gate who={student}>The list</Gate>} />
        <Route path="/teacher/index" element={<Gate who={teacher}>The desk</Gate>} />
        <Route path="/home" element={<Gate who={student}>The home</Gate>} />
      </Routes>
    </SessionProvider>,
    { at, language },
  );

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const where = () => screen.getByTestId('where').textContent;
const person: Person = {
  id: 7,
  name: 'Lin Xiaohe',
  role: ['student'],
  all_role: [],
  permission: [],
  language: 1,
  isTextbookTutorial: 1,
  ua_token: 'browser',
};

test('a student signs in, and every later call carries the bearer', async () => {
  draw('/login');
  await screen.findByText('Hillside Tutoring');
  type('User name', ' linxiaohe ');
  type('Password', 'inkstone');
  press('Sign in');
  await waitFor(() => expect(where()).toBe('/home'));
  const login = sent.find(({ path }) => path === 'frontend/login');
  expect(login).toMatchObject({ body: { password: 'inkstone', shared: false }, bearer: null });
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ path: 'common/cookie', bearer: 'Bearer bearer' }));
  expect(sessionStore.get()).toMatchObject({ token: 'bearer', person: { id: 7 } });
});

test('a language chosen on the page goes with the sign-in that follows, and with no later one', async () => {
  const of = (language: unknown) => () => ({ status: 200, body: { ...user, language } });
  replies['frontend/login'] = ({ language = 1 }) => of(language)();
  draw('/login');
  await screen.findByText('Hillside Tutoring');
  const signIn = async () => {
    type('User name', 'linxiaohe');
    type('Password', 'inkstone');
    press('Sign in');
    await waitFor(() => expect(where()).toBe('/home'));
    return sent.findLast(({ path }) => path === 'frontend/login')?.body;
  };
  const before = deviceLanguage();
  chooseLanguage('zh');
  expect(await signIn()).toMatchObject({ language: 2 });
  expect(deviceLanguage()).toBe('zh');
  cleanup();
  sessionStore.signOut();
  draw('/login');
  await screen.findByText('Hillside Tutoring');
  expect(await signIn()).not.toHaveProperty('language');
  expect(deviceLanguage()).toBe('en');
  setDeviceLanguage(before);
});

test('the language button of the page chooses by hand', async () => {
  draw('/login');
  press('中文');
  expect(chosenLanguage()).toEqual({ language: 2 });
  forgetChosenLanguage();
  setDeviceLanguage('en');
});

test('the teacher tab uses the other login, and the shared device is told', async () => {
  replies['backend/login'] = () => wrong;
  draw('/login');
  fireEvent.click(await screen.findByLabelText('Teacher or staff'));
  type('User name', 'qiao');
  type('Password', 'inkstone');
  fireEvent.click(screen.getByLabelText(/shared device/));
  press('Sign in');
  await screen.findByRole('alert');
  expect(sent.at(-1)).toMatchObject({ path: 'backend/login', body: { username: 'qiao', shared: true } });
});

test('an error is said in the words of the server and keeps name and password', async () => {
  replies['frontend/login'] = () => wrong;
  draw('/login');
  type('User name', 'linxiaohe');
  type('Password', 'not it');
  press('Sign in');
  expect((await screen.findByRole('alert')).textContent).toContain('Wrong username or password.');
  expect(screen.getByLabelText<HTMLInputElement>('User name').value).toBe('linxiaohe');
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
});

test('the other login is offered where the account belongs to it', async () => {
  const message = 'This account signs in on the other tab.';
  replies['frontend/login'] = () => fail({ kind: 'refused', code: 'login.otherFamily', message });
  draw('/login');
  type('User name', 'qiao');
  type('Password', 'inkstone');
  press('Sign in');
  await screen.findByRole('alert');
  press('Sign in as teacher or staff');
  expect(screen.getByLabelText<HTMLInputElement>('Teacher or staff').checked).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a busy server turns one away at its door, and is asked again by itself', async () => {
  const busy = fail({ kind: 'busy', code: 'request.busy', message: 'Busy.', retryAfterSeconds: 0 });
  const answers = [busy, { status: 200, body: user }];
  replies['frontend/login'] = () => answers.shift() ?? wrong;
  draw('/login');
  type('User name', 'linxiaohe');
  type('Password', 'inkstone');
  press('Sign in');
  await waitFor(() => expect(where()).toBe('/home'), { timeout: 5000 });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent.filter(({ path }) => path === 'frontend/login')).toHaveLength(2);
});

test('without the network nothing that was typed is lost', async () => {
  draw('/login');
  await screen.findByText('Hillside Tutoring');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  type('User name', 'linxiaohe');
  type('Password', 'inkstone');
  press('Sign in');
  expect((await screen.findByRole('alert')).textContent).toContain('Network disconnected.');
});

test('an empty field is named before anything is sent', async () => {
  draw('/login');
  press('Sign in');
  await screen.findByText('Enter your user name.');
  type('User name', 'linxiaohe');
  press('Sign in');
  await screen.findByText('Enter your password.');
  expect(sent.filter(({ path }) => path.endsWith('login'))).toEqual([]);
});

test('Caps Lock is told, and the password can be shown', async () => {
  draw('/login');
  const password = await screen.findByLabelText<HTMLInputElement>('Password');
  fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Caps Lock is on.')).toBeTruthy();
  press('Show password');
  expect(password.type).toBe('text');
  press('Hide password');
  expect(password.type).toBe('password');
});

test('a new password is set by the code of a mail', async () => {
  const again = { success: 1, validSeconds: 600, againSeconds: 60 };
  replies['backend/verifyCode'] = () => ({ status: 200, body: again });
  replies['backend/forgetPassword'] = () => ({ status: 200, body: { success: 1 } });
  draw('/login');
  type('User name', 'linxiaohe');
  press('Forgotten? Get a code');
  fireEvent.click(await screen.findByRole('button', { name: 'Send the code' }));
  await screen.findByText(/If linxiaohe has a mail address/);
  expect(screen.getByText(/or no mail after some minutes\? Ask your teacher/)).toBeDefined();
  type('Six digits', '12 34a567');
  type('New password', 'short');
  press('Set the new password');
  await screen.findByText('The new password needs at least 8 characters.');
  type('New password', 'new words here');
  press('Set the new password');
  await screen.findByText(/Your password is changed/);
  expect(sent.at(-1)?.body).toEqual({
    username: 'linxiaohe',
    family: 'frontend',
    code: '123456',
    password: 'new words here',
  });
});

test('where the school sends no mail the teacher is named as the way', async () => {
  replies['remind'] = () => ({ status: 200, body: { success: 1, school: 'Hillside', notice: null, canMail: false } });
  draw('/login');
  await screen.findByText('Hillside');
  press('Forgotten? Get a code');
  await screen.findByText(/Ask your teacher/);
  expect(screen.queryByRole('button', { name: 'Send the code' })).toBeNull();
});

test('the notice of the school, and what is built, stand on the page', async () => {
  const notice = 'Closed on Friday.';
  replies['remind'] = () => ({ status: 200, body: { success: 1, school: 'Hillside', notice, canMail: true } });
  draw('/login');
  await screen.findByText(notice);
  expect(screen.getByRole('link', { name: 'Try the question types' })).toBeTruthy();
});

test('the page speaks Chinese', async () => {
  draw('/login', 'zh');
  await screen.findByRole('heading', { name: '登录' });
  for (const label of ['学生', '老师与员工', '用户名', '密码']) expect(screen.getByLabelText(label)).toBeTruthy();
});

test('who is signed in already goes on', async () => {
  sessionStore.signIn(person, { family: 'frontend', username: 'linxiaohe' }, 'bearer');
  draw('/login');
  await waitFor(() => expect(where()).toBe('/home'));
});

test('who is not signed in is asked to, and comes back to where they wanted to go', async () => {
  draw('/list');
  await waitFor(() => expect(where()).toBe('/login'));
  type('User name', 'linxiaohe');
  type('Password', 'inkstone');
  press('Sign in');
  await screen.findByText('The list');
});

test('a screen of another role leads home, which says why', async () => {
  sessionStore.signIn(person, { family: 'frontend', username: 'linxiaohe' }, 'bearer');
  draw('/teacher/index');
  await screen.findByText('The home');
  expect(where()).toBe('/home');
  await screen.findByText(/That page is not for your role/);
});

test('a lost session leads a list to the login, where the reason stands', async () => {
  sessionStore.signIn(person, { family: 'frontend', username: 'linxiaohe' }, 'bearer');
  draw('/list');
  await screen.findByText('The list');
  sessionStore.lose('bearer', { code: 'session.elsewhere', message: 'Signed in on another browser.' });
  await screen.findByText('Signed in on another browser.');
  expect(screen.getByLabelText<HTMLInputElement>('User name').value).toBe('linxiaohe');
});

test('a lost session inside an attempt asks to sign in over it, and the attempt stays', async () => {
  sessionStore.signIn(person, { family: 'frontend', username: 'linxiaohe' }, 'bearer');
  draw('/exam');
  const exam = await screen.findByText('The exam');
  sessionStore.lose('bearer', { code: 'session.expired', message: 'Your session has ended.' });
  await screen.findByRole('dialog', { name: 'Sign in again to go on' });
  type('Password', 'inkstone');
  press('Sign in');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toContainEqual(
    expect.objectContaining({ path: 'frontend/login', body: expect.objectContaining({ username: 'linxiaohe' }) }),
  );
  expect(screen.getByText('The exam')).toBe(exam);
  expect(where()).toBe('/exam');
});
