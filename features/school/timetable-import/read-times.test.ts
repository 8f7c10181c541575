import { expect, test } from 'vitest';
import { parseDay, parseTime } from './read-times.ts';

test('days are read as sheets write them; a day that does not exist or is ambiguous is none', () => {
  const days = ['2026-03-04', '2026/3/4', '2026年3月4日', '２０２６－０３－０４', '2026-03-04T00:00:00', '2026.03.04'];
  expect(days.map(parseDay)).toEqual(days.map(() => '2026-03-04'));
  expect(['2026-02-30', '04/03/2026', '3月4日', 'tomorrow', ''].map(parseDay)).toEqual([null, null, null, null, null]);
});

test('times are read with seconds, halves of the day and wide signs; others are none', () => {
  const times = ['9:30', '09:30', '09:30:00', '上午9:30', '9:30 AM', '９：３０', '9点30分'];
  expect(times.map(parseTime)).toEqual(times.map(() => '09:30'));
  expect(['下午9:30', '9:30 pm', '12:00 am', '12:00 pm'].map(parseTime)).toEqual(['21:30', '21:30', '00:00', '12:00']);
  expect(['25:00', '9:60', '13:00 pm', '930', ''].map(parseTime)).toEqual([null, null, null, null, null]);
});
