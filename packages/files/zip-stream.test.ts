import { buffer } from 'node:stream/consumers';
import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { streamZip, type ArchiveEntry } from './zip-stream.ts';

async function* bytesOf(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part);
}

const list = async function* (...entries: ArchiveEntry[]) {
  yield* entries;
};

/** The files of an archive by its directory, whose sizes have 64 bits. */
const readBack = (bytes: Buffer): Map<string, Buffer> => {
  const end = bytes.length - 22;
  const record = Number(bytes.readBigUInt64LE(end - 20 + 8));
  const files = new Map<string, Buffer>();
  let at = Number(bytes.readBigUInt64LE(record + 48));
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const extra = at + 46 + nameLength + 4;
    const [size, packed, offset] = [0, 8, 16].map((step) => Number(bytes.readBigUInt64LE(extra + step)));
    if (size === undefined || packed === undefined || offset === undefined) throw new Error('no sizes');
    const from = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const content = bytes.subarray(from, from + packed);
    const unpacked = bytes.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content);
    expect(unpacked.length).toBe(size);
    expect(crc32(unpacked)).toBe(bytes.readUInt32LE(at + 16));
    files.set(name, unpacked);
    at = extra + 24;
  }
  return files;
};

test('files of an archive come back by its directory, packed or as they are', async () => {
  const zip = await buffer(
    streamZip(
      list(
        { name: 'index.html', open: () => bytesOf('<p>', '你好', '</p>') },
        { name: '媒体/录音 1.mp3', isPacked: true, open: async () => bytesOf('sound', 'sound') },
        { name: 'empty.csv', open: () => bytesOf() },
      ),
    ),
  );
  const files = readBack(zip);
  expect([...files].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['index.html', '<p>你好</p>'],
    ['媒体/录音 1.mp3', 'soundsound'],
    ['empty.csv', ''],
  ]);
});

test('an archive is written as it is read: no more than a piece waits', async () => {
  let pulled = 0;
  const endless = async function* () {
    for (;;) {
      pulled += 1;
      yield Buffer.alloc(1024, pulled % 251);
    }
  };
  const stream = streamZip(list({ name: 'endless', isPacked: true, open: endless }));
  for (let count = 0; count < 20; count += 1) await stream.next();
  expect(pulled).toBeLessThan(25);
  await stream.return(undefined);
});

test('a file that cannot be read fails the archive', async () => {
  const broken = async function* () {
    yield Buffer.from('begin');
    throw new Error('the recording is not there');
  };
  await expect(buffer(streamZip(list({ name: 'a', open: broken })))).rejects.toThrow('the recording is not there');
});
