import { expect, test } from 'vitest';
import { hashFirstCode } from './first-code.ts';

test('a first code opens however its letters, hyphens and spaces are typed', () => {
  const stored = hashFirstCode('7k2mq-abcde');
  for (const typed of ['7K2MQ ABCDE', '７ｋ２ｍｑ－ａｂｃｄｅ', '7k2mq–abc\u200bde'])
    expect(hashFirstCode(typed)).toEqual(stored);
  expect(hashFirstCode('7k2mq-abcdf')).not.toEqual(stored);
});
