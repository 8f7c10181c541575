import { createListeners } from '@inkstone/base';
import type { Note, SignedFile } from '../../contract.ts';
import type { DeviceVoices, KeptVoice, VoiceFacts } from './kept-voice.ts';
import { openSink, type VoiceSink } from './voice-sink.ts';

/** A voice on its way, as the desk shows it. */
export interface WaitingVoice {
  id: string;
  key: string;
  note: Note | null;
  /** Plays it from this device. */
  url: string;
  mime: string;
  state: 'sending' | 'later' | 'failed';
  /** This device has the whole of it. */
  isKept: boolean;
  /** Why it was not taken, in words. */
  reason: string;
}

/** What sending a voice came to. */
export type VoiceSent = { is: 'sent'; file: SignedFile } | { is: 'later' } | { is: 'failed'; reason: string };

/** Where a voice is that the server has: only one that its mark names leaves this device. */
export type VoicePlaced = { is: 'placed' } | Exclude<VoiceSent, { is: 'sent' }>;

/** Spoken notes on their way: kept on the device, sent, and sent again, whatever piece is open. */
export interface VoiceOutbox {
  subscribe(listener: () => void): () => void;
  view(): readonly WaitingVoice[];
  /** A note is about to be spoken. */
  begin(voice: Omit<VoiceFacts, 'id' | 'at'>): VoiceSink;
  /** Somebody speaks, or is about to. */
  isSpeaking(): boolean;
  again(id: string): void;
  drop(id: string): void;
  /** Takes up what an earlier page left on the device. */
  start(): void;
  /** Sends what waits, of one piece or of all; true once nothing does and nobody speaks of it. */
  flush(key?: string): Promise<boolean>;
  /** Lets go of the timers; what waits stays on the device. */
  close(): void;
}

interface OutboxParts {
  device: DeviceVoices;
  send(voice: { id: string; attemptId: number; said: Blob }): Promise<VoiceSent>;
  /** It is on its way; it plays from this device meanwhile. */
  onTaken(waiting: WaitingVoice): void;
  /** The server has it: it goes into its mark, before it leaves the device. */
  onSent(waiting: WaitingVoice, file: SignedFile): Promise<VoicePlaced>;
  newId(): string;
  now(): number;
}

const firstWaitMs = 2000;
const mostWaitMs = 30_000;

/** Opens the outbox. */
export const openOutbox = ({ device, send, onTaken, onSent, newId, now }: OutboxParts): VoiceOutbox => {
  const listeners = createListeners();
  const kept = new Map<string, KeptVoice>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** What is being spoken, and of which piece. */
  const speaking = new Map<string, string>();
  const onWay = new Map<string, Promise<void>>();
  let view: readonly WaitingVoice[] = [];

  const show = (next: readonly WaitingVoice[]): void => {
    view = next;
    listeners.notify();
  };
  const say = (id: string, change: Pick<WaitingVoice, 'state' | 'reason'>): void =>
    show(view.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const take = (voice: KeptVoice, isKept = false): WaitingVoice => {
    const { id, key, note, said } = voice;
    const url = URL.createObjectURL(said);
    const waiting: WaitingVoice = { id, key, note, url, mime: said.type, state: 'sending', isKept, reason: '' };
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
    const result = sent.is === 'sent' ? await onSent(waiting, sent.file) : sent;
    if (result.is === 'placed') await forget(id);
    else if (result.is === 'failed') say(id, { state: 'failed', reason: result.reason });
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
  const takeUp = (voice: KeptVoice | null): void => {
    if (!voice || kept.has(voice.id)) return;
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
    const facts: VoiceFacts = { ...voice, id: newId(), at: now() };
    speaking.set(facts.id, facts.key);
    return openSink({
      device,
      facts,
      onWhole: (whole) => void take(whole),
      onOver: () => speaking.delete(facts.id),
      onKept: (isKept) => {
        show(view.map((waiting) => (waiting.id === facts.id ? { ...waiting, isKept } : waiting)));
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
    again: (id) => void go(id),
    drop: (id) => void forget(id),
    flush: async (key) => {
      const asked = () => view.filter((one) => key === undefined || one.key === key);
      await Promise.all(asked().map(({ id }) => go(id)));
      const isSpoken = [...speaking.values()].some((of) => key === undefined || of === key);
      return asked().length === 0 && !isSpoken;
    },
    close: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
};
