import type { QuestionSet } from '../../bank-types.ts';
import { analysisSets } from './analysis.ts';
import { essaySet } from './essay.ts';

/** An end-of-course exam of Seminar: three questions about one text, and an essay from four sources. */
export const seminarSets: readonly QuestionSet[] = [...analysisSets, essaySet];
