import type { LocalizedText } from '@inkstone/base';
import type { ReportedQuestion } from '../report/report-of.ts';

/** One criterion over all tasks that were marked by it. */
export interface CriterionScores {
  id: string;
  name: LocalizedText;
  /** The highest of its scale, in points. */
  most: number;
  /** By question, in points. */
  scores: ReadonlyMap<number, number>;
  mean: number;
}

/** What each criterion came to in the tasks, in the order of the first rubric that has it. */
export const criteriaOf = (tasks: readonly Pick<ReportedQuestion, 'questId' | 'mark'>[]): CriterionScores[] => {
  const found = new Map<string, { name: LocalizedText; most: number; scores: Map<number, number> }>();
  for (const { questId, mark } of tasks) {
    for (const { id, name, most } of mark?.rubric?.criteria ?? []) {
      const score = mark?.scores[id];
      if (score === undefined) continue;
      const known = found.get(id) ?? { name, most: most / 100, scores: new Map<number, number>() };
      known.scores.set(questId, score / 100);
      found.set(id, known);
    }
  }
  return [...found].map(([id, { name, most, scores }]) => ({
    ...{ id, name, most, scores },
    mean: [...scores.values()].reduce((sum, score) => sum + score, 0) / scores.size,
  }));
};
