import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** The primary key: an identity column. */
export const idColumn = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** A reference to another table's key. */
export const referenceColumn = (name: string) => bigint(name, { mode: 'number' });

/** A timestamp with millisecond precision. */
export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
