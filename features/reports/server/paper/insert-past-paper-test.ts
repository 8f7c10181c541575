import type { Tx } from '@inkstone/db';
import { emptyMark, normalizeMark, type PaperMark } from '../../paper/paper-mark.ts';
import { insertPaperTest, releaseTest, writeMark, type PaperTestDraft } from './paper.queries.ts';

interface PastPaperTest extends PaperTestDraft {
  classId: number;
  teacherId: number;
  markedAt: Date;
  releasedAt: Date | null;
  /** Hundredths of a point, one for each part or one in all. */
  marks: readonly { studentId: number; mark: readonly number[] | 'absent' | 'excused' }[];
}

const toMark = (mark: PastPaperTest['marks'][number]['mark'], test: PastPaperTest): PaperMark => {
  if (typeof mark === 'string') return { ...emptyMark, state: mark };
  const [points = null] = mark;
  return normalizeMark({ state: 'marked', points, parts: [...mark] }, test);
};

/** Stores a test on paper with the marks that it got in the past. */
export const insertPastPaperTest = async (tx: Tx, test: PastPaperTest): Promise<number> => {
  const { classId, teacherId, markedAt: now } = test;
  const paperTestId = await insertPaperTest(tx, { classId, teacherId, now }, test);
  for (const { studentId, mark } of test.marks) {
    const change = { old: emptyMark, next: toMark(mark, test), edition: 1, sheetId: null };
    await writeMark(tx, { paperTestId, studentId, byId: teacherId, now, ...change });
  }
  if (test.releasedAt) await releaseTest(tx, { id: paperTestId, now: test.releasedAt });
  return paperTestId;
};
