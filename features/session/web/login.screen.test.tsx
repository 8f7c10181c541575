// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureResponse } from '@inkstone/call/envelope';
import { deviceLanguage, setDeviceLanguage } from '@inkstone/ui/words';
import { chooseLanguage, getChosenLanguage, forgetChosenLanguage } from './chosen-language.ts';
import { sessionStore } from './session.ts';
import {
  answerLogins,
  renderLogin,
  linXiaohe,
  pressButton,
  typeInto,
  user,
  getPath,
  type LoginServer,
} from './testing.tsx';

const wrong = failureResponse({ kind: 'refused', code: 'login.wrong', message: 'Wrong username or password.' });
let server: LoginServer;

beforeEach(() => {
  sessionStore.signOut();
  server = answerLogins();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a student signs in, and every later call sends the bearer token', async () => {
  renderLogin('/login');
  await screen.findByText('Hillside Tutoring');
  typeInto('User name', ' linxiaohe ');
  typeInto('Password', 'inkstone');
  pressButton('Sign in');
  await waitFor(() => expect(getPath()).toBe('/home'));
  const login = server.sent.find(({ path }) => path === 'frontend/login');
  expect(login).toMatchObject({ body: { password: 'inkstone', shared: false }, bearer: null });
  await waitFor(() => expect(server.sent.at(-1)).toMatchObject({ path: 'common/cookie', bearer: 'Bearer bearer' }));
  expect(sessionStore.get()).toMatchObject({ token: 'bearer', person: { id: 7 } });
});

test('a language selected on the page is sent with the next sign-in, and no later one', async () => {
  const of = (language: unknown) => () => ({ status: 200, body: { ...user, language } });
  server.replies['frontend/login'] = ({ language = 1 }) => of(language)();
  renderLogin('/login');
  await screen.findByText('Hillside Tutoring');
  const signIn = async () => {
    typeInto('User name', 'linxiaohe');
    typeInto('Password', 'inkstone');
    pressButton('Sign in');
    await waitFor(() => expect(getPath()).toBe('/home'));
    return server.sent.findLast(({ path }) => path === 'frontend/login')?.body;
  };
  const before = deviceLanguage();
  chooseLanguage('zh');
  expect(await signIn()).toMatchObject({ language: 2 });
  expect(deviceLanguage()).toBe('zh');
  cleanup();
  sessionStore.signOut();
  renderLogin('/login');
  await screen.findByText('Hillside Tutoring');
  expect(await signIn()).not.toHaveProperty('language');
  expect(deviceLanguage()).toBe('en');
  setDeviceLanguage(before);
});

test('the language button of the page selects by hand', async () => {
  renderLogin('/login');
  pressButton('中文');
  expect(getChosenLanguage()).toEqual({ language: 'zh' });
  forgetChosenLanguage();
  setDeviceLanguage('en');
});

test('the teacher tab uses the other login, and sends that the device is shared', async () => {
  server.replies['backend/login'] = () => wrong;
  renderLogin('/login');
  fireEvent.click(await screen.findByLabelText('Teacher or staff'));
  typeInto('User name', 'qiao');
  typeInto('Password', 'inkstone');
  fireEvent.click(screen.getByLabelText(/shared device/));
  pressButton('Sign in');
  await screen.findByRole('alert');
  expect(server.sent.at(-1)).toMatchObject({ path: 'backend/login', body: { username: 'qiao', shared: true } });
});

test("an error shows the server's message and keeps name and password", async () => {
  server.replies['frontend/login'] = () => wrong;
  renderLogin('/login');
  typeInto('User name', 'linxiaohe');
  typeInto('Password', 'not it');
  pressButton('Sign in');
  expect((await screen.findByRole('alert')).textContent).toContain('Wrong username or password.');
  expect(screen.getByLabelText<HTMLInputElement>('User name').value).toBe('linxiaohe');
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
});

test('a first code asks for a password of the own, which is sent with it', async () => {
  const message = 'This is your first code.';
  server.replies['frontend/login'] = () => failureResponse({ kind: 'refused', code: 'login.firstCode', message });
  renderLogin('/login');
  typeInto('User name', 'wenlan');
  typeInto('Password', '7k2mq-00000');
  expect(screen.queryByLabelText('Choose a password')).toBeNull();
  pressButton('Sign in');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  const count = server.sent.length;
  typeInto('Choose a password', 'short');
  pressButton('Sign in');
  await waitFor(() => expect(screen.getByLabelText('Choose a password').getAttribute('aria-invalid')).toBe('true'));
  expect(server.sent).toHaveLength(count);
  typeInto('Choose a password', 'a lantern in the fog');
  pressButton('Sign in');
  await waitFor(() => expect(server.sent.length).toBeGreaterThan(count));
  expect(server.sent.at(-1)?.body).toMatchObject({ password: '7k2mq-00000', newPassword: 'a lantern in the fog' });
});

test('the other login is offered where the account belongs to it, and signs in with what was typed', async () => {
  const message = 'This account signs in on the other tab.';
  server.replies['frontend/login'] = () => failureResponse({ kind: 'refused', code: 'login.otherFamily', message });
  server.replies['backend/login'] = () => wrong;
  renderLogin('/login');
  typeInto('User name', 'qiao');
  typeInto('Password', 'inkstone');
  pressButton('Sign in');
  await screen.findByRole('alert');
  pressButton('Sign in as teacher or staff');
  expect(screen.getByLabelText<HTMLInputElement>('Teacher or staff').checked).toBe(true);
  await waitFor(() => expect(server.sent.at(-1)?.path).toBe('backend/login'));
  expect(server.sent.at(-1)?.body).toMatchObject({ username: 'qiao', password: 'inkstone' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
});

test('a sign-in refused by a busy server is retried by itself', async () => {
  const busy = failureResponse({ kind: 'busy', code: 'request.busy', message: 'Busy.', retryAfterSeconds: 0 });
  const answers = [busy, { status: 200, body: user }];
  server.replies['frontend/login'] = () => answers.shift() ?? wrong;
  renderLogin('/login');
  typeInto('User name', 'linxiaohe');
  typeInto('Password', 'inkstone');
  pressButton('Sign in');
  await waitFor(() => expect(getPath()).toBe('/home'), { timeout: 60_000 });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.sent.filter(({ path }) => path === 'frontend/login')).toHaveLength(2);
});

test('offline nothing that was typed is lost', async () => {
  renderLogin('/login');
  await screen.findByText('Hillside Tutoring');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  typeInto('User name', 'linxiaohe');
  typeInto('Password', 'inkstone');
  pressButton('Sign in');
  expect((await screen.findByRole('alert')).textContent).toContain('Network disconnected.');
});

test('an empty field is reported before anything is sent', async () => {
  renderLogin('/login');
  pressButton('Sign in');
  await screen.findByText('Enter your user name.');
  typeInto('User name', 'linxiaohe');
  pressButton('Sign in');
  await screen.findByText('Enter your password.');
  expect(server.sent.filter(({ path }) => path.endsWith('login'))).toEqual([]);
});

test('Caps Lock shows a hint, and the password can be shown', async () => {
  renderLogin('/login');
  const password = await screen.findByLabelText<HTMLInputElement>('Password');
  fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Caps Lock is on.')).toBeTruthy();
  pressButton('Show password');
  expect(password.type).toBe('text');
  pressButton('Hide password');
  expect(password.type).toBe('password');
});

test("the school's notice and the features that are built are on the page", async () => {
  const notice = 'Closed on Friday.';
  server.replies['remind'] = () => ({ status: 200, body: { success: 1, school: 'Hillside', notice, canMail: true } });
  renderLogin('/login');
  await screen.findByText(notice);
  expect(screen.getByRole('link', { name: 'Try the question types' })).toBeTruthy();
});

test('the page is available in Chinese', async () => {
  renderLogin('/login', 'zh');
  await screen.findByRole('heading', { name: '登录' });
  for (const label of ['学生', '老师与员工', '用户名', '密码']) expect(screen.getByLabelText(label)).toBeTruthy();
});

test('a signed-in person is redirected', async () => {
  sessionStore.signIn(linXiaohe, { family: 'frontend', username: 'linxiaohe' }, 'bearer');
  renderLogin('/login');
  await waitFor(() => expect(getPath()).toBe('/home'));
});
