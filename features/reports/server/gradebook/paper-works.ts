import { beginningOfDay, localizedName, toPoints, type Language } from '@inkstone/base';
import type { ListedPaperTest, PaperCellRow } from '../paper/paper.queries.ts';
import type { Cell, CellState } from './gradebook-cell.ts';

/** A test on paper as a column of a gradebook, with the mean share of its released marks. */
export interface PaperWork extends ListedPaperTest {
  isOnPaper: true;
  /** The start of its day in the school's zone. */
  deadline: Date;
}

/** When a test on paper stands in the order of works. */
export const dueFacts = (day: string, timeZone: string) => ({ deadline: beginningOfDay(day, timeZone) });

/** The state of a mark; one without points counts nowhere. */
const toState = (test: PaperWork, row: PaperCellRow | undefined): CellState => {
  if (row?.state === 'absent' || row?.state === 'excused') return row.state;
  if (!row || row.points === null) return 'notMarked';
  return test.releasedAt === null ? 'marked' : 'released';
};

/** A cell of a test on paper. */
export const toPaperCell = (test: PaperWork, row: PaperCellRow | undefined): Cell => {
  const points = row?.points ?? null;
  return {
    state: toState(test, row),
    points: points === null ? null : toPoints(points),
    maximum: points === null ? null : toPoints(test.maximum),
    isLate: false,
  };
};

/** A test on paper as a column. */
export const toPaperWork = (test: PaperWork, language: Language) => ({
  ...{ id: test.id, kind: 'test' as const, family: 'test' as const, programme: '', title: test.title },
  teacherName: localizedName(language, test.teacherName, test.teacherNameZh),
  ...{ isMine: test.isMine, isOnPaper: true, deadline: test.deadline.toISOString() },
  mean: test.releasedAt === null ? null : test.meanShare,
  released: test.releasedAt === null ? 0 : test.scoredCount,
});
