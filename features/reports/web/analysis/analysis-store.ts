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

/** The result of sending. */
export type SendResult =
  | { is: 'saved'; version: number; savedAt: string }
  | { is: 'newer'; theirs: SavedAnalysis }
  | { is: 'later' }
  | { is: 'refused'; reason: string };

/** The content of an analysis and its save state. */
export interface AnalysisView {
  content: AnalysisContent;
  saving: SaveStatus;
  /** A newer version from another window: nothing is sent until one version is chosen. */
  newer: SavedAnalysis | null;
}

interface AnalysisStoreOptions {
  known: SavedAnalysis;
  device: { read(): StoredAnalysis | null; save(analysis: StoredAnalysis): boolean; remove(): void };
  /** The `requestId` is an idempotency key: the request may be repeated until a response arrives. */
  send(what: StoredAnalysis & { requestId: string }): Promise<SendResult>;
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
  flush(): Promise<void>;
  takeTheirs(): void;
  keepMine(): void;
}

const sendDelayMs = 4000;
const retryDelayMs = 10_000;

const isSame = (a: AnalysisContent, b: AnalysisContent): boolean =>
  a.reason === b.reason && a.evidence === b.evidence && a.plan === b.plan && a.quote === b.quote;

const toSaving = ({ savedAt }: SavedAnalysis): SaveStatus =>
  savedAt === null ? { state: 'nothing' } : { state: 'saved', at: savedAt };

/** Creates the store of one analysis, continuing from what the device has stored. */
export const createAnalysisStore = ({ known, device, send, newRequestId }: AnalysisStoreOptions): AnalysisStore => {
  const listeners = new Set<() => void>();
  let { version } = known;
  let view: AnalysisView = { content: known.content, saving: toSaving(known), newer: null };
  let isDirty = false;
  let isKept = false;
  let lost: { content: AnalysisContent; requestId: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;

  const show = (change: Partial<AnalysisView>): void => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };
  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  const write = (content: AnalysisContent): void => {
    isDirty = true;
    isKept = device.save({ content, version });
    show({ content, saving: isKept ? { state: 'device' } : { state: 'saving' } });
    if (!view.newer) later(sendDelayMs);
  };
  const adopt = (saved: SavedAnalysis): void => {
    version = saved.version;
    lost = null;
    isDirty = false;
    clearTimeout(timer);
    device.remove();
    show({ content: saved.content, saving: toSaving(saved), newer: null });
  };
  const waitingState = (): SaveStatus => ({ state: isKept ? 'device' : 'onlyHere' });
  const settle = (sent: SendResult, content: AnalysisContent): void => {
    if (sent.is === 'saved') {
      if (view.content === content) return adopt({ content, version: sent.version, savedAt: sent.savedAt });
      version = sent.version;
      lost = null;
      isKept = device.save({ content: view.content, version });
      return later(sendDelayMs);
    }
    if (sent.is === 'refused') return show({ saving: { state: 'failed', reason: sent.reason } });
    if (sent.is === 'later') {
      show({ saving: waitingState() });
      return later(retryDelayMs);
    }
    const { theirs } = sent;
    if (isSame(theirs.content, view.content)) return adopt(theirs);
    // Our own version, whose response was lost: later changes are based on it.
    const isOurs = lost !== null && isSame(theirs.content, lost.content);
    if (!isOurs) return show({ newer: theirs, saving: waitingState() });
    version = theirs.version;
    lost = null;
    later(0);
  };
  const sendNow = async (): Promise<void> => {
    clearTimeout(timer);
    const { content } = view;
    const requestId = lost?.content === content ? lost.requestId : newRequestId();
    show({ saving: { state: 'saving' } });
    const sent = await send({ content, version, requestId });
    if (sent.is === 'later') lost = { content, requestId };
    settle(sent, content);
  };
  const flush = async (): Promise<void> => {
    if (sending) await sending;
    if (!isDirty || view.newer) return;
    sending = sendNow();
    await sending;
    sending = null;
  };
  const stored = device.read();
  if (stored && isSame(stored.content, known.content)) device.remove();
  else if (stored) {
    if (stored.version !== known.version) view = { ...view, newer: known };
    write(stored.content);
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    change: (change) => {
      const content = { ...view.content, ...change };
      if (!isSame(content, view.content)) write(content);
    },
    flush,
    takeTheirs: () => {
      if (view.newer) adopt(view.newer);
    },
    keepMine: () => {
      if (!view.newer) return;
      version = view.newer.version;
      show({ newer: null });
      isKept = device.save({ content: view.content, version });
      void flush();
    },
  };
};
