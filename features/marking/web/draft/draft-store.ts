import { createListeners } from '@inkstone/base';
import { createOutbox, type OutboxItem, type SendOutcome } from '@inkstone/device/outbox';
import type { Mark } from '../../contract.ts';
import type { StoredDraft } from './device-database.ts';
import type { DeviceDrafts } from './device-drafts.ts';
import { createDraftHistory } from './draft-history.ts';
import { createDraftStorage } from './draft-storage.ts';
import { toDraft, isSameContent, type Draft } from './draft.ts';

/** The content of a draft and its save state. */
export interface DraftView {
  draft: Draft;
  /** `device` only once this device has stored it; `onlyHere` where it could not. */
  saving: 'nothing' | 'saving' | 'device' | 'onlyHere' | 'failed' | 'gone' | 'saved';
  savedAt: string | null;
  /** Where the device has the draft that the server does not have; null where the server has it. */
  where: OutboxItem<StoredDraft, Mark>['where'] | null;
  /** Why it is not saved, as text. */
  reason: string;
  /** A newer mark by another marker: nothing is sent until one version is chosen. */
  newer: Mark | null;
  /** The teacher chose to change the released mark. */
  isUnlocked: boolean;
}

/** A draft that the server has. */
interface SavedDraft {
  version: number;
  savedAt: string;
}

/** The result of sending a draft; a newer mark is a conflict, and `gone` a submission that may no longer be marked. */
export type DraftOutcome = SendOutcome<SavedDraft, Mark> | { is: 'gone' };

interface DraftStoreOptions {
  key: string;
  me: number;
  mark: Mark | null;
  device: DeviceDrafts;
  /** Identifies this window among others that may have the same submission open. */
  writer: string;
  /** The `requestId` is an idempotency key: the request may be repeated until a response arrives. */
  send(what: { version: number; draft: Draft; requestId: string; changesReleased: boolean }): Promise<DraftOutcome>;
  /** Points of a draft: its criteria combined, or the holistic score. */
  computePoints(draft: Draft): number | null;
  newRequestId(): string;
  now(): number;
}

/** The draft of one submission: stored on the device, then sent; newer versions are never overwritten. */
export interface DraftStore {
  subscribe(listener: () => void): () => void;
  view(): DraftView;
  change(change: (draft: Draft) => Draft): void;
  /** Undoes the last change; false where there is none. */
  undo(): boolean;
  /** Unlocks a released mark; only changes since it was first unlocked can be undone. */
  unlock(): void;
  /** Locks it again, as when the submission is left; what was changed until then is still sent. */
  lock(): void;
  /** Sends unsent changes; true once the server has everything. */
  flush(): Promise<boolean>;
  /** Takes the server's mark unless changes are unsent. */
  merge(mark: Mark | null): void;
  takeTheirs(): void;
  keepMine(): void;
  /** Resolves once the device's stored draft has been read. */
  ready: Promise<void>;
}

// The reason of a submission that is gone; the screen has its own words for it.
const goneReason = '';

/** `device` only once this device has stored it; before it was sent, it is being saved. */
const toSaving = (item: OutboxItem<StoredDraft, Mark>, isWaiting: boolean): DraftView['saving'] => {
  const { phase, where } = item;
  if (phase.is === 'refused') return phase.reason === goneReason ? 'gone' : 'failed';
  if (phase.is === 'sending' || where === 'writing' || (phase.is === 'kept' && !isWaiting)) return 'saving';
  return where === 'device' ? 'device' : 'onlyHere';
};

/** Sends the draft of one submission, and remembers what the server has of it. */
const createDraftOutbox = (options: DraftStoreOptions) => {
  const { key, me, mark, device, writer, send, computePoints, newRequestId, now } = options;
  const state = {
    saved: { draft: toDraft(mark), version: mark?.version ?? 0, savedAt: mark?.savedAt ?? null },
    /** It was sent without a response. */
    isWaiting: false,
    isUnlocked: false,
    /** It was unlocked once: what is sent, also after it was locked again, changes a released mark on purpose. */
    wasUnlocked: false,
    isEdited: false,
  };
  const isSame = (a: Draft, b: Draft) => isSameContent(a, b) && computePoints(a) === computePoints(b);
  const sendDraft = async ({ version, draft }: StoredDraft, requestId: string) => {
    const outcome = await send({ version, draft, requestId, changesReleased: state.wasUnlocked });
    state.isWaiting = outcome.is === 'retry';
    if (outcome.is === 'gone') return { is: 'refused', reason: goneReason } as const;
    // A newer version with the content that we sent is our own, whose response was lost.
    const theirMark = outcome.is === 'aside' ? outcome.conflict : null;
    const isOurs = theirMark?.markerId === me && isSame(toDraft(theirMark), draft);
    const receipt = outcome.is === 'acknowledged' ? outcome.receipt : isOurs ? theirMark : null;
    if (!receipt) return outcome;
    state.saved = { draft, version: receipt.version, savedAt: receipt.savedAt };
    return { is: 'acknowledged', receipt } as const;
  };
  const outbox = createOutbox<StoredDraft, SavedDraft, Mark>({
    storage: createDraftStorage(device, { key, writer, isEdited: () => state.isEdited }),
    remaining: (current, sent, { version }) => (current.draft === sent.draft ? null : { ...current, version }),
    send: async ({ id, items: [item] }) => (item ? sendDraft(item.value, id) : { is: 'retry' }),
    timing: { delayMs: 1200, firstRetryMs: 1200, maxRetryMs: 30_000 },
    newRequestId,
  });
  const findPending = () => outbox.items().get(key);
  const write = (draft: Draft, version = findPending()?.value.version ?? state.saved.version): void => {
    state.isEdited = true;
    outbox.change([[key, { key, version, draft, at: now() }]]);
  };
  /** What was refused may be taken now. */
  const sendRefused = (): void => {
    if (findPending()?.phase.is === 'refused') outbox.resolve([key]);
  };
  const flush = async (): Promise<boolean> => {
    sendRefused();
    if (await outbox.flush()) return true;
    const isChanged = findPending()?.phase.is === 'kept' && !state.isWaiting;
    return isChanged ? flush() : false;
  };
  return { outbox, state, isSame, findPending, write, sendRefused, flush };
};

type DraftOutbox = ReturnType<typeof createDraftOutbox>;

const toView = ({ findPending, state: { saved, isWaiting, isUnlocked } }: DraftOutbox): DraftView => {
  const pending = findPending();
  const { savedAt } = saved;
  if (!pending) {
    const saving = savedAt === null ? 'nothing' : 'saved';
    return { draft: saved.draft, saving, savedAt, where: null, reason: '', newer: null, isUnlocked };
  }
  const { phase, value } = pending;
  return {
    draft: value.draft,
    saving: toSaving(pending, isWaiting),
    savedAt,
    where: pending.where,
    reason: phase.is === 'refused' ? phase.reason : '',
    newer: phase.is === 'aside' ? phase.conflict : null,
    isUnlocked,
  };
};

/** Continues with the draft that the device has stored. */
const restoreDraft = (
  { outbox, findPending, isSame, state, write }: DraftOutbox,
  { key, me, mark }: DraftStoreOptions,
): void => {
  const stored = findPending()?.value;
  if (!stored || state.isEdited) return;
  const { saved } = state;
  if (isSame(stored.draft, saved.draft)) return outbox.discard(key);
  // Our own version, saved by a page that missed the response, is the base of the stored draft.
  const isOurs = mark?.markerId === me && stored.at >= Date.parse(mark.savedAt);
  // Until one of both is chosen, the stored draft keeps the version that it is based on.
  if (mark && !isOurs && stored.version !== saved.version) outbox.putAside(key, mark);
  else write(stored.draft, saved.version);
};

/** Creates the draft store of a submission, continuing from the draft stored on the device. */
export const createDraftStore = (options: DraftStoreOptions): DraftStore => {
  const { key, now } = options;
  const listeners = createListeners();
  const history = createDraftHistory(now);
  const draftOutbox = createDraftOutbox(options);
  const { outbox, state, findPending, write, sendRefused, flush } = draftOutbox;
  let view = toView(draftOutbox);
  const show = (): void => {
    view = toView(draftOutbox);
    listeners.notify();
  };
  outbox.subscribe(show);
  return {
    ready: outbox.ready.then(() => restoreDraft(draftOutbox, options)),
    subscribe: listeners.subscribe,
    view: () => view,
    change: (change) => {
      const next = change(view.draft);
      if (next === view.draft) return;
      history.record(view.draft, next);
      write(next);
    },
    undo: () => {
      const before = history.undo();
      if (before) write(before);
      return before !== undefined;
    },
    unlock: () => {
      if (!state.wasUnlocked) history.clear();
      state.isUnlocked = true;
      state.wasUnlocked = true;
      show();
      // Changes made while the mark was being released were waiting for this.
      sendRefused();
    },
    lock: () => {
      if (!state.isUnlocked) return;
      state.isUnlocked = false;
      show();
    },
    flush,
    merge: (fresh) => {
      if (findPending() || !fresh || fresh.version <= state.saved.version) return;
      state.saved = { draft: toDraft(fresh), version: fresh.version, savedAt: fresh.savedAt };
      show();
    },
    takeTheirs: () => {
      const { newer } = view;
      if (!newer) return;
      state.saved = { draft: toDraft(newer), version: newer.version, savedAt: newer.savedAt };
      history.clear();
      outbox.discard(key);
    },
    keepMine: () => {
      if (!view.newer) return;
      write(view.draft, view.newer.version);
      outbox.resolve([key]);
    },
  };
};
