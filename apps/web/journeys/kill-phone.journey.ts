import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures/school.ts';
import { test } from './fixtures/outside.ts';
import { createRandom } from './kill-steps.ts';
import { listPages, openPhone, photo, scan, showCode, takePhotos } from './phone-steps.ts';
import { crashPage, createTestAssignment, goToQuestion, listStoredAnswers, openAttempt } from './taking-steps.ts';
import { thorough } from './fixtures/prepare.ts';

/** Ten in every run, fifty by `npm run test:chaos`. */
const killCount = process.env['CHAOS_ROUNDS'] ? 50 : 10;
/** An answer has at most twenty files. */
const killsPerQuestion = 10;

const rest = { explanation: { en: '', zh: '' }, points: 100, knowledgeNodeId: null };
const question = {
  type: 'file-upload',
  prompt: { text: '<p>Hand in your pages.</p>', accepts: ['files'], mostFiles: 20, leastWords: 0 },
  key: { model: '' },
  ...rest,
};

/** Takes one photo, sends it, and kills the page at a moment; returns whether the page had shown the photo by then. */
const killWhileSending = async (
  phone: BrowserContext,
  camera: Page,
  { height, moment }: { height: number; moment: number },
): Promise<boolean> => {
  let isShown = false;
  const takeAndSend = async () => {
    await takePhotos(camera, photo('page.png', height));
    await camera.getByText('Page 1', { exact: true }).waitFor();
    isShown = true;
    await camera.getByRole('button', { name: 'Send one page' }).click();
    await camera.getByText(/is on the server/).waitFor();
  };
  const sending = takeAndSend().catch(() => undefined);
  await camera.waitForTimeout(moment);
  const wasShown = isShown;
  await crashPage(phone, camera);
  await sending;
  return wasShown;
};

/** Opens the page again: what was prepared is sent, and everything on its way arrives. */
const sendRest = async (phone: BrowserContext, link: string): Promise<void> => {
  const camera = await scan(phone, link);
  await expect(camera.getByText('Photograph your pages', { exact: false })).toBeVisible();
  const send = camera.getByRole('button', { name: /^Send (one page|\d+ pages)$/ });
  const stored = await camera.evaluate(async () => {
    const opening = indexedDB.open('inkstone-camera');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('no database')));
    });
    const reading = database.transaction('photos').objectStore('photos').getAll();
    const rows = await new Promise<{ isSent: boolean }[]>((resolve) => {
      reading.addEventListener('success', () => resolve(reading.result as { isSent: boolean }[]));
    });
    database.close();
    return rows.filter(({ isSent }) => !isSent).length;
  });
  if (stored > 0) await send.click();
  await expect(send).toHaveCount(0);
  await expect(camera.getByText('On the way', { exact: true })).toHaveCount(0);
  await camera.close();
};

test(
  'the camera page is killed at many moments: no photo that it has shown is lost, and none comes twice',
  { tag: thorough },
  async ({ school, page, browser, request }) => {
    test.setTimeout(240_000 + killCount * 60_000);
    const { between } = createRandom('killing a camera page');
    const questions = Array.from({ length: killCount / killsPerQuestion }, () => question);
    const work = await createTestAssignment(school, request, { kind: 'homework', questions });
    await openAttempt(page, school, work);
    const phone = await openPhone(browser);
    const shownSizes: number[] = [];
    for (let kill = 0; kill < killCount; kill += 1) {
      if (kill % killsPerQuestion === 0) await goToQuestion(page, kill / killsPerQuestion + 1);
      const link = await showCode(page);
      const height = 200 + kill;
      const camera = await scan(phone, link);
      await expect(camera.getByText('Photograph your pages', { exact: false })).toBeVisible();
      if (await killWhileSending(phone, camera, { height, moment: between(5, 700) }))
        shownSizes.push(photo('page.png', height).buffer.length);
      await sendRest(phone, link);
    }
    const pages = await listPages(school, work);
    const sizes = pages.map(({ bytes }) => bytes);
    expect(sizes).toEqual(expect.arrayContaining(shownSizes));
    expect(new Set(sizes).size).toBe(sizes.length);
    const answers = await listStoredAnswers(school, work);
    const named = answers.flatMap((value) => (value as { files: { id: string }[] } | null)?.files ?? []);
    expect(named.map(({ id }) => id).toSorted()).toEqual(pages.map(({ id }) => id).toSorted());
    if (process.env['CHAOS_ROUNDS'])
      process.stdout.write(
        `camera page: ${killCount} kills, ${shownSizes.length} photos shown, ${sizes.length} arrived\n`,
      );
    await phone.close();
  },
);
