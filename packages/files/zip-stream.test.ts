import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readZipStream } from './testing/zip-stream.ts';
import { packZip, streamZip, type ArchiveEntry } from './zip-stream.ts';

async function* bytesOf(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part);
}

const list = async function* (...entries: ArchiveEntry[]) {
  yield* entries;
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
  const files = readZipStream(zip);
  expect([...files].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['index.html', '<p>你好</p>'],
    ['媒体/录音 1.mp3', 'soundsound'],
    ['empty.csv', ''],
  ]);
});

test('an archive is written as it is read: no more than two megabytes wait', async () => {
  let pulled = 0;
  const endless = async function* () {
    for (;;) {
      pulled += 1;
      yield Buffer.alloc(64 * 1024, pulled % 251);
    }
  };
  const stream = streamZip(list({ name: 'endless', isPacked: true, open: endless }));
  for (let count = 0; count < 20; count += 1) await stream.next();
  expect(pulled).toBeLessThan(20 + 32);
  await stream.return(undefined);
});

test('a file that cannot be read fails the archive', async () => {
  const broken = async function* () {
    yield Buffer.from('begin');
    throw new Error('the recording is not there');
  };
  await expect(buffer(streamZip(list({ name: 'a', open: broken })))).rejects.toThrow('the recording is not there');
});

test('an archive of files in memory is the same each time', async () => {
  const files = [
    { name: 'users.csv', bytes: Buffer.from('sourcedId,givenName\r\n1,雪\r\n') },
    { name: '媒体/b.bin', bytes: Buffer.from([0, 1, 2]) },
  ];
  const zip = await packZip(files);
  expect([...readZipStream(zip)]).toEqual(files.map(({ name, bytes }) => [name, bytes]));
  expect(await packZip(files)).toEqual(zip);
});
