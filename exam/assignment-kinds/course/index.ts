import type { AssignmentKindRules } from '../types.ts';

/** A video course: its questions are answered beside its films, and its report is read as it grows. */
export const course = {
  id: 'course',
  family: 'video',
  recipients: 'students',
  isForStaff: false,
  isForJoiners: true,
  closesAt: 'archiving',
  hasAttempt: false,
  completedBy: 'submission',
  mode: 'practice',
  offersInstantFeedback: true,
  offersShuffling: false,
  reportAt: 'submitted',
  canBeRedone: false,
  refusals: { withdrawn: 'course.withdrawn', deleted: 'course.deleted' },
  notices: { created: 'courseGiven', withdrawn: 'courseWithdrawn', deleted: 'courseDeleted' },
  isCreatedByFamilyCall: false,
  isWrittenByTeacher: false,
} as const satisfies AssignmentKindRules;
