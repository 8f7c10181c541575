import { alignToNearest, type Alignment } from '@inkstone/exam/scoring';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';
import { getTranscripts } from '../../document/skill-tasks.ts';

/** How the words of some sentences were understood, in total. */
export interface WordAccuracy {
  /** Words in the transcripts. */
  total: number;
  right: number;
  changed: number;
  missing: number;
  extra: number;
  /** Words that were changed or left out, most frequent first, ties in alphabetical order. */
  missed: readonly { word: string; count: number }[];
}

const listMissedWords = ({ steps }: Alignment): string[] =>
  steps.flatMap((step) => (step.is === 'substituted' || step.is === 'deleted' ? [step.reference] : []));

/** Word accuracy of dictations; spoken answers cannot be compared with words. */
export const computeWordAccuracy = (
  questions: readonly Pick<ReportedQuestion, 'kind' | 'key' | 'value'>[],
): WordAccuracy | null => {
  const written = questions.flatMap((question) =>
    typeof question.value === 'string' ? [alignToNearest(getTranscripts(question), question.value).alignment] : [],
  );
  if (written.length === 0) return null;
  const sum = (of: (alignment: Alignment) => number): number => written.reduce((so, current) => so + of(current), 0);
  const counts = Map.groupBy(written.flatMap(listMissedWords), (word) => word);
  return {
    total: sum(({ hits, substitutions, deletions }) => hits + substitutions + deletions),
    right: sum(({ hits }) => hits),
    changed: sum(({ substitutions }) => substitutions),
    missing: sum(({ deletions }) => deletions),
    extra: sum(({ insertions }) => insertions),
    missed: [...counts]
      .map(([word, { length: count }]) => ({ word, count }))
      .toSorted((a, b) => b.count - a.count || a.word.localeCompare(b.word, 'en')),
  };
};
