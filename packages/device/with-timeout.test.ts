import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a result in time is returned, and no timer remains', async () => {
  expect(await withTimeout(Promise.resolve('ink'), 3000)).toBe('ink');
  expect(vi.getTimerCount()).toBe(0);
});

test('a slow result is not waited for, and its late failure is ignored', async () => {
  const late = Promise.withResolvers<string>();
  const outcome = withTimeout(late.promise, 3000);
  await vi.advanceTimersByTimeAsync(3000);

  expect(await outcome).toBeUndefined();
  late.reject(new Error('too late to matter'));
  await vi.advanceTimersByTimeAsync(0);
});

test('a failure in time is thrown to the caller', async () => {
  await expect(withTimeout(Promise.reject(new Error('no network')), 3000)).rejects.toThrow('no network');
  expect(vi.getTimerCount()).toBe(0);
});
