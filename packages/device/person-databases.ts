import {
  createDeviceDatabase,
  type DatabaseDefinition,
  type DeviceDatabase,
  type DeviceSchema,
  type OpenedDatabase,
} from './device-database.ts';
import type { ExistingDatabase } from './existing-database.ts';
import { accessStores, assertCanStoreFor } from './person-stores.ts';
import { requestPersistentStorage } from './persistent-storage.ts';
import { deviceKeyFor } from './sealed/device-keys.ts';
import { hasSealed } from './sealed/has-sealed.ts';
import { noteStore, registerStore, type StoreContent } from './store-registry.ts';

/** The definition of a person's database. */
interface PersonDatabaseDefinition<Schema extends DeviceSchema> extends DatabaseDefinition<Schema> {
  /** What becomes of it at sign-out: what is `unsent`, as by default, is sealed, and `copies` are deleted. */
  content?: StoreContent;
}

/** Restores what was sealed at sign-out before the database is used; what cannot be decrypted stays sealed. */
const unseal = async (
  personId: number,
  database: ExistingDatabase,
  upgradeRows: DatabaseDefinition<DeviceSchema>['upgradeRows'],
): Promise<void> => {
  if (deviceKeyFor(personId) === null || !(await hasSealed(personId))) return;
  const { unsealInto } = await import('./sealed/seal-database.ts');
  await unsealInto(personId, database, upgradeRows);
};

/** Databases per person on this device: isolated from each other, and unusable once the person has signed out. */
export const createPersonDatabases = <Schema extends DeviceSchema>(
  define: (personId: number) => PersonDatabaseDefinition<Schema>,
): ((personId: number) => DeviceDatabase<Schema>) => {
  const known = new Map<number, DeviceDatabase<Schema>>();
  const open = (personId: number): DeviceDatabase<Schema> => {
    const { content = 'unsent', ...definition } = define(personId);
    const { name } = definition;
    const prepare = async (database: OpenedDatabase<Schema>, isFormer: boolean): Promise<void> => {
      noteStore(personId, { name, content });
      if (content === 'unsent') requestPersistentStorage();
      // A device that has no room to upgrade has none for more rows either.
      if (isFormer) return;
      await definition.prepare?.(database, isFormer);
      const opened = database as unknown as ExistingDatabase;
      await unseal(personId, opened, definition.upgradeRows).catch(() => undefined);
    };
    const database = createDeviceDatabase({ ...definition, prepare, guard: () => assertCanStoreFor(personId) });
    registerStore(personId, { name, content, close: database.close });
    return {
      read: (stores, act) => accessStores(personId, () => database.read(stores, act)),
      write: (stores, act) => accessStores(personId, () => database.write(stores, act)),
      commit: (stores, act) => accessStores(personId, () => database.commit(stores, act)),
      close: database.close,
    };
  };
  return (personId) => {
    const database = known.get(personId) ?? open(personId);
    known.set(personId, database);
    return database;
  };
};
