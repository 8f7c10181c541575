import { expect, test } from 'vitest';
import { isMailAddress, mailAddressInput, toMailAddress } from './mail-address.ts';

const sign = (code: number): string => String.fromCodePoint(code);

test.each([
  ['spaces around it', ' lan@school.example '],
  ['full width', 'ｌａｎ＠ｓｃｈｏｏｌ．ｅｘａｍｐｌｅ'],
  ['a Chinese full stop', 'lan@school。example'],
  ['a zero-width space', `lan@school.example${sign(0x200b)}`],
  ['a direction mark', `${sign(0x200e)}lan@school.example`],
  ['a wide space', `lan@school.example${sign(0x3000)}`],
])('an address with %s is the address', (_case, written) => {
  expect(toMailAddress(written)).toBe('lan@school.example');
  expect(mailAddressInput(100).parse(written)).toBe('lan@school.example');
});

test('case stays as it was written', () => {
  expect(toMailAddress('Lan.Wen@School.example')).toBe('Lan.Wen@School.example');
});

test.each(['lan', 'lan@school', '文@school.example', 'lan wen@school.example', '', 'a@b.example\nBcc: c@d.example'])(
  '%s is no address',
  (text) => {
    expect(isMailAddress(toMailAddress(text))).toBe(false);
    expect(mailAddressInput(100).safeParse(text).success).toBe(false);
  },
);

test('the length is counted after normalising', () => {
  expect(mailAddressInput(18).safeParse(`lan@school.example${sign(0x200b)}`).success).toBe(true);
  expect(mailAddressInput(17).safeParse('lan@school.example').success).toBe(false);
});
