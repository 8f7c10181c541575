import type { ResultSeed } from '../school-types.ts';

/** A number from 0 to 1 that is always the same for the same words. */
const shareOf = (words: string): number => {
  const hash = [...words].reduce(
    (code, letter) => Math.imul(code ^ letter.charCodeAt(0), 16_777_619) >>> 0,
    2_166_136_261,
  );
  return (Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 8) / 2 ** 24;
};

/** How a group went through one assignment; single students are set apart by name. */
export interface Run {
  assignment: string;
  students: readonly string[];
  /** Days on which they began, from the first to the last. */
  days: readonly [number, number];
  /** The earliest hour of a begin, and over how many hours the begins are spread. */
  hours: readonly [number, number];
  /** Usual seconds of an attempt; single ones take from 0.6 to 1.15 of it, so a clock is `seconds / 1.15` or more. */
  seconds: number;
  /** Added to every ability: how the lesson helped, or how strange the paper was. */
  drift: number;
  /** Usual share of questions left blank. */
  blank: number;
  /** Those who never began. */
  absent?: readonly string[];
  /** Those who began after the deadline, on this day. */
  late?: { students: readonly string[]; day: number };
  /** Those who have begun and not handed in, with the questions they reached. */
  unfinished?: Readonly<Record<string, number>>;
  /** Single results as they were; they win over what the group did. */
  exact?: Readonly<Record<string, Partial<ResultSeed>>>;
}

const pad = (number: number): string => String(number).padStart(2, '0');

const beganOf = (run: Run, student: string): ResultSeed['began'] => {
  const [first, last] = run.days;
  const minutes = Math.floor((run.hours[0] + shareOf(`${student} hour ${run.assignment}`) * run.hours[1]) * 60);
  const day = first + Math.floor(shareOf(`${student} day ${run.assignment}`) * (last - first + 1));
  return {
    days: run.late?.students.includes(student) ? run.late.day : day,
    time: `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`,
  };
};

/** The seeds of a run, one for each student who began; the same on every machine. */
export const resultsOf = (run: Run, abilities: Readonly<Record<string, number>>): ResultSeed[] =>
  run.students
    .filter((student) => !run.absent?.includes(student))
    .map((student) => ({
      student,
      ability:
        Math.round(((abilities[student] ?? 0) + run.drift + shareOf(`${student} ${run.assignment}`) - 0.5) * 100) / 100,
      blank: Math.round(run.blank * 2 * shareOf(`${student} blank ${run.assignment}`) * 100) / 100,
      began: beganOf(run, student),
      seconds: Math.round(run.seconds * (0.6 + 0.55 * shareOf(`${student} pace ${run.assignment}`))),
      handedIn: run.unfinished?.[student] === undefined,
      reached: run.unfinished?.[student],
      ...run.exact?.[student],
    }));
