import { newRequestId, type Caller } from '@inkstone/call/web';
import type { OutboxItem } from '@inkstone/device/outbox';
import { uploadTiming, type UploadFailure } from '../journal/delivery-failure.ts';
import type { Attachments } from '../journal/journal-rows.ts';
import type { DeviceRecordings, StoredRecording, UnsentRecording } from './device-recordings.ts';
import { countParts, createRecordingOutbox, type RecordingOutbox } from './recording-outbox.ts';

/** Receives the chunks of one take and stores them on the device. */
export interface TakeSink {
  id: string;
  /** Resolves once the chunk is stored. */
  saveChunk(bytes: ArrayBuffer): Promise<void>;
  end(how: 'stopped' | 'interrupted'): Promise<void>;
}

/** The speaking phase, which decides whether the student may go on. */
export type SpeakingPhase = 'before' | 'prep' | 'recording' | null;

/** Stores the first chunk of a take with its events; rejects where the device has no space. */
export type SaveFirstChunk = (recordingId: string, first: Attachments) => Promise<unknown>;

/** The recordings of one attempt in this window: stored on the device and sent until the server has them. */
export interface RecordingQueue {
  /** Begins a take; `keepFirst` stores its first chunk in one transaction with the journal entry that refers to it. */
  begin(take: { questionId: number; mime: string; keepFirst: SaveFirstChunk; canBeHeard?: boolean }): TakeSink;
  /** The object URL of a recording made in this window; null in tests and for earlier ones. */
  getPlaybackUrl(recordingId: string): string | null;
  /** The number of unsent chunks. */
  pendingCount(): number;
  /** Why delivery fails; null while it works. */
  trouble(): UploadFailure | null;
  /** Whether this device completed a recording of the question: nothing starts automatically any more. */
  hasStopped(questionId: number): boolean;
  /** Whether the server has all of them whole. */
  isDelivered(recordingIds: readonly string[]): boolean;
  /** Whether the server lacks some that are not on this device, but on the one that recorded them. */
  isElsewhere(recordingIds: readonly string[]): boolean;
  speaking(): SpeakingPhase;
  setSpeaking(speaking: SpeakingPhase): void;
  retryNow(): void;
  onChange(listener: () => void): void;
  close(): void;
}

interface RecordingQueueOptions {
  caller: Caller;
  device: DeviceRecordings;
  attemptId: number;
  /** The programme, which may have its own call for recordings. */
  programme: string;
  /** The recordings that the server had whole when the attempt was opened; absent where it did not say. */
  onServer?: readonly string[] | undefined;
}

/** A queue by its parts. */
interface QueueParts extends Pick<RecordingQueueOptions, 'device' | 'attemptId' | 'programme'> {
  outbox: RecordingOutbox;
  /** Every recording of the attempt that this device has, by id. */
  recordings: Map<string, StoredRecording>;
  playbackUrls: Map<string, string>;
}

/** Takes in a recording as the device has it now; what of it the server lacks is sent. */
const takeIn = ({ outbox, recordings }: QueueParts, recording: StoredRecording): void => {
  recordings.set(recording.id, recording);
  outbox.change([[recording.id, { recording, sentBelow: 0 }]], { storedBy: Promise.resolve() });
};

const beginTake = (
  queue: QueueParts,
  { questionId, mime, keepFirst: saveFirst, canBeHeard = false }: Parameters<RecordingQueue['begin']>[0],
): TakeSink => {
  const { device, attemptId, programme, recordings, playbackUrls } = queue;
  const id = newRequestId();
  const take = { id, attemptId, questionId, mime, programme };
  const parts: ArrayBuffer[] = [];
  let hasFirst = false;
  const saveFirstChunk = async (bytes: ArrayBuffer): Promise<StoredRecording> => {
    const first = { order: recordings.size, chunkCount: 1, endState: 'recording', isDelivered: false } as const;
    const recording = { ...take, ...first };
    await saveFirst(id, { recordings: [recording], chunks: [{ recordingId: id, index: 0, bytes }] });
    hasFirst = true;
    return recording;
  };
  return {
    id,
    async saveChunk(bytes) {
      const recording = await (hasFirst ? device.saveChunk(take, bytes) : saveFirstChunk(bytes));
      if (canBeHeard) parts.push(bytes);
      takeIn(queue, recording);
    },
    async end(how) {
      const recording = await device.end(id, how);
      if (parts.length > 0) playbackUrls.set(id, URL.createObjectURL(new Blob(parts, { type: mime })));
      if (recording) takeIn(queue, recording);
    },
  };
};

/** Why a recording is not sent any more by itself; null where it is. */
const getStop = ({ phase }: OutboxItem<UnsentRecording, UploadFailure>): UploadFailure | null => {
  if (phase.is === 'refused') return { trouble: 'refused', words: phase.reason };
  return phase.is === 'aside' ? phase.conflict : null;
};

const findStop = (items: readonly OutboxItem<UnsentRecording, UploadFailure>[]): UploadFailure | null =>
  items.map(getStop).find((stop) => stop !== null) ?? null;

/** The recordings that the device has; those that a crash has left open are ended. */
const loadRecordings = async (device: DeviceRecordings, attemptId: number) => {
  await device.endInterrupted(attemptId);
  return { all: await device.list(attemptId), stored: await device.listUndelivered(attemptId) };
};

/** Opens the recording queue of an attempt: interrupted takes are ended and sent automatically. */
export const openRecordingQueue = async (options: RecordingQueueOptions): Promise<RecordingQueue> => {
  const { caller, device, attemptId, programme, onServer } = options;
  // A device that cannot store is reported with the first chunk; the exam opens all the same.
  const { all, stored } = await loadRecordings(device, attemptId).catch(() => ({ all: [], stored: [] }));
  const recordings = new Map(all.map((recording) => [recording.id, recording]));
  let failure: UploadFailure | null = null;
  let speaking: SpeakingPhase = null;
  let notify: () => void = () => undefined;
  const outbox = createRecordingOutbox({
    ...{ caller, device, stored, timing: uploadTiming },
    onSent({ id }, { isComplete }) {
      failure = null;
      const recording = recordings.get(id);
      if (recording && isComplete) recordings.set(id, { ...recording, isDelivered: true });
    },
    onFailure(latest) {
      failure = latest;
    },
  });
  outbox.subscribe(() => notify());
  const queue: QueueParts = { device, attemptId, programme, outbox, recordings, playbackUrls: new Map() };
  const { playbackUrls } = queue;
  const listItems = () => [...outbox.items().values()];
  const isMissing = (id: string): boolean => !recordings.has(id) && onServer?.includes(id) === false;

  return {
    begin: (take) => beginTake(queue, take),
    getPlaybackUrl: (recordingId) => playbackUrls.get(recordingId) ?? null,
    pendingCount: () => listItems().reduce((sum, { value }) => sum + countParts(value), 0),
    trouble: () => failure ?? findStop(listItems()),
    hasStopped: (questionId) =>
      [...recordings.values()].some(
        (recording) => recording.questionId === questionId && recording.endState === 'stopped',
      ),
    isDelivered: (recordingIds) => recordingIds.every((id) => recordings.get(id)?.isDelivered ?? !isMissing(id)),
    isElsewhere: (recordingIds) => recordingIds.some(isMissing),
    speaking: () => speaking,
    setSpeaking(next) {
      if (next === speaking) return;
      speaking = next;
      notify();
    },
    retryNow() {
      outbox.resolve(outbox.items().keys());
      void outbox.flush();
    },
    onChange(listener) {
      notify = listener;
    },
    close() {
      notify = () => undefined;
      for (const url of playbackUrls.values()) URL.revokeObjectURL(url);
      outbox.close();
    },
  };
};
