// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { questionPlayers, questionReviews } from '@inkstone/exam/views';
import { CallProvider, newQueryClient, type CallOutput } from '@inkstone/call/web';
import { toWire } from '@inkstone/call';
import { renderUi } from '@inkstone/ui/testing';
import { getMyError } from '../contract.ts';
import { refusals } from '../refusals.ts';
import { Screen } from './error-entry.screen.tsx';

// The views of a question are lazy; here they are loaded in advance.
beforeAll(async () => {
  await Promise.all([questionPlayers.choice(), questionReviews.choice()]);
}, 60_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aDetail: CallOutput<typeof getMyError> = {
  entry: {
    ...{
      id: 1,
      questionId: 2,
      kind: 'choice',
      byTeacher: false,
      title: 'Sums',
      excerpt: 'What is 1 + 1?',
      knowledgePoints: [],
      errorCount: 1,
    },
    ...{ subject: 'math', programme: 'amc', isDue: true },
    ...{ recentErrorTime: '2026-03-02T08:00:00.000Z', dueAt: '2026-03-02T08:01:00.000Z' },
  },
  kind: 'choice',
  prompt: { text: '<p>What is 1 + 1?</p>', options: [{ id_option: 'A', text: '2' }] },
  key: 'A',
  explanation: { en: '', zh: '' },
  evidence: [],
  distractors: {},
  stimulus: { kind: 'none', html: '', files: [], transcript: '' },
  clip: null,
  history: [],
  siblings: [],
  nextId: null,
};

test.each([
  ['en', 'This question is set aside for now', 'Look again', 'Back to the error book'],
  ['zh', '这道题暂不显示', '再看一次', '返回错题本'],
] as const)('a resting entry says so in %s, and can be opened again later', async (language, title, again, back) => {
  const why = refusals.pairs['error.resting'][language];
  const answers = [
    { body: { success: 0, reason: 'error.resting', message: why }, status: 409 },
    { body: { success: 1, ...(toWire(getMyError, 'output', aDetail) as object) }, status: 200 },
  ];
  vi.stubGlobal('fetch', async () => {
    const { body, status } = answers.shift() ?? { body: {}, status: 500 };
    return new Response(JSON.stringify(body), { status });
  });
  const caller = { token: () => 'token', language: () => language, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <Screen />
    </CallProvider>,
    { language, at: '/stu/wrongQuestion/detail?id=1' },
  );
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.getByRole('button', { name: back })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: again }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sums' })).toBeTruthy();
});

test('a question of the set that rests meanwhile is passed over, and the set goes on', async () => {
  const answers = [
    { body: { success: 0, reason: 'error.resting', message: refusals.pairs['error.resting'].en }, status: 409 },
    { body: { success: 1, ...(toWire(getMyError, 'output', aDetail) as object) }, status: 200 },
  ];
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    const { body, status } = answers.shift() ?? { body: {}, status: 500 };
    return new Response(JSON.stringify(body), { status });
  });
  const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <Screen />
    </CallProvider>,
    { language: 'en', at: '/stu/wrongQuestion/detail?id=5&review=due&at=2&rest=1,3' },
  );
  (await screen.findByRole('button', { name: 'Next to review' })).click();
  expect(await screen.findByText('3 of 4')).toBeTruthy();
  expect(urls.at(-1)).toContain('id=1');
});

test('a question of the set that the student knows leads on to the next one', async () => {
  const bodies: Record<string, object> = {
    'frontend/error/detail': aDetail,
    'frontend/error/review': { isRight: null, key: 'A', explanation: { en: '', zh: '' }, dueAt: null },
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const [path = ''] = url.replace('/api/', '').split('?');
    return new Response(JSON.stringify({ success: 1, ...bodies[path] }), { status: 200 });
  });
  vi.stubGlobal('scrollTo', async () => undefined);
  const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <Screen />
    </CallProvider>,
    { language: 'en', at: '/stu/wrongQuestion/detail?id=1&review=due&at=1&rest=2,3' },
  );
  expect(await screen.findByText('1 of 3')).toBeTruthy();
  (await screen.findByRole('button', { name: 'I know this' })).click();
  expect(await screen.findByText('2 of 3')).toBeTruthy();
});

test('the set of the day shows its progress, and a question not known is added to the end', async () => {
  const bodies: Record<string, object> = {
    'frontend/error/detail': aDetail,
    'frontend/error/review': { isRight: false, key: 'A', explanation: { en: '', zh: '' }, dueAt: null },
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const [path = ''] = url.replace('/api/', '').split('?');
    return new Response(JSON.stringify({ success: 1, ...bodies[path] }), { status: 200 });
  });
  // Current browsers return a promise.
  const scrollCalls: unknown[] = [];
  vi.stubGlobal('scrollTo', async (options: unknown) => void scrollCalls.push(options));
  const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <Screen />
    </CallProvider>,
    { language: 'en', at: '/stu/wrongQuestion/detail?id=1&review=due&at=20&rest=' },
  );
  expect(await screen.findByText('20 of 20')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'I don’t know' }));
  const next = await screen.findByRole('button', { name: 'Next to review' });
  scrollCalls.length = 0;
  // A plain click: `act` around it would drop the effects of a page that suspends during rendering.
  next.click();
  expect(await screen.findByText('21 of 21')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'I don’t know' })).toBeTruthy();
  await waitFor(() => expect(scrollCalls).toEqual([{ top: 0 }]));
});

test('after a wrong answer the trap of the chosen option and the evidence are shown, and not before', async () => {
  const options = ['A', 'B'].map((id_option, index) => ({ id_option, text: `<p>${index + 2}</p>` }));
  const detail = { ...aDetail, prompt: { text: '<p>What is 1 + 1?</p>', options }, evidence: ['What is 1'] };
  const bodies: Record<string, object> = {
    'frontend/error/detail': { ...detail, distractors: { B: 'too-broad' } },
    'frontend/error/review': { isRight: false, key: 'A', explanation: { en: '', zh: '' }, dueAt: null },
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const [path = ''] = url.replace('/api/', '').split('?');
    return new Response(JSON.stringify({ success: 1, ...bodies[path] }), { status: 200 });
  });
  vi.stubGlobal('scrollTo', async () => undefined);
  const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <Screen />
    </CallProvider>,
    { language: 'en', at: '/stu/wrongQuestion/detail?id=1' },
  );
  fireEvent.click(await screen.findByRole('radio', { name: /3/ }));
  expect(screen.queryByText('What is 1')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Check my answer' }));
  expect(await screen.findByText('Option B · Too broad')).toBeTruthy();
  expect(screen.getByText('What is 1')).toBeTruthy();
});
