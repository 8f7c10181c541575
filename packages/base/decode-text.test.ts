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
  ['Big5, prose', toBytes('a7daaabaa740a4e5a143a4d1aef0abdca66ea143'), '我的作文。天氣很好。'],
  ['Big5, a table', toBytes('a96da6572caf5aafc50ab3afa46aa4e52ca454a67eafc50a'), '姓名,班級\n陳大文,三年級\n'],
  [
    'Big5, a long sentence',
    toBytes(
      'b36fadd3bec7b4c1a7daadccbec7b2dfa446abdca668c3f6a9f3aef0add4c5dca4c6aabaaabec3d1a141a6d1ae76bba1ad6ea668acddaed1a143',
    ),
    '這個學期我們學習了很多關於氣候變化的知識，老師說要多看書。',
  ],
  [
    'Big5, beside English',
    toBytes('4d7920616e737765723a20a65dacb0a4d1aef0a4d3bcf6a141a9d2a548a7daadccaf64a662ae61a143'),
    'My answer: 因為天氣太熱，所以我們留在家。',
  ],
  ['nothing', new Uint8Array(), ''],
])('a text in %s is decoded', (_, bytes, text) => {
  expect(decodeText(bytes)).toBe(text);
});

test.each([
  ['Latin-1', toBytes('72e973756de9206e6169766520636166e9')],
  ['a word in Latin-1', toBytes('636166e9')],
  ['another word in Latin-1', toBytes('676172e76f6e')],
  ['a program', toBytes('4d5a900003000000040000ffff0000')],
  ['random bytes', toBytes('81308130fffe00ff0080c4')],
  ['Big5 of two characters', toBytes('a740a4e5')],
  ['Japanese in Shift JIS', toBytes('8da193fa82cd82c682c482e08f8b82a282cc82c589c682c982a282dc82b582bd8142')],
  ['Japanese in EUC', toBytes('baa3c6fca4cfa4c8a4c6a4e2bdeba4a4a4cea4c7b2c8a4cba4a4a4dea4b7a4bfa1a3')],
  ['degrees in Latin-1', toBytes('3230b043203330b043203430b043203530b0432c203630b043')],
  [
    'French in Latin-1',
    toBytes('4c27e974e9206465726e6965722c20e02047656ee876652c206ff9206c27e96ce87665207072e966e97261697420ea747265'),
  ],
  ['French capitals in Latin-1', toBytes('c020c954c920c7412044c94ac020c247c920ca545245')],
  ['truncated UTF-8', toBytes('e4bda0e5a5')],
  ['control characters', toBytes('6869070803')],
])('%s is not decoded', (_, bytes) => {
  expect(decodeText(bytes)).toBeNull();
});
