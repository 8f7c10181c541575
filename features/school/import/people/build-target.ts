import { foldCase, foldCharacters, type Language } from '@inkstone/base';
import { latinNameFor, personSearchText, sortNameFor } from '@inkstone/base/pinyin';
import { isCandidate } from '@inkstone/session/contract';
import { canHoldPermissions, permissionPresets, presetByRole } from '../../rules.ts';
import type { AccountTarget, KnownAccount, PlannedChange } from '../plan-types.ts';
import type { RowValues } from './row-values.ts';

const isSame = (a: string | null, b: string): boolean => a !== null && foldCharacters(a) === foldCharacters(b);

/** A new text; the old one where they differ in look-alike signs only, such as the forms of a middle dot. */
const changeText = (before: string | null, after: string | undefined): string | null =>
  after === undefined || isSame(before, after) ? before : after;

const buildNames = (values: RowValues, before: KnownAccount | null) => {
  const nameZh = changeText(before?.nameZh ?? null, values.nameZh);
  const name = changeText(before?.name ?? null, values.name) ?? (nameZh === null ? '' : latinNameFor(nameZh));
  return { name, nameZh, sortName: sortNameFor(name, nameZh) };
};

const buildRoles = (values: RowValues, before: KnownAccount | null) => {
  const listed = values.roles ?? before?.roles ?? ['student'];
  const roles = [...new Set([...listed, ...(before?.roles.filter(isCandidate) ?? [])])];
  const gained = roles.filter((role) => !before?.roles.includes(role)).flatMap((role) => presetByRole[role] ?? []);
  const permissions = [...(before?.permissions ?? []), ...gained.flatMap((preset) => permissionPresets[preset])];
  const isSameSet = before?.roles.length === roles.length && roles.every((role) => before.roles.includes(role));
  return {
    roles: isSameSet ? before.roles : roles,
    role: before && roles.includes(before.role) ? before.role : (roles[0] ?? ''),
    permissions: [...new Set(permissions)],
  };
};

/** Whether the roles of a person are those that may hold what the person holds. */
export const canHold = ({ roles, permissions }: Pick<AccountTarget, 'roles' | 'permissions'>): boolean =>
  permissions.length === 0 || canHoldPermissions(roles);

/** The user name: the number of a new person who has none; case and width make no other name. */
const buildUsername = ({ username, number }: RowValues, before: KnownAccount | null): string => {
  if (!before) return username ?? number ?? '';
  return username === undefined || foldCase(username) === foldCase(before.username) ? before.username : username;
};

/** The account as a row wants it; what the row does not say stays. */
export const buildTarget = (
  values: RowValues,
  before: KnownAccount | null,
  { language }: { language: Language },
): AccountTarget => {
  const names = buildNames(values, before);
  const username = buildUsername(values, before);
  return {
    username,
    ...names,
    searchText: personSearchText({ ...names, username }),
    number: values.number ?? before?.number ?? null,
    externalId: values.externalId ?? before?.externalId ?? null,
    mail: changeText(before?.mail ?? null, values.mail),
    language: values.language ?? before?.language ?? language,
    ...buildRoles(values, before),
  };
};

const shown = ['username', 'name', 'nameZh', 'number', 'externalId', 'mail', 'language', 'roles'] as const;

const toText = (value: string | readonly string[] | null | undefined): string | null =>
  value === undefined || value === null || value === '' ? null : typeof value === 'string' ? value : value.join(', ');

/** The fields that a row changes, with their values before and after. */
export const listTargetChanges = (before: KnownAccount | null, target: AccountTarget): PlannedChange[] =>
  shown
    .map((field) => ({ field, before: toText(before?.[field]), after: toText(target[field]) }))
    .filter((change) => change.before !== change.after);
