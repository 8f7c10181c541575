/** Who the provider says it is: a mail address that it has proved, or a user name. */
export interface Named {
  by: 'mail' | 'username';
  name: string;
}

const longest = 254;

/** The person that claims name; a mail address counts only where the provider says that it is the person's own. */
export const namedIn = (claims: Readonly<Record<string, unknown>>, claim: string): Named | null => {
  const name = claims[claim];
  if (typeof name !== 'string' || name.trim() === '' || name.length > longest) return null;
  if (claim !== 'email') return { by: 'username', name: name.trim() };
  return claims['email_verified'] === true ? { by: 'mail', name: name.trim() } : null;
};
