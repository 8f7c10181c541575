import { beforeEach, expect, test, vi } from 'vitest';
import { serverClock } from './server-clock.ts';

let monotonic = 0;
const noon = Date.parse('2026-03-02T12:00:00Z');
const told = (instant: number) => ({ serverTime: new Date(instant).toISOString(), syncId: `sync-${instant}` });

beforeEach(() => {
  monotonic = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => monotonic);
});

test('the first answer counts half of its way', () => {
  monotonic = 10_400;
  const clock = serverClock(told(noon), 10_000);
  expect(clock.now()).toBe(noon + 200);
  monotonic += 5000;
  expect(clock.now()).toBe(noon + 5200);
  expect(clock.stamp()).toEqual({ syncId: `sync-${noon}`, syncAt: noon, sinceSync: 5200 });
});

test('an answer that took twenty seconds moves nothing, and its mark says the same instant', () => {
  const clock = serverClock(told(noon), 10_000);
  monotonic += 20_000;
  clock.sync(told(noon + 300), 10_000);
  expect(clock.now()).toBe(noon + 20_000);
  expect(clock.stamp()).toEqual({ syncId: `sync-${noon + 300}`, syncAt: noon + 300, sinceSync: 19_700 });
});

test('a quick answer sets right a device whose clock stood still while it slept, or ran ahead', () => {
  const clock = serverClock(told(noon), 10_000);
  monotonic += 100;
  clock.sync(told(noon + 60_000), 10_040);
  expect(clock.now()).toBe(noon + 60_000);
  monotonic += 9000;
  clock.sync(told(noon + 65_000), monotonic - 50);
  expect(clock.now()).toBe(noon + 65_050);
});
