import { maxLevels, rubricUnit } from '@inkstone/exam/blueprint';
import type { QuestionRubric } from '../../contract.ts';

export type EditedCriterion = QuestionRubric['criteria'][number];
export type EditedLevel = EditedCriterion['levels'][number];

/** A number of points that is not one, while it is typed. */
export const noPoints = -1;

const emptyText = { en: '', zh: '' };

const isEmpty = ({ en, zh }: EditedLevel['says']): boolean => en.trim() === '' && zh.trim() === '';

/** Levels without words for a scale: each whole step from the top, or as many as there may be. */
export const emptyLevels = ({ least, most, step }: Pick<EditedCriterion, 'least' | 'most' | 'step'>): EditedLevel[] => {
  const wide = step === rubricUnit ? 2 * rubricUnit : step;
  const count = Math.floor((most - least) / wide) + 1;
  if (least < 0 || count < 2 || count > maxLevels || wide <= 0) return [];
  return Array.from({ length: count }, (_, index) => ({ points: most - index * wide, says: emptyText }));
};

/** A new criterion on the scale of another one, at first from 0 to 5. */
export const newCriterion = (like?: EditedCriterion): EditedCriterion => {
  const { least, most, step } = like ?? { least: 0, most: 500, step: 100 };
  const levels = like
    ? like.levels.map(({ points }) => ({ points, says: emptyText }))
    : emptyLevels({ least, most, step });
  return { id: crypto.randomUUID().slice(0, 8), name: emptyText, least, most, step, levels };
};

/** A rubric that is about to be written. */
export const emptyRubric = (): QuestionRubric => ({ name: emptyText, joined: 'sum', criteria: [newCriterion()] });

/** The criterion with another scale; levels that say nothing yet follow it. */
export const changeScale = (
  criterion: EditedCriterion,
  change: Partial<Pick<EditedCriterion, 'least' | 'most' | 'step'>>,
): EditedCriterion => {
  const changed = { ...criterion, ...change };
  const isUnwritten = criterion.levels.every(({ says }) => isEmpty(says));
  return isUnwritten ? { ...changed, levels: emptyLevels(changed) } : changed;
};

/** The rubric with its mark made in another way; a mark of the whole gets levels of its own. */
export const changeJoined = (rubric: QuestionRubric, joined: QuestionRubric['joined']): QuestionRubric => {
  const { levels, ...rest } = rubric;
  if (joined !== 'holistic') {
    const criteria = rubric.criteria.length === 0 ? [newCriterion()] : rubric.criteria;
    return { ...rest, joined, criteria };
  }
  return { ...rest, joined, levels: levels ?? emptyLevels({ least: 0, most: 500, step: 100 }) };
};

/** Levels with one more below them. */
export const addLevel = (levels: readonly EditedLevel[]): EditedLevel[] => {
  const last = levels.at(-1)?.points ?? 600;
  return [...levels, { points: Math.max(0, last - 100), says: emptyText }];
};

const writtenLevels = (levels: readonly EditedLevel[]): EditedLevel[] => levels.filter(({ says }) => !isEmpty(says));

const isUnwritten = ({ name, levels }: EditedCriterion): boolean =>
  isEmpty(name) && levels.every(({ says }) => isEmpty(says));

/** The rubric as it is saved: without levels and criteria in which nothing was written. */
export const trimRubric = ({ levels, ...rubric }: QuestionRubric): QuestionRubric => ({
  ...rubric,
  criteria: rubric.criteria
    .filter((criterion) => !isUnwritten(criterion))
    .map((criterion) => ({ ...criterion, levels: writtenLevels(criterion.levels) })),
  ...(rubric.joined === 'holistic' && { levels: writtenLevels(levels ?? []) }),
});

/** Whether some text of a rubric is written in both languages. */
export const isInBothLanguages = ({ name, criteria, levels = [] }: QuestionRubric): boolean =>
  [
    name,
    ...levels.map(({ says }) => says),
    ...criteria.flatMap((own) => [own.name, ...own.levels.map(({ says }) => says)]),
  ].some(({ en, zh }) => en !== '' && zh !== '');
