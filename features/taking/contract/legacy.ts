import type { Aliases } from '@inkstone/call';
import { defineLegacy } from '@inkstone/call/legacy';

/**
 * Old words of the calls of attempts, by the names used inside. Events of a journal and the state of an attempt have
 * maps of their own (exam/attempt, `wire.ts` and `wire-state.ts`), because devices store them too.
 */
export const legacy = defineLegacy({
  fields: {
    questionId: 'questId',
    questionIds: 'questIds',
    redoDueAt: 'redoDueDate',
    isWriter: 'isHolder',
    storedChunks: 'held',
  },
  calls: {
    'frontend/test/start': {
      firstSetId: 'topicId',
      typeCode: 'type',
      optionId: 'id_option',
      fullAnswerCount: 'options_answer_num',
      writerEpoch: 'holder',
    },
  },
});

/** The paths under which recordings of some programmes are uploaded. */
export const recordingAliases = {
  'upload/duolingoAudio': { of: 'upload/uploadAudio' },
  'upload/interviewAudio': { of: 'upload/uploadAudio' },
  'upload/translateAudio': { of: 'upload/uploadAudio' },
  'upload/toeflBasicAudio': { of: 'upload/uploadAudio' },
} satisfies Aliases;

/** Former paths of the calls of attempts. */
export const aliases: Aliases = { ...recordingAliases };
