import { expect, test } from 'vitest';
import { Title, TitleZh } from './shapes.ts';

test('a title is kept as it is seen: nothing in it turns round the words beside it', () => {
  expect(Title.parse('  Fractions \u202E again\u200B ')).toBe('Fractions again');
  expect(Title.safeParse('\u202E\u200B').success).toBe(false);
});

test('a Chinese title of which nothing is seen is none', () => {
  expect(TitleZh.parse('\u200B ')).toBeNull();
  expect(TitleZh.parse('分数\u202E')).toBe('分数');
});
