import { expect, test } from 'vitest';
import { latinNameFor, personSearchText, sortNameFor, titleSearchText } from './pinyin.ts';
import { searchWords } from './search.ts';

const finds = (text: string, search: string): boolean => searchWords(search).every((word) => text.includes(word));

test.each(['lv', 'lyu', 'lü', 'lu', 'LÜ', 'lv bu', 'lyubu', 'lübu', 'lb', '吕', '呂布', 'ｌｖ'])(
  '%s finds 吕布',
  (search) => {
    expect(finds(personSearchText({ name: 'Lü Bu', nameZh: '吕布', username: 's1' }), search)).toBe(true);
    expect(finds(personSearchText({ name: '呂布', username: 's1' }), search)).toBe(true);
  },
);

test.each(['nv', 'nyu', 'nü', 'nu'])('%s finds 女', (search) => {
  expect(finds(titleSearchText('女生阅读'), search)).toBe(true);
});

test.each(['买买提·阿不都', '买买提•阿不都', '买买提・阿不都', '買買提·阿不都', '买买提阿不都'])(
  '%s is found as the same person',
  (name) => {
    const text = personSearchText({ name, username: 'm' });
    expect(text).toBe(personSearchText({ name: '买买提·阿不都', username: 'm' }));
    for (const search of ['买买提·阿不都', '买买提・阿不都', '买买提阿不都', 'maimaiti'])
      expect(finds(text, search)).toBe(true);
  },
);

test.each(['单', 'shan', '雄信', 'sxx', 'ｓｈａｎ', 'zoe', 'álvarez', 'zoë'])(
  '%s finds Zoë Álvarez, 单雄信',
  (search) => {
    expect(finds(personSearchText({ name: 'Zoë Álvarez', nameZh: '单雄信', username: 'z' }), search)).toBe(true);
  },
);

test.each([
  ['單雄信', 'shan'],
  ['單雄信', 'sxx'],
  ['區小明', 'ouxiaoming'],
  ['尉遲恭', 'yuchi'],
  ['長孫無忌', 'zhangsun'],
  ['樂毅', 'yueyi'],
  ['李乾', 'liqian'],
])('%s in traditional characters is found by %s', (name, search) => {
  expect(finds(personSearchText({ name, username: 'z' }), search)).toBe(true);
});

test.each([
  ["Siobhán O'Neill", 'oneill'],
  ['Siobhán O’Neill', 'siobhan oneill'],
  ['Siobhán O’Neill', "o'neill"],
  ['Jean-Paul Sartre', 'jeanpaul'],
  ['Jean-Paul Sartre', 'jean paul'],
])('%s is found by %s', (name, search) => {
  expect(finds(personSearchText({ name, username: 'z' }), search)).toBe(true);
});

test.each(['fenshu', 'fen shu', 'FENSHU', '分數', '分数', 'fractions', 'di3danyuan'])('%s finds a title', (search) => {
  expect(finds(titleSearchText('Fractions', '第3单元：分数'), search)).toBe(true);
});

test('a title without Chinese characters has no pinyin', () => {
  expect(titleSearchText('The Lantern', null)).toBe('the lantern\n');
});

test.each([
  ['Lü Bu', '吕布', 'lu bu'],
  ['Lin Xiaohe', '林晓禾', 'lin xiao he'],
  ['Ouyang Che', '欧阳澈', 'ou yang che'],
  ['Shan Yu', '单雨', 'shan yu'],
  ['Nora Osman', null, 'nora osman'],
  ['Zoë Álvarez', undefined, 'zoe alvarez'],
])('%s (%s) is sorted as %s', (name, nameZh, sorted) => {
  expect(sortNameFor(name, nameZh)).toBe(sorted);
});

test('a sign outside the first plane stays whole in the initials', () => {
  const text = personSearchText({ name: 'Ji Jie', nameZh: '𠮷㛃', username: 'jijie' });
  expect(text.isWellFormed()).toBe(true);
});

test.each([
  ['文岚', 'Wen Lan'],
  ['欧阳清', 'Ouyang Qing'],
  ['欧阳', 'Ou Yang'],
  ['买买提·艾山', 'Maimaiti Aishan'],
  ['吕布', 'Lü Bu'],
  ['𠮷', '𠮷'],
])('%s in Latin letters is %s', (nameZh, name) => {
  expect(latinNameFor(nameZh)).toBe(name);
});
