import type { ScaleRule, ScoringRule } from '@inkstone/exam/blueprint';

/** Minimum score, on the old scale 0 to 30, of each band from 6 down to 1. */
type BandThresholds = readonly [number, number, number, number, number, number, number, number, number, number, number];

const buildBandScale = (
  id: string,
  name: ScaleRule['name'],
  rule: { beginnings: BandThresholds } & Pick<ScaleRule['tests'][number], 'joined'>,
): ScaleRule => ({
  id,
  name,
  tests: [
    {
      sections: [id],
      ...(rule.joined && { joined: rule.joined }),
      conversion: {
        by: 'table',
        input: 'raw',
        stretchTo: 30,
        rows: rule.beginnings.map((atLeast, index) => [atLeast, 6 - index / 2] as const),
        estimate: true,
        source: 'concordance after prepdrills.com; the way from points to 30 is our own',
      },
    },
  ],
  least: 1,
  most: 6,
  step: 0.5,
});

/** Maximum on the lower route of an adaptive section, as preparation sites report. */
const withCap = (scale: ScaleRule): ScaleRule => ({
  ...scale,
  caps: [{ section: scale.id, part: 'lower', most: 4 }],
});

/** Four bands from 1 to 6 in halves and their mean, all of them estimates. */
export const scoring: ScoringRule = {
  answers: { right: 100, wrong: 0, blank: 0, fixed: true },
  scales: [
    withCap(
      buildBandScale('reading', { en: 'Reading', zh: '阅读' }, { beginnings: [29, 27, 24, 22, 18, 13, 6, 4, 3, 2, 0] }),
    ),
    withCap(
      buildBandScale(
        'listening',
        { en: 'Listening', zh: '听力' },
        { beginnings: [28, 26, 22, 20, 17, 13, 8, 6, 3, 2, 0] },
      ),
    ),
    buildBandScale(
      'writing',
      { en: 'Writing', zh: '写作' },
      { beginnings: [29, 27, 24, 22, 17, 15, 13, 11, 8, 3, 0], joined: 'parts' },
    ),
    buildBandScale(
      'speaking',
      { en: 'Speaking', zh: '口语' },
      { beginnings: [28, 27, 25, 23, 20, 17, 15, 13, 10, 7, 0] },
    ),
  ],
  total: {
    combine: 'mean',
    of: ['reading', 'listening', 'writing', 'speaking'],
    least: 1,
    most: 6,
    step: 0.5,
    unit: 'band',
    estimate: true,
  },
};
