import { foldCase } from '@inkstone/base';
import type { RowFault } from '../faults.ts';
import type { KnownAccount } from '../plan-types.ts';
import type { RowValues } from './row-values.ts';

/** Accounts by what identifies them. */
export interface AccountIndex {
  externalId: ReadonlyMap<string, KnownAccount>;
  number: ReadonlyMap<string, KnownAccount>;
  username: ReadonlyMap<string, KnownAccount>;
}

const indexBy = (accounts: readonly KnownAccount[], keyFor: (account: KnownAccount) => string | null) =>
  new Map(
    accounts.flatMap((account) => {
      const key = keyFor(account);
      return key === null ? [] : [[key, account] as const];
    }),
  );

/** Indexes accounts; user names are equal as they are at signing in. */
export const indexAccounts = (accounts: readonly KnownAccount[]): AccountIndex => ({
  externalId: indexBy(accounts, ({ externalId }) => externalId),
  number: indexBy(accounts, ({ number }) => number),
  username: indexBy(accounts, ({ username }) => foldCase(username)),
});

type Identified = { account: KnownAccount | null } | { fault: RowFault; about: string };

/** The account that a row means: by external id, else number, else user name. */
export const findAccountForRow = (index: AccountIndex, values: RowValues): Identified => {
  const { externalId, number, username } = values;
  const byExternalId = externalId === undefined ? undefined : index.externalId.get(externalId);
  const byNumber = number === undefined ? undefined : index.number.get(number);
  const byUsername = username === undefined ? undefined : index.username.get(foldCase(username));
  const account = byExternalId ?? byNumber ?? byUsername ?? null;
  if (account === null) return { account };
  if (byNumber && byNumber !== account) return { fault: 'numberTaken', about: byNumber.username };
  if (byUsername && byUsername !== account) return { fault: 'usernameTaken', about: byUsername.username };
  const isOtherId = !byExternalId && externalId !== undefined && account.externalId !== null;
  const isOtherNumber = !byExternalId && !byNumber && number !== undefined && account.number !== null;
  // Found by a weaker sign while a stronger one says that it is somebody else.
  if (isOtherId || isOtherNumber) return { fault: 'identityConflict', about: account.username };
  return { account };
};
