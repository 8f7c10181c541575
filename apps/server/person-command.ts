import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { openDb, type Connection, type Db } from '@inkstone/db';
import { findRunning } from '@inkstone/db/embedded';
import { migrate } from '@inkstone/db/migrate';
import { addPerson, CannotDo, disablePerson, giveNewPassword, tellPeople } from './person-acts.ts';
import { databaseOf } from './process.ts';
import { readSettings } from './settings.ts';

const usage = `npm run person -- add             make a person; what is not said is asked
    --username NAME --name "Ms. Qiao" [--name-zh 乔老师] [--mail ADDRESS]
    [--roles teacher,guide] [--permissions all] [--language en|zh] [--password WORD]
npm run person -- list            everyone of the school
npm run person -- reset-password  --username NAME [--password WORD]
npm run person -- disable         --username NAME

Roles: student, teacher, guide, staff, candidate, recruitment, recruitment-supervisor.
Without --password one is made and printed once.`;

const text = { type: 'string' } as const;
const options = {
  username: text,
  name: text,
  'name-zh': text,
  mail: text,
  roles: text,
  role: text,
  permissions: text,
  language: text,
  password: text,
} as const;

/** Asks at the keyboard; where nobody sits there, what is missing is an error. */
const asker = () => {
  const isAnswered = process.stdin.isTTY === true;
  return async (what: string, given: string | undefined, fallback?: string): Promise<string> => {
    if (given !== undefined) return given;
    if (!isAnswered) {
      if (fallback !== undefined) return fallback;
      throw new CannotDo(`Missing: ${what}.\n\n${usage}`);
    }
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const hint = fallback ? ` [${fallback}]` : '';
    const said = (await lines.question(`${what}${hint}: `)).trim();
    lines.close();
    return said === '' ? (fallback ?? '') : said;
  };
};

type Flags = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

const add = async (db: Db, flags: Flags): Promise<string[]> => {
  const ask = asker();
  const username = await ask('User name', flags.username);
  const name = await ask('Name', flags.name);
  const roles = await ask('Roles, joined by commas', flags.roles ?? flags.role, 'teacher');
  const all = roles.split(',').some((role) => role.trim() === 'teacher') ? 'all' : '';
  const permissions = await ask('Permissions, joined by commas', flags.permissions, all);
  const password = await ask('Password, empty to have one made', flags.password, '');
  const draft = { username, name, nameZh: flags['name-zh'], mail: flags.mail, roles, permissions };
  const asked = { ...draft, language: flags.language, password: password === '' ? undefined : password };
  const made = await addPerson(db, asked, new Date());
  const tab = made.login === 'frontend' ? 'Student' : 'Teacher or staff';
  return [`${username} can sign in on the tab "${tab}".`, ...(asked.password ? [] : [`Password: ${made.password}`])];
};

const act = async (db: Db, command: string, flags: Flags): Promise<string[]> => {
  if (command === 'add') return add(db, flags);
  if (command === 'list') return tellPeople(db);
  const username = await asker()('User name', flags.username);
  if (command === 'disable') {
    await disablePerson(db, username, new Date());
    return [`${username} can no longer sign in.`];
  }
  const password = await giveNewPassword(db, { username, password: flags.password }, new Date());
  return [`${username} has a new password${flags.password ? '.' : `: ${password}`}`];
};

/** The running database where there is one; else it is started for the command alone. */
const openDatabase = async (): Promise<{ connection: Connection; close(): Promise<void> }> => {
  const settings = readSettings(process.env);
  const running = settings.DATABASE_URL ? undefined : await findRunning(settings.DATA_DIR);
  if (running) return { connection: running, close: async () => undefined };
  const quiet = () => undefined;
  const { connection, embedded } = await databaseOf(settings, quiet);
  await migrate({ connection, folder: path.join(import.meta.dirname, 'migrations'), log: quiet });
  return { connection, close: async () => embedded?.stop() };
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command = ''] = positionals;
  if (!['add', 'list', 'reset-password', 'disable'].includes(command)) throw new CannotDo(usage);
  const database = await openDatabase();
  const db = openDb(database.connection, 2);
  try {
    for (const line of await act(db, command, values)) process.stdout.write(`${line}\n`);
  } finally {
    await db.$client.end();
    await database.close();
  }
};

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
