import type { Locator } from '@playwright/test';
import type { Language } from '@inkstone/base';
import { directionsMessages, endMessages, messages as takingWords } from '@inkstone/taking/messages';
import { expect } from '../fixtures/school.ts';
import type { UserSession } from './user-session.ts';

/** Texts of the environment check, the player and the recorder, which are not exported. */
const audioLabels = {
  play: { en: 'Play', zh: '播放' },
  heard: { en: 'I heard it', zh: '听到了' },
  record: { en: 'Record', zh: '开始录音' },
  stop: { en: 'Stop', zh: '停止' },
  yours: { en: 'Your test recording', zh: '你的测试录音' },
  confirm: { en: 'It sounds right: confirm', zh: '声音正常，确认' },
  ready: { en: 'This device is ready.', zh: '本设备已就绪。' },
  loaded: { en: 'The recordings are on this device.', zh: '录音已加载到本设备。' },
  audio: { en: 'Recording', zh: '录音' },
  prepare: { en: 'Prepare your answer', zh: '准备作答' },
  recording: { en: 'Recording', zh: '正在录音' },
  recorded: { en: 'Recorded', zh: '已录完' },
} as const satisfies Record<string, Record<Language, string>>;

/** The text in the session's language. */
export const audioLabel = ({ language }: UserSession, key: keyof typeof audioLabels): string =>
  audioLabels[key][language];

/** A button of the window. */
export const button = ({ page, t }: UserSession, key: 'start' | 'next' | 'ok') =>
  page.getByRole('button', {
    name: key === 'start' ? t(directionsMessages, key) : t(takingWords, key),
    exact: true,
  });

/** Performs the environment check. */
export const checkEnvironment = async (session: UserSession): Promise<void> => {
  const { page } = session;
  const act = (key: 'play' | 'heard' | 'record' | 'stop' | 'confirm') =>
    page.getByRole('button', { name: audioLabel(session, key), exact: true });
  await page.goto('/stu/enviroment');
  await act('play').click();
  await act('heard').click();
  await act('record').click();
  await expect(page.getByRole('meter')).toBeVisible();
  await page.waitForTimeout(2500);
  await act('stop').click();
  await expect(page.getByLabel(audioLabel(session, 'yours'))).toBeVisible();
  await act('confirm').click();
  await expect(page.getByText(audioLabel(session, 'ready'))).toBeVisible();
};

/** Plays all sounds of this context faster by a factor; they are still fetched, decoded and played to the end. */
export const speedUpSounds = async ({ context }: UserSession, rate: number): Promise<void> => {
  await context.addInitScript((times) => {
    const { play } = HTMLMediaElement.prototype;
    const known = new WeakSet<HTMLMediaElement>();
    const heardOut: number[] = [];
    Object.assign(globalThis, { heardOut });
    HTMLMediaElement.prototype.play = function hurried() {
      this.playbackRate = times;
      if (!known.has(this)) {
        let began = 0;
        this.addEventListener('playing', () => (began = Date.now()));
        this.addEventListener('ended', () => heardOut.push((Date.now() - began) / 1000));
      }
      known.add(this);
      return play.call(this);
    };
  }, rate);
};

/** The real durations of the sounds that were played to the end. */
const listPlayedSeconds = ({ page }: UserSession): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { heardOut: number[] }).heardOut);

/** Plays the next sound to the end; returns its real duration in seconds. */
export const playToEnd = async (session: UserSession): Promise<number> => {
  const { length } = await listPlayedSeconds(session);
  let playedSeconds: number | undefined;
  await expect(async () => {
    await pressPlay(session);
    playedSeconds = (await listPlayedSeconds(session))[length];
    expect(playedSeconds).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return playedSeconds ?? 0;
};

/** Clicks Start the given number of times, from the introduction to the first question. */
export const startSection = async (session: UserSession, starts: number): Promise<void> => {
  for (let at = 0; at < starts; at += 1) {
    await expect(button(session, 'start')).toBeEnabled({ timeout: 20_000 });
    await button(session, 'start').click();
  }
};

/** Confirms closing a section or part. */
export const finishSection = async (
  { page, t }: UserSession,
  action: 'finishAct' | 'finishPart' = 'finishAct',
): Promise<void> => {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t(takingWords, action), exact: true }).click();
  await expect(dialog).toHaveCount(0);
};

/** A session taking a test, with the number of loaded recordings. */
export interface ExamSession extends UserSession {
  recordings(): number;
}

/** Counts the recordings that a session loads. */
export const trackRecordings = (session: UserSession): ExamSession => {
  let count = 0;
  session.page.on('requestfinished', async (request) => {
    const response = await request.response();
    if (response?.ok() && response.headers()['content-type']?.startsWith('audio/')) count += 1;
  });
  return { ...session, recordings: () => count };
};

/** Starts a section with recordings: they load only after the click, then the section is entered automatically. */
export const startAudioSection = async (session: ExamSession, recordings: number): Promise<void> => {
  const before = session.recordings();
  const start = button(session, 'start');
  await expect(start).toBeEnabled({ timeout: 20_000 });
  await expect(session.page.getByText(audioLabel(session, 'loaded'))).toHaveCount(0);
  expect(session.recordings()).toBe(before);
  await start.click();
  await expect.poll(() => session.recordings(), { timeout: 20_000 }).toBe(before + recordings);
  // The first part of the section has directions of its own.
  await expect(start).toBeEnabled({ timeout: 20_000 });
  expect(session.recordings()).toBe(before + recordings);
};

/** Clicks play where the browser requires a user gesture. */
export const pressPlay = async (session: UserSession): Promise<void> => {
  const press = session.page.getByRole('button', { name: audioLabel(session, 'play'), exact: true });
  if (await press.isVisible()) await press.click();
};

/** Submits at the end of the last section. */
export const submitExam = async (session: UserSession): Promise<void> => {
  const { page, t } = session;
  await button(session, 'next').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t(takingWords, 'handIn'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t(endMessages, 'doneTitle'), exact: true })).toBeVisible();
};

/** Whether a sound starts playing within ten seconds. */
export const isPlayable = (sound: Locator): Promise<boolean> =>
  sound.evaluate(async (audio: HTMLAudioElement) => {
    // Resolves only when there is something to play, which may be never.
    audio.play().catch(() => undefined);
    const until = Date.now() + 10_000;
    while (audio.currentTime === 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
    audio.pause();
    return audio.currentTime > 0;
  });
