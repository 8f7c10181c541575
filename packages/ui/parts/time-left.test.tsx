// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { TimeLeft } from './time-left.tsx';

const now = Date.parse('2026-03-02T08:00:00.000Z');
beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const day = 86_400;
test.each([
  [2 * day + 3 * 3600 + 5 * 60, 'deadline', '2 days 3 h 5 min left', '还剩 2 天 3 小时 5 分钟'],
  [day + 5 * 60, 'deadline', '1 day 5 min left', '还剩 1 天 5 分钟'],
  [2 * day + 3 * 3600, 'deadline', '2 days 3 h left', '还剩 2 天 3 小时'],
  [3 * 3600 + 5 * 60, 'deadline', '3 h 5 min left', '还剩 3 小时 5 分钟'],
  [-(day + 3600), 'deadline', 'Late by 1 day 1 h', '逾期 1 天 1 小时'],
  [60, 'deadline', '1 min left', '还剩 1 分钟'],
  [59, 'deadline', 'Less than a minute left', '还剩不到 1 分钟'],
  [-59, 'deadline', 'Late by less than a minute', '逾期不到 1 分钟'],
  [-60, 'deadline', 'Late by 1 min', '逾期 1 分钟'],
  [60, 'opens', 'In 1 min', '1 分钟后'],
  [59, 'opens', 'In less than a minute', '不到 1 分钟后'],
] as const)('%i seconds until a moment (%s) are shown as %s', (seconds, kind, en, zh) => {
  const to = new Date(now + seconds * 1000);
  expect(renderUi(<TimeLeft to={to} kind={kind} />).container.querySelector('b')?.textContent).toBe(en);
  expect(renderUi(<TimeLeft to={to} kind={kind} />, { language: 'zh' }).container.querySelector('b')?.textContent).toBe(
    zh,
  );
});
