// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { Screen } from './usage.screen.tsx';

const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'];
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const list = url.includes('weeksAgo=1')
      ? []
      : [{ name: '/stu/index', total: 4, people: 2, byDay: [0, 0, 0, 0, 0, 3, 1] }];
    return new Response(JSON.stringify({ success: 1, days, list }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = (language: 'en' | 'zh') =>
  renderUi(
    <SessionProvider screens={[]}>
      <Screen />
    </SessionProvider>,
    { language, at: '/school/usage' },
  );

test('each screen has a row with the people, the sum and every day', async () => {
  draw('en');

  const row = (await screen.findByText('/stu/index')).closest('tr');
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(expect.arrayContaining(['2', '4', '3', '1']));
});

test('an earlier week is chosen, and days without use say so', async () => {
  draw('zh');
  fireEvent.click(await screen.findByText('1 周前'));

  expect(await screen.findByText('这几天没有页面被打开。')).toBeTruthy();
  expect(asked.at(-1)).toContain('weeksAgo=1');
});
