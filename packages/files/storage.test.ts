import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage, type Storage } from './storage.ts';
import { sweepFiles } from './sweep.ts';
import { listKeys, maxBytes, png, storeBytes, toStream } from './testing/bytes.ts';
import { openDiskStorage, freePort, openS3Storage, type TestStorage } from './testing/test-storage.ts';

describe.each([
  ['a folder', openDiskStorage],
  ['a bucket', openS3Storage],
])('in %s', (_name, open) => {
  let place: TestStorage;
  let storage: Storage;
  beforeAll(async () => {
    place = await open();
    storage = place.storage;
  });
  afterAll(() => {
    storage.close();
    place.end();
  });

  test('a file is returned as it was stored, with the type found in its bytes', async () => {
    const file = await storeBytes(storage, png);
    expect(file).toMatchObject({ size: png.length, kind: 'png', mime: 'image/png' });
    expect(file.sha256).toBe(createHash('sha256').update(png).digest('hex'));
    expect(file.key).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{30}$/);
    expect(Buffer.compare(await buffer(await storage.open(file.key)), png)).toBe(0);
    expect(await storage.exists(file.key)).toBe(true);
  });

  test('a range of a file is returned alone', async () => {
    const { key } = await storeBytes(storage, png);
    const part = await buffer(await storage.open(key, { start: 100_000, end: 100_009 }));
    expect(part.equals(png.subarray(100_000, 100_010))).toBe(true);
  });

  test('a removed file is gone, and removing it again is no error', async () => {
    const { key } = await storeBytes(storage, png);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.exists(key)).toBe(false);
    await expect(storage.open(key)).rejects.toThrow(/no such file|does not exist/);
  });

  test('a stream that breaks leaves nothing behind', async () => {
    const before = await listKeys(storage);
    const broken = Readable.from(
      (async function* () {
        yield png.subarray(0, 50_000);
        throw new Error('the line went dead');
      })(),
    );
    await expect(storage.save(broken, { maxBytes })).rejects.toThrow('the line went dead');
    expect(await listKeys(storage)).toEqual(before);
    expect(place.listIncoming()).toEqual([]);
  });

  test('a refused file leaves nothing behind', async () => {
    const before = await listKeys(storage);
    expect(await storage.save(toStream(png), { maxBytes: 100 })).toEqual({ ok: false, code: 'file.tooLarge' });
    expect(await storage.save(toStream(Buffer.from('MZ\0\0')), { maxBytes })).toEqual({ ok: false, code: 'file.kind' });
    expect(await listKeys(storage)).toEqual(before);
    expect(place.listIncoming()).toEqual([]);
  });

  test('an SVG picture is stored without active content', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><circle r="2"></circle></svg>';
    const file = await storeBytes(storage, Buffer.from(svg));
    const text = (await buffer(await storage.open(file.key))).toString();
    expect(text).toBe('<svg xmlns="http://www.w3.org/2000/svg"><circle r="2"></circle></svg>');
    expect(file).toMatchObject({ kind: 'svg', size: text.length });
    expect(file.sha256).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('a sweep removes files without a row, and none written after its start', async () => {
    const [named, unnamed] = [await storeBytes(storage, png), await storeBytes(storage, png)];
    const all = new Set((await listKeys(storage)).filter((key) => key !== unnamed.key));
    const ofRows = async (keys: readonly string[]) => new Set(keys.filter((key) => all.has(key)));
    const early = new Date(Date.now() - 3_600_000);
    expect(await sweepFiles(storage, { before: early, findReferenced: ofRows })).toEqual({ removed: 0, broken: 0 });
    const late = new Date(Date.now() + 3_600_000);
    expect(await sweepFiles(storage, { before: late, findReferenced: ofRows })).toEqual({ removed: 1, broken: 0 });
    expect(await storage.exists(named.key)).toBe(true);
    expect(await storage.exists(unnamed.key)).toBe(false);
  });

  test('it reports that it is available', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});

test('a missing bucket is reported with a message', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const keys = { accessKeyId: 'a', secretAccessKey: 'b' };
  const storage = openStorage({ kind: 's3', bucket: 'none', region: 'us-east-1', endpoint, ...keys });
  await expect(storage.check()).rejects.toThrow('The bucket none cannot be reached');
  storage.close();
});
