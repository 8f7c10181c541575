import { createListeners } from '@inkstone/base';
import { createRetryTimer } from '@inkstone/device';
import type { Mark } from '../../contract.ts';
import type { DeviceDrafts } from './device-drafts.ts';
import { toDraft, isSameContent, type Draft } from './draft.ts';
import { withoutLocalVoices } from './local-voice.ts';

/** The content of a draft and its save state. */
export interface DraftView {
  draft: Draft;
  /** `device` only once this device has stored it; `onlyHere` where it could not. */
  saving: 'nothing' | 'saving' | 'device' | 'onlyHere' | 'failed' | 'gone' | 'saved';
  savedAt: string | null;
  /** Why it is not saved, as text. */
  reason: string;
  /** A newer mark by another marker: nothing is sent until one version is chosen. */
  newer: Mark | null;
  /** The teacher chose to change the released mark. */
  isUnlocked: boolean;
}

/** The result of sending a draft. */
export type SendResult =
  | { is: 'saved'; version: number; savedAt: string; points: number | null; releasedAt: string | null }
  | { is: 'newer'; mark: Mark }
  | { is: 'later' }
  | { is: 'gone' }
  | { is: 'refused'; reason: string };

interface DraftStoreOptions {
  key: string;
  me: number;
  mark: Mark | null;
  device: DeviceDrafts;
  /** Identifies this window among others that may have the same submission open. */
  writer: string;
  /** The `requestId` is an idempotency key: the request may be repeated until a response arrives. */
  send(what: { version: number; draft: Draft; requestId: string; changesReleased: boolean }): Promise<SendResult>;
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
  /** Unlocks a released mark; only later changes can be undone. */
  unlock(): void;
  /** Sends unsent changes; true once the server has everything. */
  flush(): Promise<boolean>;
  /** Stores unsaved changes on the device. */
  saveToDevice(): Promise<void>;
  /** Takes the server's mark unless changes are unsent. */
  merge(mark: Mark | null): void;
  takeTheirs(): void;
  keepMine(): void;
  /** Resolves once the device's stored draft has been read. */
  ready: Promise<void>;
}

const deviceSaveDelayMs = 300;
const sendDelayMs = 1200;
const maxRetryDelayMs = 30_000;
const undoGroupMs = 1500;
const maxUndoSteps = 100;

/** Creates the draft store of a submission, continuing from the draft stored on the device. */
export const createDraftStore = (parts: DraftStoreOptions): DraftStore => {
  const { key, me, mark, device, writer, send, computePoints, newRequestId, now } = parts;
  const isSame = (a: Draft, b: Draft) => isSameContent(a, b) && computePoints(a) === computePoints(b);
  const listeners = createListeners();
  /** The window whose draft this one continues; undefined for drafts of earlier versions, or without one. */
  let writerBefore: string | undefined;
  let version = mark?.version ?? 0;
  let view: DraftView = {
    draft: toDraft(mark),
    saving: mark ? 'saved' : 'nothing',
    savedAt: mark?.savedAt ?? null,
    reason: '',
    newer: null,
    isUnlocked: false,
  };
  let undoStack: readonly Draft[] = [];
  let changedAt = 0;
  let isDirty = false;
  let lost: { draft: Draft; requestId: string } | null = null;
  let keeping: ReturnType<typeof setTimeout> | undefined;
  /** What this device has stored; null where storing failed. */
  let onDevice: Draft | null = null;
  /** It waits for the network or for a choice between versions, and is not resent immediately. */
  let isPutOff = false;
  let sending: Promise<boolean> | null = null;

  const show = (change: Partial<DraftView>): void => {
    view = { ...view, ...change };
    listeners.notify();
  };
  const keep = async (): Promise<void> => {
    clearTimeout(keeping);
    keeping = undefined;
    if (!isDirty) return;
    const { draft } = view;
    onDevice = await device.save({ key, version, draft, at: now(), writer }, writerBefore).then(
      () => draft,
      () => null,
    );
    if (view.draft !== draft) return;
    // While it waits for the network or a choice, show that the device has it.
    if (isPutOff || view.newer) show({ saving: waitingState() });
  };
  const forget = (): Promise<void> => device.remove(key, [writer, writerBefore]).catch(() => undefined);
  const waitingState = (): DraftView['saving'] => {
    if (onDevice === view.draft) return 'device';
    return keeping === undefined ? 'onlyHere' : 'saving';
  };
  const later = createRetryTimer(() => void flush(), { firstMs: sendDelayMs, maxMs: maxRetryDelayMs });
  const settle = async (sent: SendResult, draft: Draft): Promise<boolean> => {
    if (sent.is === 'saved') {
      version = sent.version;
      lost = null;
      later.reset();
      isDirty = view.draft !== draft;
      show({ saving: isDirty ? 'saving' : 'saved', savedAt: sent.savedAt, reason: '' });
      if (isDirty) await keep();
      else await forget();
      return !isDirty;
    }
    if (sent.is === 'newer') return meet(sent.mark, draft);
    if (sent.is === 'refused') show({ saving: 'failed', reason: sent.reason });
    else if (sent.is === 'gone') show({ saving: 'gone', reason: '' });
    else {
      isPutOff = true;
      show({ saving: waitingState() });
      later.scheduleRetry();
    }
    return false;
  };
  /** A newer version with the content that we sent is our own, whose response was lost; any other is a conflict. */
  const meet = (theirs: Mark, draft: Draft): boolean => {
    const known = toDraft(theirs);
    const isOurs = theirs.markerId === me && (isSame(known, draft) || (lost && isSame(known, lost.draft)));
    if (!isOurs) {
      isPutOff = true;
      show({ newer: theirs, saving: waitingState() });
      return false;
    }
    version = theirs.version;
    lost = null;
    later.schedule(0);
    return false;
  };
  const sendNow = async (): Promise<boolean> => {
    later.stop();
    isPutOff = false;
    const { draft } = view;
    const requestId = lost?.draft === draft ? lost.requestId : newRequestId();
    await keep();
    show({ saving: 'saving' });
    const sent = await send({ version, draft, requestId, changesReleased: view.isUnlocked });
    if (sent.is === 'later') lost = { draft, requestId };
    return settle(sent, draft);
  };
  const flush = async (): Promise<boolean> => {
    if (view.newer) return false;
    await sending;
    if (!isDirty) return true;
    sending = sendNow();
    try {
      return (await sending) || (isDirty && !isPutOff && view.saving === 'saving' ? await flush() : false);
    } finally {
      sending = null;
    }
  };
  const write = (draft: Draft): void => {
    isDirty = true;
    show({ draft, saving: 'saving', reason: '' });
    keeping ??= setTimeout(() => void keep(), deviceSaveDelayMs);
    if (!view.newer) later.schedule(sendDelayMs);
  };
  const ready = device
    .read(key)
    .catch(() => null)
    .then((stored) => {
      if (!stored || isDirty) return;
      writerBefore = stored.writer;
      // Local sound URLs do not survive a page; pending voice notes are added again.
      const draft = withoutLocalVoices(stored.draft);
      if (isSame(draft, view.draft)) return void forget();
      // Our own version, saved by a page that missed the response, is the base of the stored draft.
      const isOurs = mark?.markerId === me && stored.at >= Date.parse(mark.savedAt);
      if (stored.version !== version && !isOurs && mark) show({ newer: mark });
      write(draft);
    });
  return {
    ready,
    subscribe: listeners.subscribe,
    view: () => view,
    change: (change) => {
      const next = change(view.draft);
      if (next === view.draft) return;
      // Continuous typing is undone in one step.
      const isTyping = next.comment !== view.draft.comment && now() - changedAt < undoGroupMs;
      if (!isTyping) undoStack = [...undoStack.slice(1 - maxUndoSteps), view.draft];
      changedAt = now();
      write(next);
    },
    undo: () => {
      const last = undoStack.at(-1);
      if (!last) return false;
      undoStack = undoStack.slice(0, -1);
      changedAt = 0;
      write(last);
      return true;
    },
    unlock: () => {
      undoStack = [];
      changedAt = 0;
      show({ isUnlocked: true });
      // Changes made while the mark was being released were waiting for this.
      if (isDirty) later.schedule(0);
    },
    flush,
    saveToDevice: keep,
    merge: (fresh) => {
      if (isDirty || !fresh || fresh.version <= version) return;
      version = fresh.version;
      show({ draft: toDraft(fresh), saving: 'saved', savedAt: fresh.savedAt });
    },
    takeTheirs: () => {
      const { newer } = view;
      if (!newer) return;
      version = newer.version;
      undoStack = [];
      isDirty = false;
      later.stop();
      clearTimeout(keeping);
      keeping = undefined;
      show({ newer: null, draft: toDraft(newer), saving: 'saved', savedAt: newer.savedAt });
      void forget();
    },
    keepMine: () => {
      if (!view.newer) return;
      version = view.newer.version;
      show({ newer: null });
      void flush();
    },
  };
};
