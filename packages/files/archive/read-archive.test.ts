import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { renameZipped } from '../testing/zip-stream.ts';
import { packZip } from '../zip-stream.ts';
import { listArchivedFiles, openArchivedFile, type ArchiveSource } from './read-archive.ts';

const limits = { maxEntries: 10, maxTotalBytes: 8 * 1024 * 1024 };
const sourceOf = (bytes: Buffer): ArchiveSource => ({
  size: bytes.length,
  read: async ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
});

/** An archive with sizes of 64 bits. */
const pack = (files: Record<string, Buffer>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files))
    zip.addBuffer(bytes, name, {
      ...{ compress: !name.endsWith('.bin'), forceZip64Format: true, forceDosTimestamp: true },
    });
  zip.end({ forceZip64Format: true, comment: '' });
  return buffer(zip.outputStream as Readable);
};

const readAll = async (bytes: Buffer): Promise<Record<string, string>> => {
  const source = sourceOf(bytes);
  const texts: Record<string, string> = {};
  for (const [name, file] of await listArchivedFiles(source, limits))
    texts[name] = (await buffer(openArchivedFile(source, file))).toString();
  return texts;
};

const files = { 'content.json': Buffer.from('{"a":1}'), 'media/1.bin': Buffer.from('a film') };

test('files are read from an archive with sizes of 64 bits, and from a plain one', async () => {
  const texts = { 'content.json': '{"a":1}', 'media/1.bin': 'a film' };
  expect(await readAll(await pack(files))).toEqual(texts);
  const plain = await packZip(Object.entries(files).map(([name, bytes]) => ({ name, bytes })));
  expect(await readAll(plain)).toEqual(texts);
});

test('a bomb is refused by what its directory says, before anything is unpacked', async () => {
  const zeros = await pack({ 'content.json': Buffer.alloc(4 * 1024 * 1024) });
  await expect(listArchivedFiles(sourceOf(zeros), limits)).rejects.toMatchObject({ fault: 'tooLarge' });
  const many = await pack(Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`f${at}`, Buffer.from('x')])));
  await expect(listArchivedFiles(sourceOf(many), limits)).rejects.toMatchObject({ fault: 'tooLarge' });
  const large = await pack({ 'a.bin': Buffer.alloc(9 * 1024 * 1024, 'ab') });
  await expect(listArchivedFiles(sourceOf(large), limits)).rejects.toMatchObject({ fault: 'tooLarge' });
});

test('a file that is longer than the directory says is refused while it is unpacked', async () => {
  const bytes = await pack({ 'content.json': Buffer.from('x'.repeat(100)) });
  const source = sourceOf(bytes);
  const [file] = [...(await listArchivedFiles(source, limits)).values()];
  if (!file) throw new Error('the archive has no file');
  await expect(buffer(openArchivedFile(source, { ...file, size: 50 }))).rejects.toMatchObject({ fault: 'tooLarge' });
});

test.each(['../content.json', '/content.json', 'media\\..\\x', 'c:/x'])('the name %s is refused', async (name) => {
  const former = 'n'.repeat(name.length);
  const bytes = renameZipped(await pack({ [former]: Buffer.from('x') }), former, name);
  await expect(listArchivedFiles(sourceOf(bytes), limits)).rejects.toMatchObject({ fault: 'broken' });
});

test('changed bytes, a cut archive, one name for two files and files over one another are refused', async () => {
  const whole = await pack(files);
  const changed = Buffer.from(whole);
  changed.write('b film', changed.indexOf('a film'));
  await expect(readAll(changed)).rejects.toMatchObject({ fault: 'broken' });
  await expect(readAll(whole.subarray(0, whole.length - 40))).rejects.toMatchObject({ fault: 'broken' });
  await expect(readAll(Buffer.from('no archive at all'))).rejects.toMatchObject({ fault: 'broken' });
  const twice = renameZipped(await pack({ ab: Buffer.from('x'), cd: Buffer.from('y') }), 'cd', 'ab');
  await expect(readAll(twice)).rejects.toMatchObject({ fault: 'broken' });
  const over = await pack({ 'a.bin': Buffer.from('x'), 'b.bin': Buffer.from('y') });
  const second = over.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  over.writeBigUInt64LE(0n, second + 46 + 5 + 4 + 16);
  await expect(readAll(over)).rejects.toMatchObject({ fault: 'broken' });
});
