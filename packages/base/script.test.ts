import { expect, test } from 'vitest';
import { detectScript } from './script.ts';

test.each([
  ['I chose D too fast.', 'en'],
  ['时间不够，看到 lava 就选了。', 'zh'],
  ['', 'en'],
  ['“only”, 42', 'en'],
])('%s is detected as %s', (text, language) => {
  expect(detectScript(text)).toBe(language);
});
