// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { aStart, openStore } from '../testing.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const blueprint = buildBlueprint({
  sections: [buildSectionRule('Reading')],
  filled: [{ section: 'Reading', sets: [[1]] }],
});

test('a server that cannot be reached is asked for the end every two seconds, however often the window was looked at', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('frontend/test/time')) asked += 1;
    throw new TypeError('Failed to fetch');
  });
  const store = await openStore(aStart(blueprint));
  vi.useFakeTimers();
  store.timeIsUp();
  for (let look = 0; look < 10; look++) await store.syncClock();
  asked = 0;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBeLessThanOrEqual(5);
  expect(asked).toBeGreaterThan(2);
  store.close();
});
