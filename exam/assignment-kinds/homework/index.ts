import type { AssignmentKindRules } from '../types.ts';

/** Homework from the bank: late answers count until it is archived. */
export const homework = {
  id: 'homework',
  family: 'homework',
  recipients: 'students',
  isForStaff: false,
  isForJoiners: false,
  closesAt: 'archiving',
  hasAttempt: true,
  completedBy: 'submission',
  mode: 'practice',
  windowMode: 'training',
  offersInstantFeedback: true,
  offersShuffling: true,
  reportAt: 'submitted',
  canBeRedone: true,
  refusals: { withdrawn: 'assignment.withdrawn', deleted: 'assignment.deleted' },
  notices: { created: 'homeworkGiven', withdrawn: 'homeworkWithdrawn', deleted: 'homeworkWithdrawn' },
  isCreatedByFamilyCall: true,
  isWrittenByTeacher: false,
} as const satisfies AssignmentKindRules;
