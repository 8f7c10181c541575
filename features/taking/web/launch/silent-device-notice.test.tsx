// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { SilentDeviceNotice, useSilentDevice } from './silent-device-notice.tsx';

let respond: () => void;
let response: Promise<void>;
vi.mock('@inkstone/session/web', () => ({ useCurrentUser: () => ({ id: 5 }) }));
vi.mock('../journal/device-journal.ts', () => ({
  openDeviceJournals: () => ({ listUnsent: () => response.then(() => []) }),
}));

beforeEach(() => {
  vi.useFakeTimers();
  response = new Promise((resolve) => (respond = resolve));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Loader = () => (useSilentDevice(true) ? <SilentDeviceNotice onRetry={() => undefined} /> : <p>Opening</p>);

test.each([
  ['en', 'The storage of this browser does not respond', 'Try now'],
  ['zh', '浏览器的本地存储没有响应', '立即重试'],
] as const)(
  'within ten seconds a page says that the device does not respond, in %s',
  async (language, title, retry) => {
    await act(async () => void renderUi(<Loader />, { language }));
    await act(() => vi.advanceTimersByTimeAsync(7900));
    expect(screen.getByText('Opening')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('button', { name: retry })).toBeTruthy();
  },
);

test('a device that answers at last is waited for no longer', async () => {
  await act(async () => void renderUi(<Loader />));
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(screen.queryByText('Opening')).toBeNull();
  await act(async () => respond());
  expect(screen.getByText('Opening')).toBeTruthy();
});
