// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getMyPhaseReport, listMyPhaseReports, type ReleasedPhaseReport } from '../../contract.ts';
import { renderWithResponses } from '../testing.tsx';
import { MyPhaseSection } from './my-phase-section.tsx';
import { Screen } from './my-report.screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const none = { given: 0, done: 0, onTime: 0 };
const exam = { programme: 'sat', variant: 'digital', subject: 'math', at: '2026-03-20T09:00:00.000Z' };
const { numbers, comments, ...head }: ReleasedPhaseReport = {
  ...{ id: 4, studentName: 'Lin Xiaohe', title: 'March', authorName: 'Ms. Qiao' },
  ...{ from: '2026-03-02', to: '2026-03-29', publishedAt: '2026-03-30T10:00:00.000Z' },
  comments: { overall: 'Steady work.', strengths: '', advice: '' },
  numbers: {
    ...{ answered: 40, right: 13, marked: 20, seconds: 7300, weeks: [], subjects: [] },
    ...{ homework: none, tests: { given: 2, done: 2, onTime: 2 }, courses: none, textbooks: none },
    results: [
      { ...exam, id: 1, title: 'Mock 1', titleZh: null, score: 600, scoreMax: 800 },
      { ...exam, id: 2, title: 'Mock 2', titleZh: null, score: null, scoreMax: 800, isWithheld: true },
    ],
  },
};
const listed = { list: [head], page: 1, totalPage: 1, total: 1 };

test.each([
  ['en', 'My phase reports', 'Report was not open yet'],
  ['zh', '我的阶段报告', '发布时报告尚未开放'],
] as const)('a student reads a published phase report and changes nothing, in %s', async (language, list, withheld) => {
  renderWithResponses(<Screen />, [[getMyPhaseReport, { ...head, numbers, comments }]], {
    language,
    at: '/stu/phaseReport?id=4',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'March' })).toBeTruthy();
  expect(screen.getByText('Steady work.')).toBeTruthy();
  expect(screen.getByText(withheld)).toBeTruthy();
  expect(screen.getByRole('link', { name: list })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Publish|Take back|Delete|发布|撤回|删除)$/ })).toBeNull();
});

test('the list links to each report, and says where there is none', async () => {
  renderWithResponses(<Screen />, [[listMyPhaseReports, listed]], { at: '/stu/phaseReport' });
  expect((await screen.findByRole('link', { name: 'March' })).getAttribute('href')).toBe('/stu/phaseReport?id=4');
  cleanup();
  const empty = { list: [], page: 1, totalPage: 0, total: 0 };
  renderWithResponses(<Screen />, [[listMyPhaseReports, empty]], { at: '/stu/phaseReport' });
  expect(await screen.findByText('No phase reports yet')).toBeTruthy();
});

test('the home page shows the latest ones, with a link to all where there are more', async () => {
  renderWithResponses(<MyPhaseSection />, [[listMyPhaseReports, { ...listed, total: 4 }]]);
  expect(await screen.findByRole('link', { name: 'March' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All phase reports' })).toBeTruthy();
});
