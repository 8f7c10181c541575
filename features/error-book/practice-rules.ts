import { shuffleBySeed } from '@inkstone/exam/attempt';
import type { Programme } from '@inkstone/exam/blueprint';

/** Seconds of a question of an exam that says nothing of its pace. */
const usualSecondsPerQuestion = 90;

/** The seconds that an exam gives for a question of a section, from the first of its forms with a clock. */
export const getSecondsPerQuestion = (programme: Programme | undefined, subject: string): number => {
  for (const section of programme?.variants.flatMap(({ sections }) => sections) ?? []) {
    if (section.skill !== subject) continue;
    const questions = section.parts.reduce((sum, part) => sum + (part.questions?.from ?? 0) * part.sets.from, 0);
    const seconds = section.clock?.seconds;
    if (questions > 0 && typeof seconds === 'number') return seconds / questions;
  }
  return usualSecondsPerQuestion;
};

/** A set that may be asked. */
export interface PracticeCandidate {
  setId: number;
  questionCount: number;
  /** The share of right answers of the school, 0 to 1; null where too few have answered. */
  rightShare: number | null;
  /** The student has met it before. */
  isSeen: boolean;
}

/** Sets within this distance of the student's own share of right answers are at their level. */
const levelWidth = 0.12;

/** Of four sets two are at the student's level, one is easier and one harder. */
const pattern = ['level', 'easier', 'level', 'harder'] as const;
type Band = (typeof pattern)[number];

const getBand = ({ rightShare }: PracticeCandidate, level: number): Band => {
  if (rightShare === null || Math.abs(rightShare - level) <= levelWidth) return 'level';
  return rightShare > level ? 'easier' : 'harder';
};

/** Candidates of one kind in an order of mixed difficulty: where a band is used up, the next one takes its place. */
const mixBands = (candidates: readonly PracticeCandidate[], level: number): PracticeCandidate[] => {
  const bands = new Map<Band, PracticeCandidate[]>([
    ['level', []],
    ['easier', []],
    ['harder', []],
  ]);
  for (const candidate of candidates) bands.get(getBand(candidate, level))?.push(candidate);
  const mixed: PracticeCandidate[] = [];
  for (let at = 0; mixed.length < candidates.length; at += 1) {
    const preferred = pattern[at % pattern.length] ?? 'level';
    const next = [preferred, 'level', 'easier', 'harder'] as const;
    const band = next.find((name) => (bands.get(name)?.length ?? 0) > 0);
    const candidate = band && bands.get(band)?.shift();
    if (candidate) mixed.push(candidate);
  }
  return mixed;
};

/**
 * Chooses the sets of a practice: unseen ones first, of mixed difficulty around the student's level (their share of right
 * answers), until about as many questions are asked as wanted. The same arguments always give the same choice.
 */
export const choosePracticeSets = (
  candidates: readonly PracticeCandidate[],
  wish: { questions: number; level: number; seed: string },
): PracticeCandidate[] => {
  const ordered = shuffleBySeed(
    candidates.toSorted((first, second) => first.setId - second.setId),
    wish.seed,
  );
  const isUnseen = ({ isSeen }: PracticeCandidate) => !isSeen;
  const unseen = mixBands(ordered.filter(isUnseen), wish.level);
  const queue = [
    ...unseen,
    ...mixBands(
      ordered.filter(({ isSeen }) => isSeen),
      wish.level,
    ),
  ];
  const chosen: PracticeCandidate[] = [];
  let questions = 0;
  for (const candidate of queue) {
    if (questions + candidate.questionCount > wish.questions) continue;
    chosen.push(candidate);
    questions += candidate.questionCount;
  }
  if (chosen.length > 0) return chosen;
  // Every set is longer than the practice: the shortest one, of the unseen if there are any.
  const [shortest] = (unseen.length > 0 ? unseen : queue).toSorted(
    (first, second) => first.questionCount - second.questionCount,
  );
  return shortest ? [shortest] : [];
};
