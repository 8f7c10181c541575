import { expect, test } from 'vitest';
import { toVisibleText, NameInput } from './input-text.ts';

const sign = (code: number): string => String.fromCodePoint(code);

test.each([
  ['a direction override', `Ann${sign(0x202e)}gnp.exe`, 'Anngnp.exe'],
  ['a direction isolate', `${sign(0x2067)}Ann${sign(0x2069)} Lee`, 'Ann Lee'],
  ['a direction mark', `Ann${sign(0x200f)} Lee`, 'Ann Lee'],
  ['a zero-width space', `An${sign(0x200b)}n${sign(0xfeff)}`, 'Ann'],
  ['a control character', `Ann${sign(7)}${sign(0)}`, 'Ann'],
  ['tags', `Ann${sign(0xe0041)}`, 'Ann'],
  ['several lines', 'Ann\r\n\tLee', 'Ann Lee'],
  ['wide white space', `李${sign(0x3000)}${sign(0x3000)}安`, '李 安'],
])('%s is removed from a name', (_, written, seen) => {
  expect(toVisibleText(written)).toBe(seen);
  expect(NameInput.parse(written)).toBe(seen);
});

test.each(['Zoë Ó Súilibháin', 'Nguyễn Thị Ánh', '欧阳雪', 'محمد', 'דנה', `علی${sign(0x200c)}رضا`, 'O’Neill-Smith'])(
  '%s is unchanged',
  (name) => {
    expect(toVisibleText(name)).toBe(name);
  },
);

test('a name of invisible characters only is empty', () => {
  expect(NameInput.min(1).safeParse(`${sign(0x202e)}${sign(0x200b)} `).success).toBe(false);
  for (const code of [0x200d, 0x3164, 0xfe0f]) expect(NameInput.parse(`${sign(code)} ${sign(code)}`)).toBe('');
});
