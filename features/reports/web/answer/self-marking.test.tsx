// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { saveSelfMarks } from '@inkstone/taking/contract';
import { getMyHomeworkReport, getStudentReport } from '../../contract.ts';
import { AttemptReport } from '../attempt/attempt-report.tsx';
import { buildQuestion, buildReport, renderWithResponses } from '../testing.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const patience = { timeout: 60_000 };
const report = buildReport({
  kind: 'homework',
  selfMarking: true,
  questions: [
    buildQuestion({ possible: 1, earned: 1 }),
    buildQuestion({ number: 2, questionId: 2, possible: 1, selfMark: 0.5 }),
  ],
});

test('a student gives each answer points, each of which is saved at once', async () => {
  const { sent } = renderWithResponses(
    <Suspense>
      <AttemptReport kind="homework" id={3} />
    </Suspense>,
    [
      [getMyHomeworkReport, report],
      [saveSelfMarks, { kept: 1 }],
    ],
  );
  expect(await screen.findByText('1 of 2 questions marked', {}, patience)).toBeTruthy();
  expect(screen.getByText('You give yourself 0.5 of 1 point.')).toBeTruthy();
  const [option] = await screen.findAllByRole('radio', { name: '1' }, patience);
  if (option) fireEvent.click(option);
  expect(await screen.findByText('You give yourself 1.5 of 2 points.')).toBeTruthy();
  await waitFor(() =>
    expect(sent.find(({ path }) => path === saveSelfMarks.path)?.input).toEqual({
      attemptId: 7,
      marks: [{ questionId: 1, earned: 100 }],
    }),
  );
});

test('a teacher sees the marks and cannot give any', async () => {
  renderWithResponses(
    <Suspense>
      <AttemptReport kind="homework" id={3} studentId={5} />
    </Suspense>,
    [[getStudentReport, report]],
  );
  expect(await screen.findByText('0.5 of 1 point', {}, patience)).toBeTruthy();
  expect(screen.queryByRole('radio', { name: '0.5' })).toBeNull();
});
