import { hash } from 'node:crypto';

/** What a sealed text is encrypted with: the school's key, its use, and the time. */
export interface SealKey {
  secret: string;
  /** A text sealed for one use does not open for another. */
  use: string;
  now: Date;
}

// Loaded on demand: fourteen megabytes that a school without a provider never needs.
const jose = () => import('jose');

const deriveKey = (secret: string): Buffer => hash('sha256', `inkstone seal ${secret}`, 'buffer');

/** A text that nobody else can read or change, valid for some seconds. */
export const seal = async (
  content: Record<string, unknown>,
  { secret, use, now }: SealKey,
  seconds: number,
): Promise<string> => {
  const { EncryptJWT } = await jose();
  return new EncryptJWT(content)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(use)
    .setExpirationTime(new Date(now.getTime() + seconds * 1000))
    .encrypt(deriveKey(secret));
};

/** The sealed text; null where it is not ours, for another use, changed or expired. */
export const unseal = async (text: string, { secret, use, now }: SealKey): Promise<Record<string, unknown> | null> => {
  const { jwtDecrypt } = await jose();
  try {
    const { payload } = await jwtDecrypt(text, deriveKey(secret), {
      audience: use,
      currentDate: now,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['exp'],
    });
    return payload;
  } catch {
    return null;
  }
};
