// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveAnalysis } from '../../contract.ts';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';
import { buildQuestion, buildReport, renderWithResponses } from '../testing.tsx';
import { TextAnalyses } from './text-analyses.tsx';
import { TextAnalysisNote } from './text-analysis-note.tsx';

vi.mock('@inkstone/session/web', async (original) => ({
  ...(await original<typeof import('@inkstone/session/web')>()),
  useCurrentUser: () => ({ id: 5, role: 'student' }),
}));
beforeEach(() => {
  localStorage.clear();
  // Growing text fields need it, and jsdom lacks it.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
});
afterEach(cleanup);

const marked = (draft: Partial<ReportedQuestion> = {}) =>
  buildQuestion({ questionId: 31, skill: 'writing', kind: 'essay', outcome: 'partial', forAnalysis: 'text', ...draft });
const analysis = {
  ...{ reason: 'Commas.', evidence: '', plan: 'Two semicolons.', quote: null },
  ...{ version: 2, savedAt: '2026-03-02T09:00:00.000Z' },
};
const saved = { attemptId: 7, version: 1, savedAt: '2026-03-02T10:00:00.000Z' };

/** Renders a part and waits for its lazy components. */
const drawWhole = (part: ReactElement) => act(async () => renderWithResponses(part, [[saveAnalysis, saved]]));

const drawOwn = (question: ReportedQuestion) => {
  const report = buildReport({ kind: 'homework', questions: [question] });
  return drawWhole(
    <TextAnalyses report={report} refetch={async () => report}>
      <TextAnalysisNote question={question} isOwn />
    </TextAnalyses>,
  );
};

test('the author of a text writes what went wrong and what comes next, and sees that it is saved', async () => {
  const { sent } = await drawOwn(marked());
  fireEvent.change(await screen.findByLabelText('What went wrong'), { target: { value: 'Commas.' } });
  const plan = screen.getByLabelText('What I do next');
  fireEvent.change(plan, { target: { value: 'Two semicolons.' } });
  fireEvent.blur(plan);
  await vi.waitFor(() => expect(sent.map(({ path }) => path)).toContain(saveAnalysis.path));
  expect(sent[0]?.input).toMatchObject({ attemptId: 7, questionId: 31, version: 0, reason: 'Commas.', evidence: '' });
  expect(sent[0]?.input).toMatchObject({ plan: 'Two semicolons.', quote: null });
  expect(await screen.findByText(/saved on the server/)).toBeTruthy();
});

test('saved text is shown in the fields, and unsent text on the device takes precedence', async () => {
  const stored = { said: { reason: 'Written on the train.', evidence: '', quote: null }, version: 2 };
  localStorage.setItem('inkstone.analysis.5.7.31', JSON.stringify(stored));
  await drawOwn(marked({ analysis }));
  expect(await screen.findByDisplayValue('Written on the train.')).toBeTruthy();
});

test('the teacher reads the analysis, or that there is none yet', async () => {
  await drawWhole(<TextAnalysisNote question={marked({ analysis })} isOwn={false} />);
  expect(await screen.findByText('Two semicolons.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'What the student takes from it' })).toBeTruthy();
  cleanup();
  await drawWhole(<TextAnalysisNote question={marked()} isOwn={false} />);
  expect(screen.getByText('The student has not analysed this text yet.')).toBeTruthy();
});

test('no analysis is requested for an answer that is not analysed', async () => {
  await drawOwn(marked({ forAnalysis: null }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText('The student has not analysed this text yet.')).toBeNull();
});
