import { toMailAddress } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { getLoginFamily, type LoginFamily, type Role } from '../roles.ts';
import { findAccount, listAccountsByProvedMail, type Account } from './account.queries.ts';

// A family with more children than this is asked for the user name without a list of them.
const maxAccounts = 10;

/**
 * The accounts of a sign-in that are meant by a user name or a proved mail address: several where siblings share the
 * address. Takes the same queries whether there is one.
 */
export const listNamedAccounts = async (
  db: Handle,
  { username, family }: { username: string; family: LoginFamily },
): Promise<Account[]> => {
  const isInFamily = ({ roles }: Account) => roles.some((role) => getLoginFamily(role as Role) === family);
  const account = await findAccount(db, username);
  const mail = toMailAddress(username);
  const byMail = mail.includes('@') ? await listAccountsByProvedMail(db, mail, maxAccounts) : [];
  return account && isInFamily(account) ? [account] : byMail.filter(isInFamily);
};
