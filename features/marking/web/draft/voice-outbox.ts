import { createListeners } from '@inkstone/base';
import type { Note, SignedFile } from '../../contract.ts';
import type { DeviceVoices, StoredVoice, VoiceInfo } from './stored-voice.ts';
import { createVoiceSink, type VoiceSink } from './voice-sink.ts';

/** A voice note being sent, as the desk shows it. */
export interface PendingVoice {
  id: string;
  key: string;
  note: Note | null;
  /** Local URL for playback. */
  url: string;
  mime: string;
  state: 'sending' | 'later' | 'failed';
  /** Whether this device has stored it completely. */
  isOnDevice: boolean;
  /** Why it was refused, as text. */
  reason: string;
}

/** The result of sending a voice note. */
export type VoiceSendResult = { is: 'sent'; file: SignedFile } | { is: 'later' } | { is: 'failed'; reason: string };

/** Where a voice is that the server has: only one that its mark names leaves this device. */
export type VoicePlacement = { is: 'placed' } | Exclude<VoiceSendResult, { is: 'sent' }>;

/** Voice notes to send: stored on the device, sent and retried, whichever submission is open. */
export interface VoiceOutbox {
  subscribe(listener: () => void): () => void;
  view(): readonly PendingVoice[];
  /** Starts a voice note. */
  begin(voice: Omit<VoiceInfo, 'id' | 'at'>): VoiceSink;
  /** Whether a recording is running or starting. */
  isSpeaking(): boolean;
  retry(id: string): void;
  drop(id: string): void;
  /** Resumes what an earlier page left on the device. */
  start(): void;
  /** Sends waiting notes of one submission or of all; true once none is waiting or being recorded. */
  flush(key?: string): Promise<boolean>;
  /** Stops the timers; waiting notes stay on the device. */
  close(): void;
}

interface VoiceOutboxOptions {
  device: DeviceVoices;
  send(voice: { id: string; attemptId: number; sound: Blob }): Promise<VoiceSendResult>;
  /** It is being sent, and plays from this device meanwhile. */
  onQueued(waiting: PendingVoice): void;
  /** The server has it: add it to its mark before it is removed from the device. */
  onSent(waiting: PendingVoice, file: SignedFile): Promise<VoicePlacement>;
  newId(): string;
  now(): number;
}

const initialRetryDelayMs = 2000;
const maxRetryDelayMs = 30_000;

/** Creates the outbox. */
export const createVoiceOutbox = ({ device, send, onQueued, onSent, newId, now }: VoiceOutboxOptions): VoiceOutbox => {
  const listeners = createListeners();
  const voicesById = new Map<string, StoredVoice>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** The recordings in progress, with their submissions. */
  const speaking = new Map<string, string>();
  const onWay = new Map<string, Promise<void>>();
  let view: readonly PendingVoice[] = [];

  const show = (next: readonly PendingVoice[]): void => {
    view = next;
    listeners.notify();
  };
  const say = (id: string, change: Pick<PendingVoice, 'state' | 'reason'>): void =>
    show(view.map((pending) => (pending.id === id ? { ...pending, ...change } : pending)));
  const take = (voice: StoredVoice, isKept = false): PendingVoice => {
    const { id, key, note, sound } = voice;
    const url = URL.createObjectURL(sound);
    const waiting: PendingVoice = {
      id,
      key,
      note,
      url,
      mime: sound.type,
      state: 'sending',
      isOnDevice: isKept,
      reason: '',
    };
    voicesById.set(id, voice);
    show([...view, waiting]);
    onQueued(waiting);
    return waiting;
  };
  const forget = async (id: string): Promise<void> => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    voicesById.delete(id);
    show(view.filter((pending) => pending.id !== id));
    await device.remove(id).catch(() => undefined);
  };
  const tryOnce = async (id: string, waitMs: number): Promise<void> => {
    const voice = voicesById.get(id);
    if (!voice) return;
    clearTimeout(timers.get(id));
    say(id, { state: 'sending', reason: '' });
    const sent = await send(voice);
    const waiting = view.find((pending) => pending.id === id);
    if (!waiting) return;
    const result = sent.is === 'sent' ? await onSent(waiting, sent.file) : sent;
    if (result.is === 'placed') await forget(id);
    else if (result.is === 'failed') say(id, { state: 'failed', reason: result.reason });
    else {
      say(id, { state: 'later', reason: '' });
      const next = Math.min(waitMs * 2, maxRetryDelayMs);
      timers.set(
        id,
        setTimeout(() => void go(id, next), waitMs),
      );
    }
  };
  const go = (id: string, waitMs = initialRetryDelayMs): Promise<void> => {
    const known = onWay.get(id);
    if (known) return known;
    const way = tryOnce(id, waitMs).finally(() => onWay.delete(id));
    onWay.set(id, way);
    return way;
  };
  const takeUp = (voice: StoredVoice | null): void => {
    if (!voice || voicesById.has(voice.id)) return;
    take(voice, true);
    void go(voice.id);
  };
  const start = async (): Promise<void> => {
    for (const voice of await device.list().catch(() => [])) takeUp(voice);
    for (const id of await device.listUnfinished().catch(() => [])) {
      if (!speaking.has(id)) void device.finish(id).then(takeUp, () => undefined);
    }
  };
  const begin: VoiceOutbox['begin'] = (voice) => {
    const facts: VoiceInfo = { ...voice, id: newId(), at: now() };
    speaking.set(facts.id, facts.key);
    return createVoiceSink({
      device,
      info: facts,
      onComplete: (complete) => void take(complete),
      onClosed: () => speaking.delete(facts.id),
      onStored: (isKept) => {
        show(view.map((waiting) => (waiting.id === facts.id ? { ...waiting, isOnDevice: isKept } : waiting)));
        void go(facts.id);
      },
    });
  };
  return {
    start: () => void start(),
    subscribe: listeners.subscribe,
    view: () => view,
    begin,
    isSpeaking: () => speaking.size > 0,
    retry: (id) => void go(id),
    drop: (id) => void forget(id),
    flush: async (key) => {
      const listPending = () => view.filter((pending) => key === undefined || pending.key === key);
      await Promise.all(listPending().map(({ id }) => go(id)));
      const isSpoken = [...speaking.values()].some((of) => key === undefined || of === key);
      return listPending().length === 0 && !isSpoken;
    },
    close: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
};
