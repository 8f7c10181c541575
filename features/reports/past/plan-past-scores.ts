import { Day, foldText } from '@inkstone/base';
import { findStudent, type SheetStudent } from '../paper/sheet-students.ts';
import type { PastField, PastSheet } from './past-columns.ts';

/** What an earlier score says. */
export interface PastScoreText {
  total: string;
  parts: { name: string; score: string }[];
  /** Where it comes from, such as the name of a test centre; empty where nothing is said. */
  source: string;
}

/** An earlier score of a student, known by its exam and day. */
export interface PastScore extends PastScoreText {
  exam: string;
  /** ISO date. */
  day: string;
}

/** A score that is there already. */
export interface KnownScore extends PastScore {
  studentId: number;
}

/** What a row of a sheet of earlier scores would do. */
export interface PlannedScore {
  /** The row of the sheet, from 1. */
  number: number;
  label: string;
  student: SheetStudent | null;
  outcome: 'change' | 'same' | 'unknown' | 'ambiguous' | 'repeated' | 'noExam' | 'noDay' | 'noTotal' | 'tooLong';
  score: PastScore;
  /** The day as it stands in the sheet. */
  dayText: string;
  old: PastScoreText | null;
}

/** Where the columns are; -1: no such column. */
const findColumns = ({ heads, fields }: PastSheet) => {
  const find = (field: PastField) => fields.indexOf(field);
  const own = { exam: find('exam'), day: find('day'), total: find('total'), source: find('source') };
  // A name alone names nobody: two persons may share it.
  const students = { username: find('username'), number: find('number'), name: -1 };
  const parts = heads.flatMap((head, place) =>
    fields[place] === 'part' ? [{ name: head || String(place + 1), place }] : [],
  );
  return { own, students, namePlace: find('name'), parts };
};

type Columns = ReturnType<typeof findColumns>;

/** A day as schools write it: 2026-03-14, 2026/3/14, 2026.3.14 or 2026年3月14日; null for anything else. */
export const parseDay = (text: string): string | null => {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})日?(?:[ T]00:00(?::00)?)?$/.exec(foldText(text).trim()) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return Day.safeParse(iso).success && iso >= '1950' && iso < '2100' ? iso : null;
};

const maxText = 60;

const readScore = (cells: readonly string[], { own, parts }: Columns): PastScore => {
  const read = (place: number): string => cells[place]?.trim() ?? '';
  return {
    ...{ exam: read(own.exam), day: parseDay(read(own.day)) ?? '', total: read(own.total), source: read(own.source) },
    parts: parts.flatMap(({ name, place }) => (read(place) === '' ? [] : [{ name, score: read(place) }])),
  };
};

const findFault = ({ exam, day, total, source, parts }: PastScore) => {
  if (exam === '') return 'noExam';
  if (day === '') return 'noDay';
  if (total === '' && parts.length === 0) return 'noTotal';
  const texts = [exam, total, source, ...parts.flatMap(({ name, score }) => [name, score])];
  return parts.length > 20 || texts.some((text) => text.length > maxText) ? 'tooLong' : null;
};

/** Whether two earlier scores say the same. */
export const isSameScore = (first: PastScoreText, second: PastScoreText): boolean =>
  JSON.stringify([first.total, first.source, first.parts.map(({ name, score }) => [name, score])]) ===
  JSON.stringify([second.total, second.source, second.parts.map(({ name, score }) => [name, score])]);

/** The user names and numbers that a sheet names. */
export const listNamed = (sheet: PastSheet) => {
  const { students } = findColumns(sheet);
  const collect = (place: number) => [
    ...new Set(sheet.body.map(({ cells }) => cells[place]?.trim() ?? '').filter(Boolean)),
  ];
  return { usernames: collect(students.username), numbers: collect(students.number) };
};

/** What each row of a sheet would do. A score is known again by its student, exam and day. */
export const planPastScores = (
  sheet: PastSheet,
  students: readonly SheetStudent[],
  known: readonly KnownScore[],
): PlannedScore[] => {
  const columns = findColumns(sheet);
  const keyFor = (studentId: number, { exam, day }: PastScore) => `${studentId} ${day} ${exam}`;
  const byKey = new Map(known.map((score) => [keyFor(score.studentId, score), score]));
  const seen = new Set<string>();
  return sheet.body.map(({ number, cells }) => {
    const { student, label, fault } = findStudent(cells, columns.students, students);
    const name = cells[columns.namePlace]?.trim() ?? '';
    const score = readScore(cells, columns);
    const key = student === null ? '' : keyFor(student.id, score);
    const old = byKey.get(key) ?? null;
    const dayText = cells[columns.own.day]?.trim() ?? '';
    const base = { number, label: [name, label].filter(Boolean).join(' · '), student, score, dayText, old };
    if (student === null) return { ...base, outcome: fault };
    const wrong = findFault(score);
    if (wrong) return { ...base, outcome: wrong };
    if (seen.has(key)) return { ...base, outcome: 'repeated' };
    seen.add(key);
    return { ...base, outcome: old && isSameScore(old, score) ? 'same' : 'change' };
  });
};
