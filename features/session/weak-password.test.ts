import { expect, test } from 'vitest';
import { isCommonPassword, isLikeUsername } from './weak-password.ts';

test.each([
  ...['password', 'Passw0rd!', 'P@ssword2024', '123456789', '87654321', 'qwertyuiop', '11111111', 'aaaaaaaa'],
  ...['abcabcabc', '12121212', 'abc12345', 'a1234567', 'qq123456', '123456abc', '1qaz2wsx', '20080808', '08-08-2008'],
  ...['woaini1314', '!!welcome!!', 'Summer2026', 'iloveyou123', 'inkstone', 'student2026', 'qwer1234'],
  ...['ｐａｓｓｗｏｒｄ', '１２３４５６７８９', 'pass\u200bword'],
])('%s is easily guessed', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'new words here',
  'k7wq-m3xz-9pht',
  'correct horse battery',
  '砚台里的墨还没干',
  'tRee-8-lamp-2',
  'passwordless evening',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test.each([
  ['linxiaohe', true],
  ['LinXiaohe1', true],
  ['2026linxiaohe', true],
  ['ehoaixnil', true],
  ['linxiaohe has a red pen', false],
  ['ｌｉｎｘｉａｏｈｅ１', true],
  ['lin\u200bxiaohe', true],
  ['something else', false],
])('for the user name linxiaohe, %s is a variant of it: %s', (password, isLike) => {
  expect(isLikeUsername(password, 'linxiaohe')).toBe(isLike);
});
