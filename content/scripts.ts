import { commonScripts } from './common/voices.ts';
import { scripts as toeflScripts } from './toefl-2023/index.ts';
import type { Script } from './toefl-2023/authoring.ts';

export type { Line, Script } from './toefl-2023/authoring.ts';
export { markScripts } from './toefl-2023/answers/mark-voices.ts';
export { answerScripts } from './toefl-2023/answers/index.ts';

/** What is said in every recording of the bank; the sounds lie in `content/audio`. */
export const scripts: readonly Script[] = [...toeflScripts, ...commonScripts];
