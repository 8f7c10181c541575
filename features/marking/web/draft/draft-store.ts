import { createListeners } from '@inkstone/base';
import { putOff } from '@inkstone/device';
import type { Mark } from '../../contract.ts';
import type { DeviceDrafts } from './device-drafts.ts';
import { toDraft, isSameContent, type Draft } from './draft.ts';
import { withoutLocalVoices } from './local-voice.ts';

/** Where a draft is, and what it says. */
export interface DraftView {
  draft: Draft;
  /** `device` only once this device has what is shown; `onlyHere` where it could not keep it. */
  saving: 'nothing' | 'saving' | 'device' | 'onlyHere' | 'failed' | 'gone' | 'saved';
  savedAt: string | null;
  /** Why it is not saved, in words. */
  reason: string;
  /** What another marker saved meanwhile: nothing is sent until one of the two is chosen. */
  newer: Mark | null;
  /** The teacher has said that the released mark is to be changed. */
  isUnlocked: boolean;
}

/** What sending a draft came to. */
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
  /** This window, beside the others that may have the same piece open. */
  writer: string;
  /** The same `requestId` is the same press: it may be sent again until an answer comes. */
  send(what: { version: number; draft: Draft; requestId: string; changesReleased: boolean }): Promise<SendResult>;
  /** What a draft comes to: its criteria joined, or the score that was given for the whole. */
  computePoints(draft: Draft): number | null;
  newRequestId(): string;
  now(): number;
}

/** The draft of one piece: kept on the device, then sent; nothing newer is overwritten. */
export interface DraftStore {
  subscribe(listener: () => void): () => void;
  view(): DraftView;
  change(change: (draft: Draft) => Draft): void;
  /** Takes the last change back; false where there is none. */
  undo(): boolean;
  /** Lets a released mark be changed; only what is changed from now on can be undone. */
  unlock(): void;
  /** Sends what is not sent; true once the server has everything. */
  flush(): Promise<boolean>;
  /** Writes what the device does not have yet. */
  saveToDevice(): Promise<void>;
  /** What the server has now, as long as nothing waits to be sent. */
  merge(mark: Mark | null): void;
  takeTheirs(): void;
  keepMine(): void;
  /** Once what the device kept has been read. */
  ready: Promise<void>;
}

const deviceSaveDelayMs = 300;
const sendDelayMs = 1200;
const maxRetryDelayMs = 30_000;
const undoGroupMs = 1500;
const maxUndoSteps = 100;

/** Opens the draft of a piece; what the device kept of it goes on. */
export const createDraftStore = (parts: DraftStoreOptions): DraftStore => {
  const { key, me, mark, device, writer, send, computePoints, newRequestId, now } = parts;
  const isSame = (a: Draft, b: Draft) => isSameContent(a, b) && computePoints(a) === computePoints(b);
  const listeners = createListeners();
  /** The window whose draft this one goes on with; undefined where that was an earlier build's, or there was none. */
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
  let earlier: readonly Draft[] = [];
  let changedAt = 0;
  let isDirty = false;
  let lost: { draft: Draft; requestId: string } | null = null;
  let keeping: ReturnType<typeof setTimeout> | undefined;
  /** What this device has; null where it could not keep the last that it was given. */
  let onDevice: Draft | null = null;
  /** It waits for the network or for a choice: it is not sent again at once. */
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
    // What waits for the network or for a choice is said to be here once it is.
    if (isPutOff || view.newer) show({ saving: waitingState() });
  };
  const forget = (): Promise<void> => device.remove(key, [writer, writerBefore]).catch(() => undefined);
  const waitingState = (): DraftView['saving'] => {
    if (onDevice === view.draft) return 'device';
    return keeping === undefined ? 'onlyHere' : 'saving';
  };
  const later = putOff(() => void flush(), { firstMs: sendDelayMs, mostMs: maxRetryDelayMs });
  const settle = async (sent: SendResult, draft: Draft): Promise<boolean> => {
    if (sent.is === 'saved') {
      version = sent.version;
      lost = null;
      later.wentWell();
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
      later.again();
    }
    return false;
  };
  /** A newer version that says what we sent is our own, whose answer got lost; any other is shown. */
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
    later.to(0);
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
    if (!view.newer) later.to(sendDelayMs);
  };
  const ready = device
    .read(key)
    .catch(() => null)
    .then((stored) => {
      if (!stored || isDirty) return;
      writerBefore = stored.writer;
      // The sounds of a page that is gone do not play here; those that still wait are put in again.
      const draft = withoutLocalVoices(stored.draft);
      if (isSame(draft, view.draft)) return void forget();
      // Our own version, saved by a page whose answer got lost, is what the kept draft went on from.
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
      // What is typed without a pause is taken back in one.
      const isTyping = next.comment !== view.draft.comment && now() - changedAt < undoGroupMs;
      if (!isTyping) earlier = [...earlier.slice(1 - maxUndoSteps), view.draft];
      changedAt = now();
      write(next);
    },
    undo: () => {
      const last = earlier.at(-1);
      if (!last) return false;
      earlier = earlier.slice(0, -1);
      changedAt = 0;
      write(last);
      return true;
    },
    unlock: () => {
      earlier = [];
      changedAt = 0;
      show({ isUnlocked: true });
      // What was written while it was being released waits for this.
      if (isDirty) later.to(0);
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
      earlier = [];
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
