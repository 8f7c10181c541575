import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { isCommonPassword, isLikeUsername } from '../weak-password.ts';
import { createFairQueue } from './fair-queue.ts';

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing is slow by purpose and runs on the threads that also read files, four of them: one always stays free. A
 * whole school that signs in at once waits here for half a minute, and nothing else does.
 */
const queue = createFairQueue({
  concurrency: Math.max(1, Math.min(availableParallelism(), 3)),
  maxPerKey: 4000,
  maxWaiting: 20_000,
});

/** The hash of a password, as it is stored; `origin` is whose turn it is in the queue. */
export const hashPassword = (password: string, origin = 'here'): Promise<string> =>
  queue(origin, () => hash(password, cost));

let dummyHash: Promise<string> | undefined;

/** Whether a password is the stored one; takes the same time where there is no account. */
export const isPassword = async (
  stored: string | null | undefined,
  password: string,
  origin = 'here',
): Promise<boolean> => {
  dummyHash ??= hashPassword('nobody has this password');
  const expected = stored ?? (await dummyHash);
  const isRight = await queue(origin, () => verify(expected, password));
  return isRight && typeof stored === 'string';
};

/** Why a password may not be set; null where it may. */
export const findWeakness = (password: string, username: string): 'password.common' | 'password.username' | null => {
  if (isLikeUsername(password, username)) return 'password.username';
  return isCommonPassword(password) ? 'password.common' : null;
};

// No letters or digits that are taken for one another.
const passwordAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password to be told once: twelve signs in three groups, about 59 bits. */
export const newPassword = (): string => {
  const group = () => Array.from({ length: 4 }, () => passwordAlphabet[randomInt(passwordAlphabet.length)]).join('');
  return [group(), group(), group()].join('-');
};
