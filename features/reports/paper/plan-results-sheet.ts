import { foldHead, foldText } from '@inkstone/base';

/** A score of an assignment as it is now; points are hundredths. */
export interface SheetResult {
  attemptId: number | null;
  name: string;
  nameZh: string | null;
  score: number | null;
  scoreMax: number | null;
  /** How often the total was changed by hand. */
  changeCount: number;
}

/** What a row of an edited list of results would do. */
export interface PlannedResult {
  /** The row of the sheet, from 1. */
  number: number;
  /** Whom the row names, as it stands there. */
  label: string;
  result: SheetResult | null;
  outcome: 'change' | 'same' | 'unknown' | 'repeated' | 'notNumber' | 'aboveMaximum' | 'changedSince' | 'noScore';
  /** What stands in the sheet for the points. */
  text: string;
  /** The points by the sheet, in hundredths; null where there are none. */
  next: number | null;
}

/** The key by which an import recognises an exported row: the attempt, its score, and how often that was changed by hand. */
export const toRecord = ({ attemptId, score, changeCount }: Omit<SheetResult, 'name' | 'nameZh' | 'scoreMax'>) =>
  attemptId === null ? null : `${attemptId}-${score ?? 'x'}-${changeCount}`;

const headsByColumn = {
  record: ['record', '记录号'],
  points: ['points', '得分'],
  name: ['student', '学生'],
} as const;

const findColumn = (heads: readonly string[], column: keyof typeof headsByColumn): number =>
  heads.findIndex((head) => (headsByColumn[column] as readonly string[]).includes(foldHead(head)));

const parsePoints = (text: string): number | null => {
  const plain = foldText(text).replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  return /^\d{1,6}(\.\d+)?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
};

const findOutcome = (
  text: string,
  record: string,
  result: SheetResult | undefined,
): Pick<PlannedResult, 'outcome' | 'next'> => {
  if (!result) return { outcome: 'unknown', next: null };
  // An empty cell says nothing.
  if (text === '') return { outcome: 'same', next: result.score };
  const next = parsePoints(text);
  if (next === null) return { outcome: 'notNumber', next };
  if (next === result.score) return { outcome: 'same', next };
  if (result.scoreMax === null) return { outcome: 'noScore', next };
  if (next > result.scoreMax) return { outcome: 'aboveMaximum', next };
  return { outcome: record === toRecord(result) ? 'change' : 'changedSince', next };
};

/** What an edited list of results would change, row by row; null where it has not the columns of an export. */
export const planResultsSheet = (
  rows: readonly { number: number; cells: readonly string[] }[],
  results: readonly SheetResult[],
): PlannedResult[] | null => {
  const headRow = rows
    .slice(0, 5)
    .findIndex(({ cells }) => findColumn(cells, 'record') !== -1 && findColumn(cells, 'points') !== -1);
  const heads = rows[headRow]?.cells;
  if (!heads) return null;
  const places = { record: findColumn(heads, 'record'), points: findColumn(heads, 'points') };
  const byAttempt = new Map(results.map((result) => [result.attemptId, result]));
  const seen = new Set<number>();
  return rows.slice(headRow + 1).map(({ number, cells }) => {
    const record = cells[places.record]?.trim() ?? '';
    const text = cells[places.points]?.trim() ?? '';
    const attemptId = /^\d{1,15}-/.test(record) ? Number(record.split('-')[0]) : null;
    const result = attemptId === null ? undefined : byAttempt.get(attemptId);
    const label = cells[findColumn(heads, 'name')]?.trim() || record;
    const planned = { number, label, result: result ?? null, text, ...findOutcome(text, record, result) };
    if (attemptId === null || !seen.has(attemptId)) {
      if (attemptId !== null) seen.add(attemptId);
      // Whoever has handed in nothing has no record, and so nothing to change.
      return record === '' && text === '' ? { ...planned, outcome: 'same' as const } : planned;
    }
    return { ...planned, outcome: 'repeated' as const };
  });
};
