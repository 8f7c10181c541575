// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { getStudentReport } from '../../contract.ts';
import { AttemptReport } from '../attempt/attempt-report.tsx';
import { buildQuestion, buildReleasedMark, buildReport, renderWithResponses } from '../testing.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const patience = { timeout: 60_000 };
const essay = { kind: 'essay', options: [], prompt: { text: '<p>Write.</p>' }, key: { model: '' }, value: 'The bus.' };
const toMark = buildQuestion({ ...essay, questionId: 32, outcome: 'toBeMarked', earned: null });
const file = {
  ...{ id: 9, name: 'answer.jpg', mime: 'image/jpeg', size: 900, url: '/f/9' },
  ...{ width: 10, height: 10, pages: null },
};

const show = (draft: Parameters<typeof buildReport>[0], language: 'en' | 'zh' = 'en') =>
  renderWithResponses(
    <Suspense>
      <AttemptReport kind="test" id={3} studentId={5} />
    </Suspense>,
    [[getStudentReport, buildReport({ kind: 'homework', mayMark: true, ...draft })]],
    { language },
  );

const findLink = async (name: string) => (await screen.findByRole('link', { name }, patience)).getAttribute('href');

test('whoever may mark an answer comes from it to the desk on that very answer, which knows the way back', async () => {
  show({ questions: [toMark] });
  const href = new URL((await findLink('Mark this answer')) ?? '', 'http://school.example');
  expect(href.pathname).toBe('/amc/homework/correct');
  expect(Object.fromEntries(href.searchParams)).toEqual({
    ...{ id: '3', stuId: '5', attemptId: '7', questId: '32', from: 'report' },
  });
});

test('a mark that was given is opened by a link that says so, in Chinese too', async () => {
  show({ questions: [buildQuestion({ ...essay, questionId: 32, mark: buildReleasedMark({ task: 300 }) })] }, 'zh');
  expect(await findLink('在批改台打开这份批改')).toContain('questId=32');
});

test('an answer with files leads to the page editor', async () => {
  show({ questions: [{ ...toMark, files: [file] as never }] });
  expect(await findLink('Mark this answer')).toMatch(/\/correctFiles\?|\/correctUploads\?/);
});

test('no link stands where the reader may not mark, and at an answer that its key scores', async () => {
  show({ mayMark: false, questions: [toMark] });
  await screen.findByRole('heading', { name: 'Question 1' }, patience);
  expect(screen.queryByRole('link', { name: 'Mark this answer' })).toBeNull();
  cleanup();
  show({ questions: [buildQuestion()] });
  await screen.findByRole('heading', { name: 'Question 1' }, patience);
  expect(screen.queryByRole('link', { name: /Mark this answer|marking desk/ })).toBeNull();
});
