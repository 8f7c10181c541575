import { describe, expect, test } from 'vitest';
import { findSentenceAt, findEnglishWordAt } from './find-english-word.ts';

const text = 'Dr. Li watched it. The glacier’s edge—a well-known “wall”—fell at 3.5 m. 河流 rivers run!';
const at = (piece: string) => text.indexOf(piece);

describe('a word', () => {
  test('is found from any of its letters', () => {
    for (const letter of [0, 3, 6]) {
      expect(findEnglishWordAt(text, at('glacier') + letter)?.word).toBe('glacier’s');
    }
  });

  test('keeps its hyphen and loses the quotes around it', () => {
    expect(findEnglishWordAt(text, at('known'))?.word).toBe('well-known');
    expect(findEnglishWordAt(text, at('wall'))).toEqual({ word: 'wall', from: at('wall'), to: at('wall') + 4 });
    expect(findEnglishWordAt("'tis", 2)?.word).toBe('tis');
  });

  test('is not Chinese, no number, no space', () => {
    expect(findEnglishWordAt(text, at('河'))).toBeNull();
    expect(findEnglishWordAt(text, at('3.5'))).toBeNull();
    expect(findEnglishWordAt(text, at(' Li'))).toBeNull();
    expect(findEnglishWordAt(text, text.length)).toBeNull();
  });
});

test.each([
  ['the U.S. economy', 'U', 'U.S.'],
  ['the U.S. economy', 'S', 'U.S.'],
  ['a Ph.D. student', 'D', 'Ph.D.'],
  ['in the 20th century', 'th', 'the'],
  ['in the 20th century', '0th', '20th'],
  ['against COVID-19 today', '19', 'COVID-19'],
  ['a naïve idea', 'ï', 'naïve'],
  ['a well‑known man', 'known', 'well‑known'],
  ['the end. The', 'end', 'end'],
])('of %j the word at %s is %s', (line, piece, word) => {
  expect(findEnglishWordAt(line, line.indexOf(piece))?.word).toBe(word);
});

describe('the sentence around a position', () => {
  test('ends with its stop, not with an abbreviation or a decimal', () => {
    expect(findSentenceAt(text, at('watched'))).toBe('Dr. Li watched it.');
    expect(findSentenceAt(text, at('edge'))).toBe('The glacier’s edge—a well-known “wall”—fell at 3.5 m.');
    expect(findSentenceAt(text, at('run'))).toBe('河流 rivers run!');
  });

  test('is cut around the position where it has no end', () => {
    const long = `${'word '.repeat(400)}here ${'word '.repeat(400)}`;
    const sentence = findSentenceAt(long, long.indexOf('here'));
    expect(sentence.length).toBeLessThanOrEqual(600);
    expect(sentence).toContain('here');
    expect(sentence.startsWith('word word')).toBe(true);
  });

  test('is never cut within a character', () => {
    for (const sign of ['👩🏽‍🚀', 'g\u0308', '𠮷']) {
      for (let shift = 0; shift < 8; shift += 1) {
        const long = `${'x'.repeat(shift)}${sign.repeat(300)} here ${sign.repeat(300)}`;
        const sentence = findSentenceAt(long, long.indexOf('here'));
        expect(sentence.replaceAll(sign, '').replace('here', '').trim()).toMatch(/^x*$/);
        expect(sentence).toContain('here');
        expect(sentence.length).toBeLessThanOrEqual(600);
      }
    }
  });
});
