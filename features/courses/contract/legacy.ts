import { defineLegacy } from '@inkstone/call/legacy';

const programme = { programme: 'project' };

/** Old words of the calls of courses, by the names used inside; the lists of assigned courses have no old word. */
export const legacy = defineLegacy({
  calls: { 'backend/video/dropdown': programme, 'backend/video/create': programme, 'backend/video/edit': programme },
});
