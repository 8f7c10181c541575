import { alignToNearest, type Alignment } from '@inkstone/exam/scoring';
import type { ReportedQuestion } from '../report/report-of.ts';
import { saidIn } from '../report/skill-tasks.ts';

/** How the words of some sentences were heard, all together. */
export interface HeardWords {
  /** Words that were said. */
  all: number;
  right: number;
  changed: number;
  missing: number;
  extra: number;
  /** Words that were changed or left out, the most frequent first, of equals in the order of the alphabet. */
  missed: readonly { word: string; count: number }[];
}

const missedIn = ({ steps }: Alignment): string[] =>
  steps.flatMap((step) => (step.is === 'substituted' || step.is === 'deleted' ? [step.reference] : []));

/** How sentences were heard that were written down; what was spoken cannot be laid beside words. */
export const heardWords = (
  questions: readonly Pick<ReportedQuestion, 'kind' | 'key' | 'value'>[],
): HeardWords | null => {
  const written = questions.flatMap((question) =>
    typeof question.value === 'string' ? [alignToNearest(saidIn(question), question.value).alignment] : [],
  );
  if (written.length === 0) return null;
  const sum = (of: (alignment: Alignment) => number): number => written.reduce((so, one) => so + of(one), 0);
  const counts = Map.groupBy(written.flatMap(missedIn), (word) => word);
  return {
    all: sum(({ hits, substitutions, deletions }) => hits + substitutions + deletions),
    right: sum(({ hits }) => hits),
    changed: sum(({ substitutions }) => substitutions),
    missing: sum(({ deletions }) => deletions),
    extra: sum(({ insertions }) => insertions),
    missed: [...counts]
      .map(([word, { length: count }]) => ({ word, count }))
      .toSorted((one, other) => other.count - one.count || one.word.localeCompare(other.word, 'en')),
  };
};
