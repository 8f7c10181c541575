import { foldCharacters, isConfusable, toVisibleText } from '@inkstone/base';
import type { PushEvent } from '@inkstone/call/server';
import { getSqlState, inTransaction, type Db, type Tx } from '@inkstone/db';
import { sortNameFor } from '@inkstone/base/pinyin';
import { closeSetup } from '@inkstone/school/server';
import {
  getLoginFamily,
  isTeacher,
  permissions,
  roles,
  workPermissions,
  type Permission,
  type Role,
} from '@inkstone/session/contract';
import {
  findAccount,
  findWeakness,
  hashPassword,
  insertPerson,
  listAccounts,
  newPassword,
  signOutPerson,
  updatePerson,
  type Account,
} from '@inkstone/session/server';
import { CommandError } from './start-errors.ts';
import { notifyPersons } from './kernel/push-hub.ts';

/** The fields of a new person; missing ones have defaults. */
export interface NewPerson {
  username: string;
  name: string;
  nameZh?: string | undefined;
  mail?: string | undefined;
  /** Separated by commas; `teacher` by default. */
  roles?: string | undefined;
  /** Separated by commas, or `all`, which leaves out those of administration; by default all for a teacher, else none. */
  permissions?: string | undefined;
  language?: string | undefined;
  /** Generated and printed where it is missing. */
  password?: string | undefined;
}

const parseNames = <Name extends string>(text: string, known: readonly Name[], label: string): Name[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const match = known.find((name) => name === part);
      if (!match) throw new CommandError(`There is no ${label} "${part}". Known are: ${known.join(', ')}.`);
      return match;
    });

const parseRoles = (draft: NewPerson): Role[] => {
  const ownRoles = parseNames(draft.roles ?? 'teacher', roles, 'role');
  if (ownRoles.length === 0) throw new CommandError('A person needs at least one role.');
  return ownRoles;
};

const parsePermissions = (draft: NewPerson, ownRoles: readonly Role[]): Permission[] => {
  const text = draft.permissions ?? (isTeacher(ownRoles) ? 'all' : '');
  return text === 'all' ? [...workPermissions] : parseNames(text, permissions, 'permission');
};

const weaknesses = {
  'password.common': 'This password is one of those that are guessed first. Choose another.',
  'password.username': 'The password must not be the user name. Choose another.',
} as const;

const checkPassword = (password: string, username: string): void => {
  if (password.length < 8) throw new CommandError('A password has at least 8 characters.');
  const weakness = findWeakness(password, username);
  if (weakness) throw new CommandError(weaknesses[weakness]);
};

const checkNames = ({ username, name, password, language }: NewPerson): void => {
  if (!/^\S{1,64}$/.test(username)) throw new CommandError('A user name has 1 to 64 signs and no spaces.');
  if (isConfusable(username)) {
    throw new CommandError('This user name can be taken for another one: write it in Latin letters.');
  }
  if (toVisibleText(name) === '') throw new CommandError('A name is needed.');
  if (password !== undefined) checkPassword(password, username);
  if (language !== undefined && language !== 'en' && language !== 'zh') {
    throw new CommandError('The language is en or zh.');
  }
};

/** Creates a person who can sign in; returns the password, which is not stored. */
export const addPerson = async (db: Db, draft: NewPerson, now: Date): Promise<{ password: string; login: string }> => {
  checkNames(draft);
  const ownRoles = parseRoles(draft);
  const granted = parsePermissions(draft, ownRoles);
  const role = ownRoles[0] ?? 'teacher';
  const password = draft.password ?? newPassword();
  const names = { name: toVisibleText(draft.name), nameZh: toVisibleText(draft.nameZh ?? '') || null };
  try {
    const row = {
      username: foldCharacters(draft.username),
      ...names,
      sortName: sortNameFor(names.name, names.nameZh),
      mail: draft.mail?.trim() || null,
      passwordHash: await hashPassword(password),
      roles: ownRoles,
      role,
      permissions: granted,
      language: draft.language === 'zh' ? ('zh' as const) : ('en' as const),
      isGuideSeen: false,
      createdAt: now,
    };
    await inTransaction(db, async (tx) => {
      await closeSetup(tx, now);
      await insertPerson(tx, row);
    });
  } catch (error) {
    if (getSqlState(error) === '23505') throw new CommandError(`Somebody has the user name ${draft.username} already.`);
    throw error;
  }
  return { password, login: getLoginFamily(role) };
};

const findAccountOrFail = async (db: Db, username: string): Promise<Account> => {
  const account = await findAccount(db, username);
  if (!account) throw new CommandError(`Nobody here has the user name ${username}.`);
  return account;
};

/** Running servers are notified, though this is another process. */
const sessionEndContext = (tx: Tx, now: Date) => ({
  ...{ tx, now },
  push: (personIds: readonly number[], event: PushEvent) => notifyPersons(tx, personIds, event),
});

/** Sets a new password and ends all sessions of the person. */
export const setNewPassword = async (
  db: Db,
  request: { username: string; password?: string | undefined },
  now: Date,
): Promise<string> => {
  if (request.password !== undefined) checkPassword(request.password, request.username);
  const account = await findAccountOrFail(db, request.username);
  const password = request.password ?? newPassword();
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    await updatePerson(tx, { personId: account.id }, { passwordHash });
    await signOutPerson(sessionEndContext(tx, now), { personId: account.id, exceptId: null, by: 'password' });
  });
  return password;
};

/** Disables a person's sign-in; their data stays. */
export const disablePerson = async (db: Db, username: string, now: Date): Promise<void> => {
  const account = await findAccountOrFail(db, username);
  await inTransaction(db, async (tx) => {
    await updatePerson(tx, { personId: account.id }, { leftAt: now });
    await signOutPerson(sessionEndContext(tx, now), { personId: account.id, exceptId: null, by: 'disabled' });
  });
};

/** Describes everyone, one line each: user name, name, roles and whether they are disabled. */
export const describePeople = async (db: Db): Promise<string[]> => {
  const all = await listAccounts(db);
  const width = Math.max(0, ...all.map(({ username }) => username.length));
  return all.map(({ username, name, nameZh, roles: ownRoles, leftAt }) => {
    const names = nameZh ? `${name} (${nameZh})` : name;
    return `${username.padEnd(width)}  ${names}  ${ownRoles.join(', ')}${leftAt ? '  disabled' : ''}`;
  });
};
