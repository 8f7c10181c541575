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
  'backend/test/mark': { of: 'correct/saveTestCorrect' },
  'backend/quest/mark': { of: 'correct/saveTestCorrect' },
  'backend/toeflListen/mark': { of: 'correct/saveTestCorrect' },
  'correct/saveToeflWritingCorrect': { of: 'correct/saveTestCorrect' },
  'correct/saveListeningEtcCorrect': { of: 'correct/saveTestCorrect' },
  'upload/deleteCorrectAudio': { of: 'upload/deleteCorrectFile' },
};
