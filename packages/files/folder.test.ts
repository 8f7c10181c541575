import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openStorage } from './storage.ts';
import { listKeys, png, storeBytes } from './testing/bytes.ts';

describe('a folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-files-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is created if it is missing, and shared by two processes', async () => {
    const shared = path.join(folder, 'deep/er');
    const [first, second] = [
      openStorage({ kind: 'disk', folder: shared }),
      openStorage({ kind: 'disk', folder: shared }),
    ];
    const { key } = await storeBytes(first, png);
    expect(await second.exists(key)).toBe(true);
  });

  test.each(['../secret', 'ab/../../x', '/etc/passwd', '.incoming/x', 'AB/cd', ''])(
    'is never left by the key %j',
    async (key) => {
      const storage = openStorage({ kind: 'disk', folder });
      await expect(storage.open(key)).rejects.toThrow('is not the key of a file');
      await expect(storage.remove(key)).rejects.toThrow('is not the key of a file');
      await expect(storage.exists(key)).rejects.toThrow('is not the key of a file');
    },
  );

  test('is cleaned of partial files of a killed process, which are never listed', async () => {
    const storage = openStorage({ kind: 'disk', folder });
    const half = path.join(folder, '.incoming', 'half');
    writeFileSync(half, 'half');
    utimesSync(half, new Date(0), new Date(0));
    const listed = await listKeys(storage);
    expect(listed.every((key) => existsSync(path.join(folder, key)) && !key.includes('incoming'))).toBe(true);
    expect(await storage.clearIncoming(new Date(1000))).toBe(1);
    expect(existsSync(half)).toBe(false);
  });

  test('lends work a private folder, which is removed after it, and cleaned of that of a killed process', async () => {
    const storage = openStorage({ kind: 'disk', folder });
    const [lent, result] = await storage.withScratchFolder(async (scratch) => {
      writeFileSync(path.join(scratch, 'half'), 'half');
      return [scratch, statSync(scratch).mode & 0o777] as const;
    });
    expect(result).toBe(0o700);
    expect(existsSync(lent)).toBe(false);
    await expect(
      storage.withScratchFolder(async (scratch) => {
        throw new Error(scratch);
      }),
    ).rejects.toThrow('scratch-');
    expect(readdirSync(path.dirname(lent))).toEqual([]);
    mkdirSync(lent);
    writeFileSync(path.join(lent, 'half'), 'half');
    utimesSync(lent, new Date(0), new Date(0));
    expect(await storage.clearIncoming(new Date(1000))).toBe(1);
    expect(existsSync(lent)).toBe(false);
  });

  test('that is missing is reported with a message', async () => {
    const lost = path.join(folder, 'lost');
    const storage = openStorage({ kind: 'disk', folder: lost });
    rmSync(lost, { recursive: true });
    await expect(storage.check()).rejects.toThrow('The folder for files');
    mkdirSync(lost);
  });

  test('contains the bytes unchanged, so that a copy of the folder is a backup', async () => {
    const storage = openStorage({ kind: 'disk', folder });
    const { key } = await storeBytes(storage, png);
    expect(readFileSync(path.join(folder, key)).equals(png)).toBe(true);
  });
});
