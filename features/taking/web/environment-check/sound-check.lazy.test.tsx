// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadSoundCheck } from './sound-check.lazy.ts';

// A stalled network.
vi.mock('./sound-check.tsx', () => new Promise(() => undefined));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a sound check that does not load delays the exam by at most three seconds', async () => {
  let isOver = false;
  const waiting = preloadSoundCheck().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(2900);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  await waiting;

  expect(isOver).toBe(true);
});
