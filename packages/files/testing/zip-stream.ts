import { inflateRawSync } from 'node:zlib';

/** The files of an archive that was written as a stream, by the sizes of 64 bits in its directory. */
export const readZipStream = (bytes: Buffer): Map<string, Buffer> => {
  const files = new Map<string, Buffer>();
  let at = Number(bytes.readBigUInt64LE(Number(bytes.readBigUInt64LE(bytes.length - 34)) + 48));
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const extra = at + 50 + nameLength;
    const offset = Number(bytes.readBigUInt64LE(extra + 16));
    const from = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const content = bytes.subarray(from, from + Number(bytes.readBigUInt64LE(extra + 8)));
    const unpacked = bytes.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content);
    files.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), unpacked);
    at = extra + 24;
  }
  return files;
};

/** The texts of such an archive. */
export const readZipTexts = (bytes: Buffer): Map<string, string> =>
  new Map([...readZipStream(bytes)].map(([name, content]) => [name, content.toString()]));
