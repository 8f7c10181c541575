import { meanOrNull, toPoints } from '@inkstone/base';
import type { Language } from '@inkstone/base';
import type { AttemptScore } from '@inkstone/exam/scoring';
import type { ReportedQuestion } from './report-question.ts';
import type { ReportRow } from './attempt-report.queries.ts';

/** Points of each section; sections without points are left out. */
export const listSections = (
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
      earned: toPoints(section.earned),
      possible: toPoints(section.possible),
      seconds: questions
        .filter(({ sectionId }) => sectionId === section.sectionId)
        .reduce((sum, { seconds }) => sum + seconds, 0),
    }));

/** Points per answer, where the total is the sum of the answers or a wrong answer costs points; otherwise null. */
export const getAnswerRule = ({ blueprint: { scoring } }: ReportRow) =>
  (scoring.total.combine === 'single' || scoring.answers.wrong < 0) && scoring.answers.right !== 0
    ? {
        right: toPoints(scoring.answers.right),
        wrong: toPoints(scoring.answers.wrong),
        blank: toPoints(scoring.answers.blank),
      }
    : null;

/** The scaled scores with their names, followed by the additional means. */
export const listScales = (
  { blueprint }: ReportRow,
  { scales, means, questions }: AttemptScore,
  language: Language,
) => {
  const { scoring } = blueprint;
  const named = [...scoring.scales, ...(scoring.means ?? [])];
  const takenSections = new Set(
    questions.flatMap(({ outcome, sectionId }) => (outcome === 'notChosen' ? [] : [sectionId])),
  );
  const untaken = scoring.scales.filter(({ tests }) =>
    tests.some((test) => !test.sections.some((id) => takenSections.has(id))),
  );
  const left = new Set(untaken.map(({ id }) => id));
  const isTaken = (id: string): boolean =>
    !left.has(id) && !scoring.means?.some((mean) => mean.id === id && mean.of.some((scaleId) => left.has(scaleId)));
  return [...scales, ...means].map(({ estimate, ...scale }) => ({
    ...scale,
    isTaken: isTaken(scale.id),
    name: named.find(({ id }) => id === scale.id)?.name[language] ?? scale.id,
    isEstimate: estimate,
  }));
};

/**
 * Whether a question is left out of the counts of right and wrong answers: a teacher marks it in points, or it is a
 * prompt that the student did not choose.
 */
export const isTeacherMarked = ({ outcome, mark }: Pick<ReportedQuestion, 'outcome' | 'mark'>): boolean =>
  outcome === 'toBeMarked' || outcome === 'notChosen' || mark !== null;

/** The school's rate over some questions in whole percent; null unless it is known for each of them. */
export const computeSchoolRate = (questions: readonly Pick<ReportedQuestion, 'schoolRate'>[]): number | null => {
  const rates = questions.flatMap(({ schoolRate }) => schoolRate ?? []);
  const rate = rates.length === questions.length ? meanOrNull(rates) : null;
  return rate === null ? null : Math.round(rate);
};

/** Right answers by knowledge point, with the school's rate in percent. */
export const groupByKnowledgePoint = (questions: readonly ReportedQuestion[]) => {
  const groups = Map.groupBy(
    questions.filter((question) => question.knowledgePoint !== null && !isTeacherMarked(question)),
    ({ knowledgePoint }) => knowledgePoint?.id ?? 0,
  );
  return [...groups].map(([id, own]) => ({
    id,
    name: own[0]?.knowledgePoint?.name ?? '',
    right: own.filter(({ outcome }) => outcome === 'right').length,
    total: own.length,
    schoolRate: computeSchoolRate(own),
  }));
};
