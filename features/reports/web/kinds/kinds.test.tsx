// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getMyTestReport } from '../../contract.ts';
import { AttemptReport } from '../attempt/attempt-report.tsx';
import { buildQuestion, buildReleasedMark, buildReport, renderWithResponses } from '../testing.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const counts = { right: 1, wrong: 0, partial: 0, blank: 0, seconds: 60 };
const sections = [
  { ...counts, id: 'choice', name: 'Multiple choice', earned: 44, possible: 55, weight: 40 },
  { ...counts, id: 'long-essay', name: 'Long essay', earned: 3, possible: 4, weight: 15 },
];
const questions = [
  buildQuestion({ sectionId: 'choice' }),
  buildQuestion({
    ...{ questionId: 2, number: 2, kind: 'essay', sectionId: 'long-essay', setTitle: 'Empires', value: 'A text.' },
    ...{ prompt: { text: '<p>Write.</p>', leastWords: 0 }, key: { model: '' }, options: [], outcome: 'partial' },
    ...{ earned: 3, possible: 4, mark: buildReleasedMark({ thesis: 100, evidence: 200 }) },
  }),
];
const buildVariantReport = (variant: string) =>
  buildReport({ programme: 'ap', variant, kind: 'test', score: 4, scoreLeast: 1, scoreMax: 5, sections, questions });
const patience = { timeout: 60_000 };

test('the report of a History exam has the weighted composite and the rubric rows', async () => {
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildVariantReport('us-history')]]);
  expect(await screen.findByRole('table', { name: 'How the score comes about' }, patience)).toBeTruthy();
  const getRow = (name: string) => screen.getByRole('row', { name }).textContent;
  expect(getRow('Multiple choice 44 of 55 80% 40% 32')).toBeTruthy();
  expect(getRow('Composite 43.3 of 55, 78.6%')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Row by row' })).toBeTruthy();
  expect(screen.getByText('evidence', { selector: 'dt' }).parentElement?.textContent).toContain('2 of 4');
});

test('a report with tabs shows one section at a time besides the overview', async () => {
  renderWithResponses(<AttemptReport kind="test" id={3} />, [
    [getMyTestReport, buildVariantReport('english-language')],
  ]);
  const tab = await screen.findByRole('button', { name: /^Long essay/ }, patience);
  expect(screen.queryByRole('heading', { name: 'Row by row' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Question 1: Right' })).toBeTruthy();
  fireEvent.click(tab);
  expect(screen.queryByRole('button', { name: 'Question 1: Right' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Question 2: Partly right' })).toBeTruthy();
});
