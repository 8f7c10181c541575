import { handleCall } from '@inkstone/call/server';
import { getTextbookFilters as contract } from '../contract.ts';
import { listBankCategories } from './bank-list.queries.ts';

/** Filters of the bank. */
export const getTextbookFilters = handleCall(contract, async ({ tx }) => {
  const places = await listBankCategories(tx);
  const eachOnce = (names: string[]): string[] => [...new Set(names)].filter(Boolean);
  return {
    programmes: eachOnce(places.map(({ programme }) => programme)),
    subjects: eachOnce(places.map(({ subject }) => subject)),
  };
});
