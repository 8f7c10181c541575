import { deleteDB } from 'idb';
import { createDeviceDatabase, type DeviceDatabase, type DeviceSchema } from '../device-database.ts';
import { decrypt, encrypt, type Sealed } from './cipher.ts';
import { hasSealed, sealedName } from './has-sealed.ts';
import { pack, unpack } from './pack.ts';

interface Stores extends DeviceSchema {
  sealed: { key: string; value: Sealed & { name: string } };
}

const databasesByPerson = new Map<number, DeviceDatabase<Stores>>();

const databaseFor = (personId: number): DeviceDatabase<Stores> => {
  const database =
    databasesByPerson.get(personId) ??
    createDeviceDatabase<Stores>({
      name: sealedName(personId),
      version: 1,
      // The sealed data exists nowhere else.
      durability: 'strict',
      upgrade: (db) => void db.createObjectStore('sealed', { keyPath: 'name' }),
    });
  databasesByPerson.set(personId, database);
  return database;
};

type Row = Stores['sealed']['value'];

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The name of a value whose usual name is taken by one that this key cannot decrypt, because the server's secret was
 * another.
 */
const secondName = async (key: string, name: string): Promise<string> =>
  `${name} ${hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)))}`;

const tryDecrypt = async (key: string, name: string, row: Row | undefined): Promise<Uint8Array<ArrayBuffer> | null> =>
  row ? decrypt(key, name, row).catch(() => null) : null;

const rowsFor = async (personId: number, key: string, name: string): Promise<Row[]> => {
  if (!(await hasSealed(personId))) return [];
  const names = [name, await secondName(key, name)];
  return databaseFor(personId).read(['sealed'], async (all) => {
    const rows = await Promise.all(names.map((place) => all.objectStore('sealed').get(place)));
    return rows.flatMap((row) => row ?? []);
  });
};

/** Stores a value encrypted with a person's key, replacing what that key stored under the name. */
export const writeSealed = async (personId: number, key: string, name: string, value: unknown): Promise<void> => {
  const sealed = await encrypt(key, name, await pack(value));
  const first = (await rowsFor(personId, key, name)).find((row) => row.name === name);
  const isTaken = first !== undefined && (await tryDecrypt(key, name, first)) === null;
  const row = { name: isTaken ? await secondName(key, name) : name, ...sealed };
  await databaseFor(personId).write(['sealed'], (all) => all.objectStore('sealed').put(row));
};

/** Reads a sealed value; undefined where there is none that the key decrypts. */
export const readSealed = async (personId: number, key: string, name: string): Promise<unknown> => {
  for (const row of await rowsFor(personId, key, name)) {
    const bytes = await tryDecrypt(key, name, row);
    if (bytes) return unpack(bytes);
  }
  return undefined;
};

/** Deletes what the key has sealed under a name, once it is restored or sent. */
export const deleteSealed = async (personId: number, key: string, name: string): Promise<void> => {
  const database = databaseFor(personId);
  const removedNames: string[] = [];
  for (const row of await rowsFor(personId, key, name))
    if (await tryDecrypt(key, name, row)) removedNames.push(row.name);
  await database.write(['sealed'], async (all) => {
    await Promise.all(removedNames.map((place) => all.objectStore('sealed').delete(place)));
  });
  const count = await database.read(['sealed'], (all) => all.objectStore('sealed').count());
  if (count === 0) await deleteDB(sealedName(personId));
};
