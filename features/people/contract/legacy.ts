import { defineLegacy } from '@inkstone/call/legacy';

/** Old words of the calls of people, by the names used inside. */
export const legacy = defineLegacy({
  fields: { assignedCount: 'given' },
});
