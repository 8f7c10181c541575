import { compareTexts, groupBy } from '@inkstone/base';
import { paragraph, type Block } from '@inkstone/base/document';
import { alignToNearest, type Alignment } from '@inkstone/exam/scoring';
import { listeningMessages } from '../messages.ts';
import type { ReportedQuestion } from './attempt-report-data.ts';
import type { SectionReading } from './reading.ts';
import { getTranscripts } from './skill-tasks.ts';

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
  const sum = (getCount: (alignment: Alignment) => number): number =>
    written.reduce((total, current) => total + getCount(current), 0);
  const counts = groupBy(written.flatMap(listMissedWords), (word) => word);
  return {
    total: sum(({ hits, substitutions, deletions }) => hits + substitutions + deletions),
    right: sum(({ hits }) => hits),
    changed: sum(({ substitutions }) => substitutions),
    missing: sum(({ deletions }) => deletions),
    extra: sum(({ insertions }) => insertions),
    missed: [...counts]
      .map(([word, { length: count }]) => ({ word, count }))
      .toSorted((a, b) => b.count - a.count || compareTexts(a.word, b.word)),
  };
};

const maxShownWords = 24;

/** How many words were understood, as words: the counts of what was not, and the words to listen for. */
export const describeWordAccuracy = (
  { total, right, changed, missing, extra, missed }: WordAccuracy,
  { translate }: Pick<SectionReading, 'translate'>,
): { right: string; total: string; remark: string | null; counts: string[]; missed: WordAccuracy['missed'] } => {
  const t = translate(listeningMessages);
  return {
    right: String(right),
    total: t('wordsRight', { all: total }),
    remark: right === total && extra === 0 ? t('allRight') : null,
    counts: [
      ...(changed > 0 ? [t('changed', { count: changed })] : []),
      ...(missing > 0 ? [t('missing', { count: missing })] : []),
      ...(extra > 0 ? [t('extra', { count: extra })] : []),
    ],
    missed: missed.slice(0, maxShownWords),
  };
};

/** The same as blocks of a document. */
export const toWordAccuracyBlocks = (accuracy: WordAccuracy, reading: Pick<SectionReading, 'translate'>): Block[] => {
  const t = reading.translate(listeningMessages);
  const { right, total, remark, counts, missed } = describeWordAccuracy(accuracy, reading);
  const words = missed.map(({ word, count }) => (count > 1 ? `${word} ×${count}` : word));
  return [
    { kind: 'figure', value: right, isNumber: true, lines: [total, ...(remark === null ? counts : [remark])] },
    ...(words.length > 0
      ? [
          { kind: 'heading' as const, level: 1 as const, text: t('listenFor') },
          paragraph(t('listenForHow'), 'small'),
          paragraph(words.join('    ')),
        ]
      : []),
  ];
};
