import type { DeliveryProblem } from '@inkstone/exam/attempt';
import { newRequestId, type Caller } from '@inkstone/call/web';
import { startDelivery } from '../journal/delivery.ts';
import { setbackOf } from '../journal/trouble.ts';
import type { Attachments } from '../journal/journal-rows.ts';
import type { DeviceRecordings, KeptTake } from './device-recordings.ts';
import { sendPieceOf } from './send-piece.ts';

/** Where the pieces of one take go: to the device before anything else. */
export interface TakeSink {
  id: string;
  /** Resolves when the device has the piece. */
  put(bytes: ArrayBuffer): Promise<void>;
  end(how: 'stopped' | 'broken'): Promise<void>;
}

/** What a recorder is about, for whoever decides whether one may go on. */
export type Speaking = 'before' | 'prep' | 'recording' | null;

/** What is said of a delivery that does not get there. */
type Setback = { trouble: DeliveryProblem; words: string };

/** Keeps the first piece of a take, whatever is said with it; rejects where the device has no room. */
export type KeepFirst = (recordingId: string, first: Attachments) => Promise<unknown>;

/** The recordings of one attempt in this window: kept on the device, sent until the server has them. */
export interface RecordingQueue {
  /** Begins a take; `keepFirst` keeps its first piece in one step with the entry that names the take. */
  begin(take: { questionId: number; mime: string; keepFirst: KeepFirst; canBeHeard?: boolean }): TakeSink;
  /** Where a recording that was made in this window is heard; null for a test's, and for those of another time. */
  heardAt(recordingId: string): string | null;
  /** Pieces that the server does not have. */
  waiting(): number;
  /** Why they do not get there; null while they do. */
  trouble(): Setback | null;
  /** True where this device recorded the question to its end: nothing starts by itself any more. */
  hasStopped(questionId: number): boolean;
  /** True once the server has everything of these recordings that this device has made. */
  isDelivered(recordings: readonly string[]): boolean;
  speaking(): Speaking;
  setSpeaking(speaking: Speaking): void;
  retryNow(): void;
  onChange(listener: () => void): void;
  close(): void;
}

interface QueueParts {
  caller: Caller;
  device: DeviceRecordings;
  attemptId: number;
  /** The programme of the work, which may have a call of its own for recordings. */
  programme: string;
}

/** Opens the recordings of an attempt: what a crash left is ended and sent without a touch. */
export const openRecordingQueue = async ({
  caller,
  device,
  attemptId,
  programme,
}: QueueParts): Promise<RecordingQueue> => {
  // A device that keeps nothing is met with the first piece, in words; the exam opens all the same.
  let takes = await device
    .endBroken(attemptId)
    .then(() => device.list(attemptId))
    .catch((): KeptTake[] => []);
  let waiting = await device.countWaiting(attemptId).catch(() => 0);
  let setback: Setback | null = null;
  let speaking: Speaking = null;
  let tell: () => void = () => undefined;
  // What the server refuses stays on the device, and does not hold up the others.
  const refused = new Map<string, Setback>();
  for (const { id, isDone, refusedWords } of takes) {
    if (!isDone && refusedWords !== undefined) refused.set(id, { trouble: 'refused', words: refusedWords });
  }

  const look = async (): Promise<void> => {
    takes = await device.list(attemptId);
    waiting = await device.countWaiting(attemptId);
    tell();
  };
  const hasSendable = (take: KeptTake): boolean => !take.isDone && !refused.has(take.id);
  const sendOne = async (take: KeptTake): Promise<boolean> => {
    try {
      return await sendPieceOf(caller, device, take);
    } catch (error) {
      const { trouble, message, triesAgain } = setbackOf(error);
      if (triesAgain) throw error;
      refused.set(take.id, { trouble, words: message });
      // A device that cannot note it asks the server again.
      if (trouble === 'refused') await device.noteRefused(take.id, message).catch(() => undefined);
      tell();
      return false;
    }
  };
  const heard = new Map<string, string>();
  let isIdle = false;
  const delivery = startDelivery({
    hasWork: () => !isIdle,
    async sendNext() {
      for (const take of takes.filter(hasSendable)) {
        if (!(await sendOne(take))) continue;
        setback = null;
        return look();
      }
      isIdle = true;
    },
    failed(trouble, words) {
      setback = { trouble, words };
      tell();
    },
  });
  const wake = async (): Promise<void> => {
    await look();
    isIdle = false;
    delivery.wake(0);
  };
  if (waiting > 0) delivery.wake(0);

  return {
    begin({ questionId, mime, keepFirst, canBeHeard = false }) {
      const id = newRequestId();
      const take = { id, attemptId, questionId, mime, programme };
      const firstOf = (bytes: ArrayBuffer): Attachments => ({
        takes: [{ ...take, order: takes.length, pieces: 1, ended: 'no', isDone: false }],
        pieces: [{ recordingId: id, index: 0, bytes }],
      });
      let hasFirst = false;
      const parts: ArrayBuffer[] = [];
      return {
        id,
        async put(bytes) {
          if (hasFirst) await device.put(take, bytes);
          else await keepFirst(id, firstOf(bytes));
          hasFirst = true;
          if (canBeHeard) parts.push(bytes);
          await wake();
        },
        async end(how) {
          await device.end(id, how);
          if (parts.length > 0) heard.set(id, URL.createObjectURL(new Blob(parts, { type: mime })));
          await wake();
        },
      };
    },
    heardAt: (recordingId) => heard.get(recordingId) ?? null,
    waiting: () => waiting,
    trouble: () => setback ?? refused.values().next().value ?? null,
    hasStopped: (questionId) => takes.some((take) => take.questionId === questionId && take.ended === 'stopped'),
    isDelivered: (recordings) => takes.every((take) => take.isDone || !recordings.includes(take.id)),
    speaking: () => speaking,
    setSpeaking(next) {
      if (next === speaking) return;
      speaking = next;
      tell();
    },
    retryNow() {
      isIdle = false;
      refused.clear();
      delivery.retryNow();
    },
    onChange(listener) {
      tell = listener;
    },
    close() {
      tell = () => undefined;
      for (const url of heard.values()) URL.revokeObjectURL(url);
      delivery.stop();
    },
  };
};
