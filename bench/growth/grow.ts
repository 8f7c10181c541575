import { sql } from 'drizzle-orm';
import type { Db } from '@inkstone/db';
import { growBank } from './bank.ts';
import type { Departments } from './departments.ts';
import { growPeople } from './people.ts';
import { growRest } from './rest.ts';
import { growWork } from './work.ts';

/** Adds departments to the sample school: people, bank, recipients and answers grow together. The handle is one connection. */
export const grow = async (db: Db, span: Departments): Promise<void> => {
  for (const part of [growPeople, growBank, growWork, growRest]) await part(db, span);
  // What a database does after much was added at once is over before anything is measured.
  await db.execute(sql`vacuum (analyze)`);
  await db.execute(sql`checkpoint`);
};
