import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive to be written. */
export interface ZipFile {
  name: string;
  bytes: Buffer;
}

// 1 January 1980, the earliest day of the format: the same files give the same bytes.
const day = 0x21;
const version = 20;
const deflated = 8;
/** Names are UTF-8. */
const flags = 0x800;

const describe = ({ name, bytes }: ZipFile, packed: Buffer): Buffer => {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(version, 0);
  facts.writeUInt16LE(flags, 2);
  facts.writeUInt16LE(deflated, 4);
  facts.writeUInt16LE(day, 8);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(Buffer.byteLength(name), 22);
  return facts;
};

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** Packs files into an archive. */
export const writeZip = (files: readonly ZipFile[]): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const packed = deflateRawSync(file.bytes);
    const [facts, name] = [describe(file, packed), Buffer.from(file.name)];
    const local = Buffer.concat([uint32(0x04034b50), facts, name, packed]);
    directory.push(
      Buffer.concat([uint32(0x02014b50), Buffer.from([version, 0]), facts, Buffer.alloc(10), uint32(offset), name]),
    );
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
};
