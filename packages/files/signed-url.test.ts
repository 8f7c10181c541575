import { expect, test } from 'vitest';
import { signedUrlExpiry, signedUrlSeconds, readSignedFile, signFile } from './signed-url.ts';

const secret = 'a school secret';
const now = new Date('2026-03-01T08:03:20Z');
const grant = { fileId: 12, personId: 34, expiresAt: signedUrlExpiry(now) };
const parseQuery = (text: string) => {
  const query = new URLSearchParams(text);
  const value = (name: string) => query.get(name) ?? '';
  return { id: value('id'), person: value('person'), expires: value('expires'), signature: value('signature') };
};
const fileGrant = parseQuery(signFile(secret, grant));

test('a signed URL is bound to its file and its person', () => {
  expect(readSignedFile(secret, fileGrant, now)).toEqual({ ok: true, value: grant });
  expect(readSignedFile(secret, { ...fileGrant, id: 12, person: 34 }, now).ok).toBe(true);
});

test.each([
  ['another file', { id: '13' }],
  ['another person', { person: '35' }],
  ['a later expiry', { expires: String(Number(fileGrant.expires) + 1) }],
  ['no signature', { signature: '' }],
  ['half a signature', { signature: fileGrant.signature.slice(0, 20) }],
  ['a foreign signature', { signature: parseQuery(signFile('another secret', grant)).signature }],
  ['an id in another notation', { id: '012' }],
])('%s makes a URL invalid', (_what, change) => {
  expect(readSignedFile(secret, { ...fileGrant, ...change }, now)).toEqual({ ok: false, code: 'file.notGiven' });
});

test('it is valid before its expiry and not at it', () => {
  expect(readSignedFile(secret, fileGrant, new Date(grant.expiresAt.getTime() - 1)).ok).toBe(true);
  expect(readSignedFile(secret, fileGrant, grant.expiresAt)).toEqual({ ok: false, code: 'file.expired' });
});

test('it is valid for nearly two hours, never longer, and the same for ten minutes', () => {
  const seconds = (grant.expiresAt.getTime() - now.getTime()) / 1000;
  expect(seconds).toBeLessThanOrEqual(signedUrlSeconds);
  expect(seconds).toBeGreaterThan(signedUrlSeconds - 600);
  expect(signedUrlExpiry(new Date('2026-03-01T08:09:59Z'))).toEqual(grant.expiresAt);
  expect(signedUrlExpiry(new Date('2026-03-01T08:10:00Z'))).not.toEqual(grant.expiresAt);
});
