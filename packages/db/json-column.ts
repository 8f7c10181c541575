import { customType } from 'drizzle-orm/pg-core';

/**
 * A jsonb column that returns what was stored. Drizzle's own parses strings a second time, so that "3" would become the
 * number 3.
 */
export const jsonColumn = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});
