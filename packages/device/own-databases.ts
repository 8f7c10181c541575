import {
  deviceDatabase,
  type DatabaseIs,
  type DeviceDatabase,
  type DeviceSchema,
  type OpenedDatabase,
} from './device-database.ts';
import type { ExistingDatabase } from './existing-database.ts';
import { deviceKeyFor } from './sealed/device-keys.ts';
import { hasSealed } from './sealed/has-sealed.ts';

/** What was sealed when the person signed out lies open again before the database is used; what cannot be opened stays sealed. */
const unseal = async (personId: number, database: ExistingDatabase): Promise<void> => {
  if (deviceKeyFor(personId) === null || !(await hasSealed(personId))) return;
  const { unsealInto } = await import('./sealed/seal-database.ts');
  await unsealInto(personId, database);
};

/** Databases of which each person has one on this device; nobody meets another person's. */
export const ownDatabases = <Schema extends DeviceSchema>(
  of: (personId: number) => DatabaseIs<Schema>,
): ((personId: number) => DeviceDatabase<Schema>) => {
  const known = new Map<number, DeviceDatabase<Schema>>();
  const opened = (personId: number): DeviceDatabase<Schema> => {
    const is = of(personId);
    const prepare = async (database: OpenedDatabase<Schema>): Promise<void> => {
      await is.prepare?.(database);
      await unseal(personId, database as unknown as ExistingDatabase).catch(() => undefined);
    };
    return deviceDatabase({ ...is, prepare });
  };
  return (personId) => {
    const database = known.get(personId) ?? opened(personId);
    known.set(personId, database);
    return database;
  };
};
