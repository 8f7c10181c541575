import type { Script } from '../toefl-2023/authoring.ts';
import { dictation, earAndVoiceScripts, voice } from './ear-and-voice.ts';
import { internationalListening, toeflListening } from './listening.ts';
import { translations, translationScripts } from './translations.ts';
import type { PracticeWork } from './types.ts';
import { longWriting, writingPractice } from './writing.ts';

export type * from './types.ts';

/** Practice without clocks that Ms. Qiao gave: for the ear, the voice, between two languages and in writing. */
export const practiceWork: readonly PracticeWork[] = [
  internationalListening,
  dictation,
  voice,
  translations,
  toeflListening,
  writingPractice,
  longWriting,
];

/** What students say in it. */
export const practiceScripts: readonly Script[] = [...earAndVoiceScripts, ...translationScripts];
