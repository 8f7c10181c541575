import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** The key of a table: a whole number that the database gives out. */
export const idColumn = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** A column that names a row of another table by its key. */
export const referenceColumn = (name: string) => bigint(name, { mode: 'number' });

/** A moment, to the millisecond. */
export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
