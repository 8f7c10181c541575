// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendSide, permissions } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { CrmSection } from './crm-section.tsx';

const stored = { pageUrl: 'https://crm.example/{number}', baseUrl: 'https://crm.example/v1', hasToken: true };
let state: Record<string, unknown>;
let replies: Record<string, { status: number; body: object }>;
let sent: { path: string; body: Record<string, unknown> }[];

beforeEach(() => {
  sent = [];
  state = { arePagesFixed: false, isApiFixed: false, allowsPrivate: false, edition: 2, crm: stored };
  replies = {};
  document.cookie = 'ua_token=browser';
  const user = { id: 4, name: 'He Jing', role: ['staff' as const], namedRoles: [], permission: [...permissions] };
  const rest = { language: 'en' as const, isGuideSeen: true, browserToken: 'browser' };
  sessionStore.signIn({ ...user, ...rest }, { family: 'backend', username: 'hejing' }, 'bearer');
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const path = new URL(address, 'http://here').pathname.split('/').at(-1) ?? '';
    const reply = replies[path] ?? { status: 200, body: path === 'crm' ? state : { edition: 3 } };
    if (path === 'saveCrm' || path === 'testCrm') {
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
      <CrmSection />
    </SessionProvider>,
    { language: 'en', at: '/school/settings' },
  );
const open = async () => {
  draw();
  await screen.findByRole('button', { name: 'Save CRM' });
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an empty key keeps the stored one, and a typed one is sent and then gone from the form', async () => {
  await open();
  expect(screen.getByText(/One is stored/)).toBeTruthy();
  type('Key of the interface', 'a-new-secret');
  press('Save CRM');
  await screen.findByText('Saved. Students’ pages use this CRM now.');
  expect(sent[0]?.body).toMatchObject({ edition: 2, crm: { ...{ pageUrl: stored.pageUrl }, token: 'a-new-secret' } });
  expect(screen.getByLabelText<HTMLInputElement>('Key of the interface').value).toBe('');
  type('A customer’s page', '');
  press('Save CRM');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ edition: 3, crm: { pageUrl: null, baseUrl: stored.baseUrl, token: null } });
});

test('wrong values are named and not sent', async () => {
  state = { ...state, edition: 0, crm: null };
  await open();
  expect(screen.getByText('No CRM is set here.')).toBeTruthy();
  const namedFaults = async () =>
    [...(await screen.findByRole('alert')).querySelectorAll('li')].map(({ textContent }) => textContent);
  press('Save CRM');
  expect(await namedFaults()).toEqual([
    'Enter a customer’s page, the interface, or both. To have none, remove the CRM.',
  ]);
  type('A customer’s page', 'https://crm.example/customers');
  type('Address of the interface', 'http://crm.example');
  type('Key of the interface', 'short');
  press('Save CRM');
  expect(await namedFaults()).toEqual([
    'A customer’s page: an address that begins with https:// and has {number} in its path.',
    'Enter the address of the interface, beginning with https://.',
    'The key has at least 8 characters: letters, digits and signs without spaces.',
  ]);
  expect(sent).toEqual([]);
});

test.each([
  [null, 'The interface answers as it should and takes the key.'],
  ['denied', 'The interface does not accept the key.'],
])('a test says in words what came of it, until the form changes: %s', async (failure, words) => {
  replies['testCrm'] = { status: 200, body: { failure } };
  await open();
  press('Test interface');
  await screen.findByText(words);
  expect(sent[0]).toMatchObject({ path: 'testCrm', body: { crm: { baseUrl: stored.baseUrl, token: null } } });
  type('Key of the interface', 'a-new-secret');
  expect(screen.queryByText(words)).toBeNull();
});

test('a part that the environment names is said, and what remains is saved without it', async () => {
  state = { ...state, arePagesFixed: true, crm: { ...stored, pageUrl: null } };
  await open();
  expect(screen.getByText(/names the customers’ pages/)).toBeTruthy();
  expect(screen.queryByLabelText('A customer’s page')).toBeNull();
  press('Save CRM');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ crm: { pageUrl: null, baseUrl: stored.baseUrl } });
});

test('where the environment names both parts, nothing can be changed', async () => {
  state = { ...state, arePagesFixed: true, isApiFixed: true, crm: null };
  draw();
  await screen.findByText(/The environment of the server names the CRM/);
  expect(screen.queryByRole('button')).toBeNull();
});
