// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import { LoadingIndicator } from './loading-indicator.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ['en', 'Try again', /Opening your work\..*longer than usual/],
  ['zh', '重试', /Opening your work\.时间比平时长/],
] as const)(
  'a loading indicator names what is loading and offers a retry after ten seconds, in %s',
  async (language, name, says) => {
    const onAgain = vi.fn<() => void>();
    await act(
      async () => void renderUi(<LoadingIndicator message="Opening your work." onRetry={onAgain} />, { language }),
    );
    await act(() => vi.advanceTimersByTimeAsync(9500));
    expect(screen.getByText('Opening your work.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    screen.getByRole('button', { name }).click();
    expect(onAgain).toHaveBeenCalledOnce();
    expect(screen.getByText(says)).toBeTruthy();
  },
);

test('a page whose code fails to load says so and is retried by a press and by itself', async () => {
  let tries = 0;
  const Page = lazyWithRetry<object>(
    async () => {
      tries += 1;
      if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <b>the page</b>;
    },
    ({ onRetry }) => <button onClick={onRetry}>again</button>,
  );
  await act(async () => void renderUi(<Page />));
  await act(async () => screen.getByRole('button', { name: 'again' }).click());
  expect(tries).toBe(2);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.getByText('the page')).toBeTruthy();
});
