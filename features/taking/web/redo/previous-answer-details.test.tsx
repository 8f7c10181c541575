// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallProvider, newQueryClient, type Caller } from '@inkstone/call/web';
import { getMyHomeworkReport } from '@inkstone/reports/contract';
import { renderUi } from '@inkstone/ui/testing';
import { PreviousAnswerDetails } from './previous-answer-details.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mark = {
  ...{ scores: {}, points: 300, pointsMost: 500, comment: 'Mind the verbs.', voice: null, suggested: null, notes: [] },
  ...{ version: 1, markerId: 9, markerName: 'Ms. Mei', answerId: '7-1', rubric: null },
  ...{ savedAt: '2026-03-02T09:00:00.000Z', releasedAt: '2026-03-02T09:00:00.000Z' },
};
const anAnswer = (questId: number, value: unknown, marked: object | null) => ({
  ...{ questId, number: 1, value, mark: marked, recordings: [], files: [] },
});

/** Two attempts with their reports; undefined is a report that is not open. */
const draw = (questionId: number, reports: Readonly<Record<number, readonly object[] | undefined>>) => {
  const requests: (string | null)[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://here');
    if (!pathname.endsWith(getMyHomeworkReport.path)) throw new Error(`asked for ${pathname}`);
    requests.push(searchParams.get('attempt'));
    const questions = reports[Number(searchParams.get('attempt') ?? 7)];
    const attempts = [{ attemptId: 7 }, { attemptId: 9 }];
    const body = questions ? { success: 1, questions, attempts } : { success: 0, reason: 'report.notYet', message: '' };
    return new Response(JSON.stringify(body), { status: questions ? 200 : 409 });
  });
  const caller: Caller = { token: () => 'token', language: () => 'en', onSignedOut: () => undefined };
  const { container } = renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <PreviousAnswerDetails kind="homework" assignmentId={3} questionId={questionId} />
    </CallProvider>,
  );
  return { asked: requests, container };
};

test('the newest answer to the question is shown with its comments and marks', async () => {
  draw(1, { 7: [anAnswer(1, 'He go.', mark)], 9: [anAnswer(1, 'He goes home.', mark)] });
  expect(await screen.findByText('He goes home.')).toBeTruthy();
  expect(screen.getByText('Your last answer and its marks')).toBeTruthy();
  expect(await screen.findByText('Mind the verbs.')).toBeTruthy();
  expect(screen.queryByText('He go.')).toBeNull();
});

test.each([
  ['did not ask the question', [anAnswer(2, 'Another.', null)]],
  ['is not open yet', undefined],
])('an earlier answer is shown if the newest attempt %s', async (_why, newest) => {
  draw(1, { 7: [anAnswer(1, 'He go.', null)], 9: newest });
  expect(await screen.findByText('He go.')).toBeTruthy();
  expect(screen.getByText('It has not been marked yet.')).toBeTruthy();
});

test('nothing is shown if no report is open', async () => {
  const { asked: requests, container } = draw(1, {});
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(container.querySelector('details')).toBeNull();
});
