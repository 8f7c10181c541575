// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendCall } from '@inkstone/call/web';
import { getOwnMail } from '../contract/mail.ts';
import { sessionCaller, sessionStore } from './session.ts';
import { answerLogins, renderLogin, linXiaohe, pressButton, typeInto, getPath, type LoginServer } from './testing.tsx';

let server: LoginServer;

// Lazy modules are loaded before the tests wait for their content.
beforeAll(() => import('./sign-in-again.tsx'));
beforeEach(() => {
  sessionStore.signOut();
  server = answerLogins();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a signed-out visitor is asked to sign in, and returns to the requested page', async () => {
  renderLogin('/list');
  await waitFor(() => expect(getPath()).toBe('/login'));
  typeInto('User name', 'linxiaohe');
  typeInto('Password', 'inkstone');
  pressButton('Sign in');
  await screen.findByText('The list');
});

test('a screen of another role redirects to the home page, which says why', async () => {
  sessionStore.signIn(linXiaohe, { family: 'frontend', username: 'linxiaohe' }, 'bearer');
  renderLogin('/teacher/index');
  await screen.findByText('The home');
  expect(getPath()).toBe('/home');
  await screen.findByText(/That page is not for your role/);
});

test('on a list a lost session leads to the login, which shows the reason', async () => {
  sessionStore.signIn(linXiaohe, { family: 'frontend', username: 'linxiaohe' }, 'bearer');
  renderLogin('/list');
  await screen.findByText('The list');
  sessionStore.lose('bearer', { code: 'session.elsewhere', message: 'Signed in on another browser.' });
  await screen.findByText('Signed in on another browser.');
  expect(getPath()).toBe('/login');
  expect(screen.getByLabelText<HTMLInputElement>('User name').value).toBe('linxiaohe');
});

test('a response with success -1 leads to the login, any other failure does not', async () => {
  sessionStore.signIn(linXiaohe, { family: 'frontend', username: 'linxiaohe' }, 'bearer');
  renderLogin('/list');
  await screen.findByText('The list');
  server.replies['common/mail'] = () => ({
    status: 404,
    body: { success: 0, reason: 'request.notFound', message: 'Gone.' },
  });
  await expect(sendCall(sessionCaller, getOwnMail, {})).rejects.toThrow('Gone.');
  expect(getPath()).toBe('/list');
  const lost = { success: -1, code: 'session.expired', message: 'Your session has ended.' };
  server.replies['common/mail'] = () => ({ status: 401, body: lost });
  await expect(sendCall(sessionCaller, getOwnMail, {})).rejects.toThrow('Your session has ended.');
  await waitFor(() => expect(getPath()).toBe('/login'));
});

test('in an attempt a lost session shows the sign-in over it, and the attempt stays mounted', async () => {
  sessionStore.signIn(linXiaohe, { family: 'frontend', username: 'linxiaohe' }, 'bearer');
  renderLogin('/exam');
  const exam = await screen.findByText('The exam');
  sessionStore.lose('bearer', { code: 'session.expired', message: 'Your session has ended.' });
  await screen.findByRole('dialog', { name: 'Sign in again to go on' });
  typeInto('Password', 'inkstone');
  pressButton('Sign in');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent).toContainEqual(
    expect.objectContaining({ path: 'frontend/login', body: expect.objectContaining({ username: 'linxiaohe' }) }),
  );
  expect(screen.getByText('The exam')).toBe(exam);
  expect(getPath()).toBe('/exam');
});
