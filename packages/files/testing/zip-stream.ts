import { crc32, inflateRawSync } from 'node:zlib';

/** The files of an archive by its directory, whose sizes and offsets have 32 bits; checksums are checked. */
export const readZipStream = (bytes: Buffer): Map<string, Buffer> => {
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(bytes.length - 6);
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extraLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const offset = bytes.readUInt32LE(at + 42);
    const from = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const content = bytes.subarray(from, from + bytes.readUInt32LE(at + 20));
    const unpacked = bytes.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content);
    if (unpacked.length !== bytes.readUInt32LE(at + 24)) throw new Error(`the size of ${name} is wrong`);
    if (crc32(unpacked) !== bytes.readUInt32LE(at + 16)) throw new Error(`the checksum of ${name} is wrong`);
    files.set(name, unpacked);
    at += 46 + nameLength + extraLength;
  }
  return files;
};

/** The texts of such an archive. */
export const readZipTexts = (bytes: Buffer): Map<string, string> =>
  new Map([...readZipStream(bytes)].map(([name, content]) => [name, content.toString()]));

/** The same archive whose file has another name of the same length, such as one that no writer takes. */
export const renameZipped = (bytes: Buffer, from: string, to: string): Buffer => {
  if (from.length !== to.length) throw new Error('the names have different lengths');
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
};
