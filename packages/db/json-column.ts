import { customType } from 'drizzle-orm/pg-core';

/**
 * A jsonb column that gives back what was put in. Drizzle's own parses text a second time, so that the string "3"
 * would come back as the number 3.
 */
export const jsonColumn = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});
