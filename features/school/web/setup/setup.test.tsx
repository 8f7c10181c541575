// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toWire } from '@inkstone/call';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { freshDevice } from '@inkstone/device/testing';
import { sessionCaller, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { deviceZone } from '@inkstone/ui/time';
import { createFirstAdministrator } from '../../contract.ts';
import { Screen } from './setup.screen.tsx';

const user = {
  ...{ id: 1, name: 'He Jing', role: ['staff' as const], namedRoles: [], permission: ['school_people' as const] },
  ...{ language: 'en' as const, isGuideSeen: true, timeZone: 'Asia/Shanghai', isTimeZoneChosen: false },
  ...{ schoolTimeZone: 'Asia/Shanghai', token: 'bearer', browserToken: 'browser', deviceKey: 'the key' },
};
let isOpen: boolean;
let reply: { status: number; body: object };
let sent: unknown[];

beforeEach(() => {
  freshDevice();
  isOpen = true;
  sent = [];
  reply = { status: 200, body: toWire(createFirstAdministrator, 'output', { user }) as object };
  document.cookie = 'ua_token=browser';
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const isCreate = address.endsWith('setup/create');
    if (isCreate) sent.push(typeof body === 'string' ? JSON.parse(body) : null);
    const answer = isCreate ? reply : { status: 200, body: { isOpen } };
    return new Response(JSON.stringify({ success: answer.status === 200 ? 1 : 0, ...answer.body }), {
      status: answer.status,
    });
  });
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
});

const open = (language: 'en' | 'zh' = 'en') =>
  renderUi(
    <CallProvider caller={sessionCaller} client={newQueryClient()}>
      <Routes>
        <Route path="/setup" element={<Screen />} />
        <Route path="*" element={<h1>People</h1>} />
      </Routes>
    </CallProvider>,
    { language, at: '/setup' },
  );

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Set up the school and sign in' }));

const fill = async () => {
  await screen.findByRole('heading', { name: 'Set up the school' });
  type('Code', 'abcd-efgh');
  type('Name in English', 'Riverside School');
  type('Your name in Latin letters', 'He Jing');
  type('User name', ' hejing ');
  type('Password', 'seven quiet herons');
  type('Password again', 'seven quiet herons');
};

test('the form is sent with what was typed, signs the administrator in and leads to the people', async () => {
  open();
  await fill();
  submit();
  await screen.findByRole('heading', { name: 'People' });
  expect(sent).toEqual([
    {
      ...{ code: 'abcd-efgh', schoolName: 'Riverside School', schoolNameZh: null, schoolTimeZone: deviceZone() },
      ...{ name: 'He Jing', nameZh: null, username: ' hejing ', password: 'seven quiet herons', mail: null },
      ...{ language: 1, timeZone: deviceZone() },
    },
  ]);
  expect(sessionStore.get()).toMatchObject({ person: { id: 1 }, token: 'bearer', login: { username: 'hejing' } });
});

test('what is missing is named in one list, and nothing is sent', async () => {
  open();
  await screen.findByRole('heading', { name: 'Set up the school' });
  type('Password again', 'another');
  submit();
  const alert = await screen.findByRole('alert');
  expect([...alert.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Enter the code.',
    'Enter the school’s name in English.',
    'Enter your name in Latin letters.',
    'Enter a user name without spaces.',
    'The password needs at least 8 characters.',
    'The two passwords differ.',
  ]);
  expect(sent).toEqual([]);
});

test('a wrong code is told above the form, which keeps what was typed', async () => {
  reply = { status: 409, body: { reason: 'setup.codeWrong', message: 'This code is wrong.' } };
  open();
  await fill();
  submit();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This code is wrong'));
  expect(screen.getByLabelText<HTMLInputElement>('Name in English').value).toBe('Riverside School');
});

test('once there is somebody, there is no page, also for who had the form open', async () => {
  isOpen = false;
  open('zh');
  await screen.findByRole('heading', { name: '页面不存在' });
  cleanup();
  isOpen = true;
  reply = { status: 404, body: {} };
  open();
  await fill();
  submit();
  await screen.findByRole('heading', { name: 'There is no page here' });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});
