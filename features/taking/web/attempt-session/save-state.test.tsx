// @vitest-environment jsdom
import { Blob as CloneableBlob } from 'node:buffer';
import { cleanup, screen } from '@testing-library/react';
import { useEffect, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice, holdWrites } from '@inkstone/device/testing';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { useAnswerFiles, type AnswerFileStore } from '@inkstone/exam/files';
import { preloadPlayers } from '@inkstone/exam/views';
import { renderUi } from '@inkstone/ui/testing';
import { openDeviceFiles } from '../files/device-files.ts';
import { openFileQueue, type FileQueue } from '../files/file-queue.ts';
import { openDeviceJournals } from '../journal/device-journal.ts';
import { SubmissionScreen } from '../finishing/submission-screen.tsx';
import { ExamFiles } from '../exam-window/exam-files.tsx';
import { openDeviceRecordings } from '../recording/device-recordings.ts';
import { createStart } from '../testing.tsx';
import { openAttemptStore, type AttemptStore } from './attempt-store.ts';

const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
const blueprint = buildBlueprint({
  sections: [buildSectionRule('Writing')],
  filled: [{ section: 'Writing', sets: [[1]], type: 'file-upload' }],
});
const prompt = { text: '<p>Hand in.</p>', accepts: ['text', 'files', 'recording'], mostFiles: 2, leastWords: 0 };
const begun = [{ kind: 'started' }, { kind: 'section-entered', sectionId: 'Writing' }] as const;
const chosen = { name: 'page.jpg', mime: 'image/jpeg', bytes: new ArrayBuffer(12) };

const started = () => {
  const start = createStart(blueprint);
  const [set] = start.sets;
  if (set) set.questions = set.questions.map((question) => ({ ...question, kind: 'file-upload', prompt }));
  return start;
};

// Databases are cached per person: each test uses its own person.
let personId = 4000;
let open: { store: AttemptStore; files: FileQueue }[] = [];

beforeEach(() => {
  freshDevice();
  personId += 1;
  // IndexedDB stores a structured clone, which jsdom's own Blob does not support.
  vi.stubGlobal('Blob', CloneableBlob);
  // No network: unsent data is only on this device.
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  cleanup();
  for (const { store } of open) store.close();
  open = [];
  vi.unstubAllGlobals();
});

/** Opens a started attempt in a window of this device. */
const sit = async (story: readonly Parameters<AttemptStore['dispatch']>[0][] = begun) => {
  await preloadPlayers(['file-upload']);
  const start = started();
  const device = openDeviceFiles(personId);
  const files = await openFileQueue({
    ...{ caller, device, attemptId: start.attemptId, uploaded: [], renew: async () => [] },
  });
  const store = await openAttemptStore({
    ...{ started: start, sentAt: performance.now(), windowId: 'window', caller, files },
    ...{ device: openDeviceJournals(personId), holdsExclusively: () => true },
  });
  open.push({ store, files });
  for (const event of story) store.dispatch(event);
  return { store, files, attemptId: start.attemptId };
};

const isOnDevice = (store: AttemptStore) =>
  vi.waitFor(() => expect(store.snapshot().saving).toMatchObject({ is: 'onDevice', why: 'offline' }));

/** Records every displayed save state. */
const recordSaveStates = (store: AttemptStore): string[] => {
  const saveStates = [store.snapshot().saving.is];
  store.subscribe(() => saveStates.push(store.snapshot().saving.is));
  return saveStates;
};

/** Renders the submission screen. */
const End = ({ store }: { store: AttemptStore }) => (
  <SubmissionScreen
    store={store}
    snapshot={useSyncExternalStore(store.subscribe, store.snapshot)}
    onDone={() => undefined}
  />
);

/** The file upload of the question, as its player gets it. */
const deskIn = ({ store, files }: { store: AttemptStore; files: FileQueue }): { current: AnswerFileStore | null } => {
  const held: { current: AnswerFileStore | null } = { current: null };
  const Player = () => {
    const { desk } = useAnswerFiles();
    useEffect(() => void Object.assign(held, { current: desk }), [desk]);
    return null;
  };
  renderUi(
    <ExamFiles store={store} files={files} questionId={1}>
      <Player />
    </ExamFiles>,
  );
  return held;
};

const sound = (id: string, attemptId: number) => ({
  recordings: [
    {
      id,
      attemptId,
      questionId: 1,
      mime: 'audio/webm',
      order: 0,
      chunkCount: 1,
      endState: 'recording' as const,
      isDelivered: false,
    },
  ],
  chunks: [{ recordingId: id, index: 0, bytes: new ArrayBuffer(8) }],
});
const aTake = '0190a000-0000-7000-8000-000000000001';

test('while a file waits for upload, a new answer is shown as stored on the device only once it is', async () => {
  const { store, files } = await sit();
  expect(await deskIn({ store, files }).current?.add(chosen)).toBeNull();
  await isOnDevice(store);
  const held = holdWrites();
  store.dispatch({ kind: 'answered', questionId: 1, value: { text: 'Ink.', files: [], recordings: [] } });
  const saveStates = recordSaveStates(store);
  await vi.waitFor(() => expect(held.count()).toBe(1));
  store.retryNow();
  await new Promise((resolve) => setTimeout(resolve));
  expect(saveStates).not.toContain('onDevice');
  expect(store.snapshot()).toMatchObject({ isOnDevice: false, saving: { is: 'saving' } });
  held.release();
  await isOnDevice(store);
});

test('a submission is confirmed once the device has stored the last event and the flag, in one write', async () => {
  const { store, files, attemptId } = await sit();
  await deskIn({ store, files }).current?.add(chosen);
  await isOnDevice(store);
  const held = holdWrites();
  store.submit();
  renderUi(<End store={store} />);
  await vi.waitFor(() => expect(held.count()).toBe(1));
  expect(screen.queryByText('Handed in on this device')).toBeNull();
  held.release();
  expect(await screen.findByText('Handed in on this device')).toBeTruthy();
  const storedJournal = await openDeviceJournals(personId).read(attemptId);
  expect(storedJournal?.head.isSubmitting).toBe(true);
  expect(storedJournal?.journal.entries.at(-1)?.event.kind).toBe('submitted');
});

test('a device that fails to store the submission stores neither part of it, and it is not confirmed', async () => {
  const { store, attemptId } = await sit();
  await isOnDevice(store);
  const { commit } = IDBTransaction.prototype;
  vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function refuse(this: IDBTransaction) {
    this.abort();
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.submit();
  await vi.waitFor(() => expect(store.snapshot().saving).toMatchObject({ is: 'notSaved', why: 'deviceFull' }));
  IDBTransaction.prototype.commit = commit;
  const storedJournal = await openDeviceJournals(personId).read(attemptId);
  expect([storedJournal?.head.isSubmitting, storedJournal?.journal.entries.at(-1)?.event.kind]).toEqual([
    false,
    'section-entered',
  ]);
});

test('a file and the entry that refers to it are stored in one step, and nothing is confirmed before', async () => {
  const { store, files, attemptId } = await sit();
  await isOnDevice(store);
  const desk = deskIn({ store, files });
  const held = holdWrites();
  const adding = desk.current?.add(chosen);
  await vi.waitFor(() => expect(held.count()).toBe(1));
  expect(Object.values(files.view()).map(({ stand }) => stand.is)).toEqual(['keeping']);
  expect([files.pendingCount(), store.snapshot().saving.is]).toEqual([0, 'saving']);
  held.release();
  expect(await adding).toBeNull();
  await isOnDevice(store);
  const [file] = await openDeviceFiles(personId).list(attemptId);
  const storedJournal = await openDeviceJournals(personId).read(attemptId);
  expect(file).toMatchObject({ name: 'page.jpg', isReferenced: true });
  expect(storedJournal?.journal.entries.at(-1)?.event).toMatchObject({ value: { files: [{ id: file?.id }] } });
});

test('a file that does not fit on the device is not part of any answer', async () => {
  const { store, files, attemptId } = await sit();
  await isOnDevice(store);
  const desk = deskIn({ store, files });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function full(this: IDBObjectStore) {
    throw new DOMException(`no room in ${this.name}`, 'QuotaExceededError');
  });
  expect(await desk.current?.add(chosen)).toBe('deviceFull');
  vi.restoreAllMocks();
  expect([store.snapshot().replayState.answers[1] ?? null, files.view()]).toEqual([null, {}]);
  expect(await openDeviceFiles(personId).list(attemptId)).toEqual([]);
  // The next write stores the whole journal.
  store.dispatch({ kind: 'answered', questionId: 1, value: { text: 'Ink.', files: [], recordings: [] } });
  await isOnDevice(store);
});

test('a file is removed in one step with the entry that records the removal', async () => {
  const { store, files, attemptId } = await sit();
  const desk = deskIn({ store, files });
  await desk.current?.add(chosen);
  const [id = ''] = Object.keys(files.view());
  await isOnDevice(store);
  const commits = vi.spyOn(IDBTransaction.prototype, 'commit');
  desk.current?.remove(id);
  await isOnDevice(store);
  expect(commits).toHaveBeenCalledTimes(1);
  commits.mockRestore();
  expect(await openDeviceFiles(personId).list(attemptId)).toMatchObject([{ id, isRemoved: true }]);
  expect(store.snapshot().replayState.answers[1] ?? null).toBeNull();
});

test('a file without a reference is added to its answer by the next window, or kept on the device if the answer is full', async () => {
  const { store, attemptId } = await sit();
  await isOnDevice(store);
  store.close();
  const device = openDeviceFiles(personId);
  for (const order of [1, 2, 3]) {
    const id = `0190a000-0000-7000-8000-00000000000${order}`;
    const file = {
      id,
      attemptId,
      questionId: 1,
      name: `${order}.jpg`,
      mime: 'image/jpeg',
      bytes: new TextEncoder().encode('ink').buffer,
    };
    await device.save({ ...file, order, isReferenced: false, isRemoved: false });
  }
  const next = await sit([]);
  const value = next.store.snapshot().replayState.answers[1] as { files: { name: string }[] };
  expect(value.files.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg']);
  await isOnDevice(next.store);
  const rows = await device.list(attemptId);
  expect(rows.map(({ name, isReferenced, isRemoved }) => [name, isReferenced, isRemoved])).toEqual([
    ['1.jpg', true, false],
    ['2.jpg', true, false],
    ['3.jpg', false, false],
  ]);
  expect((await device.listUndecided()).map(({ name }) => name)).toEqual(['3.jpg']);
});

test('a recording becomes part of the answer once the device has stored it with the entry that refers to it', async () => {
  const { store, attemptId } = await sit();
  await isOnDevice(store);
  const held = holdWrites();
  const naming = { kind: 'recording-saved', questionId: 1, recordingId: aTake } as const;
  const saveStates = store.dispatchWithAttachments(sound(aTake, attemptId), [naming]);
  await vi.waitFor(() => expect(held.count()).toBe(1));
  expect([store.snapshot().replayState.answers[1], store.snapshot().saving.is]).toEqual([undefined, 'saving']);
  held.release();
  expect(await saveStates).toBe(true);
  expect(store.snapshot().replayState.answers[1]).toMatchObject({ recordings: [aTake] });
  const storedJournal = await openDeviceJournals(personId).read(attemptId);
  expect(storedJournal?.journal.entries.at(-1)?.event).toEqual(naming);
  expect(await openDeviceRecordings(personId).firstChunk(aTake)).toMatchObject({ index: 0 });
});

test('a recording that does not fit on the device is not referred to, and its reserved number holds an empty entry', async () => {
  const { store, attemptId } = await sit();
  await isOnDevice(store);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const naming = { kind: 'recording-saved', questionId: 1, recordingId: aTake } as const;
  await expect(store.dispatchWithAttachments(sound(aTake, attemptId), [naming])).rejects.toThrow('full');
  vi.restoreAllMocks();
  expect(store.snapshot().replayState.answers[1]).toBeUndefined();
  expect(store.toUnsentFile().events.at(-1)).toMatchObject({ kind: 'started' });
});

test('a recording that comes too late for the answer is still stored', async () => {
  const { store, attemptId } = await sit();
  await isOnDevice(store);
  const late = { kind: 'recording-saved', questionId: 77, recordingId: aTake } as const;
  expect(await store.dispatchWithAttachments(sound(aTake, attemptId), [late])).toBe(false);
  expect(await openDeviceRecordings(personId).firstChunk(aTake)).toBeDefined();
});
