// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { selfMark } from '@inkstone/taking/contract';
import { homeworkReport, homeworkReportTeacher } from '../../contract.ts';
import { AttemptReport } from '../attempt/attempt-report.tsx';
import { aQuestion, aReport, drawWith } from '../testing.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const patience = { timeout: 20_000 };
const report = aReport({
  kind: 'homework',
  selfMarking: true,
  questions: [aQuestion({ possible: 1, earned: 1 }), aQuestion({ number: 2, questId: 2, possible: 1, selfMark: 0.5 })],
});

test('a student gives each answer points, and each is sent as it is given', async () => {
  const { sent } = drawWith(
    <Suspense>
      <AttemptReport kind="homework" id={3} />
    </Suspense>,
    [
      [homeworkReport, report],
      [selfMark, { kept: 1 }],
    ],
  );
  expect(await screen.findByText('1 of 2 questions marked', {}, patience)).toBeTruthy();
  expect(screen.getByText('You give yourself 0.5 of 1 point.')).toBeTruthy();
  const [one] = await screen.findAllByRole('radio', { name: '1' }, patience);
  if (one) fireEvent.click(one);
  expect(await screen.findByText('You give yourself 1.5 of 2 points.')).toBeTruthy();
  await waitFor(() =>
    expect(sent.find(({ path }) => path === selfMark.path)?.input).toEqual({
      attemptId: 7,
      marks: [{ questId: 1, earned: 100 }],
    }),
  );
});

test('a teacher reads the marks and gives none', async () => {
  drawWith(
    <Suspense>
      <AttemptReport kind="homework" id={3} stuId={5} />
    </Suspense>,
    [[homeworkReportTeacher, report]],
  );
  expect(await screen.findByText('0.5 of 1 point', {}, patience)).toBeTruthy();
  expect(screen.queryByRole('radio', { name: '0.5' })).toBeNull();
});
