import { deleteDB } from 'idb';
import { deviceDatabase, type DeviceDatabase, type DeviceSchema } from '../device-database.ts';
import { decrypt, encrypt, type Sealed } from './cipher.ts';
import { hasSealed, sealedName } from './has-sealed.ts';
import { pack, unpack } from './pack.ts';

interface Stores extends DeviceSchema {
  sealed: { key: string; value: Sealed & { name: string } };
}

const known = new Map<number, DeviceDatabase<Stores>>();

const databaseFor = (personId: number): DeviceDatabase<Stores> => {
  const database =
    known.get(personId) ??
    deviceDatabase<Stores>({
      name: sealedName(personId),
      version: 1,
      // What it holds is nowhere else once it is there.
      durability: 'strict',
      upgrade: (made) => void made.createObjectStore('sealed', { keyPath: 'name' }),
    });
  known.set(personId, database);
  return database;
};

/** Keeps a value of a person under their key, in the place of what was sealed under its name before. */
export const putSealed = async (personId: number, key: string, name: string, value: unknown): Promise<void> => {
  const sealed = await encrypt(key, name, await pack(value));
  await databaseFor(personId).write(['sealed'], (all) => all.objectStore('sealed').put({ name, ...sealed }));
};

/** What was sealed under a name; undefined where nothing was. Throws where the key does not open it. */
export const readSealed = async (personId: number, key: string, name: string): Promise<unknown> => {
  if (!(await hasSealed(personId))) return undefined;
  const sealed = await databaseFor(personId).read(['sealed'], (all) => all.objectStore('sealed').get(name));
  return sealed && unpack(await decrypt(key, name, sealed));
};

/** Lets go of what was sealed under a name: it lies open again, or the server has it. */
export const dropSealed = async (personId: number, name: string): Promise<void> => {
  const database = databaseFor(personId);
  await database.write(['sealed'], (all) => all.objectStore('sealed').delete(name));
  const count = await database.read(['sealed'], (all) => all.objectStore('sealed').count());
  if (count === 0) await deleteDB(sealedName(personId));
};
