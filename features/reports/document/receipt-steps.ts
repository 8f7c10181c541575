import { receiptMessages } from '../messages.ts';
import { scoreText, type AttemptReportData } from './attempt-report-data.ts';
import type { SectionReading } from './reading.ts';

type ReceiptData = AttemptReportData['receipt'];
type Scale = ReceiptData['scales'][number];
type Test = Scale['tests'][number];
type Translate = ReturnType<typeof getTranslate>;

const getTranslate = ({ translate }: SectionReading) => translate(receiptMessages);

const toHundredth = (value: number): string => scoreText(Math.round(value * 100) / 100);

const joinNames = (names: readonly string[], t: Translate): string => names.join(t('and'));

const describeSpan = (low: number, high: number, t: Translate): string =>
  low === high ? toHundredth(low) : t('span', { low: toHundredth(low), high: toHundredth(high) });

/** A score, and of which range it is the middle. */
const describeMiddle = (
  { score, low, high }: { score: number; low: number | null; high: number | null },
  t: Translate,
) =>
  low === null || high === null || low === high
    ? scoreText(score)
    : t('middle', { score: scoreText(score), low: scoreText(low), high: scoreText(high) });

/** How the points of some sections were converted. */
const describeConversion = ({ names: list, earned, possible, conversion }: Test, t: Translate): string => {
  const names = joinNames(list, t);
  if (!conversion) return t('openTest', { names });
  const { by, input, row, stretchTo, line, low, high } = conversion;
  const values = { names, earned: toHundredth(earned), possible: toHundredth(possible), input: toHundredth(input) };
  const result = describeSpan(low, high, t);
  if (row) {
    const atLeast = toHundredth(row.atLeast);
    return stretchTo === null
      ? t('table', { ...values, atLeast, result })
      : t('stretched', { ...values, stretchTo: scoreText(stretchTo), atLeast, result });
  }
  if (line) {
    const { least, most, step } = line;
    return t('linear', { ...values, least: scoreText(least), most: scoreText(most), step: scoreText(step), result });
  }
  return t(by === 'percent' ? 'percent' : 'raw', values);
};

const describeTest = (test: Test, t: Translate): string[] => [
  describeConversion(test, t),
  ...(test.isAveraged ? [t('averaged')] : []),
];

/** What is added of several tests, and by what it is multiplied. */
const describeSum = ({ tests, times }: Scale, t: Translate): string[] => {
  const spans = tests.flatMap(({ conversion }) => conversion ?? []);
  if (spans.length < tests.length) return [];
  const low = spans.reduce((sum, span) => sum + span.low, 0);
  const high = spans.reduce((sum, span) => sum + span.high, 0);
  return [
    ...(tests.length > 1 ? [t('added', { sum: describeSpan(low, high, t) })] : []),
    ...(times === 1 ? [] : [t('times', { times, product: describeSpan(low * times, high * times, t) })]),
  ];
};

const describeScale = (scale: Scale, t: Translate): string[] => {
  const { name, tests, cap, score, low, high, least, most } = scale;
  const range = { least: scoreText(least), most: scoreText(most) };
  const text = score === null ? '' : describeMiddle({ score, low, high }, t);
  return [
    ...tests.flatMap((test) => describeTest(test, t)),
    ...describeSum(scale, t),
    ...(cap === null || score === null ? [] : [t('cap', { cap: scoreText(cap) })]),
    score === null ? t('scaleOpen', { name }) : t('scale', { name, score: text, ...range }),
  ];
};

/** The steps of the reported scores, and the means beside them. */
export const describeScaleSteps = ({ scales, means }: ReceiptData, reading: SectionReading): string[] => {
  const t = getTranslate(reading);
  return [
    ...scales.flatMap((scale) => describeScale(scale, t)),
    ...means.map(({ name, names, score }) =>
      score === null
        ? t('scaleOpen', { name })
        : t('mean', { name, names: joinNames(names, t), score: scoreText(score) }),
    ),
  ];
};

/** The shares of the sections by their weights; without weights they count by their points. */
const describeWeights = ({ sections }: AttemptReportData, t: Translate): string[] =>
  sections
    .filter(({ possible }) => possible > 0)
    .map(({ name, weight, earned, possible }) =>
      t('weightOf', { name, weight: toHundredth(weight ?? possible), share: toHundredth((100 * earned) / possible) }),
    );

const totalTexts = { single: 'single', sum: 'sum', mean: 'meanTotal' } as const;

/** The steps from the reported scores, or from weighted sections, to the computed total. */
export const describeTotalSteps = (report: AttemptReportData, reading: SectionReading): string[] => {
  const t = getTranslate(reading);
  const { combine, names, percent, cut, score, low, high } = report.receipt.total;
  if (score === null) return [t('totalOpen')];
  const text = describeMiddle({ score, low, high }, t);
  if (combine !== 'weighted') return [t(totalTexts[combine], { names: joinNames(names, t), score: text })];
  return [
    ...describeWeights(report, t),
    ...(percent === null ? [] : [t('weighted', { percent: toHundredth(percent) })]),
    ...(cut ? [t('cut', { atLeast: scoreText(cut.atLeastPercent), score: scoreText(cut.score) })] : []),
    t('computed', { score: text }),
  ];
};
