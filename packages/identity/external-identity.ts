/** Who the provider says signed in: its own identifier, and how the school may know the person. */
export interface ExternalIdentity {
  /** The provider, and its stable identifier of the person (`iss` and `sub`). */
  issuer: string;
  subject: string;
  /** A verified mail address or a user name; otherwise why there is neither. */
  as: { by: 'mail' | 'username'; name: string } | { by: 'nothing'; why: 'unverified' | 'unnamed' };
}

const maxNameLength = 254;

// Some providers send it as a string.
const isVerified = (claim: unknown): boolean => claim === true || claim === 'true';

/** The person that the claims name; a mail address counts only where the provider has verified it. */
export const readClaim = (claims: Readonly<Record<string, unknown>>, claim: string): ExternalIdentity['as'] => {
  const name = claims[claim];
  if (typeof name !== 'string' || name.trim() === '' || name.length > maxNameLength)
    return { by: 'nothing', why: 'unnamed' };
  if (claim !== 'email') return { by: 'username', name: name.trim() };
  return isVerified(claims['email_verified'])
    ? { by: 'mail', name: name.trim() }
    : { by: 'nothing', why: 'unverified' };
};
