import { expect, test } from 'vitest';
import { Title, TitleZh } from './shapes.ts';

test('a title is saved as displayed: bidirectional control characters are removed', () => {
  expect(Title.parse('  Fractions \u202E again\u200B ')).toBe('Fractions again');
  expect(Title.safeParse('\u202E\u200B').success).toBe(false);
});

test('a Chinese title of invisible characters counts as empty', () => {
  expect(TitleZh.parse('\u200B ')).toBeNull();
  expect(TitleZh.parse('分数\u202E')).toBe('分数');
});
