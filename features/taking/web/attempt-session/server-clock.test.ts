import { beforeEach, expect, test, vi } from 'vitest';
import { resumeServerClock, createServerClock } from './server-clock.ts';

let monotonic = 0;
const noon = Date.parse('2026-03-02T12:00:00Z');
const createSync = (instant: number) => ({ serverTime: new Date(instant).toISOString(), syncId: `sync-${instant}` });

beforeEach(() => {
  monotonic = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => monotonic);
});

test('the first response counts half of its round trip', () => {
  monotonic = 10_400;
  const clock = createServerClock(createSync(noon), 10_000);
  expect(clock.now()).toBe(noon + 200);
  monotonic += 5000;
  expect(clock.now()).toBe(noon + 5200);
  expect(clock.stamp()).toEqual({ syncId: `sync-${noon}`, syncAt: noon, sinceSync: 5200 });
});

test('a response that took twenty seconds does not move the clock, and the stamp gives the same instant', () => {
  const clock = createServerClock(createSync(noon), 10_000);
  monotonic += 20_000;
  clock.sync(createSync(noon + 300), 10_000);
  expect(clock.now()).toBe(noon + 20_000);
  expect(clock.stamp()).toEqual({ syncId: `sync-${noon + 300}`, syncAt: noon + 300, sinceSync: 19_700 });
});

test('a fast response corrects a device whose clock was suspended or ran ahead', () => {
  const clock = createServerClock(createSync(noon), 10_000);
  monotonic += 100;
  clock.sync(createSync(noon + 60_000), 10_040);
  expect(clock.now()).toBe(noon + 60_000);
  monotonic += 9000;
  clock.sync(createSync(noon + 65_000), monotonic - 50);
  expect(clock.now()).toBe(noon + 65_050);
});

test('a stored clock continues by the device’s wall clock in a new page', () => {
  const wall = vi.spyOn(Date, 'now').mockReturnValue(50_000);
  const before = createServerClock(createSync(noon), monotonic);
  monotonic += 7000;
  const snapshot = before.toSnapshot();
  expect(snapshot).toEqual({ syncId: `sync-${noon}`, syncAt: noon, seenAt: noon + 7000, wallMs: 50_000 });

  monotonic = 3;
  wall.mockReturnValue(53_000);
  const anew = resumeServerClock(snapshot, 0);
  expect(anew.stamp()).toEqual({ syncId: `sync-${noon}`, syncAt: noon, sinceSync: 10_000 });
  monotonic += 500;
  expect(anew.now()).toBe(noon + 10_500);
  wall.mockRestore();
});

test('a wall clock that was set back gains no time: the page continues from the last instant or claim seen', () => {
  const wall = vi.spyOn(Date, 'now').mockReturnValue(-3_600_000);
  const snapshot = { syncId: 'sync', syncAt: noon, seenAt: noon + 20_000, wallMs: 50_000 };
  expect(resumeServerClock(snapshot, 0).now()).toBe(noon + 20_000);
  expect(resumeServerClock(snapshot, noon + 24_000).stamp().sinceSync).toBe(24_000);
  wall.mockRestore();
});
