// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from './session.ts';
import { answerLogins, renderLogin, pressButton, typeInto, type LoginServer } from './testing.tsx';

let server: LoginServer;

// Lazy modules are loaded before the tests wait for their content.
beforeAll(() => import('./code-form.tsx'));
beforeEach(() => {
  sessionStore.signOut();
  server = answerLogins();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a new password is set with a code from a mail', async () => {
  const again = { success: 1, validSeconds: 600, againSeconds: 60 };
  server.replies['backend/verifyCode'] = () => ({ status: 200, body: again });
  server.replies['backend/forgetPassword'] = () => ({ status: 200, body: { success: 1 } });
  renderLogin('/login');
  typeInto('User name', 'linxiaohe');
  pressButton('Forgotten? Get a code');
  fireEvent.click(await screen.findByRole('button', { name: 'Send the code' }));
  await screen.findByText(/If linxiaohe has a confirmed mail address/);
  expect(screen.getByText(/or no mail after some minutes\? Ask your teacher/)).toBeDefined();
  typeInto('Eight digits', '12 34a56789');
  typeInto('New password', 'short');
  pressButton('Set the new password');
  await screen.findByText('The new password needs at least 8 characters.');
  typeInto('New password', 'new words here');
  pressButton('Set the new password');
  await screen.findByText(/Your password is changed/);
  expect(server.sent.at(-1)?.body).toEqual({
    username: 'linxiaohe',
    family: 'frontend',
    code: '12345678',
    password: 'new words here',
  });
});

test('if the school sends no mail, the page refers to the teacher', async () => {
  server.replies['remind'] = () => ({
    status: 200,
    body: { success: 1, school: 'Hillside', notice: null, canMail: false },
  });
  renderLogin('/login');
  await screen.findByText('Hillside');
  pressButton('Forgotten? Get a code');
  await screen.findByText(/Ask your teacher/);
  expect(screen.queryByRole('button', { name: 'Send the code' })).toBeNull();
});

test('a mail address stands for the user name, and is not taken along to the sign-in', async () => {
  const again = { success: 1, validSeconds: 600, againSeconds: 60 };
  server.replies['backend/verifyCode'] = () => ({ status: 200, body: again });
  renderLogin('/login');
  typeInto('User name', 'linxiaohe');
  pressButton('Forgotten? Get a code');
  await screen.findByRole('button', { name: 'Send the code' });
  typeInto('User name or mail address', 'family@home.example');
  pressButton('Send the code');
  await screen.findByText(/If several accounts use this address, the mail lists their user names/);
  expect(server.sent.at(-1)?.body).toEqual({ username: 'family@home.example', family: 'frontend' });
  pressButton('Back to signing in');
  expect(screen.getByLabelText<HTMLInputElement>('User name').value).toBe('linxiaohe');
});
