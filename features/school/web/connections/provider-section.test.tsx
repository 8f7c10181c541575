// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendSide, permissions } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { SignOnProviderSection } from './provider-section.tsx';

const stored = {
  ...{ issuer: 'https://id.school.example', clientId: 'inkstone', claim: 'email', name: 'Campus ID' },
  ...{ nameZh: '校园账号', accountUrl: null, passwordUrl: null, hasSecret: true },
};
let state: Record<string, unknown>;
let replies: Record<string, { status: number; body: object }>;
let sent: { path: string; body: Record<string, unknown> }[];

beforeEach(() => {
  sent = [];
  const callbackUrl = 'https://school.example/api/sso/callback';
  state = { isFixed: false, allowsPrivate: false, callbackUrl, edition: 2, provider: stored };
  replies = {};
  document.cookie = 'ua_token=browser';
  const user = { id: 4, name: 'He Jing', role: ['staff' as const], namedRoles: [], permission: [...permissions] };
  const rest = { language: 'en' as const, isGuideSeen: true, browserToken: 'browser' };
  sessionStore.signIn({ ...user, ...rest }, { family: 'backend', username: 'hejing' }, 'bearer');
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const path = new URL(address, 'http://here').pathname.split('/').at(-1) ?? '';
    const reply = replies[path] ?? { status: 200, body: path === 'signOnProvider' ? state : { edition: 3 } };
    if (path === 'saveSignOnProvider' || path === 'testSignOnProvider') {
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
      <SignOnProviderSection />
    </SessionProvider>,
    { language: 'en', at: '/school/settings' },
  );
const open = async () => {
  draw();
  await screen.findByRole('button', { name: 'Save provider' });
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the address to register is shown, an empty secret keeps the stored one, and a typed one is then gone', async () => {
  await open();
  expect(screen.getByText('https://school.example/api/sso/callback')).toBeTruthy();
  expect(screen.getByText(/One is stored/)).toBeTruthy();
  type('Name on the login button, in English', 'School ID');
  press('Save provider');
  await screen.findByText('Saved. The login offers this provider now.');
  expect(sent[0]?.body).toMatchObject({
    ...{ edition: 2, provider: { name: 'School ID', usesSecret: true, clientSecret: null, accountUrl: null } },
  });
  type('Client secret', 's3cret');
  press('Save provider');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ edition: 3, provider: { clientSecret: 's3cret' } });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Client secret').value).toBe(''));
});

test('a public client has no field for a secret, and sends none', async () => {
  await open();
  type('Client secret', 's3cret');
  fireEvent.click(screen.getByLabelText('The provider gave a secret for it'));
  expect(screen.queryByLabelText('Client secret')).toBeNull();
  press('Save provider');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ provider: { usesSecret: false, clientSecret: null } });
});

test('wrong values are named and not sent', async () => {
  state = { ...state, edition: 0, provider: null };
  await open();
  expect(screen.getByText('No provider is set: people sign in with passwords.')).toBeTruthy();
  type('Address of the provider', 'http://id.school.example');
  type('What names the person', 'the mail');
  type('Account page of the provider', 'id.school.example');
  press('Save provider');
  const alert = await screen.findByRole('alert');
  expect([...alert.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Enter the address of the provider, beginning with https://.',
    'Enter the client ID.',
    'Enter the name of the claim that names the person, such as preferred_username or email.',
    'Enter the provider’s name in both languages.',
    'The pages of the provider have to begin with https://.',
  ]);
  expect(sent).toEqual([]);
});

test.each([
  [{ failure: null, report: { keyCount: 2, claim: 'yes' } }, /signs with: 2. It says that it sends “email”/],
  [{ failure: null, report: { keyCount: 1, claim: 'no' } }, /does not list “email”/],
  [{ failure: 'issuer', report: null }, /calls itself by another address/],
])('a test says in words what came of it, until the form changes: %j', async (body, words) => {
  replies['testSignOnProvider'] = { status: 200, body };
  await open();
  press('Test provider');
  await screen.findByText(words);
  expect(sent[0]).toMatchObject({ path: 'testSignOnProvider', body: { provider: { clientId: 'inkstone' } } });
  type('Client ID', 'other');
  expect(screen.queryByText(words)).toBeNull();
});

test('the provider is removed after a question', async () => {
  await open();
  press('Remove provider');
  const dialog = await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog'));
  expect(sent).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove provider' }));
  await screen.findByText('Removed. People sign in with passwords.');
  expect(sent[0]?.body).toMatchObject({ edition: 2, provider: null });
});

test.each([
  [{ isFixed: true }, /The environment of the server names the provider/],
  [{ callbackUrl: null }, /Whoever runs it sets PUBLIC_URL/],
])('what the environment has settled is said and offers nothing to change: %j', async (change, words) => {
  state = { ...state, provider: null, ...change };
  draw();
  await screen.findByText(words);
  expect(screen.queryByRole('button')).toBeNull();
});
