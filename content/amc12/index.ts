import { amc12Set1 } from './set-1.ts';
import { amc12Set2 } from './set-2.ts';
import { amc12Set3 } from './set-3.ts';
import { amc12Set4 } from './set-4.ts';
import { amc12Set5 } from './set-5.ts';
import type { QuestionSet } from '../bank-types.ts';

/** The AMC 12 mock paper's sets, in contest order. */
export const amc12Sets: readonly QuestionSet[] = [amc12Set1, amc12Set2, amc12Set3, amc12Set4, amc12Set5];
