import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distributeLetters } from './letters.ts';
import { cutEverySecondWord, fromNotation, toNotation } from './notation.ts';
import { completeTheWordsScoring, rightWords } from './scoring.ts';
import { completeTheWords } from './type.ts';

const { prompt, key } = fromNotation('<p>So. The ani[mals] of th[ey|en] don[’t] run.</p>');
const score = (answer: string[] | undefined) => {
  return completeTheWordsScoring.score(answer, key, prompt);
};

describe('complete-the-words', () => {
  test.each([
    [['mals', 'ey', '’t'], 300],
    [['MALS', 'en', "'t"], 300],
    [['ｍａｌｓ', 'ey', ''], 200],
    [['mal', 'ey'], 100],
    [['mels', 'em', ''], 0],
    [['', '', ''], 0],
    [undefined, 0],
  ])('the letters %j earn %d of 300: exact spelling, ignoring case', (answer, earned) => {
    expect(score(answer)).toEqual({ earned, possible: 300 });
  });

  test('a word with several accepted spellings is right in each of them', () => {
    expect(rightWords(['x', 'ey'], key, prompt)).toEqual([false, true, false]);
  });

  test('an answer has at most as many words as there are gaps; a key has a word of the right length for each', () => {
    expect(completeTheWords.fits(['a', 'b', 'c'], prompt)).toBe(true);
    expect(completeTheWords.fits(['a', 'b', 'c', 'd'], prompt)).toBe(false);
    expect(completeTheWords.keyFits(key, prompt)).toBe(true);
    expect(completeTheWords.keyFits(key.slice(1), prompt)).toBe(false);
    expect(completeTheWords.keyFits(key.with(0, ['animal']), prompt)).toBe(false);
    expect(completeTheWords.keyFits(key.with(0, ['unimals']), prompt)).toBe(false);
  });

  test('each gap is in the text once', () => {
    expect(completeTheWords.prompt.safeParse(prompt).success).toBe(true);
    const fewer = completeTheWords.prompt.safeParse({ ...prompt, gaps: prompt.gaps.slice(1) });
    expect(fewer.error?.issues[0]).toMatchObject({ path: ['text'], message: 'noCuts' });
    expect(completeTheWords.prompt.safeParse(completeTheWords.empty().prompt).success).toBe(false);
  });

  test('an answer is formatted as whole words; words without letters stay empty', () => {
    expect(completeTheWords.spell(['mal', '', '’t'], prompt)).toBe('animal//don’t');
    expect(completeTheWords.spellKey(key, prompt)).toBe('animals/they|then/don’t');
  });

  test.each([
    ['´t', 'don’t'],
    ['`t', 'don’t'],
    ['ʼt', 'don’t'],
  ])('the apostrophe in %s matches the one in %s', (letters, word) => {
    const cut = { text: prompt.text, gaps: [{ prefix: 'don', missing: 2 }] };
    expect(rightWords([letters], [[word]], cut)).toEqual([true]);
  });

  test('accents are ignored', () => {
    const cut = { text: prompt.text, gaps: [{ prefix: 'na', missing: 3 }] };
    expect(rightWords(['ive'], [['naïve']], cut)).toEqual([true]);
    expect(rightWords(['ïve'], [['naive']], cut)).toEqual([true]);
  });

  test('an answer without letters is blank, and there are no options', () => {
    expect(completeTheWords.isBlank(['', ' '])).toBe(true);
    expect(completeTheWords.isBlank(['', 'm'])).toBe(false);
    expect(completeTheWords.listOptions(prompt)).toEqual([]);
    expect(completeTheWords.optionsToChoose(prompt)).toBe(0);
    expect(completeTheWords.chosenOptions(['m'])).toEqual([]);
    expect(completeTheWords.shuffleOptions(prompt, (items) => items.toReversed())).toBe(prompt);
  });
});

describe('the teacher’s notation', () => {
  test('letters in brackets after a letter are a gap, with all accepted endings', () => {
    expect(prompt.gaps).toEqual([
      { prefix: 'ani', missing: 4 },
      { prefix: 'th', missing: 2 },
      { prefix: 'don', missing: 2 },
    ]);
    expect(prompt.text).toBe(
      '<p>So. The <span data-blank="1"></span> of <span data-blank="2"></span> <span data-blank="3"></span> run.</p>',
    );
  });

  test.each([
    '<p>So. The ani[mals] of th[ey|en] don[’t] run.</p>',
    '<p>A <em>wo[rd]</em> &amp; <span data-math="">x[ab]</span> [sic] a[]b c[1]</p>',
    '<p>half ani[mals</p>',
  ])('%s is parsed and formatted without changes', (html) => {
    const read = fromNotation(html);
    expect(toNotation(read.prompt, read.key)).toBe(html);
  });

  test('formulas, tags and empty brackets are not gaps', () => {
    expect(fromNotation('<p title="a[b]"><span data-math="">x[ab]</span> a[] [sic]</p>').prompt.gaps).toEqual([]);
  });

  test('from the second sentence on the second half of every second word becomes a gap, up to the requested number', () => {
    expect(cutEverySecondWord('<p>Bats fly. Their wings are hands. So a bat “sees” well.</p>')).toBe(
      '<p>Bats fly. Their wi[ngs] are ha[nds]. So a bat “se[es]” well.</p>',
    );
    expect(cutEverySecondWord('<p>One. Two three four five six</p>', 1)).toBe('<p>One. Two th[ree] four five six</p>');
    expect(cutEverySecondWord('<p>On[e]. Tw[o] three.</p>')).toBe('<p>One. Two th[ree].</p>');
  });
});

describe('typed letters', () => {
  const gaps = [
    { prefix: 'ani', missing: 4 },
    { prefix: 'th', missing: 2 },
    { prefix: 'w', missing: 3 },
  ];
  const typed = (values: string[], at: number, raw: string, caret = raw.length) =>
    distributeLetters(values, gaps, { at, raw, caret });

  test('stay in their field while there is room', () => {
    expect(typed(['ma'], 0, 'mal')).toEqual(['mal', '', '']);
    expect(typed(['mals', 'ey'], 0, 'mal')).toEqual(['mal', 'ey', '']);
  });

  test('are ignored beyond the end of their word, whether the next field is empty or not', () => {
    expect(typed(['mals'], 0, 'malse')).toEqual(['mals', '', '']);
    expect(typed(['mals', 'en'], 0, 'malse')).toEqual(['mals', 'en', '']);
    expect(typed(['', '', 'ord'], 2, 'ordx')).toEqual(['', '', 'ord']);
  });

  test('replace the next letter when typed into a full field', () => {
    expect(typed(['mals'], 0, 'mxals', 2)).toEqual(['mxls', '', '']);
  });

  test('are reduced to the missing ones if the whole word is typed', () => {
    expect(typed(['anim'], 0, 'anima')).toEqual(['ma', '', '']);
    expect(typed(['', 'th'], 1, 'the')).toEqual(['', 'e', '']);
  });

  test('can be pasted as a whole word or as its ending', () => {
    expect(typed([''], 0, 'animals')).toEqual(['mals', '', '']);
    expect(typed([''], 0, ' mals ')).toEqual(['mals', '', '']);
  });

  test('of several pasted words only the first is used, and other fields do not change', () => {
    expect(typed(['x', 'ey'], 0, 'mals they words and more')).toEqual(['mals', 'ey', '']);
  });

  test.each([
    ['ｍa.l!', 'mal'],
    ['m4l', 'ml'],
    ['m²①l', 'ml'],
    ['m\u200bal\u00ad', 'mal'],
  ])('%j is reduced to its letters', (raw, letters) => {
    expect(typed([''], 0, raw)[0]).toBe(letters);
  });

  test('never exceed the cells of a field, whatever is typed', () => {
    const edit = fc.record({ at: fc.nat(2), raw: fc.string({ maxLength: 12 }), caret: fc.nat(12) });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 10 }), (edits) => {
        let now: string[] = [];
        for (const change of edits) now = distributeLetters(now, gaps, change);
        now.forEach((letters, index) => expect([...letters].length).toBeLessThanOrEqual(gaps[index]?.missing ?? 0));
      }),
    );
  });
});
