import { groupBy } from '@inkstone/base';

/** An answer of a list or table of answers. */
export interface TableKey {
  number: number;
  text: string;
  /** Lines under it in the list. */
  explanation: string[];
}

/** The most answers of one line. */
const maxKeys = 5000;

/** Text with one space for several: no pattern has to try them all. */
const joinSpaces = (text: string): string => text.replaceAll(/\s{2,}/g, ' ');

const toKey = (number: number, text: string): TableKey => ({ number, text: text.trim(), explanation: [] });

const rangeMark =
  /(\d{1,3})\s*[-–—~～－至]\s*(\d{1,3})\s*题?\s*[.、:：)）]?\s*([A-H√×✓✗对错TF]+(?:[\s,，、]+[A-H√×✓✗对错TF]+)*)(?![a-z])/gi;

/** Answers such as "1-5 BCADB" or "6-8 AB ACD B". */
const readRanges = (text: string): TableKey[] =>
  [...text.matchAll(rangeMark)].flatMap(([, from, to, answers = '']) => {
    const [first, last] = [Number(from), Number(to)];
    const words = answers.split(/[\s,，、]+/).filter((word) => word !== '');
    const signs = [...words.join('')];
    const count = last - first + 1;
    const list = signs.length === count ? signs : words.length === count ? words : [];
    return list.map((answer, index) => toKey(first + index, answer));
  });

const numberMark =
  /(?:^|[\s;；,，])[（(]?第?(\d{1,3})\s*(?:[)）题][.．、:：]?|[.．](?!\d)|[、:：]|(?=\s*(?:[A-H]{1,8}|[√×✓✗对错TF])(?:$|[\s;；,，、])))\s*/g;

/** Answers such as "1. B 2. C" or "21. went; gone". */
const readSingles = (text: string): TableKey[] => {
  const marks: { number: number; start: number; end: number }[] = [];
  for (const match of text.matchAll(numberMark)) {
    const number = Number(match[1]);
    const last = marks.at(-1);
    if (last ? number === last.number + 1 : text.slice(0, match.index).trim() === '')
      marks.push({ number, start: match.index, end: match.index + match[0].length });
  }
  return marks.map(({ number, end }, index) => toKey(number, text.slice(end, marks[index + 1]?.start)));
};

/** The answers of a line of a list. */
export const readKeyLine = (text: string): TableKey[] => {
  const line = joinSpaces(text);
  const ranges = readRanges(line);
  return (ranges.length > 0 ? ranges : readSingles(line)).slice(0, maxKeys);
};

const toNumber = (cell: string): number | null => {
  const match = /^\s*第?\s*(\d{1,3})\s*题?\s*[.．、]?\s*$/.exec(joinSpaces(cell));
  return match ? Number(match[1]) : null;
};

/** Rows of numbers, each with a row of answers below it. */
const readRowPairs = (rows: readonly (readonly string[])[]): TableKey[] =>
  rows.flatMap((row, index) => {
    const below = rows[index + 1];
    const numbers = row.map(toNumber);
    if (!below || numbers.filter((number) => number !== null).length < 2) return [];
    if (numbers.slice(1).some((number) => number === null) || below.slice(1).every((cell) => toNumber(cell) !== null))
      return [];
    return numbers.flatMap((number, column) => {
      const answer = below[column]?.trim() ?? '';
      return number === null || answer === '' ? [] : [toKey(number, answer)];
    });
  });

/** Rows of a number and its answer. */
const readColumns = (rows: readonly (readonly string[])[]): TableKey[] =>
  rows.flatMap((row) => {
    const number = toNumber(row[0] ?? '');
    const answer = row[1]?.trim() ?? '';
    return number === null || answer === '' || row.length > 3 ? [] : [toKey(number, answer)];
  });

/** The answers of a table; one of columns is read only where a list of answers was announced. */
export const readKeyTable = (rows: readonly (readonly string[])[], isAnnounced: boolean): TableKey[] => {
  const pairs = readRowPairs(rows);
  return pairs.length > 0 || !isAnnounced ? pairs : readColumns(rows);
};

/** Two lines of a text that are a table of answers: "题号 1 2 3" and "答案 B C A". */
export const readKeyLines = (line: string, next: string): TableKey[] => {
  if (!/^\s*(?:题号|Questions?|No\.?|Number)[\s:：|]/i.test(line) || !/^\s*(?:答案|Answers?|Keys?)[\s:：|]/i.test(next))
    return [];
  const [numbers, answers] = [line, next].map((text) =>
    text
      .trim()
      .split(/[\s:：|]+/)
      .filter(Boolean),
  );
  if (!numbers || !answers || numbers.length !== answers.length || numbers.length > maxKeys) return [];
  return readRowPairs([numbers, answers]);
};

/** Gives each question the answer of its number. Where numbers come again, the first is the first and so on. */
export const matchKeys = (
  numbers: readonly (number | null)[],
  keys: readonly TableKey[],
): ({ key: TableKey; isUnique: boolean } | null)[] => {
  const lists = groupBy(keys, ({ number }) => number);
  const counts = groupBy(numbers, (number) => number);
  const occurrences = new Map<number, number>();
  return numbers.map((number) => {
    const list = number === null ? undefined : lists.get(number);
    if (number === null || !list) return null;
    const at = occurrences.get(number) ?? 0;
    occurrences.set(number, at + 1);
    const count = counts.get(number)?.length ?? 0;
    const key = list[at];
    return key && list.length === count ? { key, isUnique: count === 1 } : null;
  });
};
