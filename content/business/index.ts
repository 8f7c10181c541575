import { businessCases } from './cases.ts';
import { businessChoices } from './choices.ts';
import { businessFigures } from './figures.ts';
import type { QuestionSet } from '../bank-types.ts';

/** Questions for whoever applies in accounting and business. */
export const businessSets: readonly QuestionSet[] = [businessChoices, ...businessFigures, ...businessCases];
