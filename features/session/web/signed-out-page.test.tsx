// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canStoreFor, storeKeyAndOpenStores, createPersonDatabases, type DeviceSchema } from '@inkstone/device';
import { dumpDevice, freshDevice, holdWrites } from '@inkstone/device/testing';
import { windowCover } from './window-cover.ts';
import { announceSignOut } from './sign-out-windows.ts';
import { sessionStore } from './session.ts';
import { answerLogins, renderLogin, linXiaohe, pressButton, getPath, toWireUser } from './testing.tsx';

interface Stores extends DeviceSchema {
  answers: { key: number; value: { id: number; text: string } };
}

const login = { family: 'frontend', username: 'linxiaohe' } as const;
const key = Buffer.alloc(32, 'k').toString('base64url');
const answers = createPersonDatabases<Stores>((id) => ({
  name: `inkstone-journal-${id}`,
  version: 1,
  durability: 'strict',
  upgrade: (row) => void row.createObjectStore('answers', { keyPath: 'id' }),
}));
const write = (text: string) =>
  answers(linXiaohe.id).write(['answers'], async (all) => void (await all.objectStore('answers').put({ id: 1, text })));

/** Locks that the windows of a browser share: an exclusive one waits until the shared ones have ended. */
const shareLocks = () => {
  const byName = new Map<string, Set<Promise<unknown>>>();
  const request = async (name: string, how: LockOptions & { mode?: string }, work: LockGrantedCallback<unknown>) => {
    const shared = byName.get(name) ?? new Set<Promise<unknown>>();
    byName.set(name, shared);
    if (how.mode === 'shared') {
      const running = Promise.resolve(work(null));
      shared.add(running);
      await running;
      shared.delete(running);
      return undefined;
    }
    const input = new Promise((_resolve, reject) => {
      how.signal?.addEventListener('abort', () => reject(new DOMException('too long', 'AbortError')));
    });
    const free = async () => {
      while (shared.size > 0) await Promise.allSettled(shared);
    };
    await Promise.race([free(), input]);
    return work(null);
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
};

/** Another window of this browser announces that somebody leaves; resolves once this one has closed. */
const anotherWindowLeaves = async (personId = linXiaohe.id) => {
  vi.resetModules();
  const second = await import('./sign-out-windows.ts');
  return second.announceSignOut(personId);
};

/** Another window has taken the session out of the storage. */
const anotherWindowSignedOut = () => {
  localStorage.removeItem('inkstone.session');
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'inkstone.session' }));
};

beforeEach(() => {
  freshDevice();
  shareLocks();
  answerLogins();
  windowCover.set(null);
  storeKeyAndOpenStores(linXiaohe.id, key);
  sessionStore.signIn(linXiaohe, login, 'bearer');
});
afterEach(() => {
  cleanup();
  act(() => sessionStore.signOut());
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
});

test('an exam is covered when its person signs out in another window, which waits for writes in progress', async () => {
  renderLogin('/exam');
  await screen.findByText('The exam');
  sessionStorage.setItem('inkstone.calculator.9', '17 × 3');
  const held = holdWrites();
  const last = write('the last answer');
  await vi.waitFor(() => expect(held.count()).toBe(1));
  let isAlone: boolean | undefined;
  const leaving = anotherWindowLeaves().then((alone) => (isAlone = alone));
  await screen.findByRole('heading', { name: 'You have signed out in another window' });
  expect([screen.queryByText('The exam'), isAlone]).toEqual([null, undefined]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  held.release();
  await Promise.all([last, leaving]);

  expect(isAlone).toBe(true);
  expect(await dumpDevice()).toContain('the last answer');
  await expect(write('typed since')).rejects.toMatchObject({ name: 'SignedOutError' });
  expect(await dumpDevice()).not.toContain('typed since');
  await screen.findByText(/entered in this window after you had signed out was not kept/);
});

test('the announcement of another person’s sign-out changes nothing', async () => {
  renderLogin('/exam');
  await screen.findByText('The exam');
  await anotherWindowLeaves(8);
  expect(screen.getByText('The exam')).toBeTruthy();
  expect(canStoreFor(linXiaohe.id)).toBe(true);
});

test('a window that learns of it late covers the exam too, and says so in Chinese', async () => {
  renderLogin('/exam', 'zh');
  await screen.findByText('The exam');
  act(anotherWindowSignedOut);
  await screen.findByRole('heading', { name: '你已在另一个窗口退出登录' });
  expect(screen.queryByText('The exam')).toBeNull();
});

test('the login leads back to the exam, for its person only', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { ...globalThis.location, reload, assign: () => undefined });
  renderLogin('/exam');
  await screen.findByText('The exam');
  act(anotherWindowSignedOut);
  await screen.findByRole('heading', { name: 'You have signed out in another window' });
  pressButton('Sign in');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(getPath()).toBe('/login');
});

test('if another person has signed in, nothing of the first one is shown, and the window switches to them', async () => {
  renderLogin('/exam');
  await screen.findByText('The exam');
  const second = toWireUser({ ...linXiaohe, id: 8, name: 'Cai Wen' });
  localStorage.setItem('inkstone.user.8', JSON.stringify(second));
  localStorage.setItem('inkstone.token.8', 'theirs');
  localStorage.setItem('inkstone.session', JSON.stringify({ id: 8, ...login, lost: null }));
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'inkstone.session' })));
  await screen.findByRole('button', { name: 'Go on as Cai Wen' });
  expect(screen.queryByText('The exam')).toBeNull();
});

test('a covered window whose person has signed in again reloads on a click, and not by itself', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { ...globalThis.location, reload });
  renderLogin('/exam');
  await screen.findByText('The exam');
  await anotherWindowLeaves();
  act(anotherWindowSignedOut);
  localStorage.setItem('inkstone.session', JSON.stringify({ id: 7, ...login, lost: null }));
  localStorage.setItem('inkstone.user.7', JSON.stringify(toWireUser(linXiaohe)));
  localStorage.setItem('inkstone.token.7', 'again');
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'inkstone.session' })));
  await screen.findByText('You are signed in again');
  expect([screen.queryByText('The exam'), reload.mock.calls.length]).toEqual([null, 0]);
  pressButton('Open the page');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a list redirects to the login by itself', async () => {
  renderLogin('/list');
  await screen.findByText('The list');
  await anotherWindowLeaves();
  expect(screen.queryByText('The list')).toBeNull();
  act(anotherWindowSignedOut);
  await waitFor(() => expect(getPath()).toBe('/login'));
});

test('a window that signs out does not wait for itself', async () => {
  renderLogin('/exam');
  await screen.findByText('The exam');
  expect(await announceSignOut(linXiaohe.id)).toBe(true);
  expect(screen.getByText('The exam')).toBeTruthy();
});
