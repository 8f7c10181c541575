import { createContext } from 'react';
import type { Score } from '../type.ts';

/**
 * The recorded score of the answer that a review below shows: what the rule of the assignment, a teacher or a later
 * decision gave. Null: none is known, and the review shows what the default rule gives.
 */
export const RecordedScore = createContext<Score | null>(null);
