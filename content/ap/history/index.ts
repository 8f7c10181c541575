import type { QuestionSet } from '../../bank-types.ts';
import { documentSet } from './document.ts';
import { longEssays } from './essays.ts';
import { oneOfTwo, shortSets } from './short.ts';

/** World history to practise: short answers, a document-based question, and one long essay of three. */
export const historySets: readonly QuestionSet[] = [...shortSets, oneOfTwo, documentSet, longEssays];
