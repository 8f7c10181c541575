import type { Locator } from '@playwright/test';
import { soundSeconds } from '@inkstone/content';
import { messages as takingWords } from '@inkstone/taking/messages';
import { expect, type School } from '../fixtures/school.ts';
import { advanceTime, type UserSession } from './user-session.ts';
import {
  button,
  finishSection,
  audioLabel,
  playToEnd,
  pressPlay,
  startAudioSection,
  startSection,
  type ExamSession,
} from './exam-day.ts';
import { chooseOption, savedLine, expectQuestion } from './attempt.ts';

const mainRegion = ({ page }: UserSession): Locator => page.getByRole('main');

/** The role of the options of a choice question, once it is on the screen. */
const findChoiceRole = async (session: UserSession): Promise<'radio' | 'checkbox'> => {
  const offered = mainRegion(session).getByRole('radio').or(mainRegion(session).getByRole('checkbox'));
  await expect(offered.first()).toBeVisible({ timeout: 60_000 });
  return (await mainRegion(session).getByRole('radio').count()) > 0 ? 'radio' : 'checkbox';
};

/** Three of the six options of a summary. */
const chooseSummary = async (session: UserSession): Promise<void> => {
  const options = mainRegion(session).locator('[data-option]');
  for (const at of [0, 2, 4]) await options.nth(at).click();
};

/** Takes the reading section: choices, sentence insertion, summary; then reviews and finishes it. */
export const takeReading = async (session: UserSession): Promise<void> => {
  const { t } = session;
  await startSection(session, 1);
  for (let at = 1; at <= 20; at += 1) {
    await expectQuestion(session, at, 20);
    if (at % 10 === 0) await chooseSummary(session);
    else await chooseOption(session.page, at % 4);
    const forward = t(takingWords, at === 20 ? 'review' : 'next');
    await session.page.getByRole('button', { name: forward, exact: true }).click();
  }
  await expect(savedLine(session.page)).toBeVisible();
  await session.page
    .getByRole('contentinfo')
    .getByRole('button', { name: t(takingWords, 'finishAct'), exact: true })
    .click();
  await finishSection(session);
};

const takePart = async (session: UserSession, questions: number): Promise<void> => {
  await button(session, 'start').click();
  for (let at = 1; at <= questions; at += 1) {
    await pressPlay(session);
    if ((await findChoiceRole(session)) === 'radio') await chooseOption(session.page, at % 4);
    else
      for (const choice of [0, 1]) await mainRegion(session).getByRole('checkbox').nth(choice).check({ force: true });
    await button(session, 'next').click();
    await button(session, 'ok').click();
    await expect(button(session, 'ok')).toHaveCount(0);
  }
};

/** Takes the listening section: five recordings and twenty-eight confirmed questions. */
export const takeListening = async (session: ExamSession): Promise<void> => {
  await startAudioSection(session, 5);
  await takePart(session, 11);
  await takePart(session, 17);
  await finishSection(session);
};

/** Plays a recording to the end; the time saved by fast playback passes on the school's clock. */
const playOut = async (school: School, session: UserSession, sound: string): Promise<void> => {
  const playedSeconds = await playToEnd(session);
  // Requests in flight would seem slow and shift the window's clock.
  await expect(savedLine(session.page)).toBeVisible();
  await advanceTime(school, [session], { seconds: Math.ceil((soundSeconds[sound] ?? 0) - playedSeconds) });
};

interface Task {
  read?: number;
  sound?: string;
  prep: number;
  response: number;
}

/** Takes a speaking task: reads, listens, prepares, records some real seconds; the clock ends it. */
const takeTask = async (school: School, session: UserSession, { read, sound, prep, response }: Task) => {
  const state = (words: string) => mainRegion(session).getByText(words, { exact: true });
  await button(session, 'start').click();
  if (read !== undefined) {
    await expect(mainRegion(session).getByRole('article')).toBeVisible();
    await advanceTime(school, [session], { seconds: read });
  }
  if (sound !== undefined) await playOut(school, session, sound);
  await expect(state(audioLabel(session, 'prepare'))).toBeVisible();
  await advanceTime(school, [session], { seconds: prep - 1 });
  await expect(state(audioLabel(session, 'recording'))).toBeVisible();
  await session.page.waitForTimeout(3000);
  await advanceTime(school, [session], { seconds: response - 3 });
  await expect(state(audioLabel(session, 'recorded'))).toBeVisible({ timeout: 15_000 });
  await button(session, 'next').click();
};

/** The four speaking tasks. */
export const takeSpeaking = async (school: School, session: ExamSession): Promise<void> => {
  await startAudioSection(session, 3);
  await takeTask(school, session, { prep: 15, response: 45 });
  await takeTask(school, session, { read: 50, sound: 't23-b-s2', prep: 30, response: 60 });
  await takeTask(school, session, { read: 50, sound: 't23-b-s3', prep: 30, response: 60 });
  await takeTask(school, session, { sound: 't23-b-s4', prep: 20, response: 60 });
  await finishSection(session);
};

const typeText = async (session: UserSession, text: string): Promise<void> => {
  const field = mainRegion(session).getByRole('textbox').first();
  await expect(field).toBeVisible({ timeout: 60_000 });
  await field.click();
  await session.page.keyboard.insertText(text);
  await expect(savedLine(session.page)).toBeVisible();
};

/** Takes the writing section: the integrated task, then the discussion. */
export const takeWriting = async (
  school: School,
  session: ExamSession,
  texts: { integrated: string; discussion: string },
) => {
  await startAudioSection(session, 1);
  await startSection(session, 1);
  await expect(mainRegion(session).getByRole('article')).toBeVisible();
  await advanceTime(school, [session], { seconds: 181 });
  await pressPlay(session);
  await typeText(session, texts.integrated);
  await button(session, 'next').click();
  await finishSection(session, 'finishPart');
  await button(session, 'start').click();
  await typeText(session, texts.discussion);
};
