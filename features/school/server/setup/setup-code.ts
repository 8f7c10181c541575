import { hash, randomInt } from 'node:crypto';
import { inTransaction, type Db, type Tx } from '@inkstone/db';
import { parseSetupCode, setupAlphabet, setupHours } from '../../rules.ts';
import { insertClosing, insertSetupCode, isSetupOpen, lockSetup } from './setup.queries.ts';

const groups = 7;
const groupLength = 4;

/** A new code of seven groups of four signs: 140 bits. */
const newSetupCode = (): string => {
  const group = () =>
    Array.from({ length: groupLength }, () => setupAlphabet[randomInt(setupAlphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
};

/** Hash of a code as it was typed. A code has 140 bits, so a fast hash keeps it as well as a slow one. */
export const hashSetupCode = (typed: string): Buffer => hash('sha256', parseSetupCode(typed), 'buffer');

/**
 * Makes a code for the set-up page of a school without any person, and null otherwise. Each start has its own; those of
 * other processes stay valid for their day.
 */
export const issueSetupCode = (db: Db, now: Date): Promise<string | null> =>
  inTransaction(db, async (tx) => {
    await lockSetup(tx);
    if (!(await isSetupOpen(tx))) return null;
    const code = newSetupCode();
    const expiresAt = new Date(now.getTime() + setupHours * 3_600_000);
    await insertSetupCode(tx, { codeHash: hashSetupCode(code), now, expiresAt });
    return code;
  });

/** Closes the set-up, where it is open, since a person is made in another way. */
export const closeSetup = async (tx: Tx, now: Date): Promise<void> => {
  await lockSetup(tx);
  if (await isSetupOpen(tx)) await insertClosing(tx, now);
};
