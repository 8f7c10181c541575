import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kinds } from './kinds.ts';
import { openStorage, type Storage } from './storage.ts';
import { sweepFiles } from './sweep.ts';

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(200_000)]);
const maxBytes = 1_000_000;
const streamOf = (bytes: Buffer): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 7000) }, (_, at) => bytes.subarray(at * 7000, at * 7000 + 7000)),
  );

const put = async (storage: Storage, bytes: Buffer) => {
  const result = await storage.put(streamOf(bytes), { maxBytes });
  if (!result.ok) throw new Error(result.code);
  return result.value;
};

const keysOf = async (storage: Storage): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys.toSorted();
};

interface Place {
  storage: Storage;
  /** The files under the storage's own folder, whatever they are. */
  left(): string[];
  end(): void;
}

const diskPlace = async (): Promise<Place> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-files-'));
  return {
    storage: openStorage({ kind: 'disk', folder }),
    left: () => readdirSync(path.join(folder, '.incoming')),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const bucket = 'inkstone-tests';

const startS3 = async (folder: string): Promise<{ child: ChildProcess; endpoint: string }> => {
  const port = await freePort();
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const options = [
    '-d',
    folder,
    '-a',
    '127.0.0.1',
    '-p',
    String(port),
    '--configure-bucket',
    bucket,
    '--no-vhost-buckets',
  ];
  const child = spawn(process.execPath, ['--no-deprecation', program, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => chunk.toString().includes('listening') && resolve();
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`s3rver ended with ${code}.`)));
  });
  return { child, endpoint: `http://127.0.0.1:${port}` };
};

const s3Place = async (): Promise<Place> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-s3-'));
  const { child, endpoint } = await startS3(folder);
  const before = new Set(readdirSync(tmpdir()));
  const storage = openStorage({
    kind: 's3',
    bucket,
    region: 'us-east-1',
    endpoint,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
  const incoming = readdirSync(tmpdir()).filter((name) => name.startsWith('inkstone-incoming-') && !before.has(name));
  return {
    storage,
    left: () => incoming.flatMap((name) => readdirSync(path.join(tmpdir(), name))),
    end() {
      child.removeAllListeners('exit').kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

describe.each([
  ['a folder', diskPlace],
  ['a bucket', s3Place],
])('in %s', (_name, open) => {
  let place: Place;
  let storage: Storage;
  beforeAll(async () => {
    place = await open();
    storage = place.storage;
  });
  afterAll(() => {
    storage.close();
    place.end();
  });

  test('a file comes back as it was put, with what was found in its bytes', async () => {
    const file = await put(storage, png);
    expect(file).toMatchObject({ size: png.length, kind: 'png', mime: 'image/png' });
    expect(file.sha256).toBe(createHash('sha256').update(png).digest('hex'));
    expect(file.key).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{30}$/);
    expect(Buffer.compare(await buffer(await storage.open(file.key)), png)).toBe(0);
    expect(await storage.exists(file.key)).toBe(true);
  });

  test('a part of a file comes alone', async () => {
    const { key } = await put(storage, png);
    const part = await buffer(await storage.open(key, { start: 100_000, end: 100_009 }));
    expect(part.equals(png.subarray(100_000, 100_010))).toBe(true);
  });

  test('what is removed is gone, and removing it again is no error', async () => {
    const { key } = await put(storage, png);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.exists(key)).toBe(false);
    await expect(storage.open(key)).rejects.toThrow(/no such file|does not exist/);
  });

  test('a stream that breaks leaves nothing behind', async () => {
    const before = await keysOf(storage);
    const broken = Readable.from(
      (async function* () {
        yield png.subarray(0, 50_000);
        throw new Error('the line went dead');
      })(),
    );
    await expect(storage.put(broken, { maxBytes })).rejects.toThrow('the line went dead');
    expect(await keysOf(storage)).toEqual(before);
    expect(place.left()).toEqual([]);
  });

  test('what is refused leaves nothing behind', async () => {
    const before = await keysOf(storage);
    expect(await storage.put(streamOf(png), { maxBytes: 100 })).toEqual({ ok: false, code: 'file.tooLarge' });
    expect(await storage.put(streamOf(Buffer.from('MZ\0\0')), { maxBytes })).toEqual({ ok: false, code: 'file.kind' });
    expect(await keysOf(storage)).toEqual(before);
    expect(place.left()).toEqual([]);
  });

  test('a picture of shapes is kept without what could act', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><circle r="2"></circle></svg>';
    const file = await put(storage, Buffer.from(svg));
    const text = (await buffer(await storage.open(file.key))).toString();
    expect(text).toBe('<svg xmlns="http://www.w3.org/2000/svg"><circle r="2"></circle></svg>');
    expect(file).toMatchObject({ kind: 'svg', size: text.length });
    expect(file.sha256).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('a sweep removes what no row names, and nothing that was written after its moment', async () => {
    const [named, unnamed] = [await put(storage, png), await put(storage, png)];
    const all = new Set((await keysOf(storage)).filter((key) => key !== unnamed.key));
    const ofRows = async (keys: readonly string[]) => new Set(keys.filter((key) => all.has(key)));
    const early = new Date(Date.now() - 3_600_000);
    expect(await sweepFiles(storage, { before: early, named: ofRows })).toEqual({ removed: 0, broken: 0 });
    const late = new Date(Date.now() + 3_600_000);
    expect(await sweepFiles(storage, { before: late, named: ofRows })).toEqual({ removed: 1, broken: 0 });
    expect(await storage.exists(named.key)).toBe(true);
    expect(await storage.exists(unnamed.key)).toBe(false);
  });

  test('it says that it can be used', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});

describe('an upload', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-files-'));
  const storage = openStorage({ kind: 'disk', folder });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('of exactly the most bytes is taken, of one more is not', async () => {
    expect((await storage.put(streamOf(png), { maxBytes: png.length })).ok).toBe(true);
    const more = await storage.put(streamOf(png), { maxBytes: png.length - 1 });
    expect(more).toEqual({ ok: false, code: 'file.tooLarge' });
  });

  test('announced as too large is refused, and its stream is read to the end', async () => {
    const stream = streamOf(png);
    const result = await storage.put(stream, { maxBytes: 100, contentLength: png.length });
    expect(result).toEqual({ ok: false, code: 'file.tooLarge' });
    await expect.poll(() => stream.readableEnded).toBe(true);
  });

  test('that the form reader cut off is refused as too large', async () => {
    const stream = Object.assign(streamOf(png), { truncated: true });
    expect(await storage.put(stream, { maxBytes })).toEqual({ ok: false, code: 'file.tooLarge' });
  });

  test('that ends before its announced length is refused', async () => {
    const result = await storage.put(streamOf(png), { maxBytes, contentLength: png.length + 1 });
    expect(result).toEqual({ ok: false, code: 'file.cut' });
  });

  test('of nothing is refused', async () => {
    expect(await storage.put(Readable.from([]), { maxBytes })).toEqual({ ok: false, code: 'file.empty' });
  });

  test('of a kind that is not asked for is refused', async () => {
    const result = await storage.put(streamOf(png), { maxBytes, accept: kinds.sounds });
    expect(result).toEqual({ ok: false, code: 'file.kind' });
    expect((await storage.put(streamOf(png), { maxBytes, accept: kinds.pictures })).ok).toBe(true);
  });

  test('of text cut inside a character, or with control characters, is no text', async () => {
    const text = Buffer.from('名字,分数\n林,3\n');
    expect(await storage.put(streamOf(text), { maxBytes })).toMatchObject({ ok: true, value: { kind: 'csv' } });
    expect((await storage.put(streamOf(text.subarray(0, 2)), { maxBytes })).ok).toBe(false);
    expect((await storage.put(streamOf(Buffer.from('a\0b')), { maxBytes })).ok).toBe(false);
  });

  test('whose characters fall between two chunks is text', async () => {
    const text = Buffer.from('墨砚'.repeat(3));
    const bytewise = Readable.from([...text].map((byte) => Buffer.from([byte])));
    expect(await storage.put(bytewise, { maxBytes })).toMatchObject({ ok: true, value: { kind: 'txt' } });
  });
});

describe('a folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-files-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is made when it is not there, and shared by two processes', async () => {
    const shared = path.join(folder, 'deep/er');
    const [one, other] = [openStorage({ kind: 'disk', folder: shared }), openStorage({ kind: 'disk', folder: shared })];
    const { key } = await put(one, png);
    expect(await other.exists(key)).toBe(true);
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

  test('is freed of what a killed process left half-written, and that is never listed', async () => {
    const storage = openStorage({ kind: 'disk', folder });
    const half = path.join(folder, '.incoming', 'half');
    writeFileSync(half, 'half');
    utimesSync(half, new Date(0), new Date(0));
    const listed = await keysOf(storage);
    expect(listed.every((key) => existsSync(path.join(folder, key)) && !key.includes('incoming'))).toBe(true);
    expect(await storage.clearIncoming(new Date(1000))).toBe(1);
    expect(existsSync(half)).toBe(false);
  });

  test('that is lost is told in words', async () => {
    const lost = path.join(folder, 'lost');
    const storage = openStorage({ kind: 'disk', folder: lost });
    rmSync(lost, { recursive: true });
    await expect(storage.check()).rejects.toThrow('The folder for files');
    mkdirSync(lost);
  });

  test('keeps the bytes themselves, so that a copy of the folder is a back-up', async () => {
    const storage = openStorage({ kind: 'disk', folder });
    const { key } = await put(storage, png);
    expect(readFileSync(path.join(folder, key)).equals(png)).toBe(true);
  });
});

test('a bucket that is not there is told in words', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const keys = { accessKeyId: 'a', secretAccessKey: 'b' };
  const storage = openStorage({ kind: 's3', bucket: 'none', region: 'us-east-1', endpoint, ...keys });
  await expect(storage.check()).rejects.toThrow('The bucket none cannot be reached');
  storage.close();
});
