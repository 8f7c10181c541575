// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from './session.ts';
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

test('who is not signed in is asked to, and comes back to where they wanted to go', async () => {
  renderLogin('/list');
  await waitFor(() => expect(getPath()).toBe('/login'));
  typeInto('User name', 'linxiaohe');
  typeInto('Password', 'inkstone');
  pressButton('Sign in');
  await screen.findByText('The list');
});

test('a screen of another role leads home, which says why', async () => {
  sessionStore.signIn(linXiaohe, { family: 'frontend', username: 'linxiaohe' }, 'bearer');
  renderLogin('/teacher/index');
  await screen.findByText('The home');
  expect(getPath()).toBe('/home');
  await screen.findByText(/That page is not for your role/);
});

test('a lost session leads a list to the login, where the reason stands', async () => {
  sessionStore.signIn(linXiaohe, { family: 'frontend', username: 'linxiaohe' }, 'bearer');
  renderLogin('/list');
  await screen.findByText('The list');
  sessionStore.lose('bearer', { code: 'session.elsewhere', message: 'Signed in on another browser.' });
  await screen.findByText('Signed in on another browser.');
  expect(screen.getByLabelText<HTMLInputElement>('User name').value).toBe('linxiaohe');
});

test('a lost session inside an attempt asks to sign in over it, and the attempt stays', async () => {
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
