import { foldHead } from '@inkstone/base';
import {
  emptyMark,
  isSameMark,
  parsePaperMark,
  type PaperMark,
  type PaperMarkFault,
  type PaperScale,
} from './paper-mark.ts';
import { findStudent, findSheetColumns, type SheetStudent } from './sheet-students.ts';

/** A student of the class with the mark that is there. */
export interface MarkedStudent extends SheetStudent {
  edition: number;
  mark: PaperMark;
}

type RowFault = PaperMarkFault | 'unknown' | 'ambiguous' | 'repeated';

/** What a row of a sheet of marks would do. */
export interface PlannedMark {
  /** The row of the sheet, from 1. */
  number: number;
  /** Whom the row names, as it stands there. */
  label: string;
  student: MarkedStudent | null;
  outcome: 'change' | 'same' | RowFault;
  /** What stands in the sheet for the mark. */
  text: string;
  next: PaperMark;
}

interface SheetRow {
  number: number;
  cells: readonly string[];
}

const pointHeads = ['points', 'score', 'mark', 'marks', 'result', 'total', '得分', '分数', '成绩', '总分', '卷面分'];

/** The columns that hold the points: one for each part, or one for the whole test; null where one is missing. */
const findPointColumns = (heads: readonly string[], { parts }: PaperScale): number[] | null => {
  const folded = heads.map(foldHead);
  const places =
    parts.length === 0
      ? [folded.findIndex((head) => pointHeads.includes(head))]
      : parts.map(({ name }) => folded.indexOf(foldHead(name)));
  return places.includes(-1) ? null : places;
};

const planRow = (
  { number, cells }: SheetRow,
  { columns, points, scale }: { columns: ReturnType<typeof findSheetColumns>; points: number[]; scale: PaperScale },
  students: readonly MarkedStudent[],
): PlannedMark => {
  const { student, label, fault } = findStudent(cells, columns, students);
  const texts = points.map((place) => cells[place]?.trim() ?? '');
  const base = { number, label, text: texts.join(' '), student, next: student?.mark ?? emptyMark };
  if (student === null) return { ...base, outcome: fault };
  // An empty cell says nothing.
  if (texts.every((text) => text === '')) return { ...base, outcome: 'same' };
  const next = parsePaperMark(texts, scale);
  if (typeof next === 'string') return { ...base, outcome: next };
  return { ...base, next, outcome: isSameMark(next, student.mark) ? 'same' : 'change' };
};

/** What a sheet of marks would change, row by row; null where it has no columns of students and points. */
export const planPaperSheet = (
  rows: readonly SheetRow[],
  scale: PaperScale,
  students: readonly MarkedStudent[],
): PlannedMark[] | null => {
  const headRow = rows.slice(0, 5).findIndex(({ cells }) => {
    const columns = findSheetColumns(cells);
    return Object.values(columns).some((place) => place !== -1) && findPointColumns(cells, scale) !== null;
  });
  const heads = rows[headRow]?.cells;
  const points = heads && findPointColumns(heads, scale);
  if (!points) return null;
  const columns = findSheetColumns(heads);
  const seen = new Set<number>();
  return rows.slice(headRow + 1).map((row) => {
    const planned = planRow(row, { columns, points, scale }, students);
    if (planned.student === null) return planned;
    const isRepeated = seen.has(planned.student.id);
    seen.add(planned.student.id);
    return isRepeated ? { ...planned, outcome: 'repeated' } : planned;
  });
};
