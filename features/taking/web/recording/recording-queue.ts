import type { DeliveryProblem } from '@inkstone/exam/attempt';
import { newRequestId, type Caller } from '@inkstone/call/web';
import { createDelivery } from '../journal/delivery.ts';
import { toDeliveryFailure } from '../journal/delivery-failure.ts';
import type { Attachments } from '../journal/journal-rows.ts';
import type { DeviceRecordings, StoredRecording } from './device-recordings.ts';
import { sendNextChunk } from './send-next-chunk.ts';

/** Receives the chunks of one take and stores them on the device. */
export interface TakeSink {
  id: string;
  /** Resolves once the chunk is stored. */
  saveChunk(bytes: ArrayBuffer): Promise<void>;
  end(how: 'stopped' | 'interrupted'): Promise<void>;
}

/** The speaking phase, which decides whether the student may go on. */
export type SpeakingPhase = 'before' | 'prep' | 'recording' | null;

/** The problem of a failing delivery. */
type DeliveryTrouble = { trouble: DeliveryProblem; words: string };

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
  trouble(): DeliveryTrouble | null;
  /** Whether this device completed a recording of the question: nothing starts automatically any more. */
  hasStopped(questionId: number): boolean;
  /** Whether the server has everything that this device recorded of them. */
  isDelivered(recordingIds: readonly string[]): boolean;
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
}

/** Opens the recording queue of an attempt: interrupted takes are ended and sent automatically. */
export const openRecordingQueue = async ({
  caller,
  device,
  attemptId,
  programme,
}: RecordingQueueOptions): Promise<RecordingQueue> => {
  // A device that cannot store is reported with the first chunk; the exam opens all the same.
  let recordings = await device
    .endInterrupted(attemptId)
    .then(() => device.list(attemptId))
    .catch((): StoredRecording[] => []);
  let pendingChunks = await device.countPending(attemptId).catch(() => 0);
  let failure: DeliveryTrouble | null = null;
  let speaking: SpeakingPhase = null;
  let notify: () => void = () => undefined;
  // Refused items stay on the device and do not block the others.
  const refused = new Map<string, DeliveryTrouble>();
  for (const { id, isDelivered, refusalMessage } of recordings) {
    if (!isDelivered && refusalMessage !== undefined) refused.set(id, { trouble: 'refused', words: refusalMessage });
  }

  const refresh = async (): Promise<void> => {
    recordings = await device.list(attemptId);
    pendingChunks = await device.countPending(attemptId);
    notify();
  };
  const hasSendable = (take: StoredRecording): boolean => !take.isDelivered && !refused.has(take.id);
  const sendChunk = async (take: StoredRecording): Promise<boolean> => {
    try {
      return await sendNextChunk(caller, device, take);
    } catch (error) {
      const { trouble, message, isRetryable } = toDeliveryFailure(error);
      if (isRetryable) throw error;
      refused.set(take.id, { trouble, words: message });
      // If this cannot be stored, the server is asked again.
      if (trouble === 'refused') await device.markRefused(take.id, message).catch(() => undefined);
      notify();
      return false;
    }
  };
  const playbackUrls = new Map<string, string>();
  let isIdle = false;
  const delivery = createDelivery({
    hasPending: () => !isIdle,
    async sendNext() {
      for (const recording of recordings.filter(hasSendable)) {
        if (!(await sendChunk(recording))) continue;
        failure = null;
        return refresh();
      }
      isIdle = true;
    },
    onFailure(trouble, words) {
      failure = { trouble, words };
      notify();
    },
  });
  const refreshAndSend = async (): Promise<void> => {
    await refresh();
    isIdle = false;
    delivery.schedule(0);
  };
  if (pendingChunks > 0) delivery.schedule(0);

  return {
    begin({ questionId, mime, keepFirst: saveFirst, canBeHeard = false }) {
      const id = newRequestId();
      const take = { id, attemptId, questionId, mime, programme };
      const toFirstAttachments = (bytes: ArrayBuffer): Attachments => ({
        recordings: [{ ...take, order: recordings.length, chunkCount: 1, endState: 'recording', isDelivered: false }],
        chunks: [{ recordingId: id, index: 0, bytes }],
      });
      let hasFirst = false;
      const parts: ArrayBuffer[] = [];
      return {
        id,
        async saveChunk(bytes) {
          if (hasFirst) await device.saveChunk(take, bytes);
          else await saveFirst(id, toFirstAttachments(bytes));
          hasFirst = true;
          if (canBeHeard) parts.push(bytes);
          await refreshAndSend();
        },
        async end(how) {
          await device.end(id, how);
          if (parts.length > 0) playbackUrls.set(id, URL.createObjectURL(new Blob(parts, { type: mime })));
          await refreshAndSend();
        },
      };
    },
    getPlaybackUrl: (recordingId) => playbackUrls.get(recordingId) ?? null,
    pendingCount: () => pendingChunks,
    trouble: () => failure ?? refused.values().next().value ?? null,
    hasStopped: (questionId) =>
      recordings.some((recording) => recording.questionId === questionId && recording.endState === 'stopped'),
    isDelivered: (recordingIds) => recordings.every(({ id, isDelivered }) => isDelivered || !recordingIds.includes(id)),
    speaking: () => speaking,
    setSpeaking(next) {
      if (next === speaking) return;
      speaking = next;
      notify();
    },
    retryNow() {
      isIdle = false;
      refused.clear();
      delivery.retryNow();
    },
    onChange(listener) {
      notify = listener;
    },
    close() {
      notify = () => undefined;
      for (const url of playbackUrls.values()) URL.revokeObjectURL(url);
      delivery.stop();
    },
  };
};
