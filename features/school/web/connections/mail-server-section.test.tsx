// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendSide, permissions } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { MailServerSection } from './mail-server-section.tsx';

const stored = {
  ...{ host: 'smtp.school.example', port: 465, security: 'tls', username: 'office', from: 'office@school.example' },
  hasPassword: true,
};
let state: { isFixed: boolean; allowsPrivate: boolean; edition: number; server: object | null };
let replies: Record<string, { status: number; body: object }>;
let sent: { path: string; body: Record<string, unknown> }[];

beforeEach(() => {
  sent = [];
  state = { isFixed: false, allowsPrivate: false, edition: 2, server: stored };
  replies = {};
  document.cookie = 'ua_token=browser';
  const user = { id: 4, name: 'He Jing', role: ['staff' as const], namedRoles: [], permission: [...permissions] };
  const rest = { language: 'en' as const, isGuideSeen: true, browserToken: 'browser' };
  sessionStore.signIn({ ...user, ...rest }, { family: 'backend', username: 'hejing' }, 'bearer');
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const path = new URL(address, 'http://here').pathname.split('/').at(-1) ?? '';
    const reply = replies[path] ?? { status: 200, body: path === 'mailServer' ? state : { edition: 3 } };
    if (path === 'saveMailServer' || path === 'testMailServer') {
      sent.push({ path, body: JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown> });
    }
    const success = reply.status === 200 ? 1 : 0;
    return new Response(JSON.stringify({ success, ...reply.body }), { status: reply.status });
  });
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
});

const draw = () =>
  renderUi(
    <SessionProvider screens={[{ path: '/school/settings', who: backendSide.may('school_settings') }]}>
      <MailServerSection />
    </SessionProvider>,
    { language: 'en', at: '/school/settings' },
  );

const open = async () => {
  draw();
  await screen.findByRole('button', { name: 'Save mail server' });
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an empty password keeps the stored one, and a typed one is sent and then gone from the form', async () => {
  await open();
  expect(screen.getByText(/One is stored/)).toBeTruthy();
  type('Sender', 'post@school.example');
  press('Save mail server');
  await screen.findByText('Saved. Mails go by this server now.');
  expect(sent[0]?.body).toMatchObject({ edition: 2, server: { from: 'post@school.example', password: null } });
  type('Password', 's@cret');
  press('Save mail server');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ edition: 3, server: { password: 's@cret' } });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(''));
});

test('wrong values are named and not sent, and the usual port follows the encryption', async () => {
  state = { ...state, edition: 0, server: null };
  await open();
  expect(screen.getByText('No mail server is set: no mail is sent.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Encryption'), { target: { value: 'starttls' } });
  expect(screen.getByLabelText<HTMLInputElement>('Port').value).toBe('587');
  type('Port', '70000');
  press('Save mail server');
  const alert = await screen.findByRole('alert');
  expect([...alert.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Enter the name of the mail server, such as smtp.school.example.',
    'Port: a whole number from 1 to 65,535.',
    'Enter the mail address of the sender.',
  ]);
  expect(sent).toEqual([]);
});

test.each([
  [{ failure: null, answer: null }, 'The mail server took the mail. Look whether it arrives at he@school.example.'],
  [{ failure: 'login', answer: 'EAUTH 535' }, /did not accept user name and password. It answered: EAUTH 535/],
])('a test mail says what came of it: %j', async (body, words) => {
  replies['testMailServer'] = { status: 200, body };
  await open();
  type('Send a test mail to', 'he@school.example');
  press('Send test mail');
  await screen.findByText(words);
  expect(sent[0]).toMatchObject({ path: 'testMailServer', body: { to: 'he@school.example', server: { port: 465 } } });
});

test('the mail server is removed after a question', async () => {
  await open();
  press('Remove mail server');
  const dialog = await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog'));
  expect(sent).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove mail server' }));
  await screen.findByText('Removed. No mail is sent any more.');
  expect(sent[0]?.body).toMatchObject({ edition: 2, server: null });
});

test('what the environment has settled is said and offers nothing to change', async () => {
  state = { ...state, isFixed: true, server: null };
  draw();
  await screen.findByText(/The environment of the server names the mail server/);
  expect(screen.queryByRole('button')).toBeNull();
});
