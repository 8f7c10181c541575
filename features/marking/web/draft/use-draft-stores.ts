import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { flushWithPage } from '@inkstone/device/outbox';
import { failureFrom, newRequestId, sendCall, type Caller } from '@inkstone/call/web';
import { useCurrentUser, useOwnCaller } from '@inkstone/session/web';
import { getStudentSubmissions, type SubmissionDetail, type SignedFile } from '../../contract.ts';
import { openDeviceDrafts, type DeviceDrafts } from './device-drafts.ts';
import { computeMarkPoints } from '../../rules.ts';
import type { Draft } from './draft.ts';
import { createDraftStore, type DraftStore, type DraftView } from './draft-store.ts';
import { toLocalVoice, withVoice } from './local-voice.ts';
import { createDraftSender, transientFailures, createVoiceSender } from './senders.ts';
import { toSubmissionKey, parseSubmissionKey, type QueuedSubmission } from '../queue/queue-page.ts';
import { createVoiceOutbox, type VoiceOutbox, type VoicePlacement, type PendingVoice } from './voice-outbox.ts';

/** The drafts opened on a desk, and the voice notes being sent. */
export interface DraftStores {
  storeFor(detail: SubmissionDetail): DraftStore;
  voices: VoiceOutbox;
  /** Sends unsent changes of one submission or of all; true once the server has everything. */
  flush(key?: string): Promise<boolean>;
  /** Sets the listener for saved changes. */
  setSavedListener(listener: OnSaved): void;
}

type OnSaved = (key: string, change: Partial<QueuedSubmission>) => void;

interface DraftStoresOptions {
  caller: Caller;
  me: number;
  device: DeviceDrafts;
}

interface OpenStoresOptions extends DraftStoresOptions {
  onSaved: OnSaved;
  /** The voice notes that are not sent yet. */
  listPending(): readonly PendingVoice[];
}

/** The drafts that are open, by submission. */
const createOpenStores = ({ caller, me, device, onSaved, listPending }: OpenStoresOptions) => {
  const stores = new Map<string, DraftStore>();
  const writer = newRequestId();
  const storeFor = (detail: SubmissionDetail): DraftStore => {
    const key = toSubmissionKey(detail);
    const known = stores.get(key);
    if (known) return known;
    const store = createDraftStore({
      ...{ key, me, device, writer, newRequestId },
      mark: detail.mark,
      send: createDraftSender(caller, detail, onSaved),
      computePoints: (draft: Draft) => computeMarkPoints(detail.rubric, draft),
      now: () => Date.now(),
    });
    stores.set(key, store);
    void store.ready.then(() => {
      for (const pending of listPending()) {
        if (pending.key === key) store.change((was) => withVoice(was, pending.note, toLocalVoice(pending)));
      }
    });
    return store;
  };
  /** The draft of a submission that may not be open on this desk, or why it is unavailable now. */
  const load = async (key: string): Promise<DraftStore | Exclude<VoicePlacement, { is: 'placed' }>> => {
    const known = stores.get(key);
    if (known) return known;
    try {
      const { submissions } = await sendCall(caller, getStudentSubmissions, parseSubmissionKey(key));
      return submissions[0] ? storeFor(submissions[0]) : { is: 'later' };
    } catch (error) {
      const failure = failureFrom(error);
      if (!failure) throw error;
      return transientFailures.has(failure.kind) ? { is: 'later' } : { is: 'failed', reason: failure.message };
    }
  };
  return { stores, storeFor, load };
};

const createDraftStores = (options: DraftStoresOptions): DraftStores => {
  const { caller, device } = options;
  let onSaved: OnSaved = () => undefined;
  const { stores, storeFor, load } = createOpenStores({
    ...options,
    onSaved: (...saved) => onSaved(...saved),
    listPending: () => voices.view(),
  });
  /** Adds an uploaded voice to its mark; it may leave this device only once that is saved. */
  const place = async ({ key, note }: PendingVoice, file: SignedFile): Promise<VoicePlacement> => {
    const store = await load(key);
    if ('is' in store) return store;
    await store.ready;
    store.change((was) => withVoice(was, note, file));
    if (await store.flush()) return { is: 'placed' };
    return store.view().where === 'device' ? { is: 'placed' } : { is: 'later' };
  };
  const voices = createVoiceOutbox({
    device: device.voices,
    send: createVoiceSender(caller),
    onQueued: (pending) =>
      void stores.get(pending.key)?.ready.then(() => {
        const isWaiting = voices.view().some(({ id }) => id === pending.id);
        if (isWaiting) stores.get(pending.key)?.change((was) => withVoice(was, pending.note, toLocalVoice(pending)));
      }),
    onSent: place,
    newId: newRequestId,
    now: () => Date.now(),
  });
  return {
    setSavedListener: (listener) => {
      onSaved = listener;
    },
    storeFor,
    voices,
    flush: async (key) => {
      const isHeard = await voices.flush(key);
      const flushed =
        key === undefined ? [...stores.values()] : [stores.get(key)].filter((draftStore) => draftStore !== undefined);
      const isSaved = await Promise.all(flushed.map((draftStore) => draftStore.flush()));
      return isHeard && isSaved.every(Boolean);
    },
  };
};

/** The drafts of all submissions opened on this desk; each continues to be saved while the next one is marked. */
export const useDraftStores = (onSaved: OnSaved, customDevice?: DeviceDrafts): DraftStores => {
  const { id: me } = useCurrentUser();
  const caller = useOwnCaller(me);
  const device = useMemo(() => customDevice ?? openDeviceDrafts(me), [customDevice, me]);
  const draftStores = useMemo(() => createDraftStores({ caller, me, device }), [caller, me, device]);
  // The listener outlives a single render.
  useEffect(() => {
    draftStores.setSavedListener(onSaved);
  }, [draftStores, onSaved]);
  // Sends what waits when the network is back and when the page goes away.
  useEffect(() => {
    const { voices, flush } = draftStores;
    voices.start();
    const endFlushing = flushWithPage(() => flush());
    return () => {
      endFlushing();
      voices.close();
    };
  }, [draftStores]);
  return draftStores;
};

/** The current draft of a submission. */
export const useDraft = (store: DraftStore): DraftView => useSyncExternalStore(store.subscribe, store.view);
