import { createListeners } from '@inkstone/base';
import { createOutbox, type OutboxItem, type OutboxStorage, type SendOutcome } from '@inkstone/device/outbox';
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

/** The voice notes as an outbox stores them. */
const toStorage = (device: DeviceVoices): OutboxStorage<StoredVoice> => ({
  read: async () => (await device.list()).map((value) => ({ key: value.id, value })),
  write: async ({ put, remove }) => {
    const saving = put.map(({ value }) => device.save(value));
    await Promise.all([...saving, ...remove.map(({ key }) => device.remove(key))]);
  },
});

const toState = ({ phase }: OutboxItem<StoredVoice>, isWaiting: boolean): PendingVoice['state'] => {
  if (phase.is === 'refused') return 'failed';
  return phase.is === 'kept' && isWaiting ? 'later' : 'sending';
};

/** The voice notes of an outbox as the desk shows them. */
const createVoiceView = (onQueued: (waiting: PendingVoice) => void) => {
  const urls = new Map<string, string>();
  let view: readonly PendingVoice[] = [];
  const toPending = (item: OutboxItem<StoredVoice>, waiting: ReadonlySet<string>): PendingVoice => {
    const { id, key, note, sound } = item.value;
    const url = urls.get(id) ?? URL.createObjectURL(sound);
    urls.set(id, url);
    const reason = item.phase.is === 'refused' ? item.phase.reason : '';
    const isOnDevice = item.where === 'device';
    return { id, key, note, url, mime: sound.type, state: toState(item, waiting.has(id)), isOnDevice, reason };
  };
  return {
    view: () => view,
    update(items: Iterable<OutboxItem<StoredVoice>>, waiting: ReadonlySet<string>): void {
      const known = new Set(urls.keys());
      view = [...items].map((item) => toPending(item, waiting));
      for (const pending of view) if (!known.has(pending.id)) onQueued(pending);
    },
  };
};

/** Sends the voice notes, each for itself, until its mark names it. */
const createVoiceQueue = ({ device, send, onQueued, onSent }: VoiceOutboxOptions) => {
  const { view, update } = createVoiceView(onQueued);
  /** The voice notes that were tried without success. */
  const waiting = new Set<string>();
  /** Where the device could not store a voice note, it may have chunks of it all the same. */
  const removeChunks = (id: string): void => void device.remove(id).catch(() => undefined);
  const sendVoice = async (voice: StoredVoice): Promise<SendOutcome> => {
    const sent = await send(voice);
    const pending = view().find(({ id }) => id === voice.id);
    const result = sent.is === 'sent' && pending ? await onSent(pending, sent.file) : sent;
    if (result.is === 'failed') return { is: 'refused', reason: result.reason };
    if (result.is === 'later') {
      waiting.add(voice.id);
      return { is: 'retry' };
    }
    if (outbox.items().get(voice.id)?.where !== 'device') removeChunks(voice.id);
    return { is: 'acknowledged', receipt: undefined };
  };
  const outbox = createOutbox<StoredVoice>({
    storage: toStorage(device),
    laneFor: (id) => id,
    send: async ({ items: [voice] }) => (voice ? sendVoice(voice.value) : { is: 'retry' }),
    timing: { delayMs: 0, firstRetryMs: 2000, maxRetryMs: 30_000 },
  });
  const show = (): void => update(outbox.items().values(), waiting);
  return { outbox, view, show, removeChunks };
};

/** Creates the outbox. */
export const createVoiceOutbox = (options: VoiceOutboxOptions): VoiceOutbox => {
  const { device, newId, now } = options;
  const listeners = createListeners();
  const { outbox, view, show, removeChunks } = createVoiceQueue(options);
  /** The recordings in progress, with their submissions. */
  const speaking = new Map<string, string>();
  let isClosed = false;
  outbox.subscribe(() => {
    show();
    listeners.notify();
  });
  const keep = (voice: StoredVoice | null): void => {
    if (voice && !outbox.items().has(voice.id)) outbox.change([[voice.id, voice]]);
  };
  const start = async (): Promise<void> => {
    if (isClosed) void outbox.flush();
    isClosed = false;
    await outbox.ready;
    for (const id of await device.listUnfinished().catch(() => []))
      if (!speaking.has(id)) void device.finish(id).then(keep, () => undefined);
  };
  const begin: VoiceOutbox['begin'] = (voice) => {
    const info: VoiceInfo = { ...voice, id: newId(), at: now() };
    speaking.set(info.id, info.key);
    const onComplete = async (complete: StoredVoice): Promise<void> => {
      keep(complete);
      await outbox.whenStored();
    };
    return createVoiceSink({ device, info, onComplete, onClosed: () => speaking.delete(info.id) });
  };
  return {
    start: () => void start(),
    subscribe: listeners.subscribe,
    view,
    begin,
    isSpeaking: () => speaking.size > 0,
    retry: (id) => {
      outbox.resolve([id]);
      void outbox.flush();
    },
    drop: (id) => {
      outbox.discard(id);
      removeChunks(id);
    },
    flush: async (key) => {
      const listPending = () => view().filter((pending) => key === undefined || pending.key === key);
      outbox.resolve(listPending().map(({ id }) => id));
      await outbox.flush();
      const isSpoken = [...speaking.values()].some((submission) => key === undefined || submission === key);
      return listPending().length === 0 && !isSpoken;
    },
    close: () => {
      isClosed = true;
      outbox.close();
    },
  };
};
