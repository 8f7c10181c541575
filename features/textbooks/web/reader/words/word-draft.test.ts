import { expect, test } from 'vitest';
import { toWordDraft } from './use-notebook.ts';

test('a long sentence is cut between characters, since half of one is never accepted', () => {
  const occurrence = { form: 'street', sentence: `${'a'.repeat(598)}😀 and so on`, page: 3 };
  const { sentence, editionId, page } = toWordDraft(occurrence as Parameters<typeof toWordDraft>[0], null, 7);
  expect(sentence).toBe(`${'a'.repeat(598)}…`);
  expect({ editionId, page }).toEqual({ editionId: 7, page: 3 });
});
