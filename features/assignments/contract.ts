export * from './contract/redo.ts';
export * from './contract/defined-homework.ts';
export * from './contract/my-assignments.ts';
export * from './contract/manage-assignments.ts';
export * from './contract/assignment-settings.ts';
export * from './contract/questions.ts';
export * from './contract/teacher-assignments.ts';
export { CreateAssignmentInput, IsForJoiners } from './contract/create-input.ts';
export { assignmentDetailWireNames, assignmentWireNames } from './legacy.ts';
