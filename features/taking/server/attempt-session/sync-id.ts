import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';

// The key object of a secret is created once and reused by every save.
const keys = new Map<string, KeyObject>();

const hmacKey = (secret: string): KeyObject => {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
};

const sign = (secret: string, attemptId: number, payload: string): string =>
  createHmac('sha256', hmacKey(secret)).update(`sync ${attemptId} ${payload}`).digest('base64url').slice(0, 22);

/**
 * Creates the signed id that a browser puts into its events: when, and for which writer epoch, the server last sent its
 * time.
 */
export const createSyncId = (secret: string, attemptId: number, sync: { at: Date; writerEpoch: number }): string => {
  const payload = `${sync.at.getTime().toString(36)}.${sync.writerEpoch}`;
  return `${payload}.${sign(secret, attemptId, payload)}`;
};

/** Reads a sync id; null where this server did not sign it for this attempt. */
export const readSyncId = (
  secret: string,
  attemptId: number,
  syncId: string,
): { at: number; writerEpoch: number } | null => {
  const match = /^([0-9a-z]{1,10})\.(\d{1,6})\.([\w-]{22})$/.exec(syncId);
  if (!match) return null;
  const [, time = '', holder = '', mark = ''] = match;
  const expected = sign(secret, attemptId, `${time}.${holder}`);
  if (!timingSafeEqual(Buffer.from(mark), Buffer.from(expected))) return null;
  return { at: Number.parseInt(time, 36), writerEpoch: Number(holder) };
};
