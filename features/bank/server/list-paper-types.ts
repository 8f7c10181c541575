import { handleCall } from '@inkstone/call/server';
import { programmes } from '@inkstone/programmes';
import { findProgrammeCard } from '@inkstone/programmes/cards';
import { listPaperTypes as contract } from '../contract.ts';

const composedProgrammes = programmes.filter(({ id }) => findProgrammeCard(id)?.hasPapers !== false);

/** Programmes with their exams and paper types. */
export const listPaperTypes = handleCall(contract, async () => ({
  list: composedProgrammes.map((programme) => ({
    programme: programme.id,
    name: programme.name,
    variants: programme.variants.map(({ id, name, appliesTo }) => ({ id, name, appliesTo: appliesTo ?? null })),
    types: Object.entries(programme.reports).map(([id, report]) => ({ paperTypeId: Number(id), report })),
  })),
}));
