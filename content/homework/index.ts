import { algebra } from './algebra.ts';
import { counting } from './counting.ts';
import { geometry } from './geometry.ts';
import { numberTheory } from './number-theory.ts';
import { probability } from './probability.ts';
import { wordProblems } from './word-problems.ts';
import type { QuestionSet } from '../bank-types.ts';

/** The sets that are given as homework. */
export const homeworkSets: readonly QuestionSet[] = [
  numberTheory,
  geometry,
  counting,
  algebra,
  probability,
  wordProblems,
];
