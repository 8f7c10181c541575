import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures/school.ts';
import {
  createTestAssignment,
  queryRows,
  signIn,
  skipEnvironmentCheck,
  type TestAssignment,
  type TestServer,
} from './taking-steps.ts';
import { countDeviceRows } from './steps/device-rows.ts';

const explanation = { en: '<p>Speak.</p>', zh: '<p>说。</p>' };
const rest = { explanation, points: 100, knowledgeNodeId: null };
const options = ['A', 'B', 'C', 'D'].map((id_option) => ({ id_option, text: `<p>Option ${id_option}</p>` }));

const spokenQuestion = (text: string) => ({
  type: 'timed-speech',
  prompt: { text: `<p>${text}</p>` },
  key: { model: '<p>Both.</p>' },
  ...rest,
});

const firstQuestion = spokenQuestion('Which do you prefer?');
const lastQuestion = { type: 'choice', prompt: { text: '<p>And now?</p>', options }, key: 'B', ...rest };

/** Assigns homework whose first questions, one by default, are spoken; the last is a choice question. */
export const createSpokenAssignment = (
  place: TestServer,
  request: Parameters<typeof createTestAssignment>[1],
  {
    more = [],
    ...draft
  }: { kind?: 'test' | 'homework'; programme?: string; subject?: string; more?: readonly string[] } = {},
): Promise<TestAssignment> => {
  // A speaking section of an exam contains spoken tasks only.
  const last = draft.programme === undefined ? [lastQuestion] : [];
  const permissions = [firstQuestion, ...more.map(spokenQuestion), ...last];
  return createTestAssignment(place, request, { ...draft, questions: permissions });
};

const windowPaths = { test: 'introduction', homework: 'homework/exercise' };

/** Opens the assignment at its directions, in its programme's window. */
const openDirections = async (page: Page, { url }: TestServer, { kind, id }: TestAssignment): Promise<void> => {
  await page.goto(`${url}/amc/${windowPaths[kind]}?id=${id}`);
  await skipEnvironmentCheck(page);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
};

/** Signs in and opens the assignment; `windows` are each question's seconds to prepare and to respond. */
export const openSpokenAttempt = async (
  page: Page,
  place: TestServer,
  work: TestAssignment,
  windows?: { prepSeconds: number; responseSeconds: number },
): Promise<void> => {
  await signIn(page, place);
  await openDirections(page, place, work);
  if (windows) {
    const rule = JSON.stringify({ readSeconds: 0, readHidesText: false, ...windows });
    await queryRows(
      place,
      `update attempt set blueprint = jsonb_set(blueprint, '{sections,0,parts,0,windows}', $2::jsonb)
        where assignment_id = $1`,
      [work.id, rule],
    );
    await page.reload();
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Which do you prefer?')).toBeVisible();
};

/** The recorder's texts. */
export const state = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true });

/** The recordings of an attempt as the server durably has them. */
export const listStoredRecordings = async (place: TestServer, { id }: TestAssignment) =>
  queryRows<{ id: string; size_bytes: number; is_whole: boolean; pieces: number | null }>(
    place,
    `select r.id, r.size_bytes, r.chunk_count as pieces, r.completed_at is not null as is_whole from recording r
       join attempt a on a.id = r.attempt_id where a.assignment_id = $1 order by r.created_at`,
    [id],
  );

/** The number of unsent recording chunks on this device. */
export const countPiecesOnDevice = (page: Page): Promise<number> =>
  countDeviceRows(page, { database: 'inkstone-journal-', store: 'recordingChunks' });

/** Plays every recording on the page to its end, fast, and returns the seconds of each. */
export const measurePlayback = async (page: Page): Promise<number[]> => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('audio')].some((audio) => audio.parentElement?.checkVisibility()),
  );
  return page.evaluate(async () => {
    const context = new AudioContext();
    const lengths: number[] = [];
    for (const audio of document.querySelectorAll('audio')) {
      if (!audio.parentElement?.checkVisibility()) continue;
      const { src } = audio;
      const bytes = await (await fetch(src)).arrayBuffer();
      lengths.push((await context.decodeAudioData(bytes)).duration);
    }
    return lengths;
  });
};

/** The bytes of each chunk of a recording, in order. */
export interface RecordedChunks {
  /** The recorder delivered them. */
  made: number[];
  /** The device confirmed that it has stored them. */
  stored: number[];
}

interface ChunkWatch {
  /** The chunks since the last `take`. */
  read(): RecordedChunks;
  /** Returns them and begins again. */
  take(): RecordedChunks;
}

/** Hears of every chunk in the pages of a context, whatever becomes of their tabs. */
export const watchChunks = async (context: BrowserContext): Promise<ChunkWatch> => {
  let chunks: RecordedChunks = { made: [], stored: [] };
  await context.exposeBinding('chunkMade', (_, bytes: number) => void chunks.made.push(bytes));
  await context.exposeBinding('chunkStored', (_, bytes: number) => void chunks.stored.push(bytes));
  await context.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (row: { bytes?: ArrayBuffer }, key?: IDBValidKey) {
      const { chunkStored } = globalThis as unknown as { chunkStored: (bytes: number) => void };
      const bytes = row.bytes?.byteLength ?? 0;
      if (this.name === 'recordingChunks') this.transaction.addEventListener('complete', () => chunkStored(bytes));
      return key === undefined ? put.call(this, row) : put.call(this, row, key);
    };
    const start = MediaRecorder.prototype.start;
    MediaRecorder.prototype.start = function (slice?: number) {
      this.addEventListener('dataavailable', ({ data }) => {
        const { chunkMade } = globalThis as unknown as { chunkMade: (bytes: number) => void };
        if (data.size > 0) chunkMade(data.size);
      });
      start.call(this, slice);
    };
  });
  return {
    read: () => chunks,
    take: () => {
      const past = chunks;
      chunks = { made: [], stored: [] };
      return past;
    },
  };
};

/** Submits from the review page. */
export const submit = async (page: Page): Promise<void> => {
  await page.keyboard.press('Alt+r');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
};
