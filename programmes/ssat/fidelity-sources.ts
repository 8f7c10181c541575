import type { FactSource } from '@inkstone/exam/fidelity';

/** Who says what about the SSAT. */
export const sources = {
  owner: { name: 'EMA: format, score and accommodation pages (ssat.org)', certainty: 'official', asOf: '2026-11' },
  sites: { name: 'bostonssat, thinktonight, fendodo, admission.org', certainty: 'thirdParty', asOf: '2026-11' },
  common: { name: 'commonly known, no page cited', certainty: 'thirdParty', asOf: '2026-11' },
} as const satisfies Readonly<Record<string, FactSource>>;
