/**
 * Where a network has used up what unknown browsers there may ask without signing in, a browser gets on by a proof of
 * work: the response names a challenge, and the request is sent again with a text that took many tries to find.
 */

/** The response header with a challenge: `bits.expiry.random.signature`, at most 45 characters. */
export const challengeHeader = 'x-challenge';

/** The request header with the proof: the challenge, a dot, and a text. */
export const proofHeader = 'x-proof';

/** Leading zero bits that the SHA-256 of a proof must have; 0 where the challenge is malformed. */
export const readChallengeBits = (challenge: string): number => {
  const bits = /^(\d{1,2})\.[\w-]{4,10}\.[\w-]{4,16}\.[\w-]{16}$/.exec(challenge)?.[1];
  return bits === undefined ? 0 : Number(bits);
};
