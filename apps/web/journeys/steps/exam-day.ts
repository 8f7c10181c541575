import type { Locator } from '@playwright/test';
import type { Language } from '@inkstone/base';
import { directionsWords, endWords, messages as takingWords } from '@inkstone/taking/messages';
import { expect } from '../fixtures/school.ts';
import type { Desk } from './desk.ts';

/** What the check, the recordings and the recorder say: words of parts that have no door. */
const heardWords = {
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

/** The same in the language of the desk. */
export const heard = ({ language }: Desk, key: keyof typeof heardWords): string => heardWords[key][language];

/** A button of the window. */
export const button = ({ page, say: t }: Desk, key: 'start' | 'next' | 'ok') =>
  page.getByRole('button', {
    name: key === 'start' ? t(directionsWords, key) : t(takingWords, key),
    exact: true,
  });

/** Hears the melody, speaks into the microphone, hears it again and confirms. */
export const checkEnvironment = async (desk: Desk): Promise<void> => {
  const { page } = desk;
  const act = (key: 'play' | 'heard' | 'record' | 'stop' | 'confirm') =>
    page.getByRole('button', { name: heard(desk, key), exact: true });
  await page.goto('/stu/enviroment');
  await act('play').click();
  await act('heard').click();
  await act('record').click();
  await expect(page.getByRole('meter')).toBeVisible();
  await page.waitForTimeout(2500);
  await act('stop').click();
  await expect(page.getByLabel(heard(desk, 'yours'))).toBeVisible();
  await act('confirm').click();
  await expect(page.getByText(heard(desk, 'ready'))).toBeVisible();
};

/** Sounds of this context play so many times as fast; they are fetched, decoded and heard to their end all the same. */
export const hurrySounds = async ({ context }: Desk, rate: number): Promise<void> => {
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

/** The seconds that each sound of this document took in its hurry, of those that were heard to their end. */
const heardOut = ({ page }: Desk): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { heardOut: number[] }).heardOut);

/** Hears the next sound to its end, by a press where it waits for one; the seconds that it took. */
export const hearsToEnd = async (desk: Desk): Promise<number> => {
  const { length } = await heardOut(desk);
  let taken: number | undefined;
  await expect(async () => {
    await pressPlay(desk);
    taken = (await heardOut(desk))[length];
    expect(taken).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return taken ?? 0;
};

/** From the introduction over the directions of a section to its first screen. */
export const startSection = async (desk: Desk, starts: number): Promise<void> => {
  for (let at = 0; at < starts; at += 1) {
    await expect(button(desk, 'start')).toBeEnabled({ timeout: 20_000 });
    await button(desk, 'start').click();
  }
};

/** Closes a section, or a part of it, for good. */
export const finishes = async (
  { page, say: t }: Desk,
  act: 'finishAct' | 'finishPart' = 'finishAct',
): Promise<void> => {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t(takingWords, act), exact: true }).click();
  await expect(dialog).toHaveCount(0);
};

/** A window in which a test is sat, with the count of the recordings that came onto the device so far. */
export interface Sitting extends Desk {
  recordings(): number;
}

/** Counts the recordings that a window fetches whole. */
export const countRecordings = (desk: Desk): Sitting => {
  let count = 0;
  desk.page.on('requestfinished', async (request) => {
    const response = await request.response();
    if (response?.ok() && response.headers()['content-type']?.startsWith('audio/')) count += 1;
  });
  return { ...desk, recordings: () => count };
};

/** Starts a section that is heard: its recordings come with the press and not before, and then it is entered by itself. */
export const startHeardSection = async (sitting: Sitting, recordings: number): Promise<void> => {
  const before = sitting.recordings();
  const start = button(sitting, 'start');
  await expect(start).toBeEnabled({ timeout: 20_000 });
  await expect(sitting.page.getByText(heard(sitting, 'loaded'))).toHaveCount(0);
  expect(sitting.recordings()).toBe(before);
  await start.click();
  await expect.poll(() => sitting.recordings(), { timeout: 20_000 }).toBe(before + recordings);
  // The first part of the section has directions of its own.
  await expect(start).toBeEnabled({ timeout: 20_000 });
  expect(sitting.recordings()).toBe(before + recordings);
};

/** Where the browser waits for a press before it plays, gives it. */
export const pressPlay = async (desk: Desk): Promise<void> => {
  const press = desk.page.getByRole('button', { name: heard(desk, 'play'), exact: true });
  if (await press.isVisible()) await press.click();
};

/** Hands in from wherever the last section ends. */
export const handsIn = async (desk: Desk): Promise<void> => {
  const { page, say: t } = desk;
  await button(desk, 'next').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t(takingWords, 'handIn'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t(endWords, 'doneTitle'), exact: true })).toBeVisible();
};

/** Plays a sound until it moves; true once it does, within ten seconds. */
export const plays = (sound: Locator): Promise<boolean> =>
  sound.evaluate(async (audio: HTMLAudioElement) => {
    await audio.play();
    const until = Date.now() + 10_000;
    while (audio.currentTime === 0 && Date.now() < until) {
      await new Promise((resolve) => {
        audio.addEventListener('timeupdate', resolve, { once: true });
      });
    }
    audio.pause();
    return audio.currentTime > 0;
  });
