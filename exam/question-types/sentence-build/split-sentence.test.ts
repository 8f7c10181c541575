import { describe, expect, test } from 'vitest';
import { sentenceBuild, buildSentence } from './type.ts';
import { toBuildQuestion, splitSentence } from './split-sentence.ts';

test.each([
  ['what time | it | closes', ['what time', 'it', 'closes']],
  ['what time｜it｜closes', ['what time', 'it', 'closes']],
  ['  when it   closes ', ['when', 'it', 'closes']],
  ['| it | closes |', ['it', 'closes']],
  ['R&D | <b>', ['R&amp;D', '&lt;b&gt;']],
  ['', []],
])('“%s” is split at bars, or into words', (line, pieces) => {
  expect(splitSentence(line)).toEqual(pieces);
});

describe('a sentence entered as a whole', () => {
  const getPrompt = (line: string) => ({
    text: '<p>Q</p>',
    before: 'Do you know',
    after: '?',
    options: toBuildQuestion(line).options,
  });

  test.each(['what time | it | closes', 'a | b | c', 'c | b | a', 'that | that | is'])(
    'is the right order of “%s”, and neither the words nor their ids are in this order',
    (line) => {
      const { options, key } = toBuildQuestion(line);
      const [order = []] = key;
      expect(buildSentence(getPrompt(line), order)).toBe(`Do you know ${line.replaceAll(' |', '')}?`);
      expect(sentenceBuild.keyFits(key, getPrompt(line))).toBe(true);
      expect(order).not.toEqual(options.map(({ id_option }) => id_option));
    },
  );

  test('with one piece only is not a complete question', () => {
    expect(toBuildQuestion('closes')).toEqual({
      options: [
        { id_option: '1', text: '' },
        { id_option: '2', text: '' },
      ],
      key: [[]],
    });
  });
});
