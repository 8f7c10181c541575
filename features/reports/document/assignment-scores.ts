import type { Block, Fact } from '@inkstone/base/document';
import { assignmentReportMessages } from '../messages.ts';
import { formatTwoDecimals, type AssignmentReportData } from './assignment-report-data.ts';
import { scoreText } from './attempt-report-data.ts';
import type { SectionReading } from './reading.ts';

// Common thresholds of Cronbach's alpha: from .8 for individuals, from .7 for groups.
const rateReliability = (alpha: number): 'alphaHigh' | 'alphaFair' | 'alphaLow' =>
  alpha >= 0.8 ? 'alphaHigh' : alpha >= 0.7 ? 'alphaFair' : 'alphaLow';

/** The mean with the lines beside it, the other statistics of the scores, and their reliability. */
export const describeScoreStatistics = (
  report: AssignmentReportData,
  { translate }: Pick<SectionReading, 'translate'>,
): { mean: string; lines: [string, string]; scores: Fact[]; reliability: Fact[] } => {
  const t = translate(assignmentReportMessages);
  const { mean, scoreMax, handedIn, recipients, alpha, sem, responsesNeeded, deviation } = report;
  const toText = (value: number | null): string => (value === null ? t('none') : scoreText(value));
  const isAlone = mean !== null && deviation === null;
  const scored = report.distribution.reduce((sum, { count }) => sum + count, 0);
  const submissions = { done: handedIn, all: recipients, scored };
  const noAlpha = handedIn < responsesNeeded ? t('withheld', { needed: responsesNeeded, now: handedIn }) : t('noAlpha');
  return {
    mean: toText(mean),
    lines: [
      t('mean', { max: scoreText(scoreMax) }),
      t(mean !== null && scored < handedIn ? 'handedInScored' : 'handedIn', submissions),
    ],
    scores: [
      { name: t('median'), value: toText(report.median) },
      { name: t('highest'), value: toText(report.highest) },
      { name: t('lowest'), value: toText(report.lowest) },
      { name: t('deviation'), value: toText(deviation), ...(isAlone && { note: t('oneScore') }) },
    ],
    reliability: [
      {
        name: t('alpha'),
        value: formatTwoDecimals(alpha, t('none')),
        note: alpha === null ? noAlpha : t(rateReliability(alpha)),
      },
      ...(sem === null ? [] : [{ name: t('sem'), value: scoreText(sem), note: t('semNote') }]),
    ],
  };
};

/** How many scores lie in each step of the scale. */
export const describeDistribution = (
  { distribution }: Pick<AssignmentReportData, 'distribution'>,
  { translate }: Pick<SectionReading, 'translate'>,
): { label: string; count: number }[] => {
  const t = translate(assignmentReportMessages);
  return distribution.map(({ from, to, count }) => ({
    label: from === to ? scoreText(from) : t('range', { from: scoreText(from), to: scoreText(to) }),
    count,
  }));
};

/** The same as blocks of a document; a step's bar is its share of the most frequent one. */
export const toScoreBlocks = (report: AssignmentReportData, reading: Pick<SectionReading, 'translate'>): Block[] => {
  const t = reading.translate(assignmentReportMessages);
  const { mean, lines, scores, reliability } = describeScoreStatistics(report, reading);
  const steps = describeDistribution(report, reading);
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return [
    { kind: 'figure', value: mean, isNumber: true, lines },
    { kind: 'facts', items: scores },
    { kind: 'facts', items: reliability },
    { kind: 'heading', level: 1, text: t('distribution') },
    {
      ...{ kind: 'bars', now: t('peopleCount'), before: null },
      lines: steps.map(({ label, count }) => ({
        ...{ id: label, name: label, value: Math.round((100 * count) / most), before: null },
        ...{ text: String(count), note: '' },
      })),
    },
  ];
};
