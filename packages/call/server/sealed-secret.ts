import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** How a sealed text begins; texts of earlier versions are not sealed. */
export const sealedPrefix = 'sealed:1:';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Where a sealed text stands: it opens nowhere else. */
export interface SealPlace {
  /** The kind of secrets, from which their key is derived. */
  purpose: string;
  /** The place among those of the kind, such as a column of a row. */
  place: string;
}

const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `inkstone: ${purpose}`, 32));

/** Encrypts a text with a key derived from the school's secret. */
export const sealText = (secret: string, { purpose, place }: SealPlace, text: string): string => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, deriveKey(secret, purpose), iv).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return sealedPrefix + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
};

/** Decrypts a text; throws where it was sealed for another place or with another secret. What is not sealed stays as it is. */
export const openText = (secret: string, { purpose, place }: SealPlace, stored: string): string => {
  if (!stored.startsWith(sealedPrefix)) return stored;
  const bytes = Buffer.from(stored.slice(sealedPrefix.length), 'base64url');
  const decipher = createDecipheriv(algorithm, deriveKey(secret, purpose), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
};
