import { defineLegacy } from '@inkstone/call/legacy';

/** Old words of the calls of the timetable, by the names used inside. */
export const legacy = defineLegacy({
  fields: { assignments: 'work' },
});
