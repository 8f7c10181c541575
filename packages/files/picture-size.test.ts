import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { openStorage } from './storage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-pictures-'));
const storage = openStorage({ kind: 'disk', folder });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const u16 = (value: number): number[] => [value >> 8, value & 0xff];
const u16Le = (value: number): number[] => [value & 0xff, value >> 8];
const u24Le = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff, value >> 16];
const letters = (text: string): number[] => [...Buffer.from(text, 'latin1')];
const rest = Array.from({ length: 64 }, () => 0);

const png = (width: number, height: number) =>
  Buffer.from([
    ...letters('\x89PNG\r\n\x1a\n'),
    0,
    0,
    0,
    13,
    ...letters('IHDR'),
    0,
    0,
    ...u16(width),
    0,
    0,
    ...u16(height),
    ...rest,
  ]);
const gif = (width: number, height: number) =>
  Buffer.from([...letters('GIF89a'), ...u16Le(width), ...u16Le(height), ...rest]);
const webp = (form: string, body: readonly number[]) =>
  Buffer.from([...letters('RIFF'), 0, 0, 0, 0, ...letters(`WEBP${form}`), 0, 0, 0, 0, ...body, ...rest]);
const extended = (width: number, height: number) =>
  webp('VP8X', [0, 0, 0, 0, ...u24Le(width - 1), ...u24Le(height - 1)]);
const lossy = (width: number, height: number) =>
  webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...u16Le(width), ...u16Le(height)]);
const lossless = (width: number, height: number) => {
  const bits = Buffer.alloc(4);
  bits.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0);
  return webp('VP8L', [0x2f, ...bits]);
};
/** After a profile and a comment of 60,000 bytes each, as cameras write them. */
const jpeg = (width: number, height: number) => {
  const note = [0xff, 0xe1, ...u16(60_002), ...Array.from({ length: 60_000 }, () => 0xff)];
  return Buffer.from([
    0xff,
    0xd8,
    ...note,
    ...note,
    0xff,
    0xff,
    0xc2,
    ...u16(17),
    8,
    ...u16(height),
    ...u16(width),
    ...rest,
  ]);
};

const makers = { png, gif, extended, lossy, lossless, jpeg };

test.each(Object.entries(makers))(
  'a picture (%s) of fifty million pixels is accepted, a larger one is refused',
  async (_name, make) => {
    const put = (width: number, height: number) =>
      storage.save(Readable.from([make(width, height)]), { maxBytes: 1_000_000 });

    expect(await put(10_000, 5000)).toMatchObject({ ok: true });
    expect(await put(10_000, 5001)).toEqual({ ok: false, code: 'file.pixels' });
  },
);

test('a JPEG with its height after the picture counts as the highest', async () => {
  expect(await storage.save(Readable.from([jpeg(1000, 0)]), { maxBytes: 1_000_000 })).toEqual({
    ok: false,
    code: 'file.pixels',
  });
});
