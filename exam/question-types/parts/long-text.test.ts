import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDocument, serializeDocument } from './long-text.ts';

const again = (text: string): string => serializeDocument(toDocument(text));

test.each([
  [''],
  ['One line.'],
  ['One.\n\nTwo, after an empty line.\n'],
  ['## A heading\nWords under it.'],
  ['- one\n- two\n\n1. first\n2. second'],
  ['1985. The year that it began.'],
  ['3. third\n4. fourth'],
  ['> Nobody asked\n> for it.\nWe did.'],
  ['This is **strong**, this *stressed*, this ***both***.'],
  ['2 * 3 * 4 is 24; a*b stays.'],
  ['#hashtag -dash >arrow 1.5'],
])('%j is unchanged after opening and closing', (text) => {
  expect(again(text)).toBe(text);
});

test('for any text, opening and closing twice gives the same result as once', () => {
  const line = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '*', '-', '#', '>', '1', '.', '字'), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const once = again(lines.join('\n'));
      expect(again(once)).toBe(once);
    }),
  );
});

test('marks become formatting', () => {
  expect(toDocument('## Now\n**Stop** it').content).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Now' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Stop', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' it' },
      ],
    },
  ]);
});

test('marks are next to words, and an item of several paragraphs is still one item of an ordered list', () => {
  const bold = { type: 'text', text: ' so ', marks: [{ type: 'bold' }] };
  expect(serializeDocument({ type: 'doc', content: [{ type: 'paragraph', content: [bold] }] })).toBe(' **so** ');
  const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const items = [{ type: 'listItem', content: [words('a'), words('b')] }];
  expect(serializeDocument({ type: 'doc', content: [{ type: 'orderedList', content: items }] })).toBe('1. a b');
});
