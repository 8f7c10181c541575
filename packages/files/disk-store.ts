import { constants, mkdirSync } from 'node:fs';
import { access, mkdir, open, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Store } from './store.ts';

const makeDurable = async (folder: string): Promise<void> => {
  // Windows cannot open a folder, and its file system journals the entry.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** A store in a folder, which several processes may share. */
export const diskStore = (folder: string): Store => {
  const root = resolve(folder);
  const incoming = join(root, '.incoming');
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  return {
    driver: new FSDriver({ location: root, visibility: 'private' }),
    incoming,
    async commit(path, key) {
      const target = join(root, key);
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target);
      await makeDurable(dirname(target));
    },
    async open(key, range) {
      const handle = await open(join(root, key), 'r');
      return handle.createReadStream(range ?? {});
    },
    async check() {
      await access(root, constants.R_OK | constants.W_OK).catch((cause: unknown) => {
        throw new Error(`The folder for files, ${root}, cannot be read and written.`, { cause });
      });
    },
    close() {},
  };
};
