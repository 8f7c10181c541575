import { createListeners } from '@inkstone/base';
import type { CallInput, CallOutput } from '@inkstone/call/web';
import { createOutbox, type OutboxItem, type OutboxStorage, type SendOutcome } from '@inkstone/device/outbox';
import type { SaveStatus } from '@inkstone/ui';
import type { savePaperMarks } from '../../contract.ts';
import { parsePaperMark, type PaperMark, type PaperScale } from '../../paper/paper-mark.ts';

export type SentMark = CallInput<typeof savePaperMarks>['marks'][number];
export type SavedMark = CallOutput<typeof savePaperMarks>['list'][number];

/** Why a mark that was typed is not saved. */
export type CellFault = Exclude<SavedMark['outcome'], 'saved' | 'same'>;

/** A mark on the server, in points. */
export interface KnownMark {
  edition: number;
  mark: PaperMark;
}

/** What is typed into a row and not on the server yet. */
export interface MarkDraft {
  cells: string[];
  /** Why it is not saved; null: it waits to be sent. */
  fault: CellFault | null;
  /** The edition of the mark that was seen when it was typed. */
  edition: number;
}

/** What is typed into a student's row, as this device stores it. */
export interface PendingMark extends MarkDraft {
  studentId: number;
  /** When it was typed, in milliseconds since 1970 by the device's clock. */
  at: number;
}

/** What a page shows: drafts and saved marks by student, and where they are. */
export interface MarkSnapshot {
  drafts: ReadonlyMap<number, MarkDraft>;
  known: ReadonlyMap<number, KnownMark>;
  saving: SaveStatus;
}

/** What the server made of marks; a mark that it left as it is has its reason. */
export type MarksOutcome = SendOutcome<readonly SavedMark[]>;

interface StoreOptions {
  scale: PaperScale;
  device: OutboxStorage<PendingMark>;
  /** The `requestId` is an idempotency key: the request may be repeated until a response arrives. */
  send(marks: SentMark[], requestId: string): Promise<MarksOutcome>;
  newRequestId(): string;
  now(): Date;
}

/** The most marks that go with one request. */
const batchSize = 200;

const toPoints = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);

/** A mark in points, from one in hundredths. */
const toWire = ({ state, points, parts }: PaperMark): PaperMark => ({
  ...{ state, points: toPoints(points), parts: parts.map(toPoints) },
});

const isSameText = (first: readonly string[], second: readonly string[]): boolean =>
  first.length === second.length && first.every((text, index) => text === second[index]);

/** What the server still lacks of a mark: what was typed since, or what it left as it is, with its reason. */
const findRemaining = (current: PendingMark, sent: PendingMark, list: readonly SavedMark[]): PendingMark | null => {
  const saved = list.find(({ studentId }) => studentId === current.studentId);
  if (!saved) return current;
  const { outcome, edition } = saved;
  const isSaved = outcome === 'saved' || outcome === 'same';
  // What was typed meanwhile goes over what was just saved; what somebody else saved it must not replace unseen.
  if (!isSameText(current.cells, sent.cells)) return isSaved ? { ...current, edition } : current;
  return isSaved ? null : { ...current, fault: outcome };
};

/** Where the marks that wait are, the worst of them first. */
const toSaving = (items: readonly OutboxItem<PendingMark>[]): SaveStatus => {
  const refused = items.find(({ phase }) => phase.is === 'refused');
  if (refused?.phase.is === 'refused') return { state: 'failed', reason: refused.phase.reason };
  if (items.some(({ where }) => where === 'nowhere')) return { state: 'onlyHere' };
  if (items.some(({ where, phase }) => where === 'writing' || phase.is === 'sending')) return { state: 'saving' };
  return { state: 'device' };
};

/** Marks as they are typed: stored on the device, then sent; says truthfully where each of them is. */
export const createPaperMarkStore = ({ scale, device, send, newRequestId, now }: StoreOptions) => {
  const listeners = createListeners();
  const known = new Map<number, KnownMark>();
  let savedAt: Date | null = null;
  const toSent = ({ studentId, cells, edition }: PendingMark): SentMark[] => {
    const mark = parsePaperMark(cells, scale);
    return typeof mark === 'string' ? [] : [{ studentId, edition, ...toWire(mark) }];
  };
  const outbox = createOutbox<PendingMark, readonly SavedMark[]>({
    storage: device,
    countBatch: (marks) => Math.min(marks.length, batchSize),
    isReady: ({ fault }) => fault === null,
    remaining: findRemaining,
    sendsRestAtOnce: true,
    async send({ id, items }) {
      const outcome = await send(
        items.flatMap(({ value }) => toSent(value)),
        id,
      );
      if (outcome.is !== 'acknowledged') return outcome;
      savedAt = now();
      for (const { studentId, edition, mark } of outcome.receipt) known.set(studentId, { edition, mark });
      return outcome;
    },
    timing: { delayMs: 1500, firstRetryMs: 3000, maxRetryMs: 60_000 },
    newRequestId,
  });
  const toSnapshot = (): MarkSnapshot => {
    const items = [...outbox.items().values()];
    // A mark that does not fit waits for its teacher: what is said is where the others are.
    const waiting = items.filter(({ value }) => value.fault === null);
    const idle: SaveStatus = savedAt === null ? { state: 'nothing' } : { state: 'saved', at: savedAt };
    return {
      drafts: new Map(items.map(({ value }) => [value.studentId, value])),
      known: new Map(known),
      saving: waiting.length === 0 ? idle : toSaving(waiting),
    };
  };
  let snapshot = toSnapshot();
  outbox.subscribe(() => {
    snapshot = toSnapshot();
    listeners.notify();
  });
  const flush = async (how?: { isLeaving?: boolean }): Promise<boolean> => {
    // What was refused may be taken now.
    outbox.resolve(outbox.items().keys());
    return outbox.flush(how);
  };
  return {
    getSnapshot: (): MarkSnapshot => snapshot,
    subscribe: listeners.subscribe,
    /** Takes what stands in the cells of a row, over the mark that is seen there. */
    type(studentId: number, cells: string[], { edition }: KnownMark) {
      const mark = parsePaperMark(cells, scale);
      const fault = typeof mark === 'string' ? mark : null;
      outbox.change([[String(studentId), { studentId, cells, fault, edition, at: now().getTime() }]]);
    },
    /** Sends what waits at once. */
    flush,
    /** Sends nothing more; what waits stays on the device. */
    close: outbox.close,
    /** Resolves once the device has been read. */
    ready: outbox.ready,
  };
};
