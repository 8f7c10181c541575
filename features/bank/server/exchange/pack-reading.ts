/** A value with the bytes of its files apart. */
interface WithFiles {
  files: readonly { bytes: Uint8Array }[];
}

/** Serialises a value with files to pass it between processes: the length of the JSON, the JSON, then the bytes. */
export const packWithFiles = <Value extends WithFiles>(value: Value): Uint8Array => {
  const files = value.files.map(({ bytes, ...file }) => ({ ...file, length: bytes.length }));
  const head = Buffer.from(JSON.stringify({ ...value, files }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...value.files.map(({ bytes }) => bytes)]);
};

/** Restores what `packWithFiles` of the same version serialised in our own process. */
export const unpackWithFiles = <Value extends WithFiles>(packed: Uint8Array): Value => {
  const all = Buffer.from(packed.buffer, packed.byteOffset, packed.length);
  const headEnd = 4 + all.readUInt32BE(0);
  const plain = JSON.parse(all.subarray(4, headEnd).toString()) as { files: { length: number }[] };
  let at = headEnd;
  const files = plain.files.map(({ length, ...file }) => {
    const bytes = all.subarray(at, at + length);
    at += length;
    return { ...file, bytes };
  });
  return { ...plain, files } as unknown as Value;
};
