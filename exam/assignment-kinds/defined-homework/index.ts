import type { AssignmentKindRules } from '../types.ts';

/** Homework that its teacher wrote (decision 016). */
export const definedHomework = {
  id: 'definedHomework',
  family: 'homework',
  recipients: 'students',
  isForStaff: false,
  isForJoiners: false,
  closesAt: 'archiving',
  hasAttempt: true,
  completedBy: 'submission',
  mode: 'practice',
  offersInstantFeedback: false,
  offersShuffling: false,
  reportAt: 'submitted',
  canBeRedone: true,
  refusals: { withdrawn: 'assignment.withdrawn', deleted: 'assignment.deleted' },
  notices: { created: 'homeworkGiven', withdrawn: 'homeworkWithdrawn', deleted: 'homeworkWithdrawn' },
  isCreatedByFamilyCall: true,
  isWrittenByTeacher: true,
} as const satisfies AssignmentKindRules;
