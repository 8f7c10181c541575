// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getMyTestReport } from '../../contract.ts';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { buildReport, renderWithResponses } from '../testing.tsx';
import { AttemptReport } from './attempt-report.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const math = { sectionId: 'math', sectionName: 'Math', total: 22, most: null };
const modules: AttemptReportData['modules'] = [
  { ...math, name: 'Module 1', way: 'first', right: 9 },
  { ...math, name: 'Module 2', way: 'easier', right: 15, most: 600 },
];
const domains: AttemptReportData['domains'] = [
  { id: 5, sectionId: 'math', name: 'Algebra', right: 9, total: 14, schoolRate: null },
  { id: 6, sectionId: 'math', name: 'Geometry', right: 2, total: 8, schoolRate: null },
];

test('an adaptive exam shows which route was taken, its results, its cap, and the range of the total', async () => {
  const report = buildReport({ modules, domains, score: 540, scoreMax: 800, low: 530, high: 560 });
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, report]]);
  expect(await screen.findByText('Range 530 to 560')).toBeTruthy();
  const second = screen.getByText('Module 2').closest('li');
  expect(second?.textContent).toContain('easier');
  expect(second?.textContent).toContain('15 of 22 right');
  expect(second?.textContent).toContain('On this path the score reaches about 600 at most.');
  expect(screen.getByRole('heading', { name: 'By domain' })).toBeTruthy();
  expect(screen.getAllByText('Geometry').length).toBeGreaterThan(0);
});

test('other exams show neither routes nor ranges nor domains', async () => {
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport()]]);
  expect(await screen.findByText('7.5 of 18 points')).toBeTruthy();
  expect(screen.queryByText(/^Range/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'By domain' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Path through the modules' })).toBeNull();
});
