import { expect, test } from 'vitest';
import { guessRuleWords } from './guess-rule-words.ts';

test.each([
  ['正解：B', '正解'],
  ['【思路点拨】先设未知数。', '【思路点拨】'],
  ['Solution line: eight is twice four.', 'Solution line'],
  ['校本部命题组', '校本部命'],
  ['  Warm-up', 'Warm-up'],
  ['', ''],
])('%j begins with %j', (line, words) => expect(guessRuleWords(line)).toBe(words));
