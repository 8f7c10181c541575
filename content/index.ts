import { amc8Sets } from './amc8/index.ts';
import type { QuestionSet } from './types.ts';

export type * from './types.ts';
export { papers } from './papers.ts';
export { classes, people, school } from './people.ts';
export { tree } from './tree.ts';

/** Every question set of the sample bank. */
export const questionSets: readonly QuestionSet[] = [...amc8Sets];
