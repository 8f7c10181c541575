import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { kinds } from './kinds.ts';
import { openStorage } from './storage.ts';
import { maxBytes, png, toStream } from './testing/bytes.ts';

describe('an upload', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-files-'));
  const storage = openStorage({ kind: 'disk', folder });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('of exactly the maximum size is accepted, of one byte more is not', async () => {
    expect((await storage.save(toStream(png), { maxBytes: png.length })).ok).toBe(true);
    const more = await storage.save(toStream(png), { maxBytes: png.length - 1 });
    expect(more).toEqual({ ok: false, code: 'file.tooLarge' });
  });

  test('announced as too large is refused, and its stream is read to the end', async () => {
    const stream = toStream(png);
    const result = await storage.save(stream, { maxBytes: 100, contentLength: png.length });
    expect(result).toEqual({ ok: false, code: 'file.tooLarge' });
    await expect.poll(() => stream.readableEnded).toBe(true);
  });

  test('that the form parser truncated is refused as too large', async () => {
    const stream = Object.assign(toStream(png), { truncated: true });
    expect(await storage.save(stream, { maxBytes })).toEqual({ ok: false, code: 'file.tooLarge' });
  });

  test('that ends before its announced length is refused', async () => {
    const result = await storage.save(toStream(png), { maxBytes, contentLength: png.length + 1 });
    expect(result).toEqual({ ok: false, code: 'file.cut' });
  });

  test('that cannot be written fails, and its stream is read to the end', async () => {
    const lost = path.join(folder, 'lost');
    const otherUpload = openStorage({ kind: 'disk', folder: lost });
    rmSync(lost, { recursive: true });
    const stream = toStream(png);
    await expect(otherUpload.save(stream, { maxBytes })).rejects.toThrow('ENOENT');
    await expect.poll(() => stream.readableEnded).toBe(true);
  });

  test('without bytes is refused', async () => {
    expect(await storage.save(Readable.from([]), { maxBytes })).toEqual({ ok: false, code: 'file.empty' });
  });

  test('of an unexpected type is refused', async () => {
    const result = await storage.save(toStream(png), { maxBytes, accept: kinds.sounds });
    expect(result).toEqual({ ok: false, code: 'file.kind' });
    expect((await storage.save(toStream(png), { maxBytes, accept: kinds.pictures })).ok).toBe(true);
  });

  test('of text cut inside a character, or with control characters, is not text', async () => {
    const text = Buffer.from('名字,分数\n林,3\n');
    expect(await storage.save(toStream(text), { maxBytes })).toMatchObject({ ok: true, value: { kind: 'csv' } });
    expect((await storage.save(toStream(text.subarray(0, 2)), { maxBytes })).ok).toBe(false);
    expect((await storage.save(toStream(Buffer.from('a\0b')), { maxBytes })).ok).toBe(false);
  });

  test('whose characters span two chunks is text', async () => {
    const text = Buffer.from('墨砚'.repeat(3));
    const bytewise = Readable.from([...text].map((byte) => Buffer.from([byte])));
    expect(await storage.save(bytewise, { maxBytes })).toMatchObject({ ok: true, value: { kind: 'txt' } });
  });
});
