import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A PNG that was rebuilt. */
export interface CleanPng {
  bytes: Buffer;
  width: number;
  height: number;
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Values of a pixel by colour type (PNG, 11.2.1): grey, RGB, palette, grey and RGB with transparency. */
const channelCounts: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const drawn = ['IHDR', 'PLTE', 'tRNS'];

interface Chunk {
  type: string;
  data: Buffer;
}

/** The chunks up to the end of the picture; null where one is cut, or its sum is wrong. */
const readChunks = (file: Buffer): Chunk[] | null => {
  if (!file.subarray(0, 8).equals(signature)) return null;
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    if (at + 12 + length > file.length) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    const data = file.subarray(at + 8, at + 8 + length);
    if (crc32(file.subarray(at + 4, at + 8 + length)) !== file.readUInt32BE(at + 8 + length)) return null;
    chunks.push({ type, data });
    if (type === 'IEND') return chunks;
    at += 12 + length;
  }
  return null;
};

const writeChunk = ({ type, data }: Chunk): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** The bytes that the rows have, each with its filter; null where they are more or fewer than the header says. */
const inflateRows = (chunks: readonly Chunk[], size: number): Buffer | null => {
  const parts = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  try {
    const rows = inflateSync(Buffer.concat(parts), { maxOutputLength: size });
    return rows.length === size ? rows : null;
  } catch {
    return null;
  }
};

/**
 * Rebuilds a PNG from its pixels alone: no text, profile or other chunk, and nothing behind its end, goes with it. Null
 * for what is no such picture, is interlaced or animated, has 16 bits a channel, or is larger than allowed.
 */
export const cleanPng = (file: Buffer, most: { width: number; height: number }): CleanPng | null => {
  const chunks = readChunks(file);
  const header = chunks?.[0];
  if (!chunks || header?.type !== 'IHDR' || header.data.length !== 13) return null;
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const [depth = 0, colorType = 0, compression, filter, interlace] = header.data.subarray(8);
  const channels = channelCounts[colorType];
  if (width < 1 || height < 1 || width > most.width || height > most.height) return null;
  if (channels === undefined || ![1, 2, 4, 8].includes(depth) || compression || filter || interlace) return null;
  const rowBytes = 1 + Math.ceil((width * channels * depth) / 8);
  const rows = inflateRows(chunks, rowBytes * height);
  if (!rows || (colorType === 3 && !chunks.some(({ type }) => type === 'PLTE'))) return null;
  // A filter that there is not would be drawn differently everywhere.
  for (let at = 0; at < rows.length; at += rowBytes) if ((rows[at] ?? 0) > 4) return null;
  const head = drawn.flatMap((type) => chunks.find((chunk) => chunk.type === type) ?? []);
  const data = { type: 'IDAT', data: deflateSync(rows, { level: 9 }) };
  const end = { type: 'IEND', data: Buffer.alloc(0) };
  return { bytes: Buffer.concat([signature, ...[...head, data, end].map(writeChunk)]), width, height };
};
