import type { FactSource } from '@inkstone/exam/fidelity';

/** Who says what about the ACT. */
export const sources = {
  owner: { name: 'ACT: information for examinees (act.org, actstudent.org)', certainty: 'official', asOf: '2026-11' },
  key: { name: 'ACT scoring key of 2026 and enhancedact.org', certainty: 'thirdParty', asOf: '2026-11' },
  sites: { name: 'arborbridge, PrepScholar, prepexpert, bwseducation', certainty: 'thirdParty', asOf: '2026-11' },
  common: { name: 'commonly known, no page cited', certainty: 'thirdParty', asOf: '2026-11' },
} as const satisfies Readonly<Record<string, FactSource>>;
