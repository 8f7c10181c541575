import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { RobotTarget } from './kind.ts';

/** How a sealed text begins; texts of earlier versions are not sealed. */
export const sealedPrefix = 'sealed:1:';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const deriveKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'inkstone: addresses and secrets of class robots', 32));

/** Encrypts a text for one place, such as a column of a row: at another one it does not open. */
const seal = (secret: string, place: string, text: string): string => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, deriveKey(secret), iv).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return sealedPrefix + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
};

const open = (secret: string, place: string, stored: string): string => {
  if (!stored.startsWith(sealedPrefix)) return stored;
  const bytes = Buffer.from(stored.slice(sealedPrefix.length), 'base64url');
  const decipher = createDecipheriv(algorithm, deriveKey(secret), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
};

/** A robot's address and secret as they are stored. */
export interface StoredTarget extends RobotTarget {
  classId: number;
}

const places = (classId: number) => ({ address: `${classId}/address`, secret: `${classId}/secret` });

/** The address and the secret of a class's robot, encrypted with a key derived from the school's secret. */
export const sealTarget = (schoolSecret: string, { classId, address, secret }: StoredTarget): StoredTarget => ({
  classId,
  address: seal(schoolSecret, places(classId).address, address),
  secret: secret === null ? null : seal(schoolSecret, places(classId).secret, secret),
});

/** What was sealed for the class, or stored as text by an earlier version; null where it does not open. */
export const openTarget = (schoolSecret: string, { classId, address, secret }: StoredTarget): RobotTarget | null => {
  try {
    return {
      address: open(schoolSecret, places(classId).address, address),
      secret: secret === null ? null : open(schoolSecret, places(classId).secret, secret),
    };
  } catch {
    return null;
  }
};
