import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cleanPng } from './clean-png.ts';

const most = { width: 640, height: 160 };
const signature = Buffer.from('89504e470d0a1a0a', 'hex');

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

interface Drawing {
  width?: number;
  height?: number;
  depth?: number;
  colorType?: number;
  interlace?: number;
  rows?: Buffer;
  extra?: Buffer[];
}

const draw = ({ width = 2, height = 2, depth = 8, colorType = 6, interlace = 0, rows, extra = [] }: Drawing = {}) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colorType, 0, 0, interlace], 8);
  const pixels = rows ?? Buffer.alloc((1 + width * 4) * height);
  const parts = [chunk('IHDR', header), ...extra, chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
};

test('a PNG is written anew without its texts, and without what stands behind its end', () => {
  const text = chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'));
  const file = Buffer.concat([draw({ extra: [text] }), Buffer.from('<script>alert(2)</script>')]);
  const cleaned = cleanPng(file, most);
  expect(cleaned).toMatchObject({ width: 2, height: 2 });
  expect(cleaned?.bytes.toString('latin1')).not.toContain('script');
  expect(cleaned?.bytes).toEqual(cleanPng(draw(), most)?.bytes);
  expect(cleanPng(cleaned?.bytes ?? Buffer.alloc(0), most)).toEqual(cleaned);
});

test.each([
  ['another kind of file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a cut file', draw().subarray(0, 40)],
  ['a wrong sum', Buffer.concat([draw().subarray(0, 20), Buffer.from([9]), draw().subarray(21)])],
  ['too wide', draw({ width: 641, height: 1 })],
  ['too high', draw({ width: 1, height: 161 })],
  ['no pixels', draw({ width: 0 })],
  ['more rows than it declares', draw({ rows: Buffer.alloc(5_000_000) })],
  ['fewer rows than it declares', draw({ rows: Buffer.alloc(3) })],
  ['a filter that there is not', draw({ rows: Buffer.alloc(18, 7) })],
  ['interlaced', draw({ interlace: 1 })],
  ['16 bits a channel', draw({ depth: 16 })],
  ['a palette that is not there', draw({ colorType: 3, rows: Buffer.alloc(6) })],
])('what is no plain PNG is not taken: %s', (_what, file) => {
  expect(cleanPng(file, most)).toBeNull();
});
