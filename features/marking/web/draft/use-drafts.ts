import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { failureFrom, newRequestId, sendCall, useCaller } from '@inkstone/call/web';
import { useMe } from '@inkstone/session/web';
import { getTestCorrectDetail, type PieceDetail, type SignedFile } from '../../contract.ts';
import { deviceDraftsOf, type DeviceDrafts } from './device-drafts.ts';
import { pointsOfMark } from '../../rules.ts';
import type { Draft } from './draft.ts';
import { openDraft, type DraftStore, type DraftView } from './draft-store.ts';
import { localVoice, withVoice } from './local-voice.ts';
import { draftSender, mayPass, voiceSender } from './senders.ts';
import { keyOf, placeOf, type QueuePiece } from '../queue/queue-page.ts';
import { openOutbox, type VoiceOutbox, type VoicePlaced, type WaitingVoice } from './voice-outbox.ts';

/** The drafts of a desk, and the spoken notes that are on their way. */
export interface DraftBook {
  of(detail: PieceDetail): DraftStore;
  voices: VoiceOutbox;
  /** Sends what is not sent, of one piece or of all; true once the server has all of it. */
  flush(key?: string): Promise<boolean>;
  /** Writes what the device does not have yet. */
  keep(): void;
  /** Who hears what was saved of which piece. */
  tellTo(listener: OnSaved): void;
}

type OnSaved = (key: string, change: Partial<QueuePiece>) => void;

interface BookParts {
  caller: ReturnType<typeof useCaller>;
  me: number;
  device: DeviceDrafts;
}

const openBook = ({ caller, me, device }: BookParts): DraftBook => {
  let by: OnSaved = () => undefined;
  const stores = new Map<string, DraftStore>();
  const now = () => Date.now();
  const writer = newRequestId();
  const of = (detail: PieceDetail): DraftStore => {
    const key = keyOf(detail);
    const known = stores.get(key);
    if (known) return known;
    const send = draftSender(caller, detail, (...saved) => by(...saved));
    const pointsOf = (draft: Draft) => pointsOfMark(detail.rubric, draft);
    const store = openDraft({ key, me, mark: detail.mark, device, writer, send, pointsOf, newRequestId, now });
    stores.set(key, store);
    void store.ready.then(() => {
      for (const one of voices.view()) {
        if (one.key === key) store.change((was) => withVoice(was, one.note, localVoice(one)));
      }
    });
    return store;
  };
  /** The draft of a piece that may not have been opened on this desk; else why it cannot be had now. */
  const storeAt = async (key: string): Promise<DraftStore | Exclude<VoicePlaced, { is: 'placed' }>> => {
    const known = stores.get(key);
    if (known) return known;
    try {
      const { pieces } = await sendCall(caller, getTestCorrectDetail, placeOf(key));
      return pieces[0] ? of(pieces[0]) : { is: 'later' };
    } catch (error) {
      const failure = failureFrom(error);
      if (!failure) throw error;
      return mayPass.has(failure.kind) ? { is: 'later' } : { is: 'failed', reason: failure.message };
    }
  };
  /** Puts a voice that the server has into its mark; only once that is safe may it leave this device. */
  const place = async ({ key, note }: WaitingVoice, file: SignedFile): Promise<VoicePlaced> => {
    const store = await storeAt(key);
    if ('is' in store) return store;
    await store.ready;
    store.change((was) => withVoice(was, note, file));
    if (await store.flush()) return { is: 'placed' };
    await store.keep();
    return store.view().saving === 'onlyHere' ? { is: 'later' } : { is: 'placed' };
  };
  const voices = openOutbox({
    device: device.voices,
    send: voiceSender(caller),
    onTaken: (one) =>
      void stores.get(one.key)?.ready.then(() => {
        const isWaiting = voices.view().some(({ id }) => id === one.id);
        if (isWaiting) stores.get(one.key)?.change((was) => withVoice(was, one.note, localVoice(one)));
      }),
    onSent: place,
    newId: newRequestId,
    now,
  });
  return {
    tellTo: (listener) => {
      by = listener;
    },
    of,
    voices,
    flush: async (key) => {
      const isHeard = await voices.flush(key);
      const asked = key === undefined ? [...stores.values()] : [stores.get(key)].filter((one) => one !== undefined);
      const isSaved = await Promise.all(asked.map((one) => one.flush()));
      return isHeard && isSaved.every(Boolean);
    },
    keep: () => {
      for (const store of stores.values()) void store.keep();
    },
  };
};

/** The drafts of all pieces that were open on this desk: each goes on being saved while the next is marked. */
export const useDraftBook = (onSaved: OnSaved, given?: DeviceDrafts): DraftBook => {
  const caller = useCaller();
  const { id: me } = useMe();
  const device = useMemo(() => given ?? deviceDraftsOf(me), [given, me]);
  const book = useMemo(() => openBook({ caller, me, device }), [caller, me, device]);
  // Meets the drafts, which outlive one drawing of the desk.
  useEffect(() => {
    book.tellTo(onSaved);
  }, [book, onSaved]);
  // Meets the window: before it is hidden or closed, everything is on the device.
  useEffect(() => {
    const { keep, voices, flush } = book;
    voices.start();
    const again = () => void flush();
    addEventListener('online', again);
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      removeEventListener('online', again);
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      voices.close();
      void flush();
    };
  }, [book]);
  return book;
};

/** The draft of a piece as it is now. */
export const useDraft = (store: DraftStore): DraftView => useSyncExternalStore(store.subscribe, store.view);
