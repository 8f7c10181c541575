// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OpenReport } from './open-report.tsx';
import { renderWithResponses } from '../testing.tsx';
import type { AssignmentReportData } from '../../document/assignment-report-data.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const missing = [5, 6, 7].map((studentId) => ({ studentId, name: `Student ${studentId}`, state: 'none' as const }));

test.each([
  [0, 'scores, keys and explanations at once. This cannot'],
  [1, 'at once. 1 person can still answer and could hear the keys from others. This cannot'],
  [2, 'at once. 2 people can still answer and could hear the keys from others. This cannot'],
])('opening a report warns of the %i students who can still answer', async (mayAnswer, words) => {
  const report = {
    assignmentId: 3,
    reportAt: 'closed',
    reportOpenedAt: null,
    missing,
    mayAnswer,
  } as unknown as AssignmentReportData;
  renderWithResponses(<OpenReport report={report} />, []);
  fireEvent.click(screen.getByRole('button', { name: /open/i }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain(words);
});
