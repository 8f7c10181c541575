import { expect, test } from 'vitest';
import { hasKey, translateKey } from './translate.ts';

const en = {
  left_one: '{count} minute left, {name}',
  left_other: '{count} minutes left',
  plain: 'Save {what} and {what}',
};
const zh = { left_one: '还剩 {count} 分钟', left_other: '还剩 {count} 分钟', plain: '保存{what}' };

test.each([
  [0, '0 minutes left'],
  [1, '1 minute left, Lin'],
  [2, '2 minutes left'],
])('a count of %i chooses the plural form', (count, expected) => {
  expect(translateKey(en, 'en', 'left', { count, name: 'Lin' })).toBe(expected);
  expect(translateKey(zh, 'zh', 'left', { count })).toBe(`还剩 ${count} 分钟`);
});

test('every placeholder of a value is filled in, unescaped', () => {
  expect(translateKey(en, 'en', 'plain', { what: '$& <b>' })).toBe('Save $& <b> and $& <b>');
});

test('a placeholder without a value and a key without a text stay visible', () => {
  expect(translateKey(en, 'en', 'plain')).toBe('Save {what} and {what}');
  expect(translateKey(en, 'en', 'missing')).toBe('missing');
});

test('a key with plural forms exists by its plain name', () => {
  expect([hasKey(en, 'left'), hasKey(en, 'plain'), hasKey(en, 'missing')]).toEqual([true, true, false]);
});
