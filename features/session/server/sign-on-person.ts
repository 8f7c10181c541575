import { hash } from 'node:crypto';
import {
  cutText,
  err,
  foldCharacters,
  isConfusable,
  isMailAddress,
  ok,
  toMailAddress,
  toVisibleText,
  type Language,
  type Outcome,
} from '@inkstone/base';
import { hasHan, latinNameFor, sortNameFor } from '@inkstone/base/pinyin';
import type { EmitEvent } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import type { ExternalIdentity, RefusedIdentity } from '@inkstone/identity';
import { readMailVerification } from '@inkstone/identity/external-identity';
import type {} from '../events.ts';
import { isSchoolPermission } from '../roles.ts';
import { mapClaims, updateGranted } from '../sign-on-rules.ts';
import { insertPerson, lockAccount, saveAccountDetails, type Account } from './account.queries.ts';
import type { SignOnSetting } from './sign-on-setting.ts';
import {
  findIdOfIdentity,
  findInvited,
  linkIdentity,
  listIdsByName,
  lockIdentity,
  saveGrants,
} from './sign-on.queries.ts';

/** Why an identity is not let in: as the login says it. */
export type SignOnRefusal = RefusedIdentity | 'unverified';

interface SignOnContext {
  tx: Tx;
  now: Date;
  language: Language;
  emit: EmitEvent;
  setting: SignOnSetting;
  /** The code of an invitation that this sign-in began with. */
  invitation: string | null;
  /** Whether an administrator chose the provider in the browser. */
  isSetInBrowser: boolean;
}

/** Hash of an invitation, as stored. */
export const hashInvitation = (code: string): Buffer => hash('sha256', `sign-on invitation ${code}`, 'buffer');

/** The account of an id, locked, unless its person has left. */
const lockPresent = async (tx: Tx, personId: number): Promise<Outcome<Account, SignOnRefusal>> => {
  const account = await lockAccount(tx, personId);
  return account && account.leftAt === null ? ok(account) : err('left');
};

/** Links the identity to whom the invitation is for, unless it is somebody else's already. */
const acceptInvitation = async (
  { tx, now, emit }: SignOnContext,
  named: ExternalIdentity,
  code: string,
): Promise<Outcome<Account, SignOnRefusal>> => {
  const personId = await findInvited(tx, { hash: hashInvitation(code), now });
  const owner = await findIdOfIdentity(tx, named);
  if (personId === undefined || (owner !== undefined && owner !== personId)) return err('invitation');
  await linkIdentity(tx, { personId, issuer: named.issuer, subject: named.subject });
  await emit('signOn.linked', { personId });
  return lockPresent(tx, personId);
};

/**
 * The account by name, which the identity is linked to; undefined where nobody goes by it. A name alone opens no account
 * with a password, none that administers the school, and none of another identity of the same provider. A provider that
 * was chosen in the browser opens none that administers the school: whoever may choose it would come in as anybody.
 */
const joinByName = async (
  { tx, emit, isSetInBrowser }: SignOnContext,
  named: ExternalIdentity,
): Promise<Outcome<Account | undefined, SignOnRefusal>> => {
  const { issuer, subject, as } = named;
  if (as.by === 'nothing') return ok(undefined);
  const [personId, second] = await listIdsByName(tx, as);
  if (personId === undefined) return ok(undefined);
  // Two people with one mail address: it names neither.
  if (as.by === 'mail' && second !== undefined) return err('unknown');
  const present = await lockPresent(tx, personId);
  if (!present.ok) return present;
  const account = present.value;
  if (account.ssoIssuer === issuer) return err('unknown');
  const isProvedMail = as.by === 'mail' && as.isVerified && account.mailProvedAt !== null;
  const isOfAdministration = account.permissions.some(isSchoolPermission);
  const isGuarded = account.passwordHash !== null || isOfAdministration;
  if (isGuarded && !(isProvedMail && !(isOfAdministration && isSetInBrowser))) return err('uninvited');
  await linkIdentity(tx, { personId, issuer, subject });
  await emit('signOn.linked', { personId });
  return ok(account);
};

const maxNameLength = 100;
const maxUsernameLength = 64;

const readText = (claims: ExternalIdentity['claims'], claim: string): string => {
  const value = claims[claim];
  return typeof value === 'string' ? cutText(toVisibleText(value), maxNameLength) : '';
};

/** What the person is called; a Chinese name also in Latin letters. */
const readNames = ({ claims }: ExternalIdentity, username: string) => {
  const parts = [readText(claims, 'given_name'), readText(claims, 'family_name')].filter((part) => part !== '');
  const shown = readText(claims, 'name') || parts.join(' ') || username;
  const nameZh = hasHan(shown) ? shown : null;
  const name = nameZh === null ? shown : latinNameFor(nameZh);
  return { name, nameZh, sortName: sortNameFor(name, nameZh) };
};

/** The mail address that the provider has verified; null where there is none. */
const readMail = ({ claims }: ExternalIdentity): string | null => {
  const mail = toMailAddress(readText(claims, 'email'));
  return readMailVerification(claims) === 'yes' && isMailAddress(mail) ? mail : null;
};

const listPermissions = ({ rules }: SignOnSetting, gained: readonly string[]): string[] => [
  ...new Set(rules.filter(({ role }) => gained.includes(role)).flatMap(({ permissions }) => permissions)),
];

/** Makes the account of an identity that nobody here goes with, by the rules of the school. */
const createBySignOn = async (
  { tx, now, language, emit, setting }: SignOnContext,
  named: ExternalIdentity,
): Promise<Outcome<Account, SignOnRefusal>> => {
  const { issuer, subject, as, claims } = named;
  if (!setting.createsPeople || as.by === 'nothing') return err('unknown');
  const { roles, classIds } = mapClaims(setting.rules, claims);
  const [role] = roles;
  const permissions = listPermissions(setting, roles);
  const username = foldCharacters(as.name);
  if (role === undefined || username.length > maxUsernameLength) return err('unmapped');
  // It could be taken for somebody else's.
  if (isConfusable(username)) return err('unknown');
  // A mail address may be somebody's user name.
  if ((await listIdsByName(tx, { by: 'username', name: username })).length > 0) return err('uninvited');
  const personId = await insertPerson(tx, {
    ...{ username, ...readNames(named, username), mail: readMail(named), passwordHash: null, language },
    ...{ roles, role, permissions, signOnGrants: { roles, permissions, classIds: [] } },
    ...{ ssoIssuer: issuer, ssoSubject: subject, isGuideSeen: false, createdAt: now },
  });
  await emit('signOn.applied', {
    ...{ personId, isNew: true, rolesBefore: [], rolesAfter: roles },
    ...{ classIdsBefore: [], classIdsAfter: classIds },
  });
  return lockPresent(tx, personId);
};

/** Brings an account that claims made to what the claims of today give; what the school gave by hand stays. */
const applyClaims = async (
  { tx, emit, setting }: SignOnContext,
  account: Account,
  claims: ExternalIdentity['claims'],
): Promise<Outcome<Account, SignOnRefusal>> => {
  const before = account.signOnGrants;
  if (!setting.createsPeople || before === null) return ok(account);
  const mapped = mapClaims(setting.rules, claims);
  // Whoever administers the school loses nothing by a claim, so that somebody always administers it.
  const isKept = account.permissions.some(isSchoolPermission);
  const roles = updateGranted(account.roles, { before: before.roles, after: mapped.roles, isKept });
  const [firstRole] = roles.held;
  if (firstRole === undefined) return err('unmapped');
  const after = listPermissions(setting, mapped.roles);
  const permissions = updateGranted(account.permissions, { before: before.permissions, after, isKept });
  const grants = { roles: roles.granted, permissions: permissions.granted, classIds: before.classIds };
  if (JSON.stringify([grants, mapped.classIds]) === JSON.stringify([before, before.classIds])) return ok(account);
  const role = roles.held.includes(account.role) ? account.role : firstRole;
  await saveGrants(tx, { personId: account.id, grants });
  if (!isSame(account.roles, roles.held) || !isSame(account.permissions, permissions.held))
    await saveAccountDetails(tx, account, {
      ...toDetails(account),
      ...{ roles: roles.held, role, permissions: permissions.held },
    });
  await emit('signOn.applied', {
    ...{ personId: account.id, isNew: false, rolesBefore: account.roles, rolesAfter: roles.held },
    ...{ classIdsBefore: before.classIds, classIdsAfter: mapped.classIds },
  });
  return lockPresent(tx, account.id);
};

const toDetails = ({ username, name, nameZh, sortName, number, mail, language }: Account) => ({
  ...{ username, name, nameZh, sortName, number, mail, language },
});

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((name) => others.includes(name));

/**
 * The account of an identity: the linked one, else the one that an invitation or a name leads to, else a new one where
 * the school makes them. `sub` wins over names, and people who have left stay out.
 */
export const resolveSignOn = async (
  ctx: SignOnContext,
  named: ExternalIdentity,
): Promise<Outcome<Account, SignOnRefusal>> => {
  await lockIdentity(ctx.tx, named);
  if (ctx.invitation !== null) return acceptInvitation(ctx, named, ctx.invitation);
  const linkedId = await findIdOfIdentity(ctx.tx, named);
  if (linkedId !== undefined) {
    const linked = await lockPresent(ctx.tx, linkedId);
    return linked.ok ? applyClaims(ctx, linked.value, named.claims) : linked;
  }
  if (named.as.by === 'nothing' && named.as.why === 'unverified') return err('unverified');
  const joined = await joinByName(ctx, named);
  if (!joined.ok) return joined;
  return joined.value ? ok(joined.value) : createBySignOn(ctx, named);
};
