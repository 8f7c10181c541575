import { expect, test, type Page } from './fixtures/school.ts';
import { createRandom, killAfter, killCount, getWindowId, reopenAfterCrash } from './kill-steps.ts';
import {
  createTestAssignment,
  listStoredAnswers,
  queryRows,
  savePattern,
  expectSaved,
  openAttempt,
} from './taking-steps.ts';
import { thorough } from './fixtures/prepare.ts';

const essay = {
  type: 'essay',
  prompt: { text: '<p>Write about ink.</p>', leastWords: 0 },
  key: { model: '' },
  explanation: { en: '', zh: '' },
  points: 100,
  knowledgeNodeId: null,
};
const begun = 'Ink is ground on a stone with a little water. '.repeat(20);
const keys = [...'the quick brown fox jumps over 13 lazy dogs, and writes. '];
const pasted = ['😀', '砚台', '𝟘'];

const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });

/** The field's text after each key, with the time. */
type KeyLog = { text: string; at: number }[];

/** Types at a position in the text until the tab crashes. */
const typeOn = async (page: Page, { log, from, odds }: { log: KeyLog; from: number; odds: () => number }) => {
  let text = log.at(-1)?.text ?? '';
  let at = from;
  await field(page).evaluate((area, caret) => {
    (area as HTMLTextAreaElement).focus();
    (area as HTMLTextAreaElement).setSelectionRange(caret, caret);
  }, at);
  for (let turn = 0; ; turn++) {
    const draw = odds();
    const key = draw < 5 ? (pasted[draw % pasted.length] ?? '') : (keys[turn % keys.length] ?? ' ');
    const isBack = draw > 90 && at > from && !/[\uDC00-\uDFFF]/.test(text.charAt(at - 1));
    const start = isBack ? at - 1 : at;
    text = text.slice(0, start) + (isBack ? '' : key) + text.slice(at);
    at = isBack ? start : at + key.length;
    // A key in flight at the crash may have been processed.
    log.push({ text, at: Infinity });
    if (isBack) await page.keyboard.press('Backspace');
    else await page.keyboard.insertText(key);
    log.pop();
    log.push({ text, at: Date.now() });
  }
};

test(
  'the tab of an essay is killed at many moments: nothing older than a second is lost, and nothing is duplicated',
  { tag: thorough },
  async ({ school, page, context, request }) => {
    test.setTimeout(1_200_000);
    const { between } = createRandom('killing an essay');
    const work = await createTestAssignment(school, request, { questions: [essay] });
    await openAttempt(page, school, work);
    await field(page).fill(begun);
    await expectSaved(page);

    let tab = page;
    const log: KeyLog = [{ text: begun, at: Date.now() }];
    const lost: number[] = [];
    for (let round = 0; round < killCount; round++) {
      // Every other time the device is offline.
      if (round % 2 === 1) await context.route(savePattern, (route) => route.abort());
      const isSameTab = between(0, 1) === 1;
      const windowId = isSameTab ? await getWindowId(tab) : null;
      const before = log.at(-1)?.text ?? '';
      const place = Array.from(before.slice(0, between(0, before.length)))
        .join('')
        .toWellFormed().length;
      const from = /[\uDC00-\uDFFF]/.test(before.charAt(place)) ? place - 1 : place;
      const typing = typeOn(tab, { log, from, odds: () => between(0, 99) }).catch(() => undefined);
      const killedAt = await killAfter(context, tab, between(150, 1700));
      await typing;
      await context.unroute(savePattern);

      tab = await reopenAfterCrash(context, `${school.url}/ws/amc/exam?id=${work.id}`, { windowId, stands: field });
      const shown = await field(tab).inputValue();
      const storedIndex = log.findLastIndex(({ text }) => text === shown);
      expect(storedIndex, `round ${round}: what is shown was never typed: …${shown.slice(-80)}`).toBeGreaterThanOrEqual(
        0,
      );
      const older = log.slice(storedIndex + 1).filter(({ at }) => at < killedAt - 1000);
      expect(older, `round ${round}: keys older than a second are lost`).toEqual([]);
      lost.push(log.length - 1 - storedIndex);
      log.splice(0, log.length, { text: shown, at: Date.now() });
    }
    process.stdout.write(`keys lost in the last second: ${lost.join(' ')}\n`);

    await expectSaved(tab);
    expect(await listStoredAnswers(school, work)).toEqual([await field(tab).inputValue()]);
    const [patches] = await queryRows<{ count: number }>(
      school,
      `select count(*)::int as count from attempt_event e join attempt a on a.id = e.attempt_id
      where a.assignment_id = $1 and e.kind = 'patched'`,
      [work.id],
    );
    expect(patches?.count).toBeGreaterThan(0);
  },
);
