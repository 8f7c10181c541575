import type { FidelityContract, FidelityFact } from './types.ts';

/** The facts of a contract about one of its variants; none about a variant that imitates no real exam. */
export const listFactsFor = ({ variants, facts }: FidelityContract, variant: string): readonly FidelityFact[] =>
  variants.includes(variant) ? facts.filter((fact) => fact.variants?.includes(variant) ?? true) : [];
