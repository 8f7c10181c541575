import { foldCase } from '@inkstone/base';

/** The user name of a candidate's account: the letters of the name, and a number that no other account has. */
export const buildAccountName = (sortName: string, accountNumber: number): string => {
  const letters = foldCase(sortName)
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 24);
  return `${letters || 'candidate'}-c${accountNumber}`;
};
