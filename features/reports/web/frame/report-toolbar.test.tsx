// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { questionPlayers, questionReviews } from '@inkstone/exam/views';
import { switchLanguage } from '@inkstone/session/contract';
import { sessionStore } from '@inkstone/session/web';
import { getMyTestReport } from '../../contract.ts';
import { AttemptReport } from '../attempt/attempt-report.tsx';
import { buildReport, renderWithResponses } from '../testing.tsx';

// Question views are loaded lazily; here they are loaded from the start.
beforeAll(async () => {
  await Promise.all([questionPlayers.choice(), questionReviews.choice()]);
}, 60_000);
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
});

test('the other language is loaded behind the report, which stays on the screen', async () => {
  const reload = vi.fn<() => void>();
  const { href, origin, pathname, search, hash } = location;
  vi.stubGlobal('location', { href, origin, pathname, search, hash, reload });
  const titles = ['Mock A', '模拟卷 A'];
  const nobodyElse = { namedRoles: [], permission: [], isGuideSeen: true, browserToken: 'browser' };
  const person = { id: 5, name: '林晓禾', role: ['student' as const], language: 'zh' as const, ...nobodyElse };
  sessionStore.signIn({ ...person, language: 'en' }, { family: 'frontend', username: 'linxiaohe' }, 'bearer');
  const { sent } = renderWithResponses(<AttemptReport kind="test" id={3} />, [
    [getMyTestReport, () => buildReport({ title: titles.shift() ?? '' })],
    [switchLanguage, { user: person }],
  ]);
  const first = await screen.findByRole('heading', { name: 'Mock A' });
  fireEvent.click(screen.getByRole('button', { name: '中文' }));
  await waitFor(() => expect(first.textContent).toBe('模拟卷 A'));
  expect(reload).not.toHaveBeenCalled();
  // Presses are counted by calls of their own, which may come between these.
  const paths = sent.map(({ path }) => path).filter((path) => path !== 'click');
  expect(paths).toEqual([getMyTestReport.path, switchLanguage.path, getMyTestReport.path]);
});
