import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { TokenError } from './sign-in-failure.ts';

interface TokenExpectations {
  keys: JWTVerifyGetKey;
  issuer: string;
  clientId: string;
  now: Date;
}

// No secret is a key and nothing goes unsigned: only keys that the provider publishes.
const algorithms = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ');

/** A token that lies in an address may have been seen by others: it is good for a short while only. */
const maxAgeMinutes = 10;

/** Reads a token that the provider gave out by itself: signed, by it, for us, young, and of no sign-in that we began. */
export const readToken = async (
  token: string,
  { keys, issuer, clientId, now }: TokenExpectations,
): Promise<{ claims: JWTPayload; until: Date }> => {
  const { payload: claims } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms,
    currentDate: now,
    clockTolerance: 30,
    maxTokenAge: maxAgeMinutes * 60,
    requiredClaims: ['exp', 'iat', 'sub'],
  });
  // A token with a nonce answers one browser's sign-in, and comes by that one's code.
  if (claims['nonce'] !== undefined) throw new TokenError('nonce');
  const isForOthers = Array.isArray(claims.aud) && claims.aud.length > 1 && claims['azp'] !== clientId;
  if (isForOthers) throw new TokenError('azp');
  return { claims, until: new Date((claims.exp ?? 0) * 1000) };
};
