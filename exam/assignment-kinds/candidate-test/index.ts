import type { AssignmentKindRules } from '../types.ts';

/** A test that a recruiter gives to one candidate (decision 024). */
export const candidateTest = {
  id: 'candidate',
  family: 'test',
  recipients: 'candidate',
  isForStaff: false,
  isForJoiners: false,
  closesAt: 'deadline',
  hasAttempt: true,
  completedBy: 'submission',
  mode: 'test',
  // Answer keys and scores are for the recruiters: candidates cannot open a report.
  offersInstantFeedback: false,
  offersShuffling: false,
  reportAt: 'byHand',
  canBeRedone: false,
  refusals: { withdrawn: 'test.withdrawnByRecruiter', deleted: 'assignment.deleted' },
  notices: { created: 'candidateTestGiven', withdrawn: 'candidateTestWithdrawn', deleted: 'candidateTestWithdrawn' },
  isCreatedByFamilyCall: false,
  isWrittenByTeacher: false,
} as const satisfies AssignmentKindRules;
