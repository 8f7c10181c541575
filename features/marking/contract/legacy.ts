import type { Aliases } from '@inkstone/call';

/** Former paths of the calls of marking. */
export const aliases: Aliases = {
  'backend/test/mark': { of: 'correct/saveTestCorrect' },
  'backend/quest/mark': { of: 'correct/saveTestCorrect' },
  'backend/toeflListen/mark': { of: 'correct/saveTestCorrect' },
  'correct/saveToeflWritingCorrect': { of: 'correct/saveTestCorrect' },
  'correct/saveListeningEtcCorrect': { of: 'correct/saveTestCorrect' },
  'upload/deleteCorrectAudio': { of: 'upload/deleteCorrectFile' },
};
