import type { AssignmentKindRules } from '../types.ts';

/** A textbook to read: nothing to hand in. */
export const textbook = {
  id: 'textbook',
  family: 'textbook',
  recipients: 'students',
  isForStaff: false,
  isForJoiners: true,
  closesAt: 'archiving',
  hasAttempt: false,
  completedBy: 'opening',
  mode: 'practice',
  offersInstantFeedback: false,
  offersShuffling: false,
  reportAt: 'submitted',
  canBeRedone: false,
  refusals: { withdrawn: 'assignment.withdrawn', deleted: 'assignment.deleted' },
  notices: { created: 'textbookGiven', withdrawn: 'textbookWithdrawn', deleted: 'textbookWithdrawn' },
  isCreatedByFamilyCall: false,
  isWrittenByTeacher: false,
} as const satisfies AssignmentKindRules;
