import type { CallHandler } from '@inkstone/call/server';
import { changeCandidatePaper } from './change-candidate-paper.ts';
import { publishCandidate } from './publish-candidate.ts';
import { updateCandidate } from './update-candidate.ts';
import { createCandidate } from './create-candidate.ts';
import { signInCandidate } from './sign-in-candidate.ts';
import { getCandidateGuide } from './get-candidate-guide.ts';
import { shareCandidate } from './share-candidate.ts';
import { getCandidate } from './get-candidate.ts';
import { listCandidates } from './list-candidates.ts';
import { getCandidateOptions } from './get-candidate-options.ts';
import { listCandidateTests } from './list-candidate-tests.ts';

export { personData } from './person-data.ts';
export { assignTest } from './assign-test.ts';
export { insertCandidate } from './candidates.queries.ts';
export { deleteDrafts, listCandidatesOfRecruiters, lockCandidates } from './bulk-candidates.queries.ts';
export { changeCandidates, makeCandidates } from './many-candidates.ts';

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
