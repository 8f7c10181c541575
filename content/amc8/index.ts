import { amc8Set1 } from './set-1.ts';
import { amc8Set2 } from './set-2.ts';
import { amc8Set3 } from './set-3.ts';
import { amc8Set4 } from './set-4.ts';
import { amc8Set5 } from './set-5.ts';
import type { QuestionSet } from '../bank-types.ts';

/** The AMC 8 mock paper's sets, in contest order. */
export const amc8Sets: readonly QuestionSet[] = [amc8Set1, amc8Set2, amc8Set3, amc8Set4, amc8Set5];
