// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceZone } from '@inkstone/ui/time';
import { renderUi } from '@inkstone/ui/testing';
import type { Role } from '../roles.ts';
import { PersonMenu } from './person-menu.tsx';
import { SessionProvider } from './session-provider.tsx';
import { sessionStore } from './session.ts';
import { useShell } from './use-shell.tsx';

const accountUrl = 'https://id.example/account';
const enter = (role: Role, isFromProvider = false) =>
  sessionStore.signIn(
    {
      ...{ id: 7, name: 'Cai Wen', role: [role], namedRoles: [], permission: [], language: 'en' },
      ...{ timeZone: deviceZone(), isTimeZoneChosen: false, schoolTimeZone: 'Asia/Shanghai' },
      ...{ isGuideSeen: true, browserToken: 'browser' },
    },
    { family: role === 'student' ? 'frontend' : 'backend', username: isFromProvider ? '' : 'caiwen' },
    'bearer',
  );

let sent: string[];
beforeEach(() => {
  document.cookie = 'ua_token=browser';
  sent = [];
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url.replace('/api/', ''));
    return Response.json({ success: 1, mine: true, accountUrl, deviceKey: null });
  });
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  // The mark of a sign-out would let the next test resume it, and sign its person out.
  localStorage.clear();
  vi.unstubAllGlobals();
});

const Bar = () => <header>{useShell({}).language}</header>;
const draw = () =>
  renderUi(
    <SessionProvider screens={[]}>
      <Bar />
      <PersonMenu />
    </SessionProvider>,
  );
const openMenu = async () => fireEvent.click(await screen.findByRole('button', { name: /Cai Wen/ }));

test.each<[Role, string]>([
  ['student', '/stu/modify/pwd'],
  ['teacher', '/teacher/modify/pwd'],
])('the bar of a %s has the language, the password and the sign-out', async (role, password) => {
  enter(role);
  draw();
  expect(await screen.findByRole('button', { name: '中文' })).toBeTruthy();
  await openMenu();
  const link = await screen.findByRole('menuitem', { name: 'Account' });
  expect(link.getAttribute('href')).toBe(password);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(sent).toContain('common/logout'));
  // A sign-out that continues after the test would sign out the person of the next one.
  await waitFor(() => expect(sessionStore.get().person).toBeNull());
});

test('whoever signed in through the provider has its account page there, nobody else', async () => {
  const open = vi.fn<typeof globalThis.open>();
  vi.stubGlobal('open', open);
  enter('student', true);
  draw();
  await openMenu();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Account page' }));
  expect(open).toHaveBeenCalledWith(accountUrl, '_blank', 'noopener');
  cleanup();
  enter('student');
  draw();
  await openMenu();
  await screen.findByRole('menuitem', { name: 'Account' });
  expect(screen.queryByRole('menuitem', { name: 'Account page' })).toBeNull();
});
