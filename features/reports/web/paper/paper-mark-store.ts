import type { CallInput, CallOutput } from '@inkstone/call/web';
import type { SaveStatus } from '@inkstone/ui';
import type { savePaperMarks } from '../../contract.ts';
import { parsePaperMark, type PaperMark, type PaperScale } from '../../paper/paper-mark.ts';

type SentMark = CallInput<typeof savePaperMarks>['marks'][number];
type SavedMark = CallOutput<typeof savePaperMarks>['list'][number];

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

/** What a page shows: drafts and saved marks by student, and where they are. */
export interface MarkSnapshot {
  drafts: ReadonlyMap<number, MarkDraft>;
  known: ReadonlyMap<number, KnownMark>;
  saving: SaveStatus;
}

interface StoreOptions {
  scale: PaperScale;
  send(marks: SentMark[]): Promise<readonly SavedMark[]>;
  describeError(error: unknown): string;
  now(): Date;
}

/** How long after a key press a mark is sent, in milliseconds. */
const idleMs = 1500;

const toPoints = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);

/** A mark in points, from one in hundredths. */
const toWire = ({ state, points, parts }: PaperMark): PaperMark => ({
  ...{ state, points: toPoints(points), parts: parts.map(toPoints) },
});

const isSameText = (first: readonly string[], second: readonly string[] | undefined): boolean =>
  first.length === second?.length && first.every((text, index) => text === second[index]);

/** Saves marks as they are typed, one request after the other, and says truthfully what the server has. */
export const createPaperMarkStore = ({ scale, send, describeError, now }: StoreOptions) => {
  let snapshot: MarkSnapshot = { drafts: new Map(), known: new Map(), saving: { state: 'nothing' } };
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const change = (next: Partial<MarkSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const listWaiting = () => new Map([...snapshot.drafts].filter(([, { fault }]) => fault === null));
  const toSent = ([studentId, draft]: readonly [number, MarkDraft]): SentMark[] => {
    const mark = parsePaperMark(draft.cells, scale);
    if (typeof mark === 'string') return [];
    const edition = Math.max(draft.edition, snapshot.known.get(studentId)?.edition ?? 0);
    return [{ studentId, edition, ...toWire(mark) }];
  };
  const take = (sent: ReadonlyMap<number, MarkDraft>, list: readonly SavedMark[]) => {
    const drafts = new Map(snapshot.drafts);
    for (const { studentId, outcome } of list) {
      const draft = drafts.get(studentId);
      // What was typed while it was on its way is sent next.
      if (!draft || !isSameText(draft.cells, sent.get(studentId)?.cells)) continue;
      if (outcome === 'saved' || outcome === 'same') drafts.delete(studentId);
      else drafts.set(studentId, { ...draft, fault: outcome });
    }
    const marks = list.map(({ studentId, edition, mark }) => [studentId, { edition, mark }] as const);
    change({ drafts, known: new Map([...snapshot.known, ...marks]) });
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    const sent = listWaiting();
    if (sent.size === 0 || isSending) return;
    isSending = true;
    change({ saving: { state: 'saving' } });
    try {
      take(sent, await send([...sent].flatMap(toSent)));
      isSending = false;
      const isWaiting = listWaiting().size > 0;
      change({ saving: isWaiting ? { state: 'onlyHere' } : { state: 'saved', at: now() } });
      if (isWaiting) await flush();
    } catch (error) {
      isSending = false;
      change({ saving: { state: 'failed', reason: describeError(error) } });
    }
  };
  return {
    getSnapshot: (): MarkSnapshot => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Takes what stands in the cells of a row, over the mark that is seen there. */
    type(studentId: number, cells: string[], { edition }: KnownMark) {
      const mark = parsePaperMark(cells, scale);
      const fault = typeof mark === 'string' ? mark : null;
      change({ drafts: new Map([...snapshot.drafts, [studentId, { cells, fault, edition }]]) });
      if (fault !== null) return;
      if (!isSending) change({ saving: { state: 'onlyHere' } });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), idleMs);
    },
    flush,
  };
};
