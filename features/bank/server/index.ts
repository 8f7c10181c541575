import type { Answer } from '@inkstone/call/server';

export { applyKeyCorrection, readKeys, reverseKeyCorrection } from './keys.ts';
export type {
  PinnedContent,
  PinnedKey,
  PinnedPaperRef,
  PinnedQuestion,
  PinnedSet,
  PinnedSetRef,
  StoredStimulus,
} from './pinned.ts';
export { pinPaper, pinSets, readPinnedPaper, readPinnedSets } from './read-pinned.ts';
export { fileAddress, signedPictures, signedStimulus, type Reader } from './signed.ts';
export { insertPaper, type KeptPaper, type PaperToKeep } from './write-paper.ts';
export { insertSet, type KeptSet, type QuestionToKeep, type SetToKeep } from './write-set.ts';
export { findNode, insertNode } from './write-sets.queries.ts';

export const answers: readonly Answer[] = [];
