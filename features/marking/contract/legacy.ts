import type { Aliases } from '@inkstone/call';
import { defineLegacy } from '@inkstone/call/legacy';

/** Old words of the calls of marking, by the names used inside. */
export const legacy = defineLegacy({
  fields: {
    questionId: 'questId',
    questionIds: 'questIds',
    nearQuestionId: 'nearQuestId',
    paperId: 'examId',
    submissions: 'pieces',
    holdOwner: 'holder',
    oldPoints: 'was',
    newPoints: 'becomes',
  },
});

/** Former paths of the calls of marking. */
export const aliases: Aliases = {
  'upload/deleteCorrectAudio': {
    of: 'upload/deleteCorrectFile',
    interfaceFor: 'the former name of upload/deleteCorrectFile, for programs that still use it.',
  },
};
