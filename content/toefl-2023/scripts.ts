export type { Line, Script } from './authoring.ts';
export { scripts } from './index.ts';
