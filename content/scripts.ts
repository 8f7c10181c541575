import { commonScripts } from './common/voices.ts';
import { duolingoScripts } from './duolingo/index.ts';
import { interviewScripts } from './interview/index.ts';
import { interviewAnswers } from './interview/story.ts';
import { internationalScripts } from './international/index.ts';
import { listenScripts } from './listen/index.ts';
import { practiceScripts } from './practice/index.ts';
import { answerScripts as toefl2023Answers } from './toefl-2023/answers/index.ts';
import { answerScripts2026 } from './toefl-2026/story.ts';
import { toeflBasicScripts } from './toefl-basic/index.ts';
import { toefl2026Scripts } from './toefl-2026/index.ts';
import { toeflListeningScripts } from './toefl-listening/index.ts';
import { scripts as toeflScripts } from './toefl-2023/index.ts';
import type { Script } from './toefl-2023/authoring.ts';

export type { Line, Script } from './toefl-2023/authoring.ts';
export { markScripts } from './toefl-2023/answers/mark-voices.ts';

/** What students say in every spoken answer. */
export const answerScripts: readonly Script[] = [
  ...toefl2023Answers,
  ...answerScripts2026,
  ...interviewAnswers,
  ...practiceScripts,
];

/** What is said in every recording of the bank; the sounds lie in `content/audio`. */
export const scripts: readonly Script[] = [
  ...toeflScripts,
  ...toefl2026Scripts,
  ...interviewScripts,
  ...toeflListeningScripts,
  ...internationalScripts,
  ...listenScripts,
  ...toeflBasicScripts,
  ...duolingoScripts,
  ...commonScripts,
];
