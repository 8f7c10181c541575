import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const shown = (before: string, after: string): string =>
  wordDiff(before, after)
    .map(({ is, text }) => (is === 'same' ? text : `${is === 'deleted' ? '[-' : '[+'}${text}]`))
    .join('');

describe('inserted and deleted words are distinguished', () => {
  test.each([
    ['no change', 'I like it.', 'I like it.', 'I like it.'],
    ['an empty earlier text', '', 'I like it.', '[+I like it.]'],
    ['an empty later text', 'I like it.', '', '[-I like it.]'],
    ['two empty texts', '', '', ''],
    ['a word replaced', 'she finish her shift', 'she finishes her shift', 'she [-finish ][+finishes ]her shift'],
    ['an inserted word', 'I think that city is', 'I think that a city is', 'I think that [+a ]city is'],
    ['a removed word', 'in the daytime', 'in daytime', 'in [-the ]daytime'],
    ['a punctuation mark only', 'Yes it is', 'Yes, it is', 'Yes[+, ]it is'],
    ['a capital letter', 'it rains.', 'It rains.', '[-it ][+It ]rains.'],
    ['words in another order', 'a b c', 'c a b', '[+c ]a b[- c]'],
  ])('%s', (_, before, after, expected) => {
    expect(shown(before, after).replaceAll(' ', '')).toBe(expected.replaceAll(' ', ''));
  });

  test.each([
    ['我们昨天去公园玩', '我们昨天去了公园玩', '我们昨天去[+了]公园玩'],
    ['他高兴的跳了起来。', '他高兴地跳了起来。', '他高兴[-的][+地]跳了起来。'],
    ['我爱 reading', '我也爱 reading', '我[+也]爱 reading'],
  ])('%s is compared with %s character by character', (before, after, expected) => {
    expect(shown(before, after)).toBe(expected);
  });

  test('look-alike apostrophes and hyphens are no change, and a number is one word', () => {
    expect(wordDiff('I don’t know a well-known man', 'I don´t know a well‑known man')).toHaveLength(1);
    expect(shown('It has 1,000 seats', 'It has 1,500 seats')).toBe('It has [-1,000 ][+1,500 ]seats');
    expect(shown('10² apples', '102 apples')).toBe('[-10² ][+102 ]apples');
  });

  test('an apostrophe is part of its word', () => {
    expect(shown("don't go", "doesn't go")).toBe("[-don't ][+doesn't ]go");
  });

  test('paragraphs of the later version are kept', () => {
    expect(wordDiff('One. Two.', 'One.\n\nTwo.')).toEqual([{ is: 'same', text: 'One.\n\nTwo.' }]);
  });
});

test('equal and inserted words form the later text, equal and deleted ones the earlier words', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'the', 'city', '.', ','), { maxLength: 30 });
  fc.assert(
    fc.property(text, text, (first, second) => {
      const [before, after] = [first.join(' '), second.join(' ')];
      const runs = wordDiff(before, after);
      const without = (is: string): string => runs.flatMap((run) => (run.is === is ? [] : run.text)).join('');
      expect(without('deleted')).toBe(after);
      expect(without('inserted').replaceAll(/\s/g, '')).toBe(before.replaceAll(/\s/g, ''));
    }),
  );
});

test('a text that is too long to compare is shown as completely rewritten', () => {
  const [before, after] = ['x y '.repeat(2000), 'z w '.repeat(2000)];
  expect(wordDiff(before, after).map(({ is }) => is)).toEqual(['deleted', 'inserted']);
});
