import type { Aliases } from '@inkstone/call';

/** The paths under which recordings of some programmes are uploaded. */
export const recordingAliases = {
  'upload/duolingoAudio': { of: 'upload/uploadAudio' },
  'upload/interviewAudio': { of: 'upload/uploadAudio' },
  'upload/translateAudio': { of: 'upload/uploadAudio' },
  'upload/toeflBasicAudio': { of: 'upload/uploadAudio' },
} satisfies Aliases;

/** Former paths of the calls of attempts. */
export const aliases: Aliases = {
  ...recordingAliases,
  'do/saveToeflWritingOverTime': { of: 'do/saveTopicAnswer' },
  'do/saveTopicEtc': { of: 'do/saveTopicAnswer' },
  'frontend/upload/saveSatAnswerPic': { of: 'upload/cspCodePic' },
};
