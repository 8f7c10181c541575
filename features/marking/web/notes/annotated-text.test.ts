import { describe, expect, test } from 'vitest';
import type { Note } from '../../contract.ts';
import { numberNotes, toParagraphs, wordSpans } from './annotated-text.ts';

const text = 'She finish her shift.\nShe must a taxi.';
const noteOn = (quote: string, id: string): Note => {
  const from = text.indexOf(quote);
  return { id, place: { on: 'text', from, to: from + quote.length, quote }, code: null, text: 'x', voice: null };
};

describe('notes split a text into segments', () => {
  test('a text without notes is its paragraphs', () => {
    const shown = toParagraphs(text, []).map(({ segments }) => segments.map((segment) => segment.text).join('|'));
    expect(shown).toEqual(['She finish her shift.', 'She must a taxi.']);
  });

  test('each note is numbered by position and listed beside its paragraph', () => {
    const notes = numberNotes([noteOn('a taxi', 'b'), noteOn('finish', 'a')]);
    const [first, second] = toParagraphs(text, notes);
    expect(first?.segments.map((segment) => [segment.text, segment.on, segment.ends])).toEqual([
      ['She ', [], []],
      ['finish', ['a'], [1]],
      [' her shift.', [], []],
    ]);
    expect(first?.notes.map(({ number }) => number)).toEqual([1]);
    expect(second?.notes.map(({ note }) => note.id)).toEqual(['b']);
  });

  test('overlapping notes share a segment', () => {
    const notes = numberNotes([noteOn('finish her', 'a'), noteOn('her shift', 'b')]);
    const shared = toParagraphs(text, notes)[0]?.segments.find((segment) => segment.text === 'her');
    expect(shared?.on).toEqual(['a', 'b']);
    expect(shared?.ends).toEqual([1]);
  });

  test('whatever the notes, nothing of the text is lost', () => {
    const notes = numberNotes([noteOn('finish her', 'a'), noteOn('shift.\nShe', 'b'), noteOn('taxi.', 'c')]);
    const joined = toParagraphs(text, notes)
      .map(({ segments }) => segments.map((segment) => segment.text).join(''))
      .join('\n');
    expect(joined).toBe(text);
  });

  test('a hundred notes are laid out within a few milliseconds', () => {
    const long = 'word '.repeat(2000);
    const many = Array.from({ length: 100 }, (_, at): Note => ({
      ...noteOn('finish', String(at)),
      place: { on: 'text', from: at * 50, to: at * 50 + 14, quote: 'word word word' },
    }));
    expect(toParagraphs(long, numberNotes(many))[0]?.segments.length).toBeGreaterThan(199);
  });
});

test('words are found without adjacent punctuation', () => {
  expect(wordSpans("don't stop, go").map(({ from, to }) => "don't stop, go".slice(from, to))).toEqual([
    "don't",
    'stop',
    ',',
    'go',
  ]);
});
