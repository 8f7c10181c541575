import { expect, test, type Page } from './fixtures/school.ts';
import { createRandom, killAfter, killCount, reopenAfterCrash } from './kill-steps.ts';
import {
  countPiecesOnDevice,
  listStoredRecordings,
  openSpokenAttempt,
  state,
  watchChunks,
  type RecordedChunks,
} from './recording-steps.ts';
import { createTestAssignment, listStoredAnswers, expectSaved } from './taking-steps.ts';
import { thorough } from './fixtures/prepare.ts';

const spoken = {
  type: 'timed-speech',
  prompt: { text: '<p>Which do you prefer?</p>' },
  key: { model: '' },
  explanation: { en: '', zh: '' },
  points: 100,
  knowledgeNodeId: null,
};

const recording = (page: Page) => state(page, 'Recording');

/** The chunks of a part, and whether its tab was killed. */
interface Part extends RecordedChunks {
  isKilled: boolean;
}

/** The possible sizes of a part: bytes after each chunk. */
const cumulativeSizes = ({ made }: Part): number[] => made.map((_, last) => sum(made.slice(0, last + 1)));
const sum = (bytes: readonly number[]): number => bytes.reduce((total, chunk) => total + chunk, 0);

test(
  'the tab of a recording is killed at many moments: nothing that the device had stored is lost, and nothing is duplicated',
  { tag: thorough },
  async ({ school, page, context, request }) => {
    test.setTimeout(1_200_000);
    const { between } = createRandom('killing a recording');
    const chunks = await watchChunks(context);
    // An answer has at most twenty parts: half of the crashes in each of two.
    const work = await createTestAssignment(school, request, { kind: 'homework', questions: [spoken, spoken] });
    await openSpokenAttempt(page, school, work, { prepSeconds: 1, responseSeconds: 600 });

    let tab = page;
    const parts: Part[] = [];
    const take = (isKilled: boolean): void => {
      parts.push({ ...chunks.take(), isKilled });
    };
    for (const question of [1, 2]) {
      await expect(recording(tab)).toBeVisible();
      for (let round = 0; round < killCount / 2; round++) {
        await killAfter(context, tab, between(1200, 2100));
        take(true);
        tab = await reopenAfterCrash(context, `${school.url}/amc/homework/exercise?id=${work.id}`, {
          windowId: null,
          stands: recording,
        });
      }
      await tab.waitForTimeout(700);
      await tab.getByRole('button', { name: 'Stop' }).click();
      await expect(tab.getByText('Your recording is on the server, complete.')).toBeVisible();
      take(false);
      if (question === 1) await tab.getByRole('button', { name: 'Next', exact: true }).click();
    }

    await expectSaved(tab);
    expect(await countPiecesOnDevice(tab)).toBe(0);
    const held = await listStoredRecordings(school, work);
    expect(held.every(({ is_whole }) => is_whole)).toBe(true);
    expect(held).toHaveLength(parts.length);
    for (const [index, part] of parts.entries()) {
      const bytes = held[index]?.size_bytes ?? 0;
      const storedIndex = cumulativeSizes(part).indexOf(bytes);
      const seen = `part ${index}: ${bytes} of ${cumulativeSizes(part).join(' ')}`;
      expect(storedIndex, `${seen}: not what the recorder made`).toBeGreaterThanOrEqual(0);
      // What the page heard of last may be later than the kill: the server has what was confirmed, or more.
      expect(bytes, `${seen}: the device had confirmed ${part.stored.join(' ')}`).toBeGreaterThanOrEqual(
        sum(part.isKilled ? part.stored : part.made),
      );
    }
    expect(parts.flatMap(({ stored: confirmed }) => confirmed).length).toBeGreaterThanOrEqual(parts.length);
    const answers = await listStoredAnswers(school, work);
    const half = parts.length / 2;
    expect(answers).toEqual(
      [held.slice(0, half), held.slice(half)].map((own) => ({ recordings: own.map(({ id }) => id) })),
    );
  },
);
