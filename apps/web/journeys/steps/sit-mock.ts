import type { Locator } from '@playwright/test';
import { soundSeconds } from '@inkstone/content';
import { messages as takingWords } from '@inkstone/taking/messages';
import { expect, type School } from '../fixtures/school.ts';
import { passTime, type Desk } from './desk.ts';
import {
  button,
  finishes,
  heard,
  hearsToEnd,
  pressPlay,
  startHeardSection,
  startSection,
  type Sitting,
} from './exam-day.ts';
import { choose, saved, seesQuestion } from './sitting.ts';

const main = ({ page }: Desk): Locator => page.getByRole('main');

/** Whatever a question of choice offers, once it is on the screen: after its recording, where it has one. */
const choices = async (desk: Desk): Promise<'radio' | 'checkbox'> => {
  const offered = main(desk).getByRole('radio').or(main(desk).getByRole('checkbox'));
  await expect(offered.first()).toBeVisible({ timeout: 60_000 });
  return (await main(desk).getByRole('radio').count()) > 0 ? 'radio' : 'checkbox';
};

/** Three of the six options of a summary. */
const sumsUp = async (desk: Desk): Promise<void> => {
  const options = main(desk).locator('[data-option]');
  for (const at of [0, 2, 4]) await options.nth(at).click();
};

/** Both passages: choices, a sentence inserted, a summary; then all of it is checked and the section finished. */
export const reads = async (desk: Desk): Promise<void> => {
  const { say: t } = desk;
  await startSection(desk, 1);
  for (let at = 1; at <= 20; at += 1) {
    await seesQuestion(desk, at, 20);
    if (at % 10 === 0) await sumsUp(desk);
    else await choose(desk.page, at % 4);
    const forward = t(takingWords, at === 20 ? 'review' : 'next');
    await desk.page.getByRole('button', { name: forward, exact: true }).click();
  }
  await expect(saved(desk.page)).toBeVisible();
  await desk.page
    .getByRole('contentinfo')
    .getByRole('button', { name: t(takingWords, 'finishAct'), exact: true })
    .click();
  await finishes(desk);
};

const part = async (desk: Desk, questions: number): Promise<void> => {
  await button(desk, 'start').click();
  for (let at = 1; at <= questions; at += 1) {
    await pressPlay(desk);
    if ((await choices(desk)) === 'radio') await choose(desk.page, at % 4);
    else for (const one of [0, 1]) await main(desk).getByRole('checkbox').nth(one).check({ force: true });
    await button(desk, 'next').click();
    await button(desk, 'ok').click();
    await expect(button(desk, 'ok')).toHaveCount(0);
  }
};

/** Five recordings to their ends and the twenty-eight questions about them, each confirmed. */
export const hears = async (desk: Sitting): Promise<void> => {
  await startHeardSection(desk, 5);
  await part(desk, 11);
  await part(desk, 17);
  await finishes(desk);
};

/** Hears a recording to its end; what its hurry saved passes at the school, whose clocks wait for its whole length. */
const hearsOut = async (school: School, desk: Desk, sound: string): Promise<void> => {
  const taken = await hearsToEnd(desk);
  // What is on its way while time passes would seem to have taken so long, and set the clock of the window wrong.
  await expect(saved(desk.page)).toBeVisible();
  await passTime(school, [desk], { seconds: Math.ceil((soundSeconds[sound] ?? 0) - taken) });
};

interface Task {
  read?: number;
  sound?: string;
  prep: number;
  response: number;
}

/** A speaking task: read and hear what there is, prepare, speak for some real seconds; the clock of the task ends it. */
const task = async (school: School, desk: Desk, { read, sound, prep, response }: Task) => {
  const state = (words: string) => main(desk).getByText(words, { exact: true });
  await button(desk, 'start').click();
  if (read !== undefined) {
    await expect(main(desk).getByRole('article')).toBeVisible();
    await passTime(school, [desk], { seconds: read });
  }
  if (sound !== undefined) await hearsOut(school, desk, sound);
  await expect(state(heard(desk, 'prepare'))).toBeVisible();
  await passTime(school, [desk], { seconds: prep - 1 });
  await expect(state(heard(desk, 'recording'))).toBeVisible();
  await desk.page.waitForTimeout(3000);
  await passTime(school, [desk], { seconds: response - 3 });
  await expect(state(heard(desk, 'recorded'))).toBeVisible({ timeout: 15_000 });
  await button(desk, 'next').click();
};

/** The four speaking tasks. */
export const speaks = async (school: School, desk: Sitting): Promise<void> => {
  await startHeardSection(desk, 3);
  await task(school, desk, { prep: 15, response: 45 });
  await task(school, desk, { read: 50, sound: 't23-b-s2', prep: 30, response: 60 });
  await task(school, desk, { read: 50, sound: 't23-b-s3', prep: 30, response: 60 });
  await task(school, desk, { sound: 't23-b-s4', prep: 20, response: 60 });
  await finishes(desk);
};

const types = async (desk: Desk, text: string): Promise<void> => {
  const field = main(desk).getByRole('textbox').first();
  await expect(field).toBeVisible({ timeout: 60_000 });
  await field.click();
  await desk.page.keyboard.insertText(text);
  await expect(saved(desk.page)).toBeVisible();
};

/** Reads, hears and sums up against each other; then writes the text of the discussion. */
export const writes = async (school: School, desk: Sitting, texts: { integrated: string; discussion: string }) => {
  await startHeardSection(desk, 1);
  await startSection(desk, 1);
  await expect(main(desk).getByRole('article')).toBeVisible();
  await passTime(school, [desk], { seconds: 181 });
  await pressPlay(desk);
  await types(desk, texts.integrated);
  await button(desk, 'next').click();
  await finishes(desk, 'finishPart');
  await button(desk, 'start').click();
  await types(desk, texts.discussion);
};
