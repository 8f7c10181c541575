import { defineLegacy } from '@inkstone/call/legacy';

/** What the fields of an assignment are called outside, for the features whose calls list assignments. */
export const assignmentWireNames = {
  redoDueAt: 'redoDueDate',
  isLate: { name: 'period', codes: { false: 'regular', true: 'timeOut' } },
} as const;

/** What the fields of an assignment's detail for its teacher are called outside. */
export const assignmentDetailWireNames = {
  ...assignmentWireNames,
  questionIds: 'questIds',
  field: 'what',
  oldValue: 'was',
  newValue: 'becomes',
} as const;

/** Old words of the calls of assignments, by the names used inside. */
export const legacy = defineLegacy({
  fields: { ...assignmentDetailWireNames, questionId: 'questId', setIds: 'topicIds', paperTypeId: 'examPaperTypeId' },
  calls: { 'frontend/homework/detail': { assignment: 'work' } },
});
