import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { TokenError } from './sign-in-failure.ts';

interface TokenExpectations {
  keys: JWTVerifyGetKey;
  issuer: string;
  clientId: string;
  now: Date;
}

// Only public-key algorithms: no shared secret, no `none`.
const algorithms = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ');

/** A token in a URL may have been seen by others, so it is valid for a short time only. */
const maxAgeMinutes = 10;

/**
 * Reads a token that the provider issued unasked: signed, by it, for us, young, and not part of a sign-in that we
 * began.
 */
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
  // A token with a nonce belongs to the sign-in of one browser and is obtained by its code.
  if (claims['nonce'] !== undefined) throw new TokenError('nonce');
  const isForOthers = Array.isArray(claims.aud) && claims.aud.length > 1 && claims['azp'] !== clientId;
  if (isForOthers) throw new TokenError('azp');
  return { claims, until: new Date((claims.exp ?? 0) * 1000) };
};
