import { getKindRules, type AssignmentKind } from '@inkstone/exam/assignment-kinds';

/** The error code for an assignment that was withdrawn or deleted, by its kind. */
export const withdrawnErrorCode = (end: 'withdrawn' | 'deleted', kind: AssignmentKind) =>
  getKindRules(kind).refusals[end];
