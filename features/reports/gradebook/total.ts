import type { GradebookScheme } from './scheme.ts';

/** A released score of a student, in points. */
export interface ReleasedScore {
  workId: number;
  family: 'homework' | 'test';
  points: number;
  maximum: number;
}

/** A student's total over what is released. */
export interface GradebookTotal {
  /** From 0 to 1; null while nothing counts. */
  share: number | null;
  /** Scores that count. */
  counted: number;
  /** The works whose scores are among the lowest, and so do not count. */
  droppedIds: number[];
}

const toShare = ({ points, maximum }: ReleasedScore): number => points / maximum;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const weighEach = (scores: readonly ReleasedScore[], weigh: (score: ReleasedScore) => number): number | null => {
  const weights = sum(scores.map(weigh));
  return weights === 0 ? null : sum(scores.map((score) => weigh(score) * toShare(score))) / weights;
};

/** The mean of each kind of work, weighed; a kind without scores has no part, so that empty is not zero. */
const weighFamilies = (scores: readonly ReleasedScore[], scheme: GradebookScheme): number | null => {
  const weights = { homework: scheme.homeworkWeight, test: scheme.testWeight };
  const sizes = { homework: 0, test: 0 };
  for (const { family } of scores) sizes[family] += 1;
  return weighEach(scores, ({ family }) => weights[family] / sizes[family]);
};

const weigh = (scores: readonly ReleasedScore[], scheme: GradebookScheme): number | null => {
  if (scheme.kind === 'families') return weighFamilies(scores, scheme);
  if (scheme.kind === 'points') return weighEach(scores, ({ maximum }) => maximum);
  if (scheme.kind === 'equal') return weighEach(scores, () => 1);
  const weights = new Map(scheme.workWeights.map(({ id, weight }) => [id, weight]));
  return weighEach(scores, ({ workId }) => weights.get(workId) ?? 1);
};

/** The total over released scores; the lowest are dropped while at least one remains. */
export const computeTotal = (all: readonly ReleasedScore[], scheme: GradebookScheme): GradebookTotal => {
  const scores = all.filter(({ maximum }) => maximum > 0);
  const dropCount = Math.min(scheme.dropLowest, Math.max(0, scores.length - 1));
  const ascending = scores.toSorted((a, b) => toShare(a) - toShare(b) || a.workId - b.workId);
  const droppedIds = ascending.slice(0, dropCount).map(({ workId }) => workId);
  const counted = scores.filter(({ workId }) => !droppedIds.includes(workId));
  const share = weigh(counted, scheme);
  return { share: counted.length === 0 ? null : share, counted: counted.length, droppedIds };
};
