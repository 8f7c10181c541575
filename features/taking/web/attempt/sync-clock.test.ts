// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { createStart, openStore } from '../testing.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const blueprint = buildBlueprint({
  sections: [buildSectionRule('Reading')],
  filled: [{ section: 'Reading', sets: [[1]] }],
});

test('an unreachable server is asked at most every two seconds at the end of the time, however often the window gets the focus', async () => {
  let requests = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('frontend/test/time')) requests += 1;
    throw new TypeError('Failed to fetch');
  });
  const store = await openStore(createStart(blueprint));
  vi.useFakeTimers();
  store.handleTimeUp();
  for (let look = 0; look < 10; look++) await store.syncClock();
  requests = 0;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).toBeLessThanOrEqual(5);
  expect(requests).toBeGreaterThan(2);
  store.close();
});
