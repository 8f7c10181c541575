import type { Db } from '@inkstone/db';
import { runCommand, type Ask, type Flags } from './command.ts';
import { addPerson, disablePerson, giveNewPassword, tellPeople } from './person-acts.ts';

const usage = `npm run person -- add             make a person; what is not said is asked
    --username NAME --name "Ms. Qiao" [--name-zh 乔老师] [--mail ADDRESS]
    [--roles teacher,guide] [--permissions all] [--language en|zh] [--password WORD]
npm run person -- list            everyone of the school
npm run person -- reset-password  --username NAME [--password WORD]
npm run person -- disable         --username NAME

Roles: student, teacher, guide, staff, candidate, recruitment, recruitment-supervisor.
Without --password one is made and printed once.
Classes, and who is in them: npm run class`;

const flags = ['username', 'name', 'name-zh', 'mail', 'roles', 'role', 'permissions', 'language', 'password'] as const;

type PersonFlags = Flags<(typeof flags)[number]>;

const add = async (db: Db, said: PersonFlags, ask: Ask): Promise<string[]> => {
  const username = await ask('User name', said.username);
  const name = await ask('Name', said.name);
  const roles = await ask('Roles, joined by commas', said.roles ?? said.role, 'teacher');
  const all = roles.split(',').some((role) => role.trim() === 'teacher') ? 'all' : '';
  const permissions = await ask('Permissions, joined by commas', said.permissions, all);
  const password = await ask('Password, empty to have one made', said.password, '');
  const draft = { username, name, nameZh: said['name-zh'], mail: said.mail, roles, permissions };
  const asked = { ...draft, language: said.language, password: password === '' ? undefined : password };
  const made = await addPerson(db, asked, new Date());
  const tab = made.login === 'frontend' ? 'Student' : 'Teacher or staff';
  return [`${username} can sign in on the tab "${tab}".`, ...(asked.password ? [] : [`Password: ${made.password}`])];
};

const disable = async (db: Db, said: PersonFlags, ask: Ask): Promise<string[]> => {
  const username = await ask('User name', said.username);
  await disablePerson(db, username, new Date());
  return [`${username} can no longer sign in.`];
};

const resetPassword = async (db: Db, said: PersonFlags, ask: Ask): Promise<string[]> => {
  const username = await ask('User name', said.username);
  const password = await giveNewPassword(db, { username, password: said.password }, new Date());
  return [`${username} has a new password${said.password ? '.' : `: ${password}`}`];
};

const acts = { add, disable, list: tellPeople, 'reset-password': resetPassword };

await runCommand({ usage, flags, acts });
