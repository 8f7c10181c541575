// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { failureResponse, successBody } from '@inkstone/call/envelope';
import { CallProvider, newQueryClient, type Caller } from '@inkstone/call/web';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { buildBlueprint, buildPartRule, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { preloadPages } from '../exam-window/pages.lazy.ts';
import { createStart, openStore, renderExamWindow } from '../testing.tsx';

/** Two choices with instant feedback and an essay, which a teacher marks. */
const createBlueprint = (): Blueprint => {
  const parts = [buildPartRule('main', { types: ['choice'] }), buildPartRule('texts', { types: ['essay'] })];
  return buildBlueprint(
    {
      sections: [buildSectionRule('Practice', { parts })],
      filled: [
        { section: 'Practice', part: 'main', sets: [[1, 2]] },
        { section: 'Practice', part: 'texts', sets: [[3]], type: 'essay' },
      ],
    },
    { mode: 'practice', hasInstantFeedback: true },
  );
};

let store: AttemptStore;
let sent: { kind: string; questId?: number }[];
let asked: string[];
let server: { isOffline: boolean; refusal: string | null };

const respond = (url: string, init?: RequestInit): Response => {
  if (server.isOffline) throw new TypeError('Failed to fetch');
  if (url.includes('frontend/test/confirmedKey')) {
    asked.push(sent.some(({ kind }) => kind === 'answer-confirmed') ? 'after the confirmation' : 'before it');
    if (server.refusal) {
      const failure = { kind: 'refused', code: server.refusal, message: 'In words.' } as const;
      const { status, body } = failureResponse(failure);
      return new Response(JSON.stringify(body), { status });
    }
    const explanation = { en: '<p>Because of A.</p>', zh: '<p>因为 A。</p>' };
    return new Response(
      JSON.stringify(successBody({ outcome: 'wrong', earned: 0, possible: 1, value: 'B', key: 'A', explanation })),
    );
  }
  const { events = [] } = JSON.parse((init?.body as string | undefined) ?? '{}') as { events?: (typeof sent)[0][] };
  sent.push(...events);
  const sync = { serverTime: new Date().toISOString(), syncId: 'sync', secondsLeft: null, windowVersion: 1 };
  const ack = Math.max(0, ...(sent as { seq?: number }[]).map(({ seq = 0 }) => seq));
  const closesAt = '2030-12-31T00:00:00.000Z';
  return new Response(JSON.stringify(successBody({ ...sync, closesAt, isClosed: false, ack, isHolder: true })));
};

beforeAll(() => preloadPages());
beforeEach(() => {
  sessionStorage.clear();
  [sent, asked] = [[], []];
  server = { isOffline: false, refusal: null };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => respond(url, init));
});
afterEach(() => {
  cleanup();
  store.close();
  vi.unstubAllGlobals();
});

const wrap = (children: ReactNode) => {
  const caller: Caller = { token: () => 'token', language: () => 'en', onSignedOut: () => undefined };
  return (
    <CallProvider caller={caller} client={newQueryClient()}>
      {children}
    </CallProvider>
  );
};

const draw = async (questionId: number, language: Language = 'en') => {
  store = await openStore(createStart(createBlueprint(), { kind: 'homework' }), [
    { kind: 'started' },
    { kind: 'section-entered', sectionId: 'Practice' },
    { kind: 'question-entered', questionId },
  ]);
  await act(async () => void renderExamWindow(store, { language, at: '/?id=1', wrap }));
};

const checkButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Check my answer' });
const answerAndCheck = async () => {
  fireEvent.click(await screen.findByRole('radio', { name: /B of 1/ }));
  fireEvent.click(await checkButton());
};

describe('a question with instant feedback', () => {
  test('cannot be checked before it is answered, which is said', async () => {
    await draw(1);
    expect((await checkButton()).disabled).toBe(true);
    screen.getByText('Answer first, then check it.');
  });

  test('shows the key once the server holds the confirmation, and takes no other answer', async () => {
    await draw(1);
    await answerAndCheck();
    await screen.findByRole('heading', { name: 'Checked Not right' });
    screen.getByText('Because of A.');
    screen.getByText('The key was shown, so this answer can no longer be changed.');
    expect(asked).toEqual(['after the confirmation']);
    expect(store.dispatch({ kind: 'answered', questionId: 1, value: 'A' }, { mayWait: true })).toBe(false);
    expect(store.snapshot().replayState.answers[1]).toBe('B');
    expect(store.heldAnswers()).toEqual([]);
  });

  test('keeps a confirmed answer without a network, says so, and shows the key when the network is back', async () => {
    await draw(1);
    fireEvent.click(await screen.findByRole('radio', { name: /B of 1/ }));
    const button = await checkButton();
    server.isOffline = true;
    fireEvent.click(button);
    await screen.findByText(/Your answer is kept on this device and can no longer be changed/);
    expect(asked).toEqual([]);
    for (const option of screen.getAllByRole<HTMLInputElement>('radio'))
      expect(option.disabled || option.readOnly || option.getAttribute('aria-disabled')).toBeTruthy();
    server.isOffline = false;
    act(() => store.retryNow());
    await screen.findByRole('heading', { name: 'Checked Not right' });
  });

  test('says in words why there is no key', async () => {
    await draw(1);
    server.refusal = 'answer.keyRests';
    await answerAndCheck();
    expect(await screen.findByText('In words.')).toBeTruthy();
    server.refusal = null;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Checked Not right' });
  });

  test('is checked in Chinese words', async () => {
    await draw(1, 'zh');
    fireEvent.click(await screen.findByRole('radio', { name: /B of 1/ }));
    fireEvent.click(await screen.findByRole('button', { name: '核对答案' }));
    await screen.findByRole('heading', { name: '已核对 答错了' });
    expect(screen.getByText('因为 A。')).toBeTruthy();
  });
});

test('a question that a teacher marks says so and offers no check', async () => {
  await draw(3);
  await screen.findByText('Your teacher marks this question.');
  expect(screen.queryByRole('button', { name: 'Check my answer' })).toBeNull();
});

test('an attempt whose keys come with the report offers nothing', async () => {
  const blueprint = buildBlueprint(
    { sections: [buildSectionRule('Practice')], filled: [{ section: 'Practice', sets: [[1]] }] },
    { mode: 'practice' },
  );
  store = await openStore(createStart(blueprint, { kind: 'homework' }), [
    { kind: 'started' },
    { kind: 'section-entered', sectionId: 'Practice' },
    { kind: 'question-entered', questionId: 1 },
  ]);
  await act(async () => void renderExamWindow(store, { at: '/?id=1', wrap }));
  fireEvent.click(await screen.findByRole('radio', { name: /B of 1/ }));
  await waitFor(() => expect(sent.some(({ kind }) => kind === 'answered')).toBe(true));
  expect(screen.queryByRole('button', { name: 'Check my answer' })).toBeNull();
});
