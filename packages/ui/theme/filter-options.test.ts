import { expect, test } from 'vitest';
import { filterOptions } from './filter-options.ts';

const options = [
  {
    group: '阅读',
    items: [
      { value: '1', label: 'O’Neil’s café' },
      { value: '2', label: '词汇题' },
    ],
  },
  { group: 'Écoute', items: [{ value: '3', label: 'Ｐａｒｔ １' }] },
  { value: '4', label: 'well‑known' },
];

test.each([
  ["o'neil cafe", ['1']],
  ['词汇', ['2']],
  ['part 1', ['3']],
  ['ecoute', ['3']],
  ['well-known', ['4']],
  ['known well', ['4']],
  ['阅读', ['1', '2']],
  ['', ['1', '2', '3', '4']],
  ['xyz', []],
])('%s finds the options %j', (search, values) => {
  const found = filterOptions({ options, search, limit: Infinity });
  expect(found.flatMap((option) => ('group' in option ? option.items : [option])).map(({ value }) => value)).toEqual(
    values,
  );
});

test('no more options are shown than the field allows', () => {
  expect(filterOptions({ options, search: '', limit: 1 })).toEqual([
    { group: '阅读', items: [{ value: '1', label: 'O’Neil’s café' }] },
  ]);
});
