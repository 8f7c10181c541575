import { expect, test, type Page, type School } from './fixtures/school.ts';
import { queryRows, signIn } from './taking-steps.ts';
import { assignShortTask, listShortTasks, type ShortTask } from './steps/short-tasks.ts';
import { thorough } from './fixtures/prepare.ts';

/** The parts of the task that overflow its area of the window, or are reachable only by scrolling. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return ['no window'];
    const room = main.getBoundingClientRect();
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className.toString().split(' ')[0]}`;
    const scrolls = [main, ...main.querySelectorAll('*')].filter(
      (element) =>
        !element.matches('textarea, input, svg, .vh, .vh *') &&
        element.scrollHeight > element.clientHeight + 1 &&
        /auto|scroll/.test(getComputedStyle(element).overflowY),
    );
    const parts = [...main.querySelectorAll('[data-question], [data-question] *, article, article img, section')];
    const cut = parts.filter((element) => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || element.matches('.vh, .vh *')) return false;
      return top < room.top - 1 || bottom > room.bottom + 1 || left < room.left - 1 || right > room.right + 1;
    });
    const isBeyond = room.bottom > innerHeight + 1 || room.right > innerWidth + 1;
    return [
      ...(isBeyond ? ['the window'] : []),
      ...scrolls.map((element) => `${name(element)} scrolls by ${element.scrollHeight - element.clientHeight}`),
      ...new Set(cut.slice(0, 3).map((element) => `${name(element)} is cut`)),
    ];
  });

const reading = (page: Page) => page.getByRole('main').getByRole('article');
const hearing = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Recording', exact: true });
const question = (page: Page) => page.locator('main [data-question]').first();
const recorder = (page: Page) => page.getByRole('main').getByRole('meter');
const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
const unchecked = (page: Page) => page.getByRole('button', { name: 'Start without it', exact: true });

/** From the introduction to the task itself. */
const opens = async (page: Page, school: School, id: number): Promise<void> => {
  await page.goto(`${school.url}/controller?kind=test&id=${id}`);
  const task = reading(page).or(hearing(page)).or(question(page)).first();
  await expect(async () => {
    if (await unchecked(page).isVisible()) {
      await unchecked(page).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Start/ })
        .click();
    }
    if (
      await start(page)
        .isEnabled({ timeout: 1000 })
        .catch(() => false)
    )
      await start(page).click();
    await expect(task).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });
};

/**
 * Advances the clock until the microphone records: in long steps before a preparation, which its strip announces in each
 * phase, and in short ones within it.
 */
const speaks = async (page: Page, school: School): Promise<void> => {
  const main = page.getByRole('main');
  const records = main.getByText('Recording', { exact: true });
  await expect(async () => {
    const isEarly = await main.getByText('Listen and read first', { exact: true }).isVisible();
    const hasPreparation = await main.getByText(/^Prepare \d/).isVisible();
    const prepares = await main.getByText('Prepare your answer', { exact: true }).isVisible();
    // While a slow page opens the microphone no time passes: the recording would be over before it is seen.
    if (isEarly || prepares) await school.clock.pass({ seconds: isEarly && hasPreparation ? 20 : 2 });
    await expect(records).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 120_000, intervals: [100] });
};

/** The parts of the recorder that are out of view on a phone, however long the text above it is. */
const onPhone = async (page: Page, { name }: ShortTask): Promise<string[]> => {
  await page.setViewportSize({ width: 360, height: 740 });
  const room = await page.getByRole('main').boundingBox();
  const controls = await page.locator('main [data-recorder]').boundingBox();
  await page.setViewportSize({ width: 1280, height: 800 });
  if (!room || !controls) return [`${name}, on a phone: no recorder`];
  const isSeen = controls.y >= room.y - 1 && controls.y + controls.height <= room.y + room.height + 1;
  return isSeen ? [] : [`${name}, on a phone: the recorder is out of sight`];
};

/** Checks a task in each phase until it can be answered: reading, listening, preparation, response. */
const listFaults = async (page: Page, school: School, task: ShortTask): Promise<string[]> => {
  const faults: string[] = [];
  const look = async (phase: string): Promise<void> => {
    await page.evaluate(() => document.fonts.ready);
    for (const fault of await outside(page)) faults.push(`${task.name}, ${phase}: ${fault}`);
  };
  if (!(await question(page).isVisible()) && (await reading(page).isVisible())) {
    await look('reading');
    await school.clock.pass({ seconds: 51 });
  }
  await expect(hearing(page).or(question(page)).first()).toBeVisible();
  if (await hearing(page).isVisible()) await look('listening');
  await expect(question(page)).toBeVisible({ timeout: 90_000 });
  await look('at first');
  if (await recorder(page).isVisible()) {
    await speaks(page, school);
    await look('answering');
    faults.push(...(await onPhone(page, task)));
  }
  return faults;
};

const shares = [0, 1, 2, 3, 4] as const;

// Split into shares, so that the workers of a run process them in parallel.
for (const share of shares) {
  const title = `tasks of little time are whole on a screen of 1280 by 800 (${share + 1} of ${shares.length})`;
  test(title, { tag: thorough }, async ({ school, page, request, context }) => {
    test.setTimeout(1_200_000);
    // Sounds are played to their end at high speed.
    await context.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function hurried() {
        this.playbackRate = 8;
        return play.call(this);
      };
    });
    await queryRows(school, 'update person set language = 1');
    const all = await listShortTasks(school);
    expect(new Set(all.map(({ programme }) => programme)).size).toBeGreaterThan(3);
    await signIn(page, school);
    const faults: string[] = [];
    for (const task of all.filter((_, index) => index % shares.length === share)) {
      await opens(page, school, await assignShortTask(school, request, task));
      faults.push(...(await listFaults(page, school, task)));
    }
    expect(faults).toEqual([]);
  });
}
