import type { Element } from 'domhandler';
import { findAllNamed, findNamed, getText, listElements, listNamed } from '../../markup.ts';

/** One comparison of an answer. */
export interface Comparison {
  kind: string;
  /** The response that is compared; empty: the only one. */
  response: string;
  value: string;
  isCaseSensitive: boolean;
  /** Whether another comparison would do instead. */
  hasAlternative: boolean;
}

/** A condition with the points it gives, in the source's own scale. */
export interface ScoreCondition {
  points: number;
  isAdded: boolean;
  /** Apart from those that are negated. */
  comparisons: Comparison[];
}

const comparisonNames = new Set(['varequal', 'vargte', 'vargt', 'varlte', 'varlt', 'varsubstring']);

const listComparisons = (parent: Element, hasAlternative = false): Comparison[] =>
  listElements(parent).flatMap((element) => {
    if (element.name === 'not') return [];
    if (!comparisonNames.has(element.name))
      return listComparisons(element, hasAlternative || (element.name === 'or' && listElements(element).length > 1));
    return [
      {
        kind: element.name,
        response: element.attribs['respident'] ?? '',
        value: getText(element).trim(),
        isCaseSensitive: /^yes$/i.test(element.attribs['case'] ?? ''),
        hasAlternative,
      },
    ];
  });

const maxScore = 100;

const readPoints = (condition: Element): { points: number; isAdded: boolean } => {
  const [set] = listNamed(condition, 'setvar');
  const value = set ? getText(set).trim() : '';
  const isTitledRight = /^correct$/i.test(condition.attribs['title'] ?? '');
  const points = /\.max$/i.test(value) ? maxScore : value === '' && isTitledRight ? maxScore : Number(value);
  const action = set?.attribs['action'] ?? 'Set';
  return {
    points: (Number.isFinite(points) ? points : 0) * (/^subtract$/i.test(action) ? -1 : 1),
    isAdded: /^(?:add|subtract)$/i.test(action),
  };
};

/** The conditions of an item that give or take points. */
export const readConditions = (item: Element): ScoreCondition[] =>
  findAllNamed(item, 'respcondition')
    .map((condition) => {
      const variables = findNamed(condition, 'conditionvar');
      return { ...readPoints(condition), comparisons: variables ? listComparisons(variables) : [] };
    })
    .filter(({ points }) => points !== 0);

/** Whether any one of several right answers does: one or the other, or each in a condition that sets the score. */
export const hasAlternatives = (conditions: readonly ScoreCondition[], right: readonly Comparison[]): boolean => {
  const own = conditions.filter(
    ({ points, comparisons }) => points > 0 && comparisons.some((comparison) => right.includes(comparison)),
  );
  return right.some(({ hasAlternative }) => hasAlternative) || own.filter(({ isAdded }) => !isAdded).length > 1;
};

/** The comparisons of a response that give all points that one of its answers can give. */
export const listRight = (
  conditions: readonly ScoreCondition[],
  response: string,
  { isMultiple = false } = {},
): Comparison[] => {
  const own = conditions.flatMap(({ points, comparisons }) => {
    const about = comparisons.filter((comparison) => comparison.response === '' || comparison.response === response);
    return points > 0 && about.length > 0 ? [{ points, about }] : [];
  });
  const most = Math.max(0, ...own.map(({ points }) => points));
  return own.filter(({ points }) => isMultiple || points === most).flatMap(({ about }) => about);
};
