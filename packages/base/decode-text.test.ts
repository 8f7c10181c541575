import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const toBytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const utf16 = (text: string, isBig: boolean): Uint8Array =>
  Uint8Array.from(
    [...text].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

test.each([
  ['UTF-8', new TextEncoder().encode('你好, naïve'), '你好, naïve'],
  ['UTF-8 with a byte order mark', toBytes('efbbbfe4bda0'), '你'],
  ['GBK', toBytes('c4e3bac3'), '你好'],
  ['GBK with Latin words', toBytes('4d79207465787420c4e3bac3a3ac20656e64'), 'My text 你好， end'],
  ['GB18030 of four bytes', toBytes('c4e3bac3c4e3bac3c4e3bac3c4e3bac3c4e3bac30d0a'), '你好你好你好你好你好\r\n'],
  ['UTF-16 LE with a byte order mark', toBytes('fffe604f7d59'), '你好'],
  ['UTF-16 BE with a byte order mark', toBytes('feff4f60597d'), '你好'],
  ['UTF-16 LE without a byte order mark', utf16('Hello there', false), 'Hello there'],
  ['UTF-16 BE without a byte order mark', utf16('Hello there', true), 'Hello there'],
  [
    'UTF-16 LE without a byte order mark, in Chinese',
    utf16('我的作文。今天，天气很好！', false),
    '我的作文。今天，天气很好！',
  ],
  [
    'UTF-16 BE without a byte order mark, in Chinese',
    utf16('我的作文。今天，天气很好！', true),
    '我的作文。今天，天气很好！',
  ],
  ['UTF-16 LE without a byte order mark, in traditional Chinese', utf16('這是我的作業。\n', false), '這是我的作業。\n'],
  ['UTF-16 LE without a byte order mark, in both', utf16('My 一 day 是 good，\n', false), 'My 一 day 是 good，\n'],
  ['UTF-8 whose bytes in pairs are Han', new TextEncoder().encode('Bush hid the facts'), 'Bush hid the facts'],
  ['nothing', new Uint8Array(), ''],
])('a text in %s is decoded', (_, bytes, text) => {
  expect(decodeText(bytes)).toBe(text);
});

test.each([
  ['Latin-1', toBytes('72e973756de9206e6169766520636166e9')],
  ['a program', toBytes('4d5a900003000000040000ffff0000')],
  ['random bytes', toBytes('81308130fffe00ff0080c4')],
  ['Big5', toBytes('a7daaababea5a4e5a143a4d1aef0abdca66ea143')],
  ['truncated UTF-8', toBytes('e4bda0e5a5')],
  ['control characters', toBytes('6869070803')],
])('%s is not decoded', (_, bytes) => {
  expect(decodeText(bytes)).toBeNull();
});
