// @vitest-environment jsdom
import { notificationsStore } from '@mantine/notifications';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { toastError, toastSuccess } from './toasts.ts';

// The list of toasts comes with the first of them.
beforeAll(() => import('./toast-list.tsx'));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The toasts that have not begun to leave. */
const listToasts = () => notificationsStore.getState().notifications.map(({ message }) => message);

test.each([
  ['a success', 'Saved.', {}, 2000],
  ['a minor success', 'Copied.', { short: true }, 1000],
] as const)('%s, “%s”, with %j is shown for %i ms', async (_, words, options, ms) => {
  renderUi(<p>page</p>);
  toastSuccess(words, options);
  await pass(0);
  expect(screen.getByText(words)).toBeTruthy();
  await pass(ms - 1);
  expect(listToasts()).toEqual([words]);
  await pass(1);
  expect(listToasts()).toEqual([]);
});

test('a failure stays until it is closed', async () => {
  renderUi(<p>page</p>);
  const close = toastError('Not saved.');
  await pass(60_000);
  expect(listToasts()).toEqual(['Not saved.']);
  close();
  await pass(0);
  expect(listToasts()).toEqual([]);
});
