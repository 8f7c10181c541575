import { createECDH, createPrivateKey, hkdfSync, sign } from 'node:crypto';
import { curve } from './encrypt-push.ts';

/** The key pair by which push services know the school (VAPID, RFC 8292). */
export interface ServerKey {
  /** Base64url; browsers subscribe with it. */
  publicKey: string;
  /** The `Authorization` of a request to the push service of an origin. */
  authorize(request: { origin: string; contact: string; now: Date }): string;
}

/** A number that is a private key of the curve, from the secret; all but one of 2^32 are. */
const derivePrivateKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'inkstone: server key of web push', 32));

const toJson = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Hours for which a signature is good; RFC 8292 allows 24. */
const validHours = 12;

/**
 * The key pair of a school, from the secret that it was opened with: the same in every process and after a restored
 * backup, as browsers are subscribed for this key alone.
 */
export const deriveServerKey = (secret: string): ServerKey => {
  const keyPair = createECDH(curve);
  keyPair.setPrivateKey(derivePrivateKey(secret));
  const point = keyPair.getPublicKey();
  const publicKey = point.toString('base64url');
  const authorize: ServerKey['authorize'] = ({ origin, contact, now }) => {
    const jwk = {
      ...{ kty: 'EC', crv: 'P-256', d: keyPair.getPrivateKey().toString('base64url') },
      ...{ x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
    };
    const key = createPrivateKey({ key: jwk, format: 'jwk' });
    const claims = { aud: origin, exp: Math.floor(now.getTime() / 1000) + validHours * 3600, sub: contact };
    const content = `${toJson({ typ: 'JWT', alg: 'ES256' })}.${toJson(claims)}`;
    const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${content}.${signature.toString('base64url')}, k=${publicKey}`;
  };
  return { publicKey, authorize };
};
