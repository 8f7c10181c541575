import { expect, test, type School } from './fixtures/school.ts';
import { openBrowser, withProfile, type OwnBrowser } from './chaos-steps.ts';
import { addFiles, aPicture, heldFiles } from './files-steps.ts';
import { handIn, heldRecordings, state } from './recording-steps.ts';
import {
  attemptOf,
  giveWork,
  goTo,
  heldAnswers,
  openWork,
  seesSaved,
  signIn,
  startsUnchecked,
  type Given,
} from './taking-steps.ts';

/** How often the browser is killed in each of five ways; `npm run test:chaos` does it a hundred times. */
const rounds = Number(process.env['CHAOS_ROUNDS'] ?? 2);

const rest = { explanation: { en: '', zh: '' }, points: 100, knowledgeNodeId: null };
const questions = [
  {
    type: 'essay',
    prompt: { text: '<p>Write about ink.</p>', leastWords: 0 },
    key: { model: '' },
    ...rest,
  },
  { type: 'numeric-entry', prompt: { text: '<p>How many?</p>', width: 12 }, key: { accepted: ['26'] }, ...rest },
  {
    type: 'file-upload',
    prompt: { text: '<p>Hand in your pages.</p>', accepts: ['files'], mostFiles: 4, leastWords: 0 },
    key: { model: '' },
    ...rest,
  },
  { type: 'timed-speech', prompt: { text: '<p>Say something.</p>' }, key: { model: '' }, ...rest },
];
const essay = 'Ink is ground on a stone with a little water. '.repeat(30).trim();
const line = 'On this device, not yet on the server';

interface Kind {
  /** What a person does without a network, on which question; then the browser dies at the words. */
  question: number;
  act(browser: OwnBrowser): Promise<void>;
  words: string;
}

const kinds: readonly Kind[] = [
  {
    question: 1,
    act: ({ page }) => page.getByRole('textbox', { name: 'Your answer' }).fill(essay),
    words: line,
  },
  { question: 2, act: ({ page }) => page.locator('[lang=en] input').first().fill('26'), words: line },
  {
    question: 3,
    act: ({ page }) => addFiles(page, { name: 'page.png', mimeType: 'image/png', buffer: aPicture() }),
    words: 'Kept on this device',
  },
  {
    question: 4,
    async act({ page }) {
      await page.getByRole('button', { name: 'Record', exact: true }).click();
      await expect(state(page, 'Recording')).toBeVisible();
      await page.waitForTimeout(1200);
      await page.getByRole('button', { name: 'Stop' }).click();
    },
    words: 'Your recording is kept on this device',
  },
  { question: 4, act: ({ page }) => handIn(page), words: 'Handed in on this device' },
];

/** Does one of the five without a network and kills the browser at its words; then the work is opened again, or the home. */
const dieAt = async (
  school: School,
  work: Given,
  { profile, kind }: { profile: string; kind: Kind },
): Promise<void> => {
  const browser = await openBrowser(profile, school.clock.now());
  const { page } = browser;
  try {
    await openWork(page, school, work);
    await goTo(page, kind.question);
    await seesSaved(page);
    await school.loseNetwork();
    const killed = browser.killedAtWords(kind.words);
    await Promise.race([kind.act(browser).catch(() => undefined), killed]);
    await killed;
  } finally {
    await browser.close().catch(() => undefined);
    await school.regainNetwork();
  }
};

test('the browser is killed the moment that words say what it has: the server gets all of it', async ({
  school,
  request,
}) => {
  test.setTimeout(120_000 + rounds * 90_000);
  for (let round = 0; round < rounds; round += 1) {
    const work = await giveWork(school, request, { kind: 'homework', questions });
    await withProfile(async (profile) => {
      const first = await openBrowser(profile, school.clock.now());
      await signIn(first.page, school);
      await first.page.goto(`${school.url}/controller?kind=homework&id=${work.id}`);
      await startsUnchecked(first.page);
      await first.page.getByRole('button', { name: 'Start', exact: true }).click();
      await seesSaved(first.page);
      await first.close();
      for (const kind of kinds) await dieAt(school, work, { profile, kind });
      const last = await openBrowser(profile, school.clock.now());
      await last.page.goto(`${school.url}/`);
      const about = `round ${round}`;
      await expect.poll(async () => (await attemptOf(school, work)).endedBy, { message: about }).toBe('student');
      await expect.poll(() => heldFiles(school, work), { message: about }).toMatchObject([{ name: 'page.png' }]);
      await expect.poll(() => heldRecordings(school, work), { message: about }).toMatchObject([{ is_whole: true }]);
      const [file] = await heldFiles(school, work);
      const [recording] = await heldRecordings(school, work);
      expect(await heldAnswers(school, work), about).toMatchObject([
        essay,
        '26',
        { files: [{ id: file?.id }] },
        { recordings: [recording?.id] },
      ]);
      await last.close();
    });
  }
});
