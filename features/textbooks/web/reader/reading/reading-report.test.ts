import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadingReport, type UnsentReading } from './reading-report.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (how: { kept?: UnsentReading; fails?: number } = {}) => {
  let stored: UnsentReading | null = how.kept ?? null;
  let fails = how.fails ?? 0;
  const sent: { page: number; seen: string; leaves: boolean }[] = [];
  const report = createReadingReport({
    send: async (sentReport, { leaves }) => {
      if (fails > 0) {
        fails -= 1;
        throw new Error('no network');
      }
      sent.push({ ...sentReport, leaves });
    },
    storage: {
      read: () => stored,
      write: (untold) => {
        stored = untold;
      },
    },
  });
  return { report, sent, kept: () => stored };
};

test('pages are sent together, ten seconds after the first', async () => {
  const { report, sent, kept: stored } = open();
  report.note(1, [1]);
  await vi.advanceTimersByTimeAsync(4000);
  report.note(2, [2]);
  report.note(3, [3]);
  await vi.advanceTimersByTimeAsync(5900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([{ page: 3, seen: '1-3', leaves: false }]);
  expect(stored()).toBeNull();
});

test('unchanged progress is not sent again', async () => {
  const { report, sent } = open();
  report.note(1, [1]);
  await vi.advanceTimersByTimeAsync(11_000);
  report.note(1, [1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

test('leaving the window sends at once', async () => {
  const { report, sent } = open();
  report.note(7, [6, 7]);
  void report.flush({ isLeaving: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ page: 7, seen: '6-7', leaves: true }]);
});

test('without the network it is stored and sent later', async () => {
  const { report, sent, kept: stored } = open({ fails: 2 });
  report.note(4, [4]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stored()).toEqual({ page: 4, seen: [4] });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual([{ page: 4, seen: '4', leaves: false }]);
});

test('stored progress is sent when the book is opened again', async () => {
  const { sent, kept: stored } = open({ kept: { page: 9, seen: [8, 9] } });
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ page: 9, seen: '8-9', leaves: false }]);
  expect(stored()).toBeNull();
});
