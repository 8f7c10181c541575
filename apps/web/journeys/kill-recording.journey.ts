import { expect, test, type Page } from './fixtures/school.ts';
import { createRandom, killAfter, killCount, reopenAfterCrash } from './kill-steps.ts';
import { listStoredRecordings, countPiecesOnDevice, openSpokenAttempt, state } from './recording-steps.ts';
import { createTestAssignment, listStoredAnswers, expectSaved } from './taking-steps.ts';

const spoken = {
  type: 'timed-speech',
  prompt: { text: '<p>Which do you prefer?</p>' },
  key: { model: '' },
  explanation: { en: '', zh: '' },
  points: 100,
  knowledgeNodeId: null,
};

const recording = (page: Page) => state(page, 'Recording');

interface Chunk {
  bytes: number;
  at: number;
}

/** What the recorder delivered until a crash or stop. */
interface Part {
  chunks: Chunk[];
  endedAt: number;
  isKilled: boolean;
}

/** The possible sizes of a part: bytes after each chunk. */
const cumulativeSizes = ({ chunks }: Part): number[] => chunks.map((_, last) => sum(chunks.slice(0, last + 1)));
const sum = (chunks: readonly Chunk[]): number => chunks.reduce((bytes, chunk) => bytes + chunk.bytes, 0);

test('the tab of a recording is killed at twenty moments: nothing older than a second is lost, and nothing is duplicated', async ({
  school,
  page,
  context,
  request,
}) => {
  test.setTimeout(600_000);
  const { between } = createRandom('killing a recording');
  let chunks: Chunk[] = [];
  await context.exposeBinding('chunkMade', (_, bytes: number) => {
    chunks.push({ bytes, at: Date.now() });
  });
  await context.addInitScript(() => {
    const start = MediaRecorder.prototype.start;
    MediaRecorder.prototype.start = function (slice?: number) {
      this.addEventListener('dataavailable', ({ data }) => {
        const { chunkMade } = globalThis as unknown as { chunkMade: (bytes: number) => void };
        if (data.size > 0) chunkMade(data.size);
      });
      start.call(this, slice);
    };
  });
  // An answer has at most twenty parts: ten crashes in each of two.
  const work = await createTestAssignment(school, request, { kind: 'homework', questions: [spoken, spoken] });
  await openSpokenAttempt(page, school, work, { prepSeconds: 1, responseSeconds: 600 });

  let tab = page;
  const parts: Part[] = [];
  const take = (endedAt: number, isKilled: boolean): void => {
    parts.push({ chunks, endedAt, isKilled });
    chunks = [];
  };
  for (const question of [1, 2]) {
    await expect(recording(tab)).toBeVisible();
    for (let round = 0; round < killCount / 2; round++) {
      take(await killAfter(context, tab, between(1200, 2100)), true);
      tab = await reopenAfterCrash(context, `${school.url}/amc/homework/exercise?id=${work.id}`, {
        windowId: null,
        stands: recording,
      });
    }
    await tab.waitForTimeout(700);
    await tab.getByRole('button', { name: 'Stop' }).click();
    await expect(tab.getByText('Your recording is on the server, complete.')).toBeVisible();
    take(Date.now(), false);
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
    const lost = part.chunks.slice(storedIndex + 1);
    expect(part.isKilled ? lost.filter(({ at }) => at < part.endedAt - 1000) : lost, seen).toEqual([]);
  }
  const answers = await listStoredAnswers(school, work);
  const half = parts.length / 2;
  expect(answers).toEqual(
    [held.slice(0, half), held.slice(half)].map((own) => ({ recordings: own.map(({ id }) => id) })),
  );
});
