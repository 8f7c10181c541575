import type { FactSource } from '@inkstone/exam/fidelity';

/** Who says what about the TOEFL from January 2026. */
export const sources = {
  owner: { name: 'ETS: change of the score scale (es.ets.org)', certainty: 'official', asOf: '2026-11' },
  blueprint: {
    name: 'ETS blueprint of April 2026 and RR-25-12, as cited by lingoleap and wizprep',
    certainty: 'thirdParty',
    asOf: '2026-11',
  },
  sites: {
    name: 'toeflresources, magoosh, prepdrills, writing30, testsucceed, toeflmocktests',
    certainty: 'thirdParty',
    asOf: '2026-11',
  },
  common: { name: 'commonly known, no page cited', certainty: 'thirdParty', asOf: '2026-11' },
} as const satisfies Readonly<Record<string, FactSource>>;
