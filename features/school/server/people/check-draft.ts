import { foldCharacters, isConfusable, toVisibleText } from '@inkstone/base';
import { sortNameFor } from '@inkstone/base/pinyin';
import { isCandidate } from '@inkstone/session/contract';
import type { Account, AccountDetails } from '@inkstone/session/server';
import type { PersonDraft } from '../../contract.ts';
import { canHoldPermissions, canReplacePermissions } from '../../rules.ts';

/** The details to store: names without invisible signs, the account's name in its one spelling. */
export const toDetails = (draft: PersonDraft, before: Account | null): AccountDetails => {
  const name = toVisibleText(draft.name);
  const nameZh = toVisibleText(draft.nameZh ?? '') || null;
  const roles = [...draft.roles, ...(before?.roles.filter(isCandidate) ?? [])];
  const role = before && roles.includes(before.role) ? before.role : roles[0];
  return {
    username: foldCharacters(draft.username),
    ...{ name, nameZh, sortName: sortNameFor(name, nameZh) },
    number: draft.number || null,
    mail: draft.mail,
    language: draft.language,
    roles,
    role: role ?? '',
    permissions: [...new Set(draft.permissions)],
  };
};

type DraftFault =
  | 'person.nameMissing'
  | 'person.usernameConfusable'
  | 'person.roleMissing'
  | 'person.permissionsOfStudent'
  | 'person.permissionNotMine';

/** Why a person cannot be saved like this; null where they can. */
export const findDraftFault = (
  ownPermissions: readonly string[],
  details: AccountDetails,
  before: Account | null,
): DraftFault | null => {
  if (details.name === '') return 'person.nameMissing';
  if (details.username !== before?.username && isConfusable(details.username)) return 'person.usernameConfusable';
  if (details.roles.length === 0) return 'person.roleMissing';
  if (details.permissions.length > 0 && !canHoldPermissions(details.roles)) return 'person.permissionsOfStudent';
  const change = { before: before?.permissions ?? [], after: details.permissions };
  return canReplacePermissions(ownPermissions, change) ? null : 'person.permissionNotMine';
};
