import { meanOrNull } from '@inkstone/base';
import type { Language } from '@inkstone/base';
import type { AttemptScore } from '@inkstone/exam/scoring';
import { points } from './numbers.ts';
import type { ReportedQuestion } from './report-question.ts';
import type { ReportRow } from './reports.queries.ts';

/** What each section came to, in points; those without anything to earn are left out. */
export const sectionsOf = (
  row: ReportRow,
  result: AttemptScore,
  questions: readonly ReportedQuestion[],
  language: Language,
) =>
  result.sections
    .filter(({ possible, toBeMarked }) => possible > 0 || toBeMarked > 0)
    .map((section) => ({ ...section, rule: row.blueprint.sections.find(({ id }) => id === section.sectionId) }))
    .map(({ rule, ...section }) => ({
      id: section.sectionId,
      name: rule?.name[language] ?? section.sectionId,
      weight: rule?.weight ?? null,
      right: section.right,
      wrong: section.wrong,
      partial: section.partial,
      blank: section.blank,
      earned: points(section.earned),
      possible: points(section.possible),
      seconds: questions
        .filter(({ sectionId }) => sectionId === section.sectionId)
        .reduce((sum, { seconds }) => sum + seconds, 0),
    }));

/** What an answer counts, where the total is made of it or a wrong one costs something; null where neither is so. */
export const answerRuleOf = ({ blueprint: { scoring } }: ReportRow) =>
  (scoring.total.combine === 'single' || scoring.answers.wrong < 0) && scoring.answers.right !== 0
    ? {
        right: points(scoring.answers.right),
        wrong: points(scoring.answers.wrong),
        blank: points(scoring.answers.blank),
      }
    : null;

/** The scaled scores with their names, and behind them the means that are shown beside. */
export const scalesOf = ({ blueprint }: ReportRow, { scales, means, questions }: AttemptScore, language: Language) => {
  const { scoring } = blueprint;
  const named = [...scoring.scales, ...(scoring.means ?? [])];
  const taken = new Set(questions.flatMap(({ outcome, sectionId }) => (outcome === 'notChosen' ? [] : [sectionId])));
  const untaken = scoring.scales.filter(({ tests }) => tests.some((one) => !one.sections.some((id) => taken.has(id))));
  const left = new Set(untaken.map(({ id }) => id));
  const isTaken = (id: string): boolean =>
    !left.has(id) && !scoring.means?.some((mean) => mean.id === id && mean.of.some((one) => left.has(one)));
  return [...scales, ...means].map(({ estimate, ...scale }) => ({
    ...scale,
    isTaken: isTaken(scale.id),
    name: named.find(({ id }) => id === scale.id)?.name[language] ?? scale.id,
    isEstimate: estimate,
  }));
};

/** A teacher marks it by more than right and wrong, or it was left out where one chooses: it is not counted among them. */
export const isMarked = ({ outcome, mark }: Pick<ReportedQuestion, 'outcome' | 'mark'>): boolean =>
  outcome === 'toBeMarked' || outcome === 'notChosen' || mark !== null;

/** The school's rate over some questions in whole percent; null where it is not known of each, for it would be that of others. */
export const schoolRateOver = (questions: readonly Pick<ReportedQuestion, 'schoolRate'>[]): number | null => {
  const rates = questions.flatMap(({ schoolRate }) => schoolRate ?? []);
  const rate = rates.length === questions.length ? meanOrNull(rates) : null;
  return rate === null ? null : Math.round(rate);
};

/** Knowledge points: right of all, beside the school's rate in percent. */
export const knowledgeOf = (questions: readonly ReportedQuestion[]) => {
  const groups = Map.groupBy(
    questions.filter((question) => question.knowledgePoint !== null && !isMarked(question)),
    ({ knowledgePoint }) => knowledgePoint?.id ?? 0,
  );
  return [...groups].map(([id, own]) => ({
    id,
    name: own[0]?.knowledgePoint?.name ?? '',
    right: own.filter(({ outcome }) => outcome === 'right').length,
    total: own.length,
    schoolRate: schoolRateOver(own),
  }));
};
