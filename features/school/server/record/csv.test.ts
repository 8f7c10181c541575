import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('cells with commas, quotes and line breaks stay whole, and no cell is a formula', () => {
  const text = toCsv([
    ['何静', 'a, b', 'say "yes"', 'two\nlines'],
    ['=1+1', '+1', '-1', '@sum', '\tx', 'a=b'],
    ['＝1+1', '＋1', '－1', '＠sum', '\n=1'],
  ]).toString('utf8');
  expect(text).toBe(
    '\uFEFF何静,"a, b","say ""yes""","two\nlines"\r\n\'=1+1,\'+1,\'-1,\'@sum,\'\tx,a=b\r\n\'＝1+1,\'＋1,\'－1,\'＠sum,"\'\n=1"\r\n',
  );
});
