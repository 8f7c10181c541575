import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password, as it is stored. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let nobodysHash: Promise<string> | undefined;

/** Whether a password is the stored one; takes the same time where there is no account. */
export const isPassword = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  nobodysHash ??= hashPassword('nobody has this password');
  const isRight = await verify(stored ?? (await nobodysHash), password);
  return isRight && typeof stored === 'string';
};

// No letters or digits that are taken for one another.
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password to be told once: twelve signs in three groups, about 59 bits. */
export const newPassword = (): string => {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return [group(), group(), group()].join('-');
};
