import type { LocalizedText } from '@inkstone/base';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';

/** One criterion across all tasks marked by it. */
export interface CriterionScores {
  id: string;
  name: LocalizedText;
  /** The highest score of its scale, in points. */
  most: number;
  /** By question, in points. */
  scores: ReadonlyMap<number, number>;
  mean: number;
}

/** The scores of each criterion across the tasks, in the order of the first rubric that has it. */
export const listCriteria = (tasks: readonly Pick<ReportedQuestion, 'questId' | 'mark'>[]): CriterionScores[] => {
  const criteria = new Map<string, { name: LocalizedText; most: number; scores: Map<number, number> }>();
  for (const { questId, mark } of tasks) {
    for (const { id, name, most } of mark?.rubric?.criteria ?? []) {
      const score = mark?.scores[id];
      if (score === undefined) continue;
      const known = criteria.get(id) ?? { name, most: most / 100, scores: new Map<number, number>() };
      known.scores.set(questId, score / 100);
      criteria.set(id, known);
    }
  }
  return [...criteria].map(([id, { name, most, scores }]) => ({
    ...{ id, name, most, scores },
    mean: [...scores.values()].reduce((sum, score) => sum + score, 0) / scores.size,
  }));
};
