// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { myAssignmentDetail } from '../../addresses.ts';
import { Screen } from './my-assignment-detail.screen.tsx';

vi.mock('@inkstone/session/web', async (original) => ({
  ...(await original<typeof import('@inkstone/session/web')>()),
  useCurrentUser: () => ({ id: 5, role: 'student' }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = (day: number) => `2026-03-0${day}T08:00:00.000Z`;

const detail = {
  work: {
    ...{ id: 3, recipientId: 30, kind: 'homework', title: 'Sums', name: 'Sums', subject: 'math' },
    ...{ programme: 'amc', variant: 'amc-10', type: 'AMC 10', teacherName: 'Ms. Qiao', className: '' },
    ...{ status: 'complete', state: 'complete', isLate: false, isDelayed: false, isArchived: true, isClosed: true },
    ...{ assignDate: at(1), beginsAt: at(1), opensAt: at(1), deadline: at(2), due: at(2), closesAt: at(4) },
    ...{
      lastResponseTime: at(1),
      submittedAt: at(1),
      finishTime: at(1),
      classTime: null,
      reportOpen: true,
      reportRests: false,
    },
    ...{ totalScore: 1, averageScore: null, averageAccuracy: null, objectiveCorrectRate: null },
    ...{ averageSubjectiveScore: null, timeLimit: null, maxListens: null, playbackSpeed: null, selfMarking: false },
    ...{ teacherMessage: null, redo: false, redoDueDate: null, again: null, attemptId: 7, completed: 1, total: 1 },
  },
  questions: [],
  hasMoreQuestions: false,
  attempts: [
    {
      attemptId: 7,
      redoId: null,
      questions: 1,
      isBest: false,
      startedAt: at(1),
      submittedAt: at(1),
      score: 0.5,
      scoreMax: 1,
    },
  ],
  serverTime: at(5),
};

test.each([
  ['machine', 'when you hand in, and by yourself with the key'],
  ['teacher', 'by yourself, with the key'],
] as const)('an assignment marked by a %s and by its student is described so', async (markedBy, expected) => {
  const own = { ...detail.work, selfMarking: true };
  const question = { questId: 1, number: 1, setTitle: 'Sums', kind: 'choice', markedBy, state: 'right', again: false };
  const response = { success: 1, ...detail, work: own, questions: [question] };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(response)));
  const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <Screen />
    </CallProvider>,
    { at: `${myAssignmentDetail.path}?id=3` },
  );
  expect(await screen.findByText(expected)).toBeTruthy();
});

test.each([
  ['en', 'You can read the report again after you have handed in the test with its questions', 'Report of Sums'],
  ['zh', '正在进行的测试含有其中的题目，提交后可再看报告', '报告：Sums'],
] as const)('a closed report is not linked, and the reason is shown, in %s', async (language, expected, offer) => {
  const response = (reportRests: boolean) => ({ success: 1, ...detail, work: { ...detail.work, reportRests } });
  const draw = (reportRests: boolean) => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(response(reportRests))));
    const caller = { token: () => 'token', language: () => language, onSignedOut: () => undefined };
    renderUi(
      <CallProvider caller={caller} client={newQueryClient()}>
        <Screen />
      </CallProvider>,
      { at: `${myAssignmentDetail.path}?id=3`, language },
    );
  };
  draw(true);
  expect(await screen.findByText(expected)).toBeTruthy();
  expect(screen.queryByRole('button', { name: offer })).toBeNull();
  cleanup();
  draw(false);
  expect(await screen.findByRole('button', { name: offer })).toBeTruthy();
  expect(screen.queryByText(expected)).toBeNull();
});

test('one point is in the singular, for the assignment and for an attempt', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: 1, ...detail })));
  const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <Screen />
    </CallProvider>,
    { at: `${myAssignmentDetail.path}?id=3` },
  );
  expect(await screen.findByText('0.5 of 1 point')).toBeTruthy();
  expect(screen.getAllByText('1 point')).toHaveLength(2);
});
