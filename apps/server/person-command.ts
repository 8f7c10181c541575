import type { Db } from '@inkstone/db';
import { isTeacher, roles as allRoles } from '@inkstone/session/contract';
import { runCommand, type Prompt, type Flags } from './command.ts';
import { addPerson, disablePerson, setNewPassword, describePeople } from './person-actions.ts';
import { readSettings } from './settings.ts';
import { removeSetupCode } from './setup-code.ts';

const usage = `npm run person -- add             make a person; what is not said is asked
    --username NAME --name "Ms. Qiao" [--name-zh 乔老师] [--mail ADDRESS]
    [--roles teacher,guide] [--permissions all] [--language en|zh] [--password WORD]
npm run person -- list            everyone of the school
npm run person -- reset-password  --username NAME [--password WORD]
npm run person -- disable         --username NAME

Roles: ${allRoles.join(', ')}.
Without --password one is made and printed once.
Classes, and who is in them: npm run class`;

const flags = ['username', 'name', 'name-zh', 'mail', 'roles', 'role', 'permissions', 'language', 'password'] as const;

type PersonFlags = Flags<(typeof flags)[number]>;

const add = async (db: Db, values: PersonFlags, ask: Prompt): Promise<string[]> => {
  const username = await ask('User name', values.username);
  const name = await ask('Name', values.name);
  const roles = await ask('Roles, joined by commas', values.roles ?? values.role, 'teacher');
  const all = isTeacher(roles.split(',').map((role) => role.trim())) ? 'all' : '';
  const permissions = await ask('Permissions, joined by commas', values.permissions, all);
  const password = await ask('Password, empty to have one made', values.password, '');
  const draft = { username, name, nameZh: values['name-zh'], mail: values.mail, roles, permissions };
  const newPerson = { ...draft, language: values.language, password: password === '' ? undefined : password };
  const added = await addPerson(db, newPerson, new Date());
  removeSetupCode(readSettings(process.env).DATA_DIR);
  const tab = added.login === 'frontend' ? 'Student' : 'Teacher or staff';
  return [
    `${username} can sign in on the tab "${tab}".`,
    ...(newPerson.password ? [] : [`Password: ${added.password}`]),
  ];
};

const disable = async (db: Db, values: PersonFlags, ask: Prompt): Promise<string[]> => {
  const username = await ask('User name', values.username);
  await disablePerson(db, username, new Date());
  return [`${username} can no longer sign in.`];
};

const resetPassword = async (db: Db, values: PersonFlags, ask: Prompt): Promise<string[]> => {
  const username = await ask('User name', values.username);
  const password = await setNewPassword(db, { username, password: values.password }, new Date());
  return [`${username} has a new password${values.password ? '.' : `: ${password}`}`];
};

const actions = { add, disable, list: describePeople, 'reset-password': resetPassword };

await runCommand({ usage, flags, actions });
