import type { AssignmentKindRules } from '../types.ts';

/** A test: over at its deadline, with a report once nobody can answer any more. */
export const test = {
  id: 'test',
  family: 'test',
  recipients: 'students',
  isForStaff: true,
  isForJoiners: false,
  closesAt: 'deadline',
  hasAttempt: true,
  completedBy: 'submission',
  mode: 'test',
  windowMode: 'exam',
  offersInstantFeedback: false,
  offersShuffling: true,
  reportAt: 'closed',
  canBeRedone: true,
  refusals: { withdrawn: 'test.withdrawn', deleted: 'assignment.deleted' },
  notices: { created: 'testGiven', withdrawn: 'testWithdrawn', deleted: 'testWithdrawn' },
  isCreatedByFamilyCall: true,
  isWrittenByTeacher: false,
} as const satisfies AssignmentKindRules;
