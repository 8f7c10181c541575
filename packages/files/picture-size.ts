import type { FileHandle } from 'node:fs/promises';

/** The maximum number of pixels: a small file may need gigabytes in a browser. */
export const maxPixels = 50_000_000;

/** What the size is read from: an open file, or bytes in memory. */
type PictureSource = Pick<FileHandle, 'read'> | Buffer;

const readAt = async (file: PictureSource, from: number, length: number): Promise<Buffer> => {
  if (Buffer.isBuffer(file)) return file.subarray(from, from + length);
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
};

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

// A height of 0 is defined after the image data and may be any (ITU-T T.81, B.2.2).
const heightOrMax = (height: number): number => (height === 0 ? 65_535 : height);

/** The frame of a JPEG follows other segments: profiles, thumbnails, comments (ITU-T T.81, B.1.1). */
const jpegPixels = async (file: PictureSource): Promise<number> => {
  for (let at = 2, segments = 0; segments < 4096; segments++) {
    const head = await readAt(file, at, 9);
    if (head.length < 9 || head[0] !== 0xff) return 0;
    const marker = head[1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return heightOrMax(head.readUInt16BE(5)) * head.readUInt16BE(7);
    else if (marker === 0xda || marker === 0xd9) return 0;
    else at += 2 + head.readUInt16BE(2);
  }
  return Number.POSITIVE_INFINITY;
};

/** The canvas size in the three formats of WebP (RFC 9649, 2.5 to 2.7). */
const webpPixels = (head: Buffer): number => {
  const form = head.toString('latin1', 12, 16);
  if (form === 'VP8X') return (head.readUIntLE(24, 3) + 1) * (head.readUIntLE(27, 3) + 1);
  if (form === 'VP8 ') return (head.readUInt16LE(26) & 0x3fff) * (head.readUInt16LE(28) & 0x3fff);
  if (form !== 'VP8L') return 0;
  const bits = head.readUInt32LE(21);
  return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
};

/** The number of pixels that a picture's header declares; 0 for what is not a raster picture. */
export const countPixels = async (file: PictureSource): Promise<number> => {
  const head = await readAt(file, 0, 32);
  if (head.length < 30) return 0;
  const start = head.toString('latin1', 0, 12);
  if (start.startsWith('\x89PNG') && head.toString('latin1', 12, 16) === 'IHDR')
    return head.readUInt32BE(16) * head.readUInt32BE(20);
  if (/^GIF8[79]a/.test(start)) return head.readUInt16LE(6) * head.readUInt16LE(8);
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return webpPixels(head);
  return start.startsWith('\xff\xd8\xff') ? jpegPixels(file) : 0;
};
