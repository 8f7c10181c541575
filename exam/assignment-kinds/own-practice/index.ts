import type { AssignmentKindRules } from '../types.ts';

/** Practice that students put together for themselves, from sets that are marked for it; nobody gives, marks or counts it. */
export const ownPractice = {
  id: 'ownPractice',
  family: 'homework',
  recipients: 'self',
  isForStaff: false,
  isForJoiners: false,
  closesAt: 'deadline',
  hasAttempt: true,
  completedBy: 'submission',
  mode: 'practice',
  windowMode: 'training',
  offersInstantFeedback: true,
  offersShuffling: false,
  reportAt: 'submitted',
  canBeRedone: false,
  refusals: { withdrawn: 'practice.discarded', deleted: 'practice.discarded' },
  notices: { created: 'homeworkGiven', withdrawn: 'homeworkWithdrawn', deleted: 'homeworkWithdrawn' },
  isCreatedByFamilyCall: false,
  isWrittenByTeacher: false,
} as const satisfies AssignmentKindRules;
