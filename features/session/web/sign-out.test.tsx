// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canStoreFor, deviceKeyFor, readSignOutMark } from '@inkstone/device';
import { endSignOutMark, writeSignOutMark } from '@inkstone/device/sealed';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { freshDevice } from '@inkstone/device/testing';
import { renderUi } from '@inkstone/ui/testing';
import { deviceZone } from '@inkstone/ui/time';
import type { UserInfo } from '../contract.ts';
import { resumePendingSignOut } from './sign-out-device.ts';
import { registerDeviceCleanup, type DeviceCleanup } from './device-cleanup.ts';
import { sessionCaller, sessionStore } from './session.ts';
import { useSignOut } from './use-account.ts';
import { storeSignIn } from './use-sign-in.ts';

const user: UserInfo = {
  ...{ id: 7, name: 'Cai Wen', role: ['student'], namedRoles: [], permission: [], language: 'en', isGuideSeen: true },
  ...{ timeZone: deviceZone(), isTimeZoneChosen: false, schoolTimeZone: deviceZone() },
  ...{ token: 'bearer', browserToken: 'browser', deviceKey: 'the key' },
};
const login = { family: 'frontend', username: 'caiwen' } as const;

let messages: (string | null)[][] = [];
const leaving = (count: number): DeviceCleanup => ({
  deliver: async () => void messages.push(['deliver']),
  countUnsent: async () => count,
  leave: async (personId, key) => messages.push(['leave', String(personId), key]) > 0,
});

const Out = () => {
  const signOut = useSignOut();
  return <button onClick={() => void signOut()}>Out</button>;
};
const draw = () => {
  renderUi(
    <CallProvider caller={sessionCaller} client={newQueryClient()}>
      <Out />
    </CallProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Out' }));
};

beforeEach(() => {
  freshDevice();
  messages = [];
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: 1, deviceKey: 'the key' })));
});
afterEach(() => {
  cleanup();
  act(() => sessionStore.signOut());
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('unsent data is sent first and then sealed without a question, if the browser supports it', async () => {
  vi.stubGlobal('crypto', { subtle: {} });
  await storeSignIn(user, login);
  registerDeviceCleanup(async () => leaving(3));
  draw();
  await waitFor(() => expect(messages).toEqual([['deliver'], ['leave', '7', 'the key']]));
  await waitFor(() => expect(sessionStore.get().person).toBeNull());
});

test('over plain http a dialog says that unsent data stays readable, and signing out can be cancelled', async () => {
  vi.stubGlobal('crypto', {});
  await storeSignIn(user, login);
  registerDeviceCleanup(async () => leaving(3));
  draw();
  expect(await screen.findByText(/3 pieces of your work are on this device alone/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByText('Not all of your work is on the server')).toBeNull());
  expect([messages, sessionStore.get().token]).toEqual([[['deliver']], 'bearer']);
  fireEvent.click(screen.getByRole('button', { name: 'Out' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out anyway' }));
  await waitFor(() => expect(sessionStore.get().person).toBeNull());
});

test('a session from before keys were issued is sealed with the key that signing out returns', async () => {
  vi.stubGlobal('crypto', { subtle: {} });
  const { deviceKey: _, ...before } = user;
  await storeSignIn(before, login);
  registerDeviceCleanup(async () => leaving(3));
  draw();
  await waitFor(() => expect(messages).toContainEqual(['leave', '7', 'the key']));
});

test('offline such a session has no key: a message says so, and the person stays signed in', async () => {
  vi.stubGlobal('crypto', { subtle: {} });
  const { deviceKey: _, ...before } = user;
  await storeSignIn(before, login);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  registerDeviceCleanup(async () => leaving(1));
  draw();
  fireEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByText(/1 piece of your work is on this device alone/)).toBeNull());
  expect([messages, sessionStore.get().token]).toEqual([[['deliver']], 'bearer']);
});

test("a person who signs in after another one has the other's unsent data sealed first", async () => {
  await storeSignIn(user, login);
  registerDeviceCleanup(async () => leaving(0));
  await storeSignIn({ ...user, id: 8, deviceKey: 'another key' }, login);
  expect(messages).toEqual([['leave', '7', 'the key']]);
  expect(deviceKeyFor(8)).toBe('another key');
});

test('the other windows are closed before anything is sealed, and the sign-out is marked as pending until then', async () => {
  vi.stubGlobal('crypto', { subtle: {} });
  await storeSignIn(user, login);
  const announced = new BroadcastChannel('inkstone-session');
  const heard: unknown[] = [];
  announced.addEventListener('message', ({ data }) => heard.push(data));
  registerDeviceCleanup(async () => ({
    ...leaving(0),
    leave: async (personId) => {
      messages.push(['leave', String(personId), JSON.stringify([heard, readSignOutMark()])]);
      return true;
    },
  }));
  draw();
  await waitFor(() => expect(messages.map(([what]) => what)).toContain('leave'));
  announced.close();
  expect(messages.at(-1)?.[2]).toBe(JSON.stringify([[{ leaves: 7 }], { personId: 7, isSealing: false }]));
});

test('an interrupted sign-out is completed at the next start, and its session ends', async () => {
  await storeSignIn(user, login);
  writeSignOutMark({ personId: 7, isSealing: true });
  registerDeviceCleanup(async () => ({
    ...leaving(0),
    leave: async (personId, key) => {
      messages.push(['leave', String(personId), key]);
      endSignOutMark(1);
      return true;
    },
  }));
  expect(await resumePendingSignOut()).toBe(true);
  expect(messages).toEqual([['leave', '7', 'the key']]);
  expect([sessionStore.get().person, localStorage.getItem('inkstone.session')]).toEqual([null, null]);
});

test('a person who signs in again before that has everything open', async () => {
  writeSignOutMark({ personId: 7, isSealing: true });
  await storeSignIn(user, login);
  expect([readSignOutMark(), canStoreFor(7)]).toEqual([null, true]);
});

test('a window stuck in a sign-out blocks no sign-in', async () => {
  const request = (_name: string, { signal }: LockOptions) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('too long', 'AbortError')));
    });
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const turn = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(turn.signal);
  const signedIn = storeSignIn(user, login);
  turn.abort();
  await signedIn;
  Reflect.deleteProperty(navigator, 'locks');
  vi.restoreAllMocks();
  expect([sessionStore.get().token, deviceKeyFor(7)]).toEqual(['bearer', 'the key']);
});
