// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listNavigationUnits } from '@inkstone/exam/blueprint';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { renderUi } from '@inkstone/ui/testing';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { questionsForUnit } from '../attempt-session/question-context.ts';
import { createStart, stubServer, openStore } from '../testing.tsx';
import { resumeQuestions } from './use-video-questions.ts';
import { VideoQuestions } from './video-questions.tsx';

const blueprint = buildBlueprint({
  sections: [buildSectionRule('practice', { navigation: 'section' })],
  filled: [{ section: 'practice', sets: [[1, 2], [3]] }],
});

let held: ReturnType<typeof stubServer>;
let store: AttemptStore;

beforeEach(async () => {
  localStorage.clear();
  held = stubServer();
  store = await openStore(createStart(blueprint, { kind: 'course' }));
});
afterEach(() => {
  cleanup();
  store.close();
  vi.unstubAllGlobals();
});

const Asked = ({ setId }: { setId: number }) => {
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  const questions = listNavigationUnits(blueprint).flatMap(
    (unit) => questionsForUnit(store.started, unit, { routes: {} }).questions,
  );
  const panel = { is: 'open', store, snapshot, listening: null, questions } as const;
  return <VideoQuestions panel={panel} setId={setId} finishLabel="Go on" onFinish={() => undefined} />;
};

const draw = async (setId: number, language: 'en' | 'zh' = 'en') => {
  const { unmount } = await act(async () => renderUi(<Asked setId={setId} />, { language }));
  await screen.findByRole('heading', { level: 2 });
  return unmount;
};

/** The journal on the server, such as `question-entered 1`. */
const listEvents = () =>
  held.map(({ kind, questId }) => [kind, questId].filter((part) => part !== undefined).join(' '));

describe('beside a video', () => {
  test('no question is open before its set is displayed, nor after the set was left', async () => {
    resumeQuestions(store);
    expect(store.snapshot().state).toMatchObject({ status: 'running', questionId: null });
    const unmount = await draw(1001);
    expect(store.snapshot().state.questionId).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(store.snapshot().state.questionId).toBe(2);
    unmount();
    expect(store.snapshot().state.questionId).toBeNull();
    const journal = ['question-entered 1', 'question-entered 2', 'question-left 2'];
    await vi.waitFor(() => expect(listEvents()).toEqual(['started', 'section-entered', ...journal]));
  });

  test('a question left open by a closed window is left when the videos open again', async () => {
    resumeQuestions(store);
    store.dispatch({ kind: 'question-entered', questionId: 3 });
    resumeQuestions(store);
    expect(store.snapshot().state.questionId).toBeNull();
  });

  test.each([
    ['en', 'Question 2, of 1 to 2', 'Question 3'],
    ['zh', '第 2 题（本组 1–2 题）', '第 3 题'],
  ] as const)('questions have one numbering, through the whole course, in %s', async (language, second, third) => {
    resumeQuestions(store);
    store.dispatch({ kind: 'answered', questionId: 1, value: 'A' });
    const unmount = await draw(1001, language);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/ 2$/);
    expect(screen.getByText(second)).toBeTruthy();
    unmount();
    await draw(1003, language);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/ 3$/);
    expect(screen.getByText(third)).toBeTruthy();
  });
});
