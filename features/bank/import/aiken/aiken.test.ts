import { expect, test } from 'vitest';
import { getOutcome, SourceError } from '../format.ts';
import { gift } from '../gift/format.ts';
import { readSource } from '../index.ts';
import { aiken, readAiken } from './format.ts';

const read = (text: string) => readSource({ name: 'a.txt', bytes: Buffer.from(text) });

test('a question has its stem, options and key', async () => {
  const { format, groups } = await read(
    'Which word means “very old”?\nA. recent\nB) ancient\nC. narrow\nANSWER: B\n\n下列哪个是质数？\nA. 4\nB. 7\nANSWER: B\n',
  );
  expect(format).toBe('aiken');
  expect(groups[0]?.items.map(getOutcome)).toEqual(['exact', 'exact']);
  expect(groups[0]?.items[0]).toEqual({
    identifier: null,
    source: 'Which word means “very old”?\nA. recent\nB) ancient\nC. narrow\nANSWER: B',
    notes: [],
    question: {
      type: 'choice',
      prompt: {
        text: '<p>Which word means “very old”?</p>',
        options: [
          { id_option: 'a', text: '<p>recent</p>' },
          { id_option: 'b', text: '<p>ancient</p>' },
          { id_option: 'c', text: '<p>narrow</p>' },
        ],
      },
      key: 'b',
      explanation: '',
      points: 100,
    },
  });
});

test('several right letters make a multiple choice, and a stem may have several lines', () => {
  const [item] = readAiken('Pick two.\nThere are three.\nA. one\nB. two\nC. three\nANSWER: A, C');
  expect(item?.question).toMatchObject({ type: 'multiple-choice', key: ['a', 'c'] });
  expect(item?.question?.prompt).toMatchObject({ text: '<p>Pick two.<br />There are three.</p>' });
});

test('what cannot come in says why, and markup of the source stays text', () => {
  const items = readAiken(
    'No answer?\nA. x\nB. y\n\nOne option\nA. x\nANSWER: A\nWrong letter\nA. x\nB. y\nANSWER: D\n<b>Bold</b>?\nB. x\nA. y\nANSWER: A\nEnd',
  );
  expect(items.map((item) => [getOutcome(item), ...item.notes.map(({ code }) => code)])).toEqual([
    ['dropped', 'keyMissing'],
    ['dropped', 'tooFewOptions'],
    ['dropped', 'keyMissing'],
    ['doubtful', 'optionsUnclear'],
    ['dropped', 'keyMissing'],
  ]);
  expect(items[3]?.question?.prompt).toMatchObject({ text: '<p>&lt;b&gt;Bold&lt;/b&gt;?</p>' });
});

test('a file of another kind is not read as Aiken', async () => {
  await expect(read('Dear parents, the answer is below.')).rejects.toThrow(SourceError);
});

test.each([aiken, gift])('a file of blank lines alone is not taken by $id', async (format) => {
  const file = { name: 'a.txt', bytes: Buffer.from('\n'.repeat(40_000)) };
  expect(await format.recognises(file)).toBe(false);
});
