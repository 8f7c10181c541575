import type { LocalizedText } from '@inkstone/base';
import { getRubricBounds } from './rubric.ts';
import type { Criterion, Level, Rubric } from './scoring-rule.ts';

/**
 * A rubric that a question carries. Each of its texts is in at least one language; the other one may be empty. See
 * `Rubric` for what its parts mean.
 */
export type QuestionRubric = Pick<Rubric, 'name' | 'joined' | 'criteria'> & {
  levels?: readonly Level[] | undefined;
};

/** The most criteria of a question's rubric. */
export const maxCriteria = 12;

/** The most levels of a criterion, or of the whole mark. */
export const maxLevels = 10;

/** Scores and steps are multiples of half a point, in hundredths: the desk gives no finer ones. */
export const rubricUnit = 50;

/** The highest score of a criterion, in hundredths. */
export const maxRubricPoints = 10_000;

/** What is wrong with a rubric, and where: indexes of a criterion and of a level, null for the rubric itself. */
export interface RubricProblem {
  is:
    | 'nameMissing'
    | 'criteriaMissing'
    | 'tooMany'
    | 'criterionTwice'
    | 'pointsWrong'
    | 'boundsWrong'
    | 'boundsDiffer'
    | 'levelsMissing'
    | 'levelsNotFalling'
    | 'levelOutside'
    | 'levelTextMissing';
  criterion: number | null;
  level: number | null;
}

const isEmpty = ({ en, zh }: LocalizedText): boolean => en.trim() === '' && zh.trim() === '';

const isScore = (points: number): boolean =>
  Number.isInteger(points) && points >= 0 && points <= maxRubricPoints && points % rubricUnit === 0;

type LevelProblem = Pick<RubricProblem, 'is' | 'level'>;

const findLevelProblem = (levels: readonly Level[]): LevelProblem | undefined => {
  if (levels.length > maxLevels) return { is: 'tooMany', level: null };
  for (const [level, { points, says }] of levels.entries()) {
    if (!isScore(points)) return { is: 'pointsWrong', level };
    if (level > 0 && points >= (levels[level - 1]?.points ?? 0)) return { is: 'levelsNotFalling', level };
    if (isEmpty(says)) return { is: 'levelTextMissing', level };
  }
  return undefined;
};

const findCriterionProblem = ({ name, least, most, step, levels }: Criterion): LevelProblem | undefined => {
  if (isEmpty(name)) return { is: 'nameMissing', level: null };
  if (![least, most, step].every(isScore)) return { is: 'pointsWrong', level: null };
  if (least >= most || step === 0 || (most - least) % step !== 0) return { is: 'boundsWrong', level: null };
  const problem = findLevelProblem(levels);
  if (problem) return problem;
  const level = levels.findIndex(({ points }) => points < least || points > most || (points - least) % step !== 0);
  return level < 0 ? undefined : { is: 'levelOutside', level };
};

const findJoinProblem = ({ joined, criteria, levels = [] }: QuestionRubric): RubricProblem['is'] | undefined => {
  if (joined === 'holistic') return levels.length < 2 ? 'levelsMissing' : undefined;
  if (criteria.length === 0) return 'criteriaMissing';
  // A mean of different scales means nothing.
  const [first] = criteria;
  const differ = criteria.some(({ least, most }) => least !== first?.least || most !== first.most);
  return joined === 'mean' && differ ? 'boundsDiffer' : undefined;
};

/** The first thing that is wrong with a rubric, in the order in which it is read; undefined if it is valid. */
export const findRubricProblem = (rubric: QuestionRubric): RubricProblem | undefined => {
  const { name, criteria, joined, levels = [] } = rubric;
  const wholeRubric = { criterion: null, level: null };
  if (isEmpty(name)) return { is: 'nameMissing', ...wholeRubric };
  if (criteria.length > maxCriteria) return { is: 'tooMany', ...wholeRubric };
  const wholeProblem = joined === 'holistic' ? findLevelProblem(levels) : undefined;
  if (wholeProblem) return { ...wholeProblem, criterion: null };
  for (const [index, criterion] of criteria.entries()) {
    const problem = findCriterionProblem(criterion);
    if (problem) return { ...problem, criterion: index };
    if (criteria.findIndex(({ id }) => id === criterion.id) < index)
      return { is: 'criterionTwice', criterion: index, level: null };
  }
  const joinProblem = findJoinProblem(rubric);
  return joinProblem && { is: joinProblem, ...wholeRubric };
};

const fillText = ({ en, zh }: LocalizedText): LocalizedText => ({ en: en || zh, zh: zh || en });

const fillLevels = (levels: readonly Level[]): Level[] =>
  levels.map(({ points, says }) => ({ points, says: fillText(says) }));

/** A question's own rubric as marking uses it; a text that is missing in one language is shown in the other. */
export const toMarkingRubric = ({ name, joined, criteria, levels }: QuestionRubric, type: string): Rubric => ({
  id: 'own',
  name: fillText(name),
  types: [type],
  joined,
  criteria: criteria.map((criterion) => ({
    ...criterion,
    name: fillText(criterion.name),
    levels: fillLevels(criterion.levels),
  })),
  ...(joined === 'holistic' && { levels: fillLevels(levels ?? []) }),
});

/** A rubric of a programme as a question may carry it. */
export const toQuestionRubric = ({ name, joined, criteria, levels }: Rubric): QuestionRubric => ({
  ...{ name, joined, criteria },
  ...(joined === 'holistic' && levels && { levels }),
});

/** The highest mark of a rubric, in hundredths; 0 where nothing of it has points yet. */
export const getRubricMost = (rubric: QuestionRubric): number => {
  const { most } = getRubricBounds({ id: '', types: [], ...rubric });
  return Number.isFinite(most) ? most : 0;
};
