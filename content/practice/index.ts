import type { Script } from '../toefl-2023/authoring.ts';
import { dictation, earAndVoiceScripts, voice } from './ear-and-voice.ts';
import { internationalListening, toeflListening } from './listening.ts';
import { translations, translationScripts } from './translations.ts';
import type { PracticeWork } from './types.ts';

export type * from './types.ts';

/** Practice without clocks that Ms. Qiao gave: for the ear, the voice and between two languages. */
export const practiceWork: readonly PracticeWork[] = [
  internationalListening,
  dictation,
  voice,
  translations,
  toeflListening,
];

/** What students say in it. */
export const practiceScripts: readonly Script[] = [...earAndVoiceScripts, ...translationScripts];
