import type { FactSource } from '@inkstone/exam/fidelity';

/** Who says what about the Duolingo English Test from July 2025. */
export const sources = {
  owner: { name: 'Duolingo: help centre (testcenter.zendesk.com)', certainty: 'official', asOf: '2026-11' },
  sites: {
    name: 'abroadcube, detpractice-tadehub, collegedunia, goarno, det-portal',
    certainty: 'thirdParty',
    asOf: '2026-11',
  },
  common: { name: 'commonly known, no page cited', certainty: 'thirdParty', asOf: '2026-11' },
} as const satisfies Readonly<Record<string, FactSource>>;
