import { getRubricBounds, findLevel } from '@inkstone/exam/blueprint';
import type { Level } from '@inkstone/exam/blueprint';
import type { LocalizedText } from '@inkstone/base';
import type { RubricShape } from '../../contract.ts';
import { holisticStep } from '../../rules.ts';
import type { Draft } from '../draft/draft.ts';

/** One row of the rubric: a criterion, or the whole for a holistic mark. */
export interface RubricRow {
  /** Null for the whole. */
  criterion: string | null;
  name: LocalizedText | null;
  least: number;
  most: number;
  step: number;
  levels: readonly Level[];
}

/** The rows of a rubric; a single row of points without a rubric. */
export const toRubricRows = (rubric: RubricShape | null, possible: number): RubricRow[] => {
  if (!rubric) return [{ criterion: null, name: null, least: 0, most: possible, step: holisticStep, levels: [] }];
  const criteria = rubric.criteria.map(({ id, ...criterion }) => ({ criterion: id, ...criterion }));
  if (rubric.joined !== 'holistic') return criteria;
  const bounds = getRubricBounds(rubric);
  return [{ criterion: null, name: null, ...bounds, step: holisticStep, levels: rubric.levels ?? [] }, ...criteria];
};

/** The score of a row; null where none is given. */
export const getScore = ({ criterion }: RubricRow, draft: Draft): number | null =>
  criterion === null ? draft.points : (draft.scores[criterion] ?? null);

/** A draft with another score in one row; null removes it. */
export const withScore = ({ criterion }: RubricRow, score: number | null, draft: Draft): Draft => {
  if (criterion === null) return { ...draft, points: score };
  const { [criterion]: _, ...others } = draft.scores;
  return { ...draft, scores: score === null ? others : { ...others, [criterion]: score } };
};

/** Scores offered as buttons: whole steps where halves would make the row too long. */
export const listScoreChoices = ({ least, most, step }: RubricRow): number[] => {
  const count = Math.floor((most - least) / step) + 1;
  const wide = count > 13 && (most - least) / 100 <= 12 ? 100 : step;
  if ((most - least) / wide > 12) return [];
  const all = Array.from({ length: Math.floor((most - least) / wide) + 1 }, (_, index) => least + index * wide);
  return all.at(-1) === most ? all : [...all, most];
};

/** The score for a typed digit; on scales beyond nine it may extend the previous digit. */
export const scoreByDigit = ({ least, most, step }: RubricRow, was: number | null, digit: number): number | null => {
  const longer = was !== null && most > 900 ? was * 10 + digit * 100 : most + 1;
  const score = longer <= most ? longer : digit * 100;
  return score >= least && score <= most && (score - least) % step === 0 ? score : null;
};

/** Adds half a point where the row has halves. */
export const withHalf = ({ least, most, step }: RubricRow, was: number | null): number | null => {
  const score = (was ?? least) + 50;
  return score <= most && (score - least) % step === 0 ? score : null;
};

/** The level that a score reaches. */
export const findReachedLevel = (row: RubricRow, score: number | null): Level | undefined =>
  score === null ? undefined : findLevel(row, score);
