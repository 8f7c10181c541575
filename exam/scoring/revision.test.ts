import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareDrafts, type AnchoredNote } from './revision.ts';

const noteOn = (text: string, quote: string, code: string | null = 'tense', id = quote): AnchoredNote => {
  const from = text.indexOf(quote);
  return { id, from, to: from + quote.length, code };
};

const first = 'He go to school in morning. It was raining hard.';

/** The state of one note on the first draft, depending on what the student writes next. */
const cases: [title: string, quote: string, second: string, state: 'fixed' | 'still', where: string | null][] = [
  ['unchanged words', 'He go', 'He go to school in the morning. It was raining hard.', 'still', 'He go'],
  ['changed words', 'He go', 'He goes to school in morning. It was raining hard.', 'fixed', 'He goes'],
  ['an inserted word', 'in morning', 'He go to school in the morning. It was raining hard.', 'fixed', 'in the morning'],
  ['removed words', 'It was raining hard.', 'He go to school in morning.', 'fixed', null],
  ['words moved down by new ones before them', 'raining', `Every day is wet. ${first}`, 'still', 'raining'],
  ['another space between them', 'He go', 'He  go to school in morning. It was raining hard.', 'still', 'He  go'],
  ['corrected capitals', 'He go', 'he go to school in morning. It was raining hard.', 'fixed', 'he go'],
  ['an emptied text', 'He go', '', 'fixed', null],
];

describe('a note on the first draft', () => {
  test.each(cases)('%s', (_title, quote, second, state, where) => {
    const { former: previous } = compareDrafts(
      { text: first, notes: [noteOn(first, quote)] },
      { text: second, notes: [] },
    );
    const [note] = previous;
    expect(note?.state).toBe(state);
    expect(note?.at ? second.slice(note.at.from, note.at.to) : null).toBe(where);
  });

  test('is still open if the same error is marked again in the text that replaced it', () => {
    const second = 'He goed to school in morning. It was raining hard.';
    const earlier = { text: first, notes: [noteOn(first, 'He go')] };
    const named = compareDrafts(earlier, { text: second, notes: [noteOn(second, 'goed')] });
    expect(named).toMatchObject({ former: [{ state: 'still' }], fresh: [] });
    const unrelated = compareDrafts(earlier, { text: second, notes: [noteOn(second, 'goed', 'spelling')] });
    expect(unrelated).toMatchObject({ former: [{ state: 'fixed' }], fresh: ['goed'] });
  });
});

describe('a note on the second draft', () => {
  const second = 'He go to school in the morning. It were raining hard.';

  test('is new if no earlier note covers it', () => {
    const earlier = { text: first, notes: [noteOn(first, 'He go')] };
    const notes = [noteOn(second, 'He go', 'tense', 'again'), noteOn(second, 'were', 'agreement')];
    expect(compareDrafts(earlier, { text: second, notes }).fresh).toEqual(['were']);
  });

  test('without an error code matches an earlier note on the same words', () => {
    const earlier = { text: first, notes: [noteOn(first, 'He go')] };
    expect(compareDrafts(earlier, { text: second, notes: [noteOn(second, 'go', null)] }).fresh).toEqual([]);
  });

  test('with another error code on the same words is new', () => {
    const earlier = { text: first, notes: [noteOn(first, 'He go')] };
    expect(compareDrafts(earlier, { text: second, notes: [noteOn(second, 'go', 'spelling')] }).fresh).toEqual(['go']);
  });
});

const words = fc.array(fc.constantFrom('one', 'two', 'three', 'four', ',', '.'), { minLength: 1, maxLength: 30 });

test('an unchanged draft keeps every note in place', () => {
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), (list, start, length) => {
      const text = list.join(' ');
      const from = start % text.length;
      const note = { id: 'n', from, to: Math.min(text.length, from + 1 + (length % 8)), code: null };
      const { former: previous, runs } = compareDrafts({ text, notes: [note] }, { text, notes: [] });
      expect(runs).toEqual([{ is: 'same', text }]);
      expect(previous[0]?.state).toBe(text.slice(note.from, note.to).trim() === '' ? 'fixed' : 'still');
    }),
  );
});
