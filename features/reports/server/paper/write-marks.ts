import type { EmitEvent } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import type { PaperMark } from '../../paper/paper-mark.ts';
import { writeMark, type PaperTestRow } from './paper.queries.ts';

interface MarkWriter {
  tx: Tx;
  me: { id: number };
  now: Date;
  emit: EmitEvent;
}

/** A mark that replaces another. */
interface MarkChange {
  studentId: number;
  old: PaperMark;
  next: PaperMark;
  /** The edition that is replaced. */
  edition: number;
  sheetId: number | null;
}

/** Writes a mark over another edition; of a change after the release the student is told. Returns the new edition. */
export const replaceMark = async (
  { tx, me, now, emit }: MarkWriter,
  test: PaperTestRow,
  { studentId, old, next, edition, sheetId }: MarkChange,
): Promise<number> => {
  const written = { paperTestId: test.id, studentId, byId: me.id, now, old, next, edition: edition + 1, sheetId };
  await writeMark(tx, written);
  if (test.releasedAt !== null) {
    const scores = { oldPoints: old.points, newPoints: next.points, maximum: test.maximum };
    await emit('paperMark.changed', { paperTestId: test.id, title: test.title, studentId, ...scores });
  }
  return edition + 1;
};
