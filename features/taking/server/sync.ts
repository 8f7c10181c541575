import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';

// A school has one secret; made ready once, it serves every save.
const keys = new Map<string, KeyObject>();

const keyOf = (secret: string): KeyObject => {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
};

const markOf = (secret: string, attemptId: number, claim: string): string =>
  createHmac('sha256', keyOf(secret)).update(`sync ${attemptId} ${claim}`).digest('base64url').slice(0, 22);

/** The mark that a browser puts into its events: when and to which holder the server last told its time. */
export const syncIdOf = (secret: string, attemptId: number, sync: { at: Date; holder: number }): string => {
  const claim = `${sync.at.getTime().toString(36)}.${sync.holder}`;
  return `${claim}.${markOf(secret, attemptId, claim)}`;
};

/** What a mark says, or null for one that this school did not give for this attempt. */
export const readSyncId = (
  secret: string,
  attemptId: number,
  syncId: string,
): { at: number; holder: number } | null => {
  const match = /^([0-9a-z]{1,10})\.(\d{1,6})\.([\w-]{22})$/.exec(syncId);
  if (!match) return null;
  const [, time = '', holder = '', mark = ''] = match;
  const expected = markOf(secret, attemptId, `${time}.${holder}`);
  if (!timingSafeEqual(Buffer.from(mark), Buffer.from(expected))) return null;
  return { at: Number.parseInt(time, 36), holder: Number(holder) };
};
