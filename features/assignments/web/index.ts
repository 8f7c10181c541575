export type { StudentAssignment } from './shared/families.ts';
export { useOpenAssignment, useWatchedWindow } from './shared/use-assignment-window.ts';
export { getStudentAction, isMissed } from './shared/student-actions.ts';
export { MyAssignments } from './my-assignments/my-assignments.tsx';
export { AssignmentClock } from './my-assignments/assignment-clock.tsx';
export {
  AssignmentAction,
  AssignmentProgress,
  AssignmentRows,
  AssignmentTiming,
} from './my-assignments/assignment-rows.tsx';
export { DialogForm } from './edit/dialog-form.tsx';
export { FeedbackField } from './create/feedback-field.tsx';
export { AssignmentForm } from './create/assignment-form.tsx';
export { useSubmission } from './shared/use-submission.ts';
export {
  findDeliveryFaults,
  newDelivery,
  toDeliveryInput,
  type DeliveryDraft,
  type DeliveryFault,
} from './create/delivery-draft.ts';
export { DeliveryConsequences, DeliverySections } from './create/delivery-sections.tsx';
export { PeoplePicker, useAudience } from './create/people-picker.tsx';
export { AssignmentChip, RecipientChip } from './shared/status-chips.tsx';
export { AssignmentQuestions } from './redo/assignment-questions.tsx';
export type { FamilyDefinition } from './family/family-definition.ts';
export { FamilyInfo } from './family/family-info.tsx';
export { FamilyDetail } from './family/family-detail.tsx';
export { FamilyList } from './family/family-list.tsx';
export { WriteToWaiting } from './detail/write-to-waiting.tsx';
export { FamilyStudents } from './family/family-students.tsx';
export { LabelledProgress, ProgressShare } from './family/progress-share.tsx';
