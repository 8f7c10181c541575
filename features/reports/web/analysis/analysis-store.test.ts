import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  analysisKey,
  createAnalysisStore,
  type StoredAnalysis,
  type SavedAnalysis,
  type AnalysisContent,
  type AnalysisOutcome,
} from './analysis-store.ts';

const blank: AnalysisContent = { reason: '', evidence: '', plan: '', quote: null };
const nothing: SavedAnalysis = { content: blank, version: 0, savedAt: null };
const at = '2026-03-02T09:00:00.000Z';
const saved = (version: number): AnalysisOutcome => ({ is: 'acknowledged', receipt: { version, savedAt: at } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An analysis store whose server returns these responses in turn; exposes what was sent and stored. */
const opened = (
  answers: AnalysisOutcome[],
  how: { known?: SavedAnalysis; kept?: StoredAnalysis | null; isFull?: boolean } = {},
) => {
  const device: { kept: StoredAnalysis | null } = { kept: how.kept ?? null };
  const sent: (StoredAnalysis & { requestId: string })[] = [];
  let presses = 0;
  const store = createAnalysisStore({
    known: how.known ?? nothing,
    device: {
      read: () => (device.kept ? [{ key: analysisKey, value: device.kept }] : []),
      write: ({ put: [row] }) => {
        if (how.isFull && row) throw new DOMException('no room', 'QuotaExceededError');
        device.kept = row?.value ?? null;
      },
    },
    send: async (what) => {
      sent.push(what);
      return answers.shift() ?? { is: 'retry' };
    },
    newRequestId: () => `press ${(presses += 1)}`,
  });
  return { store, sent, device };
};

test('each letter is stored on the device before anything is sent', async () => {
  const { store, sent, device } = opened([saved(1)]);
  store.change({ reason: 'I guessed' });
  expect(device.kept).toEqual({ content: { ...blank, reason: 'I guessed' }, version: 0 });
  expect(store.view().saving).toEqual({ state: 'device' });
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(sent.map(({ version }) => version)).toEqual([0]);
  expect(store.view().saving).toEqual({ state: 'saved', at });
  expect(device.kept).toBeNull();
});

test('what is typed during a request stays on the device and is sent on top of the new version', async () => {
  const { store, sent, device } = opened([saved(1), saved(2)]);
  store.change({ reason: 'One' });
  const going = store.flush();
  store.change({ reason: 'One and two' });
  await going;
  expect(device.kept).toEqual({ content: { ...blank, reason: 'One and two' }, version: 1 });
  await vi.advanceTimersByTimeAsync(4000);
  expect(sent.map(({ version, content }) => [version, content.reason])).toEqual([
    [0, 'One'],
    [1, 'One and two'],
  ]);
  expect(device.kept).toBeNull();
});

test('without the network it stays on the device and is sent again with the same idempotency key', async () => {
  const { store, sent, device } = opened([{ is: 'retry' }, saved(1)]);
  store.change({ evidence: 'The opposite.' });
  await store.flush();
  expect(store.view().saving).toEqual({ state: 'device' });
  expect(device.kept).not.toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.map(({ requestId }) => requestId)).toEqual(['press 1', 'press 1']);
  expect(device.kept).toBeNull();
});

test('text left on the device by a closed tab is sent', async () => {
  const content = { ...blank, reason: 'Half a sent' };
  const { store, sent } = opened([saved(4)], {
    known: { ...nothing, version: 3 },
    kept: { content, version: 3 },
  });
  expect(store.view().content).toEqual(content);
  await vi.advanceTimersByTimeAsync(4000);
  expect(sent[0]).toMatchObject({ version: 3, content });
});

test('a newer version of another window is shown, and nothing is sent until one of both is chosen', async () => {
  const theirs: SavedAnalysis = { content: { ...blank, reason: 'Theirs' }, version: 5, savedAt: at };
  const { store, sent, device } = opened([{ is: 'aside', conflict: theirs }, saved(6)]);
  store.change({ reason: 'Mine' });
  await store.flush();
  expect(store.view()).toMatchObject({ newer: theirs, content: { reason: 'Mine' } });
  store.change({ reason: 'Mine, longer' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(device.kept?.content.reason).toBe('Mine, longer');
  store.keepMine();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent[1]).toMatchObject({ version: 5, content: { reason: 'Mine, longer' } });
  expect(store.view()).toMatchObject({ newer: null, saving: { state: 'saved' } });
});

test('the saved version can be chosen instead', async () => {
  const theirs: SavedAnalysis = { content: { ...blank, reason: 'Theirs' }, version: 5, savedAt: at };
  const { store, device } = opened([{ is: 'aside', conflict: theirs }]);
  store.change({ reason: 'Mine' });
  await store.flush();
  store.takeTheirs();
  expect(store.view()).toMatchObject({ content: { reason: 'Theirs' }, newer: null });
  expect(device.kept).toBeNull();
});

test('a save whose response was lost is no conflict', async () => {
  const theirs: SavedAnalysis = { content: { ...blank, reason: 'One' }, version: 1, savedAt: at };
  const { store, sent } = opened([{ is: 'retry' }, { is: 'aside', conflict: theirs }, saved(2)]);
  store.change({ reason: 'One' });
  await store.flush();
  store.change({ reason: 'One and two' });
  await store.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.view()).toMatchObject({ newer: null, saving: { state: 'saved' } });
  expect(sent.at(-1)).toMatchObject({ version: 1, content: { reason: 'One and two' } });
});

test('a refusal shows the reason, and the text stays on the device', async () => {
  const { store, device } = opened([{ is: 'refused', reason: 'Not open.' }]);
  store.change({ reason: 'Mine' });
  await store.flush();
  expect(store.view().saving).toEqual({ state: 'failed', reason: 'Not open.' });
  expect(device.kept?.content.reason).toBe('Mine');
});

test('text that the device could not store is not shown as stored, also while offline', async () => {
  const { store } = opened([{ is: 'retry' }, saved(1)], { isFull: true });
  store.change({ reason: 'I guessed' });
  expect(store.view().saving).toEqual({ state: 'saving' });
  await vi.advanceTimersByTimeAsync(4000);
  expect(store.view().saving).toEqual({ state: 'onlyHere' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.view().saving).toEqual({ state: 'saved', at });
});

test('beside a newer version it is told where mine is: on the device, or in this window alone', async () => {
  const theirs = { content: { ...blank, reason: 'Theirs' }, version: 3, savedAt: at };
  const places: unknown[] = [];
  for (const isFull of [false, true]) {
    const { store } = opened([{ is: 'aside', conflict: theirs }], { isFull });
    store.change({ reason: 'Mine' });
    await vi.advanceTimersByTimeAsync(4000);
    places.push([store.view().newer, store.view().where]);
  }
  expect(places).toEqual([
    [theirs, 'device'],
    [theirs, 'nowhere'],
  ]);
});
