import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '@inkstone/session/web';
import { whileLeaving } from '../../session/web/session.ts';
import { countScreen } from './count-screen.ts';

let sent: unknown[];
beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(typeof body === 'string' ? JSON.parse(body) : null);
    return new Response(JSON.stringify({ success: 1 }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const signedIn = (token: string | null) =>
  vi.spyOn(sessionStore, 'get').mockReturnValue({ person: null, token } as ReturnType<typeof sessionStore.get>);

test('an opened screen is counted a moment later by its path', async () => {
  signedIn('bearer');
  countScreen('/stu/index');
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent).toEqual([{ name: '/stu/index' }]);
});

test('nothing is counted before the sign-in or without a network', async () => {
  signedIn(null);
  countScreen('/login');
  await vi.advanceTimersByTimeAsync(3000);
  signedIn('bearer');
  vi.stubGlobal('navigator', { onLine: false });
  countScreen('/stu/index');
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent).toEqual([]);
});

test('nothing is counted while the person signs out, whose session may have ended', async () => {
  signedIn('bearer');
  countScreen('/home');
  await whileLeaving(() => vi.advanceTimersByTimeAsync(3000));
  expect(sent).toEqual([]);
});
