// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { buildBlueprint, buildClockRule, buildPartRule, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { createAudioPlayer, type AudioPlayer } from '../listening/audio-player.ts';
import * as parts from '../listening/listening-parts.tsx';
import { soundsForSets } from '../listening/sound.ts';
import { createFakeAudio, createFakePreloader } from '../listening/testing.ts';
import { createStart, renderExamWindow, stubServer, openStore } from '../testing.tsx';

const createBlueprint = (mode: 'test' | 'practice') =>
  buildBlueprint(
    {
      sections: [
        buildSectionRule('Listening', {
          navigation: 'none',
          reviewScreen: false,
          clock: buildClockRule(600, { duringAudio: 'stops' }),
          parts: [buildPartRule('talks', mode === 'test' ? { plays: 1 } : {})],
        }),
      ],
      filled: [{ section: 'Listening', sets: [[1, 2]], audioSeconds: 60, clips: { 2: 5 } }],
    },
    { mode },
  );

const talk = {
  kind: 'audio' as const,
  files: [{ id: 5, url: '/api/file?id=5', mime: 'audio/mpeg' }],
  audioSeconds: 60,
};
const englishWindow = {
  mode: 'exam' as const,
  language: 'en' as const,
  hideableUntilSeconds: null,
  hasKeys: false,
  comforts: [],
};
const start = (mode: 'test' | 'practice', isEnglishExam: boolean) =>
  createStart(
    { ...createBlueprint(mode), ...(isEnglishExam && { window: englishWindow }) },
    { stimuli: { 1001: talk }, clips: { 2: { from: 20, to: 25 } } },
  );

let store: AttemptStore;
let desk: AudioPlayer;
let audio: ReturnType<typeof createFakeAudio>;
let preload: ReturnType<typeof createFakePreloader>;

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

const draw = async (mode: 'test' | 'practice', language: Language = 'en', isEnglishExam = false) => {
  store = await openStore(start(mode, isEnglishExam), [
    { kind: 'started' },
    { kind: 'section-entered', sectionId: 'Listening' },
    { kind: 'question-entered', questionId: 1 },
  ]);
  [audio, preload] = [createFakeAudio(), createFakePreloader()];
  desk = createAudioPlayer({ store, preload, sounds: soundsForSets(store.started.sets), audio });
  renderExamWindow(store, { language, listening: { player: desk, preloader: preload, parts } });
  await settle();
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (seconds: number) => act(() => audio.pass(seconds));
/** The recording was played and its first question left. */
const comeToSecond = async (next = 'Next') => {
  pass(60);
  await settle();
  press(next);
  await settle();
};

beforeEach(() => {
  localStorage.clear();
  stubServer();
});
afterEach(() => {
  cleanup();
  desk.close();
  store.close();
  vi.unstubAllGlobals();
});

describe('in a test a question with a clip', () => {
  test.each([
    ['en', 'Next', 'Listen again to a part of the recording.', 'Listen'],
    ['zh', '下一题', '请再听录音中的一段。', '请听'],
  ] as const)('comes after it, in %s', async (language, next, again, first) => {
    await draw('test', language);
    expect(screen.getByRole('heading', { name: first })).toBeTruthy();
    await comeToSecond(next);
    expect(screen.getByRole('heading', { name: again })).toBeTruthy();
    expect(screen.queryByText('Question 2?')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: next }).disabled).toBe(true);
    pass(5);
    expect(screen.getByText('Question 2?')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: next }).disabled).toBe(false);
    expect(store.snapshot().state).toMatchObject({ plays: { 1001: 1 }, clipPlays: { 2: 1 } });
    expect(screen.queryByRole('region', { name: again })).toBeNull();
  });

  test('says that the browser blocks playing, and plays after a click', async () => {
    await draw('test');
    audio.isAllowed = false;
    await comeToSecond();
    expect(screen.getByRole('alert').textContent).toContain('Your browser waits for a press');
    audio.isAllowed = true;
    press('Play');
    await settle();
    pass(5);
    expect(screen.getByText('Question 2?')).toBeTruthy();
  });

  test('says in the language of the account that the browser blocks playing, in an exam window in English', async () => {
    await draw('test', 'zh', true);
    audio.isAllowed = false;
    await comeToSecond();
    expect(screen.getByRole('heading', { name: 'Listen again to a part of the recording.' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('浏览器需要你按一下才能播放声音。播放');
  });

  test('says in the language of the account that a clip cannot be loaded, in an exam window in English', async () => {
    await draw('test', 'zh', true);
    pass(60);
    await settle();
    act(() => preload.become('failed'));
    press('Next');
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('有录音未能加载，系统会自动重试，请检查网络。');
    press('跳过录音继续');
    expect(screen.getByText('Question 2?')).toBeTruthy();
  });

  test('can be reached without a clip that cannot be loaded', async () => {
    await draw('test');
    pass(60);
    await settle();
    act(() => preload.become('failed'));
    press('Next');
    await settle();
    expect(screen.getByText(/could not be loaded/)).toBeTruthy();
    press('Go on without it');
    expect(screen.getByText('Question 2?')).toBeTruthy();
  });
});

test('in practice the clip is shown next to its question and can be played freely', async () => {
  await draw('practice');
  expect(screen.queryByRole('region', { name: 'Part of the recording' })).toBeNull();
  press('Next');
  await settle();
  expect(screen.getByText('Question 2?')).toBeTruthy();
  press('Play the clip');
  await settle();
  expect(audio.currentTime).toBe(20);
  pass(5);
  press('Play again');
  await settle();
  expect(store.snapshot().state.clipPlays).toEqual({ 2: 2 });
  press('Pause');
  expect(screen.getByRole('button', { name: 'Go on listening' })).toBeTruthy();
});
