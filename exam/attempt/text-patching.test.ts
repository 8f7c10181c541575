import { describe, expect, test } from 'vitest';
import { diffText } from './text-patch.ts';
import type { BrowserEvent, WrittenEvent } from './wire.ts';
import { expandPatches, applyToAnswer, expandFittingPatches, encodeAnswer, type BaseText } from './text-patching.ts';

const long = 'On a hill far away. '.repeat(40);
const tooLong = 'x'.repeat(100_001);
const answered = (value: unknown): Extract<BrowserEvent, { kind: 'answered' }> => ({
  kind: 'answered',
  questionId: 1,
  value,
});
const patched = (before: string, after: string): WrittenEvent => ({
  kind: 'patched',
  questionId: 1,
  patch: diffText(before, after),
});
const toBaseText = (value: unknown): BaseText => ({ value, patchedLength: 0 });
const getKind = (before: BaseText | undefined, value: unknown) => encodeAnswer(before, answered(value)).event.kind;

describe('an answer is stored', () => {
  test.each([
    ['in full if no base text is known', undefined, long, 'answered'],
    ['as a patch if it is long', toBaseText(long), `${long}x`, 'patched'],
    ['in full if it is short', toBaseText('a'), 'ab', 'answered'],
    ['in full if it became short', toBaseText(long), 'ab', 'answered'],
    ['in full if most of it is new', toBaseText(long), 'y'.repeat(800), 'answered'],
    ['in full if it was cleared', toBaseText(long), null, 'answered'],
    ['in full if it became longer than the limit for patches', toBaseText(tooLong.slice(1)), tooLong, 'answered'],
    ['in full if it was longer than the limit for patches', toBaseText(tooLong), tooLong.slice(1), 'answered'],
    ['in full if it has no text', toBaseText(['A']), ['B'], 'answered'],
    [
      'as a patch of its text if it has other fields',
      toBaseText({ text: long, files: [1] }),
      { text: `${long}x`, files: [1] },
      'patched',
    ],
    [
      'in full if another field has changed',
      toBaseText({ text: long, files: [1] }),
      { text: `${long}x`, files: [] },
      'answered',
    ],
  ])('%s', (_, before, value, kind) => {
    expect(getKind(before, value)).toBe(kind);
  });

  test('in full again once its patches have grown larger than the text', () => {
    let before = toBaseText(long);
    const kinds: string[] = [];
    for (let key = 1; key <= 40; key++) {
      const next = encodeAnswer(before, answered(long + 'k'.repeat(key)));
      kinds.push(next.event.kind);
      before = next.baseText;
    }
    expect(kinds.indexOf('answered')).toBeGreaterThan(5);
    expect(kinds.filter((kind) => kind === 'answered').length).toBeLessThan(6);
  });

  test('without characters that the database cannot store, which a half-typed character may contain', () => {
    expect(encodeAnswer(undefined, answered('a\uD83D\u0000')).event).toEqual(answered('a\uFFFD'));
    expect(applyToAnswer(long, encodeAnswer(toBaseText(long), answered(`${long}\uD83D`)).event)).toBe(`${long}\uFFFD`);
  });

  test('as a patch of about a hundred bytes for one more key in fifty thousand characters', () => {
    const essay = '墨'.repeat(49_999);
    const { event } = encodeAnswer(toBaseText(essay), answered(`${essay.slice(0, 20_000)}😀${essay.slice(20_000)}`));
    expect(event.kind).toBe('patched');
    expect(Buffer.byteLength(JSON.stringify(event))).toBeLessThan(150);
    expect(applyToAnswer(essay, event)).toBe(`${essay.slice(0, 20_000)}😀${essay.slice(20_000)}`);
  });
});

describe('reading a journal', () => {
  test('returns every text in full, including the intermediate texts of an input method', () => {
    const texts = ['n', 'ni', '你', '你h', '你好', '你好👋🏽'].map((end) => long + end);
    const story = texts.slice(1).map((text, index) => ({ event: patched(texts[index] ?? '', text) }));
    const { whole: full, misfit } = expandPatches([{ event: answered(texts[0]) }, ...story], {});
    expect(misfit).toBeNull();
    expect(full.map(({ event }) => event)).toEqual(texts.map(answered));
  });

  test('stops at a patch for a different text, and returns its question', () => {
    const story = [{ event: answered(long) }, { event: patched('other', 'others') }, { event: answered('last') }];
    expect(expandPatches(story, {})).toMatchObject({ whole: [{ event: answered(long) }], misfit: 1 });
    expect([...expandFittingPatches(story)].map(({ event }) => event)).toEqual([answered(long), answered('last')]);
  });

  test('changes the text only: recordings added in the meanwhile are kept', () => {
    const saved = { kind: 'recording-saved', questionId: 1, recordingId: 'r1' } as const;
    const story = [{ event: saved }, { event: patched(long, `${long}!`) }];
    const { whole: full } = expandPatches(story, { 1: { text: long, files: [], recordings: [] } });
    expect(full.at(-1)?.event).toEqual(answered({ text: `${long}!`, files: [], recordings: ['r1'] }));
  });

  test('stops at the size limit for expanded texts, without reporting a misfit', () => {
    const story: { event: WrittenEvent }[] = [
      { event: answered(long) },
      ...Array.from({ length: 5 }, () => ({ event: patched(long, long) })),
    ];
    expect(expandPatches(story, {}, long.length * 3)).toMatchObject({ whole: { length: 4 }, misfit: null });
    const withFields = { text: long, files: ['f'.repeat(long.length)] };
    expect(expandPatches(story.slice(1), { 1: withFields }, long.length * 3).whole).toHaveLength(1);
  });

  test('stops immediately if a journal expands beyond the limit', () => {
    const story: { event: WrittenEvent }[] = [
      { event: answered(long) },
      ...Array.from({ length: 5 }, () => ({ event: patched(long, long) })),
    ];
    const elsewhere = { event: patched(long.replace('hill', 'hall'), 'x') };
    const orElse = (): never => {
      throw new Error('too much');
    };
    const read = (items: typeof story) => [...expandFittingPatches(items, { units: long.length * 5, orElse })].length;
    expect(read(story)).toBe(6);
    expect(() => read([...story, elsewhere])).toThrow('too much');
  });
});
