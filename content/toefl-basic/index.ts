import type { QuestionSet } from '../bank-types.ts';
import { listeningSets } from './listening.ts';
import { readingSets } from './reading.ts';
import { taskSets } from './tasks.ts';

export { toeflBasicScripts } from './listening.ts';

/** The first of the school's own papers on the way to TOEFL. */
export const toeflBasicSets: readonly QuestionSet[] = [...readingSets, ...listeningSets, ...taskSets];
