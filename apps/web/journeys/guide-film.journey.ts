import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { closeGuide, getTeacherOverview } from '@inkstone/home/contract';
import { guideMessages } from '@inkstone/home/messages';
import { expect, test } from './fixtures/school.ts';
import { listAxeFindings, collectPageErrors } from './steps/page-findings.ts';
import { withSample } from './steps/sample.ts';
import { openSession, signIn, type UserSession } from './steps/user-session.ts';

const qiao = { username: 'qiao', family: 'teacherOrStaff' } as const;
const folder = new URL('../../../features/home/web/guide/film/', import.meta.url);

const film = (page: Page) => page.locator('video');
const guide = ({ page, t }: UserSession) => page.getByRole('dialog', { name: t(guideMessages, 'title') });
const closing = (desk: UserSession) =>
  guide(desk).getByRole('button', { name: desk.t(guideMessages, 'skip'), exact: true });
const readPosition = (page: Page): Promise<number> =>
  film(page).evaluate((video: HTMLVideoElement) => video.currentTime);

/** The caption that is shown, and its language. */
const captionNow = (page: Page): Promise<{ language: string; text: string } | null> =>
  film(page).evaluate((video: HTMLVideoElement) => {
    const track = [...video.textTracks].find(({ mode }) => mode === 'showing');
    const cue = track?.activeCues?.[0];
    return track && cue instanceof VTTCue ? { language: track.language, text: cue.text } : null;
  });

const firstCaption = (language: 'en' | 'zh'): string =>
  readFileSync(new URL(`captions.${language}.vtt`, folder), 'utf8').split('\n')[4] ?? '';

for (const language of ['zh', 'en'] as const)
  test(`the guide is a film that closes after five seconds of play, and comes once: ${language}`, async ({
    school,
    browser,
  }) => {
    test.setTimeout(360_000);
    await withSample(school, async (sample) => {
      await sample.speaks('qiao', language);
      await sample.forgetGuide('qiao');
    });
    const desk = await openSession(browser, school, { language });
    const heard = collectPageErrors(desk);
    const { page, t } = desk;
    await signIn(desk, qiao);
    await page.goto('/teacher/index');
    await expect(guide(desk)).toBeVisible();
    await expect.poll(() => readPosition(page)).toBeGreaterThan(1);
    await film(page).evaluate((video: HTMLVideoElement) => video.pause());
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    expect(await captionNow(page)).toEqual({
      language: language === 'zh' ? 'zh-Hans' : 'en',
      text: firstCaption(language),
    });
    await expect(closing(desk)).toHaveCount(0);
    expect(await listAxeFindings(page, '.mantine-Modal-body')).toEqual([]);

    await film(page).evaluate((video: HTMLVideoElement) => video.play());
    await expect(closing(desk)).toBeVisible({ timeout: 20_000 });
    expect(await readPosition(page)).toBeGreaterThanOrEqual(5);
    const closed = page.waitForRequest((request) => request.url().includes(closeGuide.path));
    await closing(desk).click();
    expect((await closed).postDataJSON()).toMatchObject({ watchedSeconds: expect.any(Number) });
    await expect(guide(desk)).toHaveCount(0);

    // The new page reads the closing from the server. Its answer is read here, since the film, which loads at the same time,
    // may push the answer out of the browser's memory.
    const overview: unknown[] = [];
    await page.route(`**/${getTeacherOverview.path}*`, async (route) => {
      const response = await route.fetch();
      overview.push(await response.json());
      await route.fulfill({ response });
    });
    await page.reload();
    await expect.poll(() => overview).toMatchObject([{ isTextbookTutorial: 1 }]);
    await expect(guide(desk)).toHaveCount(0);
    await page.getByRole('button', { name: t(guideMessages, 'show'), exact: true }).click();
    await expect(closing(desk)).toBeVisible();
    await expect.poll(() => readPosition(page)).toBeGreaterThan(0);
    expect(heard).toEqual([]);
  });

test('a film that does not come ends the guide with its words, and can be tried again', async ({ school, browser }) => {
  await withSample(school, async (sample) => {
    await sample.speaks('qiao', 'en');
    await sample.forgetGuide('qiao');
  });
  const desk = await openSession(browser, school, { language: 'en' });
  const { page, t, context } = desk;
  await signIn(desk, qiao);
  await context.route('**/*.webm', (route) => route.abort());
  await page.goto('/teacher/index');
  const again = page.getByRole('button', { name: t(guideMessages, 'again'), exact: true });
  await expect(again).toBeVisible();
  await expect(page.getByText(t(guideMessages, 'failed')).first()).toBeVisible();
  await expect(guide(desk)).toHaveCount(0);
  await context.unroute('**/*.webm');
  await again.click();
  await expect.poll(() => readPosition(page)).toBeGreaterThan(0);
});
