import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

const partBytes = 16;

const signPart = (secret: string, random: Buffer): Buffer =>
  createHmac('sha256', secret).update('browser ').update(random).digest().subarray(0, partBytes);

/**
 * A token for the cookie of a browser in which somebody has just signed in. It is signed, so that a browser that was
 * known before is told apart without the database, however many made-up ones arrive.
 */
export const newBrowserToken = (secret: string): string => {
  const random = randomBytes(partBytes);
  return Buffer.concat([random, signPart(secret, random)]).toString('base64url');
};

/** Whether anyone has signed in with the browser of this token. */
export const isBrowserToken = (secret: string, token: string): boolean => {
  if (!/^[\w-]{43}$/.test(token)) return false;
  const bytes = Buffer.from(token, 'base64url');
  const [random, signature] = [bytes.subarray(0, partBytes), bytes.subarray(partBytes)];
  return signature.length === partBytes && timingSafeEqual(signature, signPart(secret, random));
};

/** Key of a browser in counters and queues. */
export const browserKey = (token: string): string => hash('sha256', token).slice(0, 32);
