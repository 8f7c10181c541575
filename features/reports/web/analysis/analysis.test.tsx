// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { questionReviews } from '@inkstone/exam/views';
import { saveAnalysis, getMyTestReport } from '../../contract.ts';
import { buildQuestion, buildReport, renderWithResponses } from '../testing.tsx';
import { Screen as Report } from './analysis-report.screen.tsx';
import { Screen } from './analysis.screen.tsx';

vi.mock('@inkstone/session/web', async (original) => ({
  ...(await original<typeof import('@inkstone/session/web')>()),
  useCurrentUser: () => ({ id: 5, role: 'student' }),
}));

// Question views are loaded lazily; here they are loaded from the start.
beforeAll(() => questionReviews.choice().then(() => undefined), 60_000);
beforeEach(() => {
  localStorage.clear();
  // Mocks what jsdom lacks for a growing text field.
  const fonts = { addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stimulus = {
  kind: 'passage' as const,
  html: '<p>Keepers logged birds. Nobody read the logs.</p>',
  files: [],
  transcript: '',
};
const wrong = { skill: 'reading', value: 'C', outcome: 'wrong' as const, forAnalysis: 'reading' as const, stimulus };
const analysis = {
  ...{ reason: 'In a hurry.', evidence: 'Nobody read them.', plan: '', quote: 'Nobody read the logs.' },
  ...{ version: 2, savedAt: '2026-03-02T09:00:00.000Z' },
};
const questions = [
  buildQuestion({ number: 1, questionId: 1, skill: 'reading' }),
  buildQuestion({ ...wrong, number: 2, questionId: 2 }),
  buildQuestion({ ...wrong, number: 3, questionId: 3, analysis }),
];
const at = '/analyse/tf/reading?id=3';
const saved = { attemptId: 7, version: 1, savedAt: '2026-03-02T10:00:00.000Z' };

test('each wrong answer is analysed next to its passage, with a sentence selected as evidence', async () => {
  const responses = [
    [getMyTestReport, buildReport({ questions })],
    [saveAnalysis, saved],
  ] as const;
  const { sent } = renderWithResponses(<Screen />, responses, { at });
  const strip = await screen.findByRole('navigation', { name: 'Wrong answers' });
  expect(within(strip).getAllByRole('button')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Nobody read the logs.' }));
  fireEvent.change(screen.getByLabelText('Why I chose it'), { target: { value: 'I guessed.' } });
  expect(screen.getByRole('blockquote').textContent).toBe('Nobody read the logs.');
  fireEvent.click(screen.getByRole('button', { name: 'Next wrong answer' }));
  await vi.waitFor(() => expect(sent.some(({ path }) => path === saveAnalysis.path)).toBe(true));
  expect(sent.find(({ path }) => path === saveAnalysis.path)?.input).toMatchObject({
    ...{ attemptId: 7, questionId: 2, version: 0 },
    ...{ reason: 'I guessed.', evidence: '', quote: 'Nobody read the logs.' },
  });
  const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Why I chose it').value;
  await vi.waitFor(() => expect(reason()).toBe('In a hurry.'));
});

test('text stored on the device is restored', async () => {
  const stored = { said: { reason: 'Half a sent', evidence: '', quote: null }, version: 0 };
  localStorage.setItem('inkstone.analysis.5.7.2', JSON.stringify(stored));
  renderWithResponses(<Screen />, [[getMyTestReport, buildReport({ questions })]], { at });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Why I chose it');
  expect(field.value).toBe('Half a sent');
});

test('if no reading answer was wrong, the screen says so', async () => {
  renderWithResponses(
    <Screen />,
    [[getMyTestReport, buildReport({ questions: [buildQuestion({ skill: 'reading' })] })]],
    { at },
  );
  expect(await screen.findByText('No reading answer was wrong')).toBeTruthy();
});

test('the report of the analysis shows the written reasons and how many are missing', async () => {
  renderWithResponses(<Report />, [[getMyTestReport, buildReport({ questions })]], {
    at: '/analyse/tf/reading/report?id=3',
  });
  expect(await screen.findByText('1 of 2 analysed')).toBeTruthy();
  const third = screen.getByRole('region', { name: 'Question 3' });
  expect(within(third).getByText('In a hurry.')).toBeTruthy();
  expect(screen.getByText('Not analysed yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Analyse question 2' }).getAttribute('href')).toContain('questId=2');
});
