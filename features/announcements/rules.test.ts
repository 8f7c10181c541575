import { expect, test } from 'vitest';
import { toAnnouncementText } from './rules.ts';

test.each([
  ['Bring a pencil.\r\nAnd paper.', 'Bring a pencil.\nAnd paper.'],
  ['  First.\n\n\n\n\nSecond.  ', 'First.\n\nSecond.'],
  ['a\u202Eb\u200Bc', 'abc'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['\u200B \n \t\n', ''],
])('the text of an announcement: %j', (typed, text) => {
  expect(toAnnouncementText(typed)).toBe(text);
});
