import { createListeners } from '@inkstone/base';
import { createOutbox, type OutboxItem, type OutboxStorage, type SendOutcome } from '@inkstone/device/outbox';
import type { SaveStatus } from '@inkstone/ui';

/** A student's analysis of one answer. */
export interface AnalysisContent {
  reason: string;
  /** For a reading answer: what the passage says. */
  evidence: string;
  /** For a text: what to do next. */
  plan: string;
  quote: string | null;
}

/** The analysis on the server; version 0 where there is none. */
export interface SavedAnalysis {
  content: AnalysisContent;
  version: number;
  savedAt: string | null;
}

/** The analysis stored on the device until the server has it. */
export interface StoredAnalysis {
  content: AnalysisContent;
  /** The version that it is based on. */
  version: number;
}

/** The result of sending; a newer version of another window is a conflict. */
export type AnalysisOutcome = SendOutcome<{ version: number; savedAt: string | null }, SavedAnalysis>;

/** The content of an analysis and its save state. */
export interface AnalysisView {
  content: AnalysisContent;
  saving: SaveStatus;
  /** Where the device has what the server does not have; null where the server has everything. */
  where: OutboxItem<StoredAnalysis>['where'] | null;
  /** A newer version from another window: nothing is sent until one version is chosen. */
  newer: SavedAnalysis | null;
}

interface AnalysisStoreOptions {
  known: SavedAnalysis;
  device: OutboxStorage<StoredAnalysis>;
  /** The `requestId` is an idempotency key: the request may be repeated until a response arrives. */
  send(what: StoredAnalysis & { requestId: string }): Promise<AnalysisOutcome>;
  newRequestId(): string;
}

/**
 * The analysis of one answer: stored on the device with each keystroke, then sent; newer versions are never
 * overwritten.
 */
export interface AnalysisStore {
  subscribe(listener: () => void): () => void;
  view(): AnalysisView;
  change(change: Partial<AnalysisContent>): void;
  /** Sends unsent changes. */
  flush(): Promise<unknown>;
  takeTheirs(): void;
  keepMine(): void;
}

/** The one key of an analysis on the device. */
export const analysisKey = 'analysis';

const isSame = (a: AnalysisContent, b: AnalysisContent): boolean =>
  a.reason === b.reason && a.evidence === b.evidence && a.plan === b.plan && a.quote === b.quote;

/** Sends one analysis, and remembers what the server has of it. */
const createAnalysisOutbox = ({ known, device, send, newRequestId }: AnalysisStoreOptions) => {
  const state = {
    saved: known,
    /** It was sent since the last change, without a response. */
    isWaiting: false,
  };
  const sendAnalysis = async (analysis: StoredAnalysis, requestId: string): Promise<AnalysisOutcome> => {
    const outcome = await send({ ...analysis, requestId });
    state.isWaiting = outcome.is === 'retry';
    const { content } = analysis;
    if (outcome.is === 'acknowledged') state.saved = { content, ...outcome.receipt };
    if (outcome.is !== 'aside' || !isSame(outcome.conflict.content, content)) return outcome;
    // The newer version is our own, whose response was lost.
    state.saved = outcome.conflict;
    return { is: 'acknowledged', receipt: state.saved };
  };
  const outbox = createOutbox<StoredAnalysis, { version: number }, SavedAnalysis>({
    storage: device,
    remaining: (current, sent, { version }) => (isSame(current.content, sent.content) ? null : { ...current, version }),
    send: async ({ id, items: [item] }) => (item ? sendAnalysis(item.value, id) : { is: 'retry' }),
    timing: { delayMs: 4000, firstRetryMs: 10_000, maxRetryMs: 10_000 },
    newRequestId,
  });
  return { outbox, state, findPending: () => outbox.items().get(analysisKey) };
};

/** Creates the store of one analysis, continuing from what the device has stored. */
export const createAnalysisStore = (options: AnalysisStoreOptions): AnalysisStore => {
  const listeners = createListeners();
  const { known } = options;
  const { outbox, state, findPending } = createAnalysisOutbox(options);
  const toSaving = (): SaveStatus => {
    const pending = findPending();
    if (!pending)
      return state.saved.savedAt === null ? { state: 'nothing' } : { state: 'saved', at: state.saved.savedAt };
    const { phase, where } = pending;
    if (phase.is === 'refused') return { state: 'failed', reason: phase.reason };
    if (phase.is === 'sending') return { state: 'saving' };
    if (where === 'device') return { state: 'device' };
    return { state: state.isWaiting || phase.is === 'aside' ? 'onlyHere' : 'saving' };
  };
  const toView = (): AnalysisView => {
    const pending = findPending();
    const newer = pending?.phase.is === 'aside' ? pending.phase.conflict : null;
    const where = pending?.where ?? null;
    return { content: pending?.value.content ?? state.saved.content, saving: toSaving(), where, newer };
  };
  const putContent = (content: AnalysisContent, version: number): void => {
    state.isWaiting = false;
    outbox.change([[analysisKey, { content, version }]]);
  };
  const stored = findPending();
  if (stored && isSame(stored.value.content, known.content)) outbox.discard(analysisKey);
  else if (stored && stored.value.version !== known.version) outbox.putAside(analysisKey, known);
  let view = toView();
  outbox.subscribe(() => {
    view = toView();
    listeners.notify();
  });
  return {
    subscribe: listeners.subscribe,
    view: () => view,
    change: (change) => {
      const content = { ...view.content, ...change };
      if (!isSame(content, view.content)) putContent(content, findPending()?.value.version ?? state.saved.version);
    },
    flush: outbox.flush,
    takeTheirs: () => {
      if (!view.newer) return;
      state.saved = view.newer;
      outbox.discard(analysisKey);
    },
    keepMine: () => {
      if (!view.newer) return;
      putContent(view.content, view.newer.version);
      outbox.resolve([analysisKey]);
    },
  };
};
