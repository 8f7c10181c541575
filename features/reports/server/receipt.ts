import { localizedName, toPoints, type Language } from '@inkstone/base';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { explainScore, type AttemptScore, type ScaleSteps, type TestStep } from '@inkstone/exam/scoring';
import type { ReportRow } from './attempt-report.queries.ts';
import type { ScoreChange } from './corrections.queries.ts';
import type { ReportView } from './question-data.ts';
import { toIso } from './statistics.ts';

/** The sections that a test adds, or its parts. */
const listNames = ({ sections, parts }: TestStep, blueprint: Blueprint, language: Language): string[] =>
  blueprint.sections
    .filter(({ id }) => sections.includes(id))
    .flatMap((section) =>
      parts === null
        ? [section.name[language]]
        : section.parts.filter(({ id }) => parts.includes(id)).map(({ name }) => name[language]),
    );

const toTest = (test: TestStep, blueprint: Blueprint, language: Language) => {
  const { earned, possible, deducted, questions, isAveraged, conversion } = test;
  const points = { earned: toPoints(earned), possible: toPoints(possible), deducted: toPoints(deducted) };
  const names = listNames(test, blueprint, language);
  if (!conversion) return { names, ...points, questions, isAveraged, conversion };
  const { by, input, row, stretchTo, line, span } = conversion;
  const [atLeast, low, high = low] = row ?? [];
  const tableRow = atLeast === undefined || low === undefined || high === undefined ? null : { atLeast, low, high };
  return {
    names,
    ...points,
    questions,
    isAveraged,
    conversion: { by, input, row: tableRow, stretchTo, line, ...span },
  };
};

const toScale = (steps: ScaleSteps, blueprint: Blueprint, language: Language) => {
  const { id, tests, times, cap, score } = steps;
  return {
    ...{ id, times, cap, score: score.score, low: score.low, high: score.high, least: score.least, most: score.most },
    name: blueprint.scoring.scales.find((rule) => rule.id === id)?.name[language] ?? id,
    tests: tests.map((test) => toTest(test, blueprint, language)),
  };
};

const toChange = (
  { at, byName, byNameZh, oldValue, newValue, reason }: ScoreChange,
  isOwn: boolean,
  language: Language,
) => ({
  at: toIso(at),
  // A student reads what was changed and why, not who did it.
  byName: isOwn ? null : localizedName(language, byName, byNameZh),
  oldPoints: oldValue === null ? null : toPoints(oldValue),
  newPoints: newValue === null ? null : toPoints(newValue),
  reason,
});

/** How the score of an attempt came about, by the functions that compute it. */
export const toReceipt = (
  row: ReportRow,
  { result, changes }: { result: AttemptScore; changes: readonly ScoreChange[] },
  { language, personId }: Pick<ReportView, 'language' | 'personId'>,
) => {
  const { blueprint, studentId } = row;
  const { scales, means, total } = explainScore(blueprint, result.questions);
  const getName = (id: string): string => blueprint.scoring.scales.find((rule) => rule.id === id)?.name[language] ?? id;
  const { combine, of, percent, cut, score } = total;
  return {
    scales: scales.map((steps) => toScale(steps, blueprint, language)),
    means: means.map(({ of: meanOf, score: mean }) => ({
      name: blueprint.scoring.means?.find(({ id }) => id === mean.id)?.name[language] ?? mean.id,
      names: meanOf.map(getName),
      score: mean.score,
    })),
    total: { combine, names: of.map(getName), percent, cut, score: score.score, low: score.low, high: score.high },
    changes: changes.map((change) => toChange(change, studentId === personId, language)),
  };
};
