import { bigint, timestamp, customType } from 'drizzle-orm/pg-core';

/** The primary key: an identity column. */
export const idColumn = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** A reference to another table's key. */
export const referenceColumn = (name: string) => bigint(name, { mode: 'number' });

/** A timestamp with millisecond precision. */
export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * A jsonb column that returns what was stored. Drizzle's own parses strings a second time, so that "3" would become the
 * number 3.
 */
export const jsonColumn = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});
