import { foldingVersion } from '@inkstone/base';
import type { SchoolChange, SchoolSettings, StoredCrm } from '@inkstone/call/server';
import { preparedQuery, type Handle, type Tx } from '@inkstone/db';
import type { StoredSignOnProvider } from '@inkstone/identity/stored-provider';
import type { StoredMailServer } from '@inkstone/mail';
import { eq, sql } from 'drizzle-orm';
import { school } from './kernel.tables.ts';
import { settingChannel } from './school-settings.queries.ts';

type SchoolRow = Pick<
  typeof school.$inferSelect,
  | 'name'
  | 'nameZh'
  | 'timeZone'
  | 'archiveHours'
  | 'graceSeconds'
  | 'secret'
  | 'sampleSchool'
  | 'mailServer'
  | 'signOnProvider'
  | 'crm'
>;

const select = preparedQuery<SchoolRow>(
  'school_get',
  `select name, name_zh, time_zone, archive_hours, grace_seconds, secret, sample_school, mail_server, sign_on_provider, crm
     from school where id = 1`,
);
const insert = preparedQuery<Record<string, never>>(
  'school_insert',
  'insert into school (id, name, name_zh, secret, folding_edition) values (1, $1, $2, $3, $4) on conflict (id) do nothing',
);

/** The school's row as the process caches it. */
export interface School {
  settings: SchoolSettings;
  secret: string;
  /** Which sample was seeded, or null. */
  sampleSchool: string | null;
  /** The mail server that was set in the browser, its password sealed; null: none. */
  mailServer: StoredMailServer | null;
  /** The identity provider that was set in the browser, the secret of its client sealed; null: none. */
  signOnProvider: StoredSignOnProvider | null;
  /** The CRM that was set in the browser, its token sealed; null: none. */
  crm: StoredCrm | null;
}

/** Finds the school; undefined where the database was only migrated. */
export const findSchool = async (db: Handle): Promise<School | undefined> => {
  const [row] = await select(db, []);
  if (!row) return undefined;
  const settings = {
    name: row.name,
    nameZh: row.nameZh,
    timeZone: row.timeZone,
    archiveHours: row.archiveHours,
    graceSeconds: row.graceSeconds,
  };
  const { secret, sampleSchool, mailServer, signOnProvider, crm } = row;
  return { settings, secret, sampleSchool, mailServer, signOnProvider, crm };
};

/** Inserts the school if there is none; its name can be changed later. */
export const insertSchool = async (db: Handle, row: { name: string; nameZh: string | null; secret: string }) => {
  await insert(db, [row.name, row.nameZh, row.secret, foldingVersion]);
};

const setSampleSchool = preparedQuery<Record<string, never>>(
  'school_sample',
  'update school set sample_school = $1 where id = 1',
);

/** Records which sample was seeded, so that it is not seeded again. */
export const updateSampleSchool = async (db: Handle, sampleSchool: string): Promise<void> => {
  await setSampleSchool(db, [sampleSchool]);
};

/** What is saved by itself, with an edition of its own. */
const connections: readonly string[] = ['mailServer', 'signOnProvider', 'crm'] satisfies (keyof SchoolChange)[];

/** Changes the school; every process is notified when the transaction commits. */
export const updateSchool = async (tx: Tx, change: SchoolChange): Promise<void> => {
  const isOfForm = Object.keys(change).some((key) => !connections.includes(key));
  await tx
    .update(school)
    .set({ ...change, ...(isOfForm && { edition: sql`${school.edition} + 1` }) })
    .where(eq(school.id, 1));
  await tx.run(sql`select pg_notify(${settingChannel}, '')`);
};
