import type { Saving } from '@inkstone/ui';

/** What a student says of one answer. */
export interface Said {
  reason: string;
  /** Of a reading answer: what the passage says. */
  evidence: string;
  /** Of a text: what comes next. */
  plan: string;
  quote: string | null;
}

/** What the server has of it; version 0 where there is nothing. */
export interface Known {
  said: Said;
  version: number;
  savedAt: string | null;
}

/** What the device keeps until the server has it. */
export interface Kept {
  said: Said;
  /** The version that it goes on from. */
  version: number;
}

/** What sending came to. */
export type Sent =
  | { is: 'saved'; version: number; savedAt: string }
  | { is: 'newer'; theirs: Known }
  | { is: 'later' }
  | { is: 'refused'; reason: string };

/** Where an analysis is, and what it says. */
export interface AnalysisView {
  said: Said;
  saving: Saving;
  /** What another window saved meanwhile: nothing is sent until one of the two is chosen. */
  newer: Known | null;
}

interface AnalysisParts {
  known: Known;
  device: { read(): Kept | null; put(kept: Kept): boolean; remove(): void };
  /** The same `requestId` is the same press: it may be sent again until an answer comes. */
  send(what: Kept & { requestId: string }): Promise<Sent>;
  newRequestId(): string;
}

/** The analysis of one answer: on the device with each letter, then on the server; nothing newer is overwritten. */
export interface AnalysisStore {
  subscribe(listener: () => void): () => void;
  view(): AnalysisView;
  change(change: Partial<Said>): void;
  /** Sends what is not sent. */
  flush(): Promise<void>;
  takeTheirs(): void;
  keepMine(): void;
}

const sendMs = 4000;
const againMs = 10_000;

const isSame = (one: Said, other: Said): boolean =>
  one.reason === other.reason &&
  one.evidence === other.evidence &&
  one.plan === other.plan &&
  one.quote === other.quote;

const savingOf = ({ savedAt }: Known): Saving =>
  savedAt === null ? { state: 'nothing' } : { state: 'saved', at: savedAt };

/** Opens the analysis of one answer; what the device kept of it goes on. */
export const openAnalysis = ({ known, device, send, newRequestId }: AnalysisParts): AnalysisStore => {
  const listeners = new Set<() => void>();
  let { version } = known;
  let view: AnalysisView = { said: known.said, saving: savingOf(known), newer: null };
  let isDirty = false;
  let isKept = false;
  let lost: { said: Said; requestId: string } | null = null;
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
  const write = (said: Said): void => {
    isDirty = true;
    isKept = device.put({ said, version });
    show({ said, saving: isKept ? { state: 'device' } : { state: 'saving' } });
    if (!view.newer) later(sendMs);
  };
  const adopt = (it: Known): void => {
    version = it.version;
    lost = null;
    isDirty = false;
    clearTimeout(timer);
    device.remove();
    show({ said: it.said, saving: savingOf(it), newer: null });
  };
  const waitingState = (): Saving => ({ state: isKept ? 'device' : 'onlyHere' });
  const settle = (sent: Sent, said: Said): void => {
    if (sent.is === 'saved') {
      if (view.said === said) return adopt({ said, version: sent.version, savedAt: sent.savedAt });
      version = sent.version;
      lost = null;
      isKept = device.put({ said: view.said, version });
      return later(sendMs);
    }
    if (sent.is === 'refused') return show({ saving: { state: 'failed', reason: sent.reason } });
    if (sent.is === 'later') {
      show({ saving: waitingState() });
      return later(againMs);
    }
    const { theirs } = sent;
    if (isSame(theirs.said, view.said)) return adopt(theirs);
    // Our own words, whose answer got lost on the way: what was written since goes on from them.
    const isOurs = lost !== null && isSame(theirs.said, lost.said);
    if (!isOurs) return show({ newer: theirs, saving: waitingState() });
    version = theirs.version;
    lost = null;
    later(0);
  };
  const sendNow = async (): Promise<void> => {
    clearTimeout(timer);
    const { said } = view;
    const requestId = lost?.said === said ? lost.requestId : newRequestId();
    show({ saving: { state: 'saving' } });
    const sent = await send({ said, version, requestId });
    if (sent.is === 'later') lost = { said, requestId };
    settle(sent, said);
  };
  const flush = async (): Promise<void> => {
    if (sending) await sending;
    if (!isDirty || view.newer) return;
    sending = sendNow();
    await sending;
    sending = null;
  };
  const kept = device.read();
  if (kept && isSame(kept.said, known.said)) device.remove();
  else if (kept) {
    if (kept.version !== known.version) view = { ...view, newer: known };
    write(kept.said);
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    change: (change) => {
      const said = { ...view.said, ...change };
      if (!isSame(said, view.said)) write(said);
    },
    flush,
    takeTheirs: () => {
      if (view.newer) adopt(view.newer);
    },
    keepMine: () => {
      if (!view.newer) return;
      version = view.newer.version;
      show({ newer: null });
      isKept = device.put({ said: view.said, version });
      void flush();
    },
  };
};
