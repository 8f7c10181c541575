import { createHmac, timingSafeEqual } from 'node:crypto';
import { err, ok, type Outcome } from '@inkstone/base';

/** Who a file's URL was issued to, and until when it is valid. */
export interface FileGrant {
  fileId: number;
  personId: number;
  expiresAt: Date;
  /**
   * The one playback that the URL was issued for, as named by the code that counts playbacks; absent: playbacks are not
   * counted.
   */
  play?: string;
}

/** The query of a signed URL, as received. */
export interface SignedQuery {
  id: number | string;
  person: number | string;
  /** Seconds since 1970. */
  expires: number | string;
  play?: string | undefined;
  signature: string;
}

/** How long a URL is valid at most, in seconds: two hours. */
export const signedUrlSeconds = 7200;

const stepSeconds = 600;

const digest = (secret: string, { id, person, expires, play }: Omit<SignedQuery, 'signature'>): Buffer =>
  createHmac('sha256', secret)
    .update(`inkstone file ${id} ${person} ${expires}${play === undefined ? '' : ` ${play}`}`)
    .digest();

/** The expiry of a URL issued now: 1:50 to 2 hours ahead, the same for ten minutes so that browsers can cache. */
export const signedUrlExpiry = (now: Date): Date => {
  const seconds = Math.floor(now.getTime() / 1000) + signedUrlSeconds;
  return new Date((seconds - (seconds % stepSeconds)) * 1000);
};

/** Signs a file's URL for one person; returns its query string. */
export const signFile = (secret: string, { fileId, personId, expiresAt, play }: FileGrant): string => {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const signature = digest(secret, { id: fileId, person: personId, expires, play }).toString('base64url');
  const forPlay = play === undefined ? '' : `&play=${encodeURIComponent(play)}`;
  return `id=${fileId}&person=${personId}&expires=${expires}${forPlay}&signature=${signature}`;
};

/** Reads a signed URL: whose and which file it is, or that the signature is invalid, or that it has expired. */
export const readSignedFile = (
  secret: string,
  query: SignedQuery,
  now: Date,
): Outcome<FileGrant, 'file.notGiven' | 'file.expired'> => {
  const expected = digest(secret, query);
  const claimed = Buffer.from(query.signature, 'base64url');
  if (claimed.length !== expected.length || !timingSafeEqual(claimed, expected)) return err('file.notGiven');
  const expiresAt = new Date(Number(query.expires) * 1000);
  if (expiresAt <= now) return err('file.expired');
  const { play } = query;
  return ok({
    fileId: Number(query.id),
    personId: Number(query.person),
    expiresAt,
    ...(play !== undefined && { play }),
  });
};
