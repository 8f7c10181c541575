// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { fromWire, toWire, type AnyCall } from '@inkstone/call';
import { CallProvider, newQueryClient, type CallOutput } from '@inkstone/call/web';
import { sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import {
  createOwnPractice,
  discardOwnPractice,
  getPracticeOptions,
  listOwnPractice,
  listPracticeSections,
} from '../../contract.ts';
import { PractiseButtons } from './practise-buttons.tsx';
import { Screen } from './own-practice.screen.tsx';

vi.mock('@inkstone/assignments/web', () => ({
  AssignmentAction: () => null,
  AssignmentProgress: () => null,
  AssignmentTiming: () => null,
  useOpenAssignment: () => () => undefined,
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Options = CallOutput<typeof getPracticeOptions>;

const someOptions: Options = {
  programmes: [
    { id: 'amc', name: 'AMC', subjects: [{ id: 7, name: 'Mathematics', points: [{ id: 70, name: 'Ratio' }] }] },
    { id: 'sat', name: 'SAT', subjects: [{ id: 8, name: 'Math', points: [] }] },
  ],
  openLeft: 2,
  todayLeft: 9,
};

type Refusal = { code: string; message: string };

/** Renders a part of the page; returns what it sends, under the names inside. */
const draw = (
  part: React.ReactElement,
  given: { options?: Options; rows?: unknown[]; sections?: unknown[]; refusal?: Refusal; language?: 'en' | 'zh' } = {},
) => {
  const { options = someOptions, rows = [], sections = [], refusal, language = 'en' } = given;
  const outputs = new Map<AnyCall, unknown>([
    [getPracticeOptions, options],
    [listOwnPractice, { list: rows, page: 1, totalPage: 1, total: rows.length }],
    [listPracticeSections, { list: sections }],
    [createOwnPractice, { id: 5, questions: 10, seen: 0 }],
    [discardOwnPractice, {}],
  ]);
  const sent: { path: string; input: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = new URL(url, 'http://school').pathname.replace('/api/', '');
    const call = [...outputs.keys()].find((candidate) => candidate.path === path);
    if (!call) return new Response('{}', { status: 404 });
    if (typeof init?.body === 'string') sent.push({ path, input: fromWire(call, 'input', JSON.parse(init.body)) });
    if (refusal && call === createOwnPractice) {
      const body = { success: 0, kind: 'refused', reason: refusal.code, ...refusal };
      return new Response(JSON.stringify(body), { status: 409 });
    }
    return new Response(JSON.stringify({ success: 1, ...(toWire(call, 'output', outputs.get(call)) as object) }));
  });
  const caller = { token: () => 'token', language: () => language, onSignedOut: () => undefined } as const;
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      {part}
    </CallProvider>,
    { language, at: '/stu/practice' },
  );
  return sent;
};

test('an exam, a section and a length are sent, never sets', async () => {
  const sent = draw(<Screen />);
  fireEvent.click(await screen.findByRole('radio', { name: '20' }));
  fireEvent.click(screen.getByRole('button', { name: 'Create practice' }));
  expect(await screen.findByText('10 questions are ready.')).toBeTruthy();
  const [{ path, input } = { path: '', input: null }] = sent;
  expect(path).toBe('frontend/practice/create');
  expect(input).toMatchObject({ source: 'choice', subjectId: 7, pointIds: [], questions: 20 });
  expect(input).not.toHaveProperty('setIds');
});

test('a clock is chosen in minutes instead of questions', async () => {
  const sent = draw(<Screen />);
  fireEvent.click(await screen.findByRole('radio', { name: 'Minutes' }));
  fireEvent.click(screen.getByRole('radio', { name: '30 min' }));
  fireEvent.click(screen.getByRole('button', { name: 'Create practice' }));
  await screen.findByText('10 questions are ready.');
  expect(sent[0]?.input).toMatchObject({ minutes: 30 });
  expect(sent[0]?.input).not.toHaveProperty('questions');
});

const act = { programme: 'act', programmeName: 'ACT', variant: 'enhanced', variantName: 'ACT 2025' };

test('one section of an exam is sent by its names, with the wish to see answers at once', async () => {
  const sections = [
    { ...act, section: 'english', name: 'English' },
    { ...act, section: 'math', name: 'Mathematics' },
  ];
  const sent = draw(<Screen />, { sections });
  fireEvent.click(await screen.findByRole('radio', { name: 'One section of an exam' }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Section' }).value).toBe('ACT 2025: English');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show each answer at once' }));
  fireEvent.click(screen.getByRole('button', { name: 'Create practice' }));
  await screen.findByText('10 questions are ready.');
  const wish = { source: 'section', programme: 'act', variant: 'enhanced', section: 'english' };
  expect(sent[0]?.input).toMatchObject({ ...wish, hasInstantFeedback: true });
});

test('where no whole paper is marked, sections are not offered', async () => {
  draw(<Screen />);
  await screen.findByRole('button', { name: 'Create practice' });
  expect(screen.queryByRole('radio', { name: 'One section of an exam' })).toBeNull();
});

test('where no set is marked, the page says whom to ask', async () => {
  draw(<Screen />, { options: { programmes: [], openLeft: 3, todayLeft: 10 }, language: 'zh' });
  expect(await screen.findByText('暂无可练习的题目')).toBeTruthy();
  expect(screen.getByText(/可以请老师在题库中开放/)).toBeTruthy();
});

test('at the limit the button is off and the page says what to do', async () => {
  draw(<Screen />, { options: { ...someOptions, openLeft: 0 } });
  const button = await screen.findByRole('button', { name: 'Create practice' });
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Finish or discard an open practice first, or come back tomorrow.')).toBeTruthy();
});

test('practice that is not handed in is discarded after a confirmation', async () => {
  const open = {
    id: 5,
    title: 'Practice: AMC, Mathematics',
    type: 'AMC',
    total: 10,
    submittedAt: null,
    isClosed: false,
  };
  const done = { ...open, id: 6, title: 'Practice: SAT', submittedAt: '2026-03-02T08:00:00.000Z' };
  const sent = draw(<Screen />, { rows: [open, done] });
  expect(await screen.findByText('Practice: SAT')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Discard Practice: SAT' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Discard Practice: AMC, Mathematics' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('The practice was discarded.')).toBeTruthy();
  expect(sent).toMatchObject([{ path: 'frontend/practice/discard', input: { id: 5 } }]);
});

test('from a report both kinds are asked for by the work alone, and a refusal is said in its words', async () => {
  const message = 'You got nothing wrong here.';
  const sent = draw(<PractiseButtons assignmentId={41} />, { refusal: { code: 'practice.nothingWrong', message } });
  fireEvent.click(screen.getByRole('button', { name: 'Practise my mistakes again' }));
  expect(await screen.findByText(message)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'More like these, not seen yet' }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ input }) => input)).toMatchObject([
    { source: 'wrong', assignmentId: 41 },
    { source: 'similar', assignmentId: 41 },
  ]);
});

test('staff who read the report of their own test are not offered practice', () => {
  const reader = { id: 4, name: 'He Jing', role: ['staff' as const], namedRoles: [], permission: [] };
  const rest = { language: 'en' as const, isGuideSeen: true, browserToken: 'browser' };
  sessionStore.signIn({ ...reader, ...rest }, { family: 'backend', username: 'hejing' }, 'bearer');
  onTestFinished(() => sessionStore.signOut());
  draw(<PractiseButtons assignmentId={41} />);
  expect(screen.queryByRole('button', { name: 'Practise my mistakes again' })).toBeNull();
});
