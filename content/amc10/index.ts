import { amc10Set1 } from './set-1.ts';
import { amc10Set2 } from './set-2.ts';
import { amc10Set3 } from './set-3.ts';
import { amc10Set4 } from './set-4.ts';
import { amc10Set5 } from './set-5.ts';
import type { QuestionSet } from '../bank-types.ts';

/** The AMC 10 mock paper's sets, in contest order. */
export const amc10Sets: readonly QuestionSet[] = [amc10Set1, amc10Set2, amc10Set3, amc10Set4, amc10Set5];
