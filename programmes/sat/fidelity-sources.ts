import type { FactSource } from '@inkstone/exam/fidelity';

/** Who says what about the digital SAT. */
export const sources = {
  owner: { name: 'College Board: Bluebook and SAT Suite pages', certainty: 'official', asOf: '2026-11' },
  framework: { name: 'College Board framework 3.01, as cited by asksia.ai', certainty: 'thirdParty', asOf: '2026-11' },
  sites: { name: 'sathelp24x7, satcourses, examexplained', certainty: 'thirdParty', asOf: '2026-11' },
} as const satisfies Readonly<Record<string, FactSource>>;
