// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { Screen } from './calendar.screen.tsx';

let feed: { path: string | null; createdAt: string | null };
let sent: string[];
beforeEach(() => {
  feed = { path: null, createdAt: null };
  sent = [];
  let made = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api/', '');
    if (init.method === 'POST') {
      sent.push(path);
      made += 1;
      feed =
        path === 'calendar/renewFeed'
          ? { path: `/api/calendar/file?token=7-${made}`, createdAt: '2026-11-27T02:00:00.000Z' }
          : { path: null, createdAt: null };
      return new Response(JSON.stringify({ success: 1 }), { status: 200 });
    }
    return new Response(JSON.stringify({ success: 1, ...feed }), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (language: 'en' | 'zh' = 'en') => {
  // The words of another language arrive late.
  await act(async () => {
    renderUi(
      <SessionProvider screens={[]}>
        <Screen />
      </SessionProvider>,
      { language },
    );
  });
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const addressField = async () => (await screen.findByLabelText<HTMLInputElement>('Calendar address')).value;

test('an address is created and shown whole', async () => {
  await show();
  await press('Create an address');
  expect(await addressField()).toBe(`${globalThis.location.origin}/api/calendar/file?token=7-1`);
  expect(sent).toEqual(['calendar/renewFeed']);
});

test('it is changed only after a question, and the new one is shown', async () => {
  feed = { path: '/api/calendar/file?token=7-0', createdAt: '2026-11-27T02:00:00.000Z' };
  await show();
  await press('Change the address');
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/stops working at once/)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change the address' }));
  await waitFor(async () => expect(await addressField()).toMatch(/token=7-1$/));
});

test('it is removed after a question', async () => {
  feed = { path: '/api/calendar/file?token=7-0', createdAt: '2026-11-27T02:00:00.000Z' };
  await show('zh');
  await press('移除地址');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '移除地址' }));
  expect(await screen.findByText('你还没有日历地址。')).toBeTruthy();
  expect(sent).toEqual(['calendar/removeFeed']);
});

test('where the browser does not copy, it says so', async () => {
  feed = { path: '/api/calendar/file?token=7-0', createdAt: '2026-11-27T02:00:00.000Z' };
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  await show();
  await press('Copy');
  expect(await screen.findByText(/did not allow copying/)).toBeTruthy();
});
