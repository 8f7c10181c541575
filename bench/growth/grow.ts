import { sql } from 'drizzle-orm';
import type { Db } from '@inkstone/db';
import { growBank } from './bank.ts';
import type { Departments } from './departments.ts';
import { growPeople } from './people.ts';
import { growRest } from './rest.ts';
import { growWork } from './work.ts';

/** Adds departments to the sample school: people, bank, recipients and answers. The handle has one connection. */
export const grow = async (db: Db, span: Departments): Promise<void> => {
  for (const part of [growPeople, growBank, growWork, growRest]) await part(db, span);
  // Finishes the database's own maintenance before anything is measured.
  await db.run(sql`vacuum (analyze)`);
  await db.run(sql`checkpoint`);
};
