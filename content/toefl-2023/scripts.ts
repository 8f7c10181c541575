export type { Line, Script } from './authoring.ts';
export { answerScripts } from './answers/speech.ts';
export { scripts } from './index.ts';
