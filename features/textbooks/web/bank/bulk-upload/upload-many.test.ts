import { expect, test } from 'vitest';
import { addBooks, guessNames, toUploads, type BookUpload, type UploadSteps } from './upload-many.ts';

const aFile = (name: string): File => new File(['%PDF-'], name, { lastModified: 5 });

const choose = (...names: string[]): BookUpload[] => {
  let count = 0;
  return toUploads([], names.map(aFile), () => `request ${(count += 1)}`);
};

test('the names of a book are guessed from its file, in its language', () => {
  expect(guessNames('Ten_rivers  2.PDF')).toEqual({ name: 'Ten rivers 2', nameZh: '' });
  expect(guessNames('𠮷村_十河.pdf')).toEqual({ name: '', nameZh: '𠮷村 十河' });
});

test('a file that was chosen already is not taken twice', () => {
  const first = choose('a.pdf', 'b.pdf', 'a.pdf');
  expect(first.map(({ key, name }) => [key, name])).toEqual([
    [1, 'a'],
    [2, 'b'],
  ]);
  expect(toUploads(first, [aFile('b.pdf'), aFile('c.pdf')], () => '').map(({ key, name }) => [key, name])).toEqual([
    [3, 'c'],
  ]);
});

/** A bank in which some steps fail, with what reached it. */
const openBank = (uploads: BookUpload[], failing: { upload?: string; add?: string }) => {
  const added: string[] = [];
  const sent: string[] = [];
  let lines = uploads;
  const steps: UploadSteps = {
    async upload({ name }, onProgress) {
      onProgress(0.5);
      if (name === failing.upload) throw new Error('No connection.');
      sent.push(name);
      return sent.length;
    },
    async add({ name, requestId }) {
      if (name === failing.add) throw new Error('Not a PDF.');
      added.push(`${name} by ${requestId}`);
    },
    isStopped: () => false,
    change(key, part) {
      lines = lines.map((line) => (line.key === key ? { ...line, ...part } : line));
    },
    getMessage: (error) => (error instanceof Error ? error.message : ''),
  };
  return { added, sent, steps, getLines: () => lines };
};

test('one book that fails keeps no other; tried again it is neither sent nor added twice', async () => {
  const failing: { upload?: string; add?: string } = { upload: 'a.pdf', add: 'b' };
  const bank = openBank(choose('a.pdf', 'b.pdf', 'c.pdf'), failing);
  await addBooks(bank.getLines(), bank.steps);
  expect(bank.getLines().map(({ state, error }) => error ?? state)).toEqual(['No connection.', 'Not a PDF.', 'added']);
  expect(bank.added).toEqual(['c by request 3']);

  delete failing.upload;
  delete failing.add;
  await addBooks(
    bank.getLines().filter(({ state }) => state === 'failed'),
    bank.steps,
  );
  expect(bank.getLines().map(({ state, error }) => error ?? state)).toEqual(['added', 'added', 'added']);
  expect(bank.sent.toSorted()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  expect(bank.added).toEqual(['c by request 3', 'a by request 1', 'b by request 2']);
});

test('nothing more is sent once the reader has left', async () => {
  const bank = openBank(choose('a.pdf', 'b.pdf'), {});
  await addBooks(bank.getLines(), { ...bank.steps, isStopped: () => bank.added.length > 0 });
  expect(bank.added).toEqual(['a by request 1']);
  expect(bank.getLines().map(({ state }) => state)).toEqual(['added', 'checking']);
});
