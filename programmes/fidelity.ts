import type { FidelityContract } from '@inkstone/exam/fidelity';
import { contractLoaders } from './registry/contracts.ts';

/** Loads the contract of a programme with the exam that it imitates; null for a programme that imitates none. */
export const loadContract = async (programme: string): Promise<FidelityContract | null> =>
  (await contractLoaders[programme]?.()) ?? null;

/** Ids of the programmes that have a contract. */
export const contractProgrammes: readonly string[] = Object.keys(contractLoaders);
