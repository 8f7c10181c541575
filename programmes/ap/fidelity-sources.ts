import type { FactSource } from '@inkstone/exam/fidelity';

/** Who says what about the AP exams. */
export const sources = {
  owner: {
    name: 'College Board: AP Central, AP Students and Bluebook pages',
    certainty: 'official',
    asOf: '2026-11',
  },
  sites: {
    name: 'test-ninjas, revisiondojo, cograder, chs.pcoe, marcolearning, mymathscloud, apcsexamprep, prepgenius',
    certainty: 'thirdParty',
    asOf: '2026-11',
  },
  common: { name: 'commonly known, no page cited', certainty: 'thirdParty', asOf: '2026-11' },
} as const satisfies Readonly<Record<string, FactSource>>;
