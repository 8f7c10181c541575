import type { Note, SignedFile } from '../../contract.ts';
import type { Draft } from './draft.ts';

/** A spoken note that the server does not have yet. */
export interface KeptVoice {
  id: string;
  /** The piece: attempt and question. */
  key: string;
  attemptId: number;
  /** The note that it belongs to, as it was then; null for the general comment. */
  note: Note | null;
  said: Blob;
  /** Milliseconds since 1970, by the device. */
  at: number;
}

/** The spoken notes of one person on this device. */
export interface DeviceVoices {
  list(): Promise<KeptVoice[]>;
  put(kept: KeptVoice): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A voice on its way, as the desk shows it. */
export interface WaitingVoice {
  id: string;
  key: string;
  note: Note | null;
  /** Plays it from this device. */
  url: string;
  mime: string;
  state: 'sending' | 'later' | 'failed';
  /** Why it was not taken, in words. */
  reason: string;
}

/** What sending a voice came to. */
export type VoiceSent = { is: 'sent'; file: SignedFile } | { is: 'later' } | { is: 'failed'; reason: string };

/** Spoken notes on their way: kept on the device, sent, and sent again, whatever piece is open. */
export interface VoiceOutbox {
  subscribe(listener: () => void): () => void;
  view(): readonly WaitingVoice[];
  add(voice: Omit<KeptVoice, 'id' | 'at'>): void;
  again(id: string): void;
  drop(id: string): void;
  /** Takes up what an earlier page left on the device. */
  start(): void;
  /** Sends what waits, of one piece or of all; true once nothing does. */
  flush(key?: string): Promise<boolean>;
  /** Lets go of the timers; what waits stays on the device. */
  close(): void;
}

interface OutboxParts {
  device: DeviceVoices;
  send(voice: { attemptId: number; said: Blob }): Promise<VoiceSent>;
  /** It is on its way; it plays from this device meanwhile. */
  onTaken(waiting: WaitingVoice): void;
  /** The server has it: it goes into its mark, before it leaves the device. */
  onSent(waiting: WaitingVoice, file: SignedFile): Promise<void>;
  newId(): string;
  now(): number;
}

const firstWaitMs = 2000;
const mostWaitMs = 30_000;

/** Opens the outbox. */
export const openOutbox = ({ device, send, onTaken, onSent, newId, now }: OutboxParts): VoiceOutbox => {
  const listeners = new Set<() => void>();
  const kept = new Map<string, KeptVoice>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const onWay = new Map<string, Promise<void>>();
  let view: readonly WaitingVoice[] = [];

  const show = (next: readonly WaitingVoice[]): void => {
    view = next;
    for (const listener of listeners) listener();
  };
  const say = (id: string, change: Pick<WaitingVoice, 'state' | 'reason'>): void =>
    show(view.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const take = (voice: KeptVoice): WaitingVoice => {
    const { id, key, note, said } = voice;
    const url = URL.createObjectURL(said);
    const waiting: WaitingVoice = { id, key, note, url, mime: said.type, state: 'sending', reason: '' };
    kept.set(id, voice);
    show([...view, waiting]);
    onTaken(waiting);
    return waiting;
  };
  const forget = async (id: string): Promise<void> => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    kept.delete(id);
    show(view.filter((one) => one.id !== id));
    await device.remove(id).catch(() => undefined);
  };
  const tryOnce = async (id: string, waitMs: number): Promise<void> => {
    const voice = kept.get(id);
    if (!voice) return;
    clearTimeout(timers.get(id));
    say(id, { state: 'sending', reason: '' });
    const sent = await send(voice);
    const waiting = view.find((one) => one.id === id);
    if (!waiting) return;
    if (sent.is === 'sent') {
      await onSent(waiting, sent.file);
      await forget(id);
    } else if (sent.is === 'failed') say(id, { state: 'failed', reason: sent.reason });
    else {
      say(id, { state: 'later', reason: '' });
      const next = Math.min(waitMs * 2, mostWaitMs);
      timers.set(
        id,
        setTimeout(() => void go(id, next), waitMs),
      );
    }
  };
  const go = (id: string, waitMs = firstWaitMs): Promise<void> => {
    const known = onWay.get(id);
    if (known) return known;
    const way = tryOnce(id, waitMs).finally(() => onWay.delete(id));
    onWay.set(id, way);
    return way;
  };
  const start = async (): Promise<void> => {
    for (const voice of await device.list().catch(() => [])) {
      if (kept.has(voice.id)) continue;
      take(voice);
      void go(voice.id);
    }
  };
  return {
    start: () => void start(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    add: (voice) => {
      const made: KeptVoice = { ...voice, id: newId(), at: now() };
      take(made);
      void device
        .put(made)
        .catch(() => undefined)
        .then(() => go(made.id));
    },
    again: (id) => void go(id),
    drop: (id) => void forget(id),
    flush: async (key) => {
      const asked = () => view.filter((one) => key === undefined || one.key === key);
      await Promise.all(asked().map(({ id }) => go(id)));
      return asked().length === 0;
    },
    close: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
};

/** The number of a file that only this device has. */
const localFile = 0;

/** Whether a voice is only on this device. */
export const isLocal = ({ fileId }: SignedFile): boolean => fileId === localFile;

/** A voice as it plays before the server has it. */
export const localVoice = ({ url, mime }: WaitingVoice): SignedFile => ({ fileId: localFile, url, mime });

/** A draft with a voice at its place; a note that was taken out meanwhile because it said nothing comes back. */
export const withVoice = (draft: Draft, note: Note | null, voice: SignedFile): Draft => {
  if (!note) return { ...draft, voice };
  const isThere = draft.notes.some(({ id }) => id === note.id);
  const notes = isThere ? draft.notes : [...draft.notes, note];
  return { ...draft, notes: notes.map((one) => (one.id === note.id ? { ...one, voice } : one)) };
};

/** A draft without the voices that the server does not have: what can be sent of it now. */
export const withoutLocal = (draft: Draft): Draft => {
  const known = (voice: SignedFile | null): SignedFile | null => (voice && isLocal(voice) ? null : voice);
  return {
    ...draft,
    voice: known(draft.voice),
    notes: draft.notes.map((note) => (note.voice && isLocal(note.voice) ? { ...note, voice: null } : note)),
  };
};
