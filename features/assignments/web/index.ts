export type { StudentAssignment as WorkItem } from './shared/families.ts';
export { useOpenAssignment as useOpenWork, useWatchedWindow } from './shared/use-assignment-window.ts';
export { getStudentAction as actOf, isMissed } from './shared/student-actions.ts';
export { MyAssignments as MyList } from './my-assignments/my-assignments.tsx';
export { AssignmentClock as WorkClock } from './my-assignments/assignment-clock.tsx';
export {
  AssignmentAction as WorkAct,
  AssignmentProgress as WorkHow,
  AssignmentRows as WorkRows,
  AssignmentTiming as WorkWhen,
} from './my-assignments/assignment-rows.tsx';
export { DialogForm } from './edit/dialog-form.tsx';
export { AssignmentForm as GivingForm } from './create/assignment-form.tsx';
export { useSubmission } from './shared/use-submission.ts';
export {
  findDeliveryFaults,
  newDelivery,
  toDeliveryInput,
  type DeliveryDraft,
  type DeliveryFault,
} from './create/delivery-draft.ts';
export { DeliveryConsequences, DeliverySections } from './create/delivery-sections.tsx';
export { useAudience } from './create/people-picker.tsx';
export { AssignmentChip as GivenChip, RecipientChip } from './shared/status-chips.tsx';
export { AssignmentQuestions as GivenQuestions } from './redo/assignment-questions.tsx';
export type { FamilyDefinition as GivenFamily } from './family/family-definition.ts';
export { FamilyInfo as FamilyAbout } from './family/family-info.tsx';
export { FamilyDetail } from './family/family-detail.tsx';
export { FamilyList } from './family/family-list.tsx';
export { FamilyStudents } from './family/family-students.tsx';
export { LabelledProgress as Measured, ProgressShare as Share } from './family/progress-share.tsx';
