// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadPhaseReport, getPhaseReport, updatePhaseReport, type PhaseReportData } from '../../contract.ts';
import { renderWithResponses } from '../testing.tsx';
import { PhaseReportPage } from './phase-report-page.tsx';

beforeEach(() => {
  // Autosizing text areas listen to `document.fonts`, which jsdom lacks.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  URL.createObjectURL = () => 'blob:report';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const counts = { given: 0, done: 0, onTime: 0 };
const report = {
  ...{ id: 4, studentId: 5, studentName: 'Lin Xiaohe', title: 'March', authorName: 'Ms. Qiao', version: 2 },
  ...{ from: '2026-03-02', to: '2026-03-29', isMine: true, createdAt: '2026-03-30T09:00:00.000Z', publishedAt: null },
  comments: { overall: '', strengths: '', advice: '' },
  numbers: {
    ...{ answered: 0, right: 0, marked: 0, seconds: 0, points: [], weeks: [], subjects: [], results: [] },
    ...{ homework: counts, tests: counts, courses: counts, textbooks: counts },
  } as PhaseReportData['numbers'],
};

const savePdf = async (update: object) => {
  const { sent } = renderWithResponses(<PhaseReportPage id={4} />, [
    [getPhaseReport, report],
    [updatePhaseReport, update],
    [downloadPhaseReport, {}],
  ]);
  fireEvent.change(await screen.findByLabelText('How the period went'), { target: { value: 'Steady work.' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save as PDF' })));
  return sent;
};

test('comments that are not saved yet are saved before the PDF is made', async () => {
  const sent = await savePdf({ version: 3, publishedAt: null });
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain(downloadPhaseReport.path));
  const paths = sent.map(({ path }) => path);
  expect(paths.indexOf(updatePhaseReport.path)).toBeLessThan(paths.indexOf(downloadPhaseReport.path));
  expect(sent.find(({ path }) => path === updatePhaseReport.path)?.input).toMatchObject({
    comments: { overall: 'Steady work.' },
  });
});

test('no PDF is made of comments that could not be saved', async () => {
  const sent = await savePdf({ reason: 'phase.newer', message: 'Another window was first.' });
  expect(await screen.findByText('Another window was first.')).toBeTruthy();
  expect(sent.map(({ path }) => path)).not.toContain(downloadPhaseReport.path);
});
