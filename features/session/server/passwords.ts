import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { isCommonPassword, isLikeUsername } from '../weak-password.ts';
import { createFairQueue } from './fair-queue.ts';

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing is slow on purpose and shares four threads with file access, one of which always stays free. When a whole
 * school signs in at once, only sign-ins wait here, for up to half a minute.
 */
const queue = createFairQueue({
  concurrency: Math.max(1, Math.min(availableParallelism(), 3)),
  maxPerKey: 4000,
  retrySeconds: 30,
  maxWaiting: 20_000,
});

/** Hash of a password, as stored; `origin` is its key in the queue. */
export const hashPassword = (password: string, origin = 'here'): Promise<string> =>
  queue(origin, () => hash(password, cost));

let dummyHash: Promise<string> | undefined;

/** Whether a password matches; takes the same time where there is no account. */
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

/** Why a password is rejected; null where it is accepted. */
export const findWeakness = (password: string, username: string): 'password.common' | 'password.username' | null => {
  if (isLikeUsername(password, username)) return 'password.username';
  return isCommonPassword(password) ? 'password.common' : null;
};

// Without characters that look alike.
const passwordAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Generates a password shown once: twelve characters in three groups, about 59 bits. */
export const newPassword = (): string => {
  const group = () => Array.from({ length: 4 }, () => passwordAlphabet[randomInt(passwordAlphabet.length)]).join('');
  return [group(), group(), group()].join('-');
};
