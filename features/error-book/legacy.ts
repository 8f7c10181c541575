import { defineLegacy } from '@inkstone/call/legacy';

/** Old words of the calls of the error book, by the names used inside. */
export const legacy = defineLegacy({
  fields: { questionId: 'questId', programme: 'program', knowledgePointId: 'point' },
  calls: { 'frontend/error/dropdown': { programmes: 'programs', knowledgePoints: 'points' } },
});
