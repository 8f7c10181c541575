// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { toWire } from '@inkstone/call';
import { successBody } from '@inkstone/call/envelope';
import { CallProvider, newQueryClient, type CallOutput } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { checkTestStatus } from '../../contract.ts';
import { FinishScreen } from './finish-screen.tsx';

let role = 'student';
vi.mock('@inkstone/session/web', () => ({ useCurrentUser: () => ({ id: 5, role }) }));

afterEach(() => {
  role = 'student';
  cleanup();
  vi.unstubAllGlobals();
});

const check = {
  ...{ status: 'handedIn', message: '', attemptId: 9, programme: 'toefl-2023', variant: 'toefl-2023' },
  ...{ opensAt: '2026-03-01T00:00:00Z', closesAt: '2026-12-31T00:00:00Z', title: 'Mock A', reportOpen: false },
  ...{
    reportOpensAt: null,
    submittedAt: '2026-03-01T02:00:00Z',
    closedBy: 'student' as const,
    redoDueAt: null,
    selfMarking: false,
    needsMarking: false,
  },
};
const position = { sectionId: null, partId: null, questId: null, status: 'closed', answered: 30, total: 48 };

const toCheckBody = (status: object): object => toWire(checkTestStatus, 'output', status) as object;

/** Renders the final screen for given numbers of automatically and manually marked questions. */
const draw = (
  counts: { byMachine: number; byTeacher: number },
  {
    language = 'en',
    ...more
  }: { language?: Language } & Partial<
    Pick<CallOutput<typeof checkTestStatus>, 'selfMarking' | 'reportOpen' | 'needsMarking' | 'closedBy' | 'redoDueAt'>
  > = {},
) => {
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = url.includes('checkStatus') ? toCheckBody({ ...check, ...more }) : { ...position, ...counts };
    return new Response(JSON.stringify(successBody(answer)));
  });
  const caller = { token: () => 'token', language: () => language, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <FinishScreen kind="test" id={3} />
    </CallProvider>,
    { language },
  );
};
const texts = () => screen.getByRole('main').textContent;

test('shows what is scored automatically and what is marked manually, in both languages', async () => {
  draw({ byMachine: 36, byTeacher: 12 });
  await screen.findByText('36 questions are scored automatically.');
  expect(texts()).toContain('12 questions are marked by a teacher.');
  cleanup();
  draw({ byMachine: 36, byTeacher: 12 }, { language: 'zh' });
  await screen.findByText('36 题由系统自动评分。');
  expect(texts()).toContain('12 题由老师批改。');
});

test('does not mention markers if nothing is marked manually, nor automatic scoring if nothing is scored automatically', async () => {
  draw({ byMachine: 48, byTeacher: 0 });
  await screen.findByText('48 questions are scored automatically.');
  expect(texts()).not.toContain('marked by');
  cleanup();
  draw({ byMachine: 0, byTeacher: 1 });
  await screen.findByText('1 question is marked by a teacher.');
  expect(texts()).not.toContain('automatically');
});

test('questions that the student marks are not attributed to a teacher', async () => {
  draw({ byMachine: 2, byTeacher: 1 }, { selfMarking: true });
  await screen.findByText('1 question is marked by you.');
  expect(texts()).not.toContain('by a teacher');
});

test.each([
  ['en', 'give yourself points, which your teacher sees.', 'Open the report', 'Mark it yourself'],
  ['zh', '你还可以在报告中给自己打分，老师会看到。', '查看报告', '去批改'],
] as const)(
  'no teacher is mentioned for questions that are already scored, in %s',
  async (language, words, openIt, markIt) => {
    const own = { language, selfMarking: true, reportOpen: true };
    draw({ byMachine: 3, byTeacher: 0 }, own);
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
    expect(screen.getByRole('button', { name: openIt })).toBeTruthy();
    cleanup();
    draw({ byMachine: 3, byTeacher: 1 }, own);
    await screen.findByText(/1 question is marked by you|1 题由你自己批改/);
    expect(screen.getByRole('button', { name: markIt })).toBeTruthy();
    expect(screen.queryByText(new RegExp(words))).toBeNull();
  },
);

test('a report that still waits for marks is not announced as ready', async () => {
  draw({ byMachine: 36, byTeacher: 12 }, { reportOpen: true, needsMarking: true });
  await screen.findByText('12 questions are marked by a teacher.');
  expect(texts()).toContain('Your report is open. What a teacher marks is added to it as soon as it is marked.');
  expect(texts()).not.toContain('ready');
  cleanup();
  // Once everything is marked, the report is final.
  draw({ byMachine: 36, byTeacher: 12 }, { reportOpen: true });
  await screen.findByText('12 questions are marked by a teacher.');
  expect(texts()).toContain('Your report is ready.');
});

test('a candidate, who has no teacher, reads about the recruiter and the next steps', async () => {
  role = 'candidate';
  draw({ byMachine: 20, byTeacher: 3 });
  await screen.findByText('3 questions are marked by the recruiter.');
  expect(texts()).toContain('Your test is with the school, which will be in touch with you.');
  cleanup();
  draw({ byMachine: 20, byTeacher: 3 }, { language: 'zh' });
  await screen.findByText('3 题由招聘方评阅。');
  expect(texts()).not.toContain('老师');
});

test.each([
  ['clock', 'en', 'Your time ran out: what you had answered by then was handed in by itself.'],
  ['clock', 'zh', '作答时间用完，系统已自动提交你当时的作答。'],
  [
    'window',
    'en',
    'It could be answered until 1 Mar 2026, 02:00: what you had answered by then was handed in by itself.',
  ],
  ['window', 'zh', '作答已于 2026年3月1日 02:00 截止，系统已自动提交你当时的作答。'],
] as const)('a student whose attempt was ended by the %s reads so, in %s', async (closedBy, language, words) => {
  draw({ byMachine: 48, byTeacher: 0 }, { closedBy, language });
  await screen.findByRole('button', { name: language === 'en' ? 'Close window' : '关闭窗口' });
  expect(texts()?.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')).toContain(words);
});

test('a student who has submitted is not told that the time ends', async () => {
  draw({ byMachine: 48, byTeacher: 0 }, { closedBy: 'student' });
  await screen.findByText('48 questions are scored automatically.');
  expect(texts()).not.toContain('by itself');
});
