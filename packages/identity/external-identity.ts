/** Who the provider says it is: its own name for the person, and what the school may know the person by. */
export interface ExternalIdentity {
  /** The provider, and its own lasting name for the person (`iss` and `sub`). */
  issuer: string;
  subject: string;
  /** A mail address that the provider has proved, or a user name; otherwise why there is neither. */
  as: { by: 'mail' | 'username'; name: string } | { by: 'nothing'; why: 'unverified' | 'unnamed' };
}

const maxNameLength = 254;

// Some providers write it as text.
const isVerified = (claim: unknown): boolean => claim === true || claim === 'true';

/** The person that claims name; a mail address counts only where the provider says that it is the person's own. */
export const readClaim = (claims: Readonly<Record<string, unknown>>, claim: string): ExternalIdentity['as'] => {
  const name = claims[claim];
  if (typeof name !== 'string' || name.trim() === '' || name.length > maxNameLength)
    return { by: 'nothing', why: 'unnamed' };
  if (claim !== 'email') return { by: 'username', name: name.trim() };
  return isVerified(claims['email_verified'])
    ? { by: 'mail', name: name.trim() }
    : { by: 'nothing', why: 'unverified' };
};
