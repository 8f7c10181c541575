import type { ReadBundle } from './read-bundle.ts';

/** Serialises a reading to pass it between processes: the length of the JSON, the JSON, then the bytes of the files. */
export const packReading = (reading: ReadBundle): Uint8Array => {
  const files = 'refused' in reading ? [] : reading.files;
  const plain =
    'refused' in reading
      ? reading
      : { ...reading, files: files.map(({ bytes, ...file }) => ({ ...file, length: bytes.length })) };
  const head = Buffer.from(JSON.stringify(plain));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...files.map(({ bytes }) => bytes)]);
};

type PackedHeader = { files: { id: number; name: string; sha256: string; length: number }[] };

/** Restores a reading from its serialised form. */
export const unpackReading = (packed: Uint8Array): ReadBundle => {
  const all = Buffer.from(packed.buffer, packed.byteOffset, packed.length);
  const headEnd = 4 + all.readUInt32BE(0);
  // Packed by `packReading` of the same version in our own process.
  const plain = JSON.parse(all.subarray(4, headEnd).toString()) as ReadBundle;
  if ('refused' in plain) return plain;
  let at = headEnd;
  const files = (plain as unknown as PackedHeader).files.map(({ length, ...file }) => {
    const bytes = all.subarray(at, at + length);
    at += length;
    return { ...file, bytes };
  });
  return { ...plain, files };
};
