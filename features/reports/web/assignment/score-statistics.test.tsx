// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import type { AssignmentReportData } from '../../document/assignment-report-data.ts';
import { ScoreStatistics } from './score-statistics.tsx';

afterEach(cleanup);

const report: AssignmentReportData = {
  ...{ assignmentId: 3, title: 'Mock A', kind: 'test', programme: 'amc', variantName: 'AMC 8', items: [] },
  ...{
    deadline: '2026-03-01T09:00:00.000Z',
    reportAt: 'closed',
    reportOpenedAt: null,
    classes: [],
    page: 1,
    totalPage: 1,
    total: 0,
    students: [],
  },
  ...{ recipients: 40, handedIn: 2, scoreMax: 5, mean: 4, median: 4, highest: 4, lowest: 4, deviation: 0 },
  ...{ alpha: null, sem: null, responsesNeeded: 30, distribution: [], missing: [], mayAnswer: 0 },
};

test.each([
  ['en', 'At least two scores are needed.'],
  ['zh', '至少要有两个分数才能计算。'],
] as const)('a single score has no deviation, and the reason is shown, in %s', (language, words) => {
  renderUi(<ScoreStatistics report={{ ...report, handedIn: 1, deviation: null }} />, { language });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText('0')).toBeNull();
  cleanup();
  renderUi(<ScoreStatistics report={report} />, { language });
  expect(screen.queryByText(words)).toBeNull();
  expect(screen.getByText('0')).toBeTruthy();
});

test('with enough submissions, a missing reliability is not attributed to too few of them', () => {
  renderUi(<ScoreStatistics report={{ ...report, handedIn: 40 }} />);
  expect(screen.getByText('At least two questions and different scores are needed.')).toBeTruthy();
  cleanup();
  renderUi(<ScoreStatistics report={report} />);
  expect(screen.getByText(/withheld below 30 hand-ins; there are 2/)).toBeTruthy();
});

test.each([
  ['en', /18 handed in; the mean is that of the 1 fully marked/],
  ['zh', /平均分只计已全部批改的 1 份/],
] as const)('a mean of those that are marked says how many they are, in %s', (language, words) => {
  const distribution = [
    { from: 3, to: 3, count: 0 },
    { from: 4, to: 4, count: 1 },
  ];
  renderUi(<ScoreStatistics report={{ ...report, recipients: 18, handedIn: 3, distribution }} />, { language });
  expect(screen.getByText(words)).toBeTruthy();
  cleanup();
  renderUi(<ScoreStatistics report={{ ...report, recipients: 18, handedIn: 1, distribution }} />, { language });
  expect(screen.queryByText(words)).toBeNull();
});
