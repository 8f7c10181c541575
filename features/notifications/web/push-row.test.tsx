// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { PushRow } from './push-row.tsx';

const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

/** A browser whose person answers the question for the permission. */
const setBrowser = (answer: NotificationPermission, { isSubscribed = false } = {}) => {
  const state = { isSubscribed, registered: [] as string[], subscribedWith: [] as unknown[] };
  const subscription = {
    toJSON: () => ({ endpoint: 'https://web.push.apple.com/1', keys }),
    unsubscribe: async () => {
      state.isSubscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (state.isSubscribed ? subscription : null),
    subscribe: async (options: unknown) => {
      state.subscribedWith.push(options);
      state.isSubscribed = true;
      return subscription;
    },
  };
  const notification = { permission: 'default' as NotificationPermission };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return notification.permission;
    },
    requestPermission: async () => (notification.permission = answer),
  });
  const serviceWorker = {
    register: async (url: string) => state.registered.push(url),
    ready: Promise.resolve({ pushManager }),
    getRegistration: async () => ({ pushManager }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return state;
};

let sent: { url: string; body: unknown }[];
let answer: object;
beforeEach(() => {
  sent = [];
  answer = { success: 1 };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null });
    return new Response(JSON.stringify(answer), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const show = (isPushOn: boolean) =>
  renderUi(
    <SessionProvider screens={[]}>
      <PushRow pushKey="the key" isPushOn={isPushOn} />
    </SessionProvider>,
    { language: 'en' },
  );

const getBox = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Push in this browser/ });

test('switched on, the browser is subscribed with the key of the school, and the server told', async () => {
  const browser = setBrowser('granted');
  show(false);
  fireEvent.click(await getBox());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    url: expect.stringContaining('notification/push') as string,
    body: { endpoint: 'https://web.push.apple.com/1', ...keys },
  });
  expect(browser.registered).toEqual(['/sw.js']);
  expect(browser.subscribedWith).toEqual([{ userVisibleOnly: true, applicationServerKey: 'the key' }]);
});

test('switched off, the server is told and the subscription ends', async () => {
  const browser = setBrowser('granted', { isSubscribed: true });
  show(true);
  const box = await getBox();
  await waitFor(() => expect(box.checked).toBe(true));
  fireEvent.click(box);
  await waitFor(() => expect(browser.isSubscribed).toBe(false));
  expect(sent.map(({ url }) => url)).toEqual([expect.stringContaining('notification/pushOff')]);
});

test('a subscription that the browser has dropped is shown as off', async () => {
  setBrowser('granted');
  show(true);
  const box = await getBox();
  await waitFor(() => expect(box.checked).toBe(false));
});

test('a permission that is refused is told, and nothing is sent', async () => {
  setBrowser('denied');
  show(false);
  fireEvent.click(await getBox());
  expect(await screen.findByText(/blocked for this site/)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a server that refuses is told, and the subscription ends', async () => {
  const browser = setBrowser('granted');
  answer = { success: 0, code: 'notification.pushService', message: 'Messages cannot be pushed to this browser.' };
  show(false);
  fireEvent.click(await getBox());
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  await waitFor(() => expect(browser.isSubscribed).toBe(false));
});

test('without https the page says so', () => {
  setBrowser('granted');
  vi.stubGlobal('isSecureContext', false);
  show(false);
  expect(screen.getByText(/needs https/)).toBeTruthy();
});

test('a browser without push says so', () => {
  setBrowser('granted');
  vi.stubGlobal('PushManager', undefined);
  show(false);
  expect(screen.getByText(/does not support push/)).toBeTruthy();
});
