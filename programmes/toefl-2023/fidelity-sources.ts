import type { FactSource } from '@inkstone/exam/fidelity';

/** Who says what about the TOEFL of July 2023 to January 2026. */
export const sources = {
  sites: {
    name: 'edwisefoundation, ottawa-english, fullpracticetests, epicexamprep',
    certainty: 'thirdParty',
    asOf: '2026-11',
  },
  classic: {
    name: 'perfectreview, magoosh, improvedenglish, prepspire, the Longman demonstration',
    certainty: 'thirdParty',
    asOf: '2026-11',
  },
  tables: { name: 'toeflresources, xdf.cn, both after ETS', certainty: 'thirdParty', asOf: '2026-11' },
  common: { name: 'commonly known, no page cited', certainty: 'thirdParty', asOf: '2026-11' },
} as const satisfies Readonly<Record<string, FactSource>>;
