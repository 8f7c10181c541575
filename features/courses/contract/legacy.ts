import { assignmentDetailWireNames } from '@inkstone/assignments/contract';
import { defineLegacy } from '@inkstone/call/legacy';

const programme = { programme: 'project' };

/** Old words of the calls of courses, by the names used inside. */
export const legacy = defineLegacy({
  fields: assignmentDetailWireNames,
  calls: { 'backend/video/dropdown': programme, 'backend/video/create': programme, 'backend/video/edit': programme },
});
