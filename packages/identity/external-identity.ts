/** What the provider's claims say: read once, and interpreted by the settings of the school. */
export type Claims = Readonly<Record<string, unknown>>;

/** Who the provider says signed in: its own identifier, and how the school may know the person. */
export interface ExternalIdentity {
  /** The provider, and its stable identifier of the person (`iss` and `sub`). */
  issuer: string;
  subject: string;
  /** A mail address or a user name; otherwise why there is neither. */
  as:
    | { by: 'mail'; name: string; isVerified: boolean }
    | { by: 'username'; name: string }
    | { by: 'nothing'; why: 'unverified' | 'unnamed' };
  /** Everything that the provider said of the person. */
  claims: Claims;
}

/** What the school wants of the provider's claims. */
export interface ClaimOptions {
  /** A mail address counts also where the provider does not say whether it is verified; never where it says no. */
  acceptsUnstatedMail: boolean;
  /** Fetches the claims that the token lacks, also where it names the person already. */
  needsAllClaims: boolean;
}

const maxNameLength = 254;

/** Whether the provider has verified the mail address: some send the answer as a string, some none at all. */
export const readMailVerification = (claims: Claims): 'yes' | 'no' | 'unstated' => {
  const claim = claims['email_verified'];
  if (claim === undefined || claim === null) return 'unstated';
  return claim === true || claim === 'true' ? 'yes' : 'no';
};

/** The person that the claims name; a mail address counts only where the provider has verified it. */
export const readClaim = (
  claims: Claims,
  claim: string,
  { acceptsUnstatedMail }: Pick<ClaimOptions, 'acceptsUnstatedMail'>,
): ExternalIdentity['as'] => {
  const name = claims[claim];
  if (typeof name !== 'string' || name.trim() === '' || name.length > maxNameLength)
    return { by: 'nothing', why: 'unnamed' };
  if (claim !== 'email') return { by: 'username', name: name.trim() };
  const verification = readMailVerification(claims);
  const counts = verification === 'yes' || (verification === 'unstated' && acceptsUnstatedMail);
  return counts
    ? { by: 'mail', name: name.trim(), isVerified: verification === 'yes' }
    : { by: 'nothing', why: 'unverified' };
};
