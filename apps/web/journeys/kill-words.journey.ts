import { expect, test, type School } from './fixtures/school.ts';
import { openBrowser, watchInterruption, withProfile, type ProfileBrowser } from './chaos-steps.ts';
import { addFiles, createPicture, listStoredFiles } from './files-steps.ts';
import { submit, listStoredRecordings, state } from './recording-steps.ts';
import { describeRound } from './round-summary.ts';
import {
  findAttempt,
  choose,
  createTestAssignment,
  goToQuestion,
  listStoredAnswers,
  openAssignment,
  expectSaved,
  signIn,
  skipEnvironmentCheck,
  type TestAssignment,
} from './taking-steps.ts';
import { thorough } from './fixtures/prepare.ts';

/** How often the browser is killed in each of six ways; `npm run test:chaos` does it a hundred times. */
const rounds = Number(process.env['CHAOS_ROUNDS'] ?? 1);

const rest = { explanation: { en: '', zh: '' }, points: 100, knowledgeNodeId: null };
const options = ['A', 'B', 'C', 'D'].map((id_option) => ({ id_option, text: `<p>Option ${id_option}</p>` }));
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
  { type: 'choice', prompt: { text: '<p>Which one?</p>', options }, key: 'B', ...rest },
];
const essay = 'Ink is ground on a stone with a little water. '.repeat(30).trim();
const line = 'On this device, not yet on the server';

const addPicture = ({ page }: ProfileBrowser, name: string) =>
  addFiles(page, { name, mimeType: 'image/png', buffer: createPicture() });

interface Kind {
  name: 'text' | 'number' | 'option' | 'file' | 'recording' | 'hand-in';
  /** An offline action with its question and the text at which the browser is killed. */
  question: number;
  act(browser: ProfileBrowser): Promise<void>;
  words: string;
}

const kinds: readonly Kind[] = [
  {
    name: 'text',
    question: 1,
    act: ({ page }) => page.getByRole('textbox', { name: 'Your answer' }).fill(essay),
    words: line,
  },
  { name: 'number', question: 2, act: ({ page }) => page.locator('[lang=en] input').first().fill('26'), words: line },
  { name: 'option', question: 5, act: ({ page }) => choose(page, 'C'), words: line },
  { name: 'file', question: 3, act: (browser) => addPicture(browser, 'first.png'), words: 'Kept on this device' },
  {
    name: 'recording',
    question: 4,
    async act({ page }) {
      await page.getByRole('button', { name: 'Record', exact: true }).click();
      await expect(state(page, 'Recording')).toBeVisible();
      await page.waitForTimeout(1200);
      await page.getByRole('button', { name: 'Stop' }).click();
    },
    words: 'Your recording is kept on this device',
  },
  {
    name: 'hand-in',
    question: 3,
    // A file added just before is pending too.
    async act(browser) {
      await addPicture(browser, 'second.png');
      await submit(browser.page);
    },
    words: 'Handed in on this device',
  },
];

/** What was shown as stored and the server does not have. */
const findLost = async (school: School, work: TestAssignment): Promise<string[]> => {
  const [text, number, uploaded, spoken, option] = await listStoredAnswers(school, work);
  const { endedBy } = await findAttempt(school, work);
  const files = await listStoredFiles(school, work);
  const recordings = await listStoredRecordings(school, work);
  const named = JSON.stringify([uploaded, spoken]);
  const hasFile = (name: string): boolean =>
    files.some((file) => file.name === name && !file.is_removed && named.includes(file.id));
  const isHeld: Record<Kind['name'], boolean> = {
    text: text === essay,
    number: number === '26',
    option: option === 'C',
    file: hasFile('first.png'),
    recording: recordings.some(({ id, is_whole: isWhole }) => isWhole && named.includes(id)),
    'hand-in': endedBy === 'student' && hasFile('second.png'),
  };
  return kinds.flatMap(({ name }) => (isHeld[name] ? [] : [name]));
};

/**
 * Performs one of the six actions offline and kills the browser at its text; then opens the assignment or home again.
 */
const dieAt = async (
  school: School,
  work: TestAssignment,
  { profile, kind }: { profile: string; kind: Kind },
): Promise<void> => {
  const browser = await openBrowser(profile, school.clock.now());
  const { page } = browser;
  try {
    await openAssignment(page, school, work);
    await goToQuestion(page, kind.question);
    await expectSaved(page);
    await school.loseNetwork();
    const killed = browser.killWhenShown(kind.words);
    await Promise.race([kind.act(browser).catch(() => undefined), killed]);
    await killed;
  } finally {
    await browser.close().catch(() => undefined);
    await school.regainNetwork();
  }
};

/** One round of all actions; returns what the server did not get. */
const runRound = async (school: School, work: TestAssignment): Promise<string[]> => {
  let lost: string[] = [];
  await withProfile(async (profile) => {
    // Closed normally: a browser that is killed right afterwards may lose the session, which no message calls stored.
    const first = await openBrowser(profile, school.clock.now());
    await signIn(first.page, school);
    await first.page.goto(`${school.url}/controller?kind=homework&id=${work.id}`);
    await skipEnvironmentCheck(first.page);
    await first.page.getByRole('button', { name: 'Start', exact: true }).click();
    await expectSaved(first.page);
    await first.close();
    for (const kind of kinds) await dieAt(school, work, { profile, kind });
    const last = await openBrowser(profile, school.clock.now());
    await last.page.goto(`${school.url}/`);
    const arrival = expect.poll(async () => (lost = await findLost(school, work))).toEqual([]);
    await arrival.catch(() => undefined);
    await last.close();
  });
  return lost;
};

test(
  'the browser is killed as soon as the page says that the device has stored an answer: the server receives all of it',
  { tag: thorough },
  async ({ school, request }) => {
    test.setTimeout(240_000 + rounds * 180_000);
    const isInterrupted = watchInterruption(test.info());
    const lost: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const work = await createTestAssignment(school, request, { kind: 'homework', questions });
      const lostNow = await runRound(school, work);
      // What had not arrived when the run was ended from outside is not lost.
      if (!isInterrupted()) lost.push(...lostNow.map((name) => `${name} of round ${round}`));
      const summary = describeRound({ round, rounds, lost, isInterrupted: isInterrupted() });
      if (process.env['CHAOS_ROUNDS']) process.stdout.write(`${summary}\n`);
      if (isInterrupted()) break;
    }
    expect(lost).toEqual([]);
  },
);
