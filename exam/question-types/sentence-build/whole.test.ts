import { describe, expect, test } from 'vitest';
import { sentenceBuild, sentenceOf } from './type.ts';
import { builtOf, piecesOf } from './whole.ts';

test.each([
  ['what time | it | closes', ['what time', 'it', 'closes']],
  ['what time｜it｜closes', ['what time', 'it', 'closes']],
  ['  when it   closes ', ['when', 'it', 'closes']],
  ['| it | closes |', ['it', 'closes']],
  ['R&D | <b>', ['R&amp;D', '&lt;b&gt;']],
  ['', []],
])('“%s” is cut at bars, or into words', (line, pieces) => {
  expect(piecesOf(line)).toEqual(pieces);
});

describe('a sentence that is written whole', () => {
  const promptOf = (line: string) => ({
    text: '<p>Q</p>',
    before: 'Do you know',
    after: '?',
    options: builtOf(line).options,
  });

  test.each(['what time | it | closes', 'a | b | c', 'c | b | a', 'that | that | is'])(
    'is the right one of “%s”, and neither the words nor their numbers stand in its order',
    (line) => {
      const { options, key } = builtOf(line);
      const [order = []] = key;
      expect(sentenceOf(promptOf(line), order)).toBe(`Do you know ${line.replaceAll(' |', '')}?`);
      expect(sentenceBuild.keyFits(key, promptOf(line))).toBe(true);
      expect(order).not.toEqual(options.map(({ id_option }) => id_option));
    },
  );

  test('of one piece is not yet a question', () => {
    expect(builtOf('closes')).toEqual({
      options: [
        { id_option: '1', text: '' },
        { id_option: '2', text: '' },
      ],
      key: [[]],
    });
  });
});
