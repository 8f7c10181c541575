import type { CallHandler } from '@inkstone/call/server';
import { changeCandidatePaper, publishCandidate } from './assign-test.ts';
import { updateCandidate, createCandidate } from './create-candidate.ts';
import { signInCandidate, getCandidateGuide, shareCandidate } from './sign-in-candidate.ts';
import { getCandidate, listCandidates, getCandidateOptions, listCandidateTests } from './list-candidates.ts';

export { assignTest as giveTestTo } from './assign-test.ts';
export { insertCandidate } from './candidates.queries.ts';

/** The handlers of all calls about candidates. */
export const handlers: readonly CallHandler[] = [
  listCandidates,
  getCandidateOptions,
  getCandidate,
  listCandidateTests,
  createCandidate,
  updateCandidate,
  publishCandidate,
  changeCandidatePaper,
  shareCandidate,
  getCandidateGuide,
  signInCandidate,
];
