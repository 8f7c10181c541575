import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('a text is escaped once, and escaping it again escapes the ampersands', () => {
  expect(escapeHtml('<b>5 > 3 & 2 < 4</b>')).toBe('&lt;b&gt;5 &gt; 3 &amp; 2 &lt; 4&lt;/b&gt;');
  expect(escapeHtml('&lt;')).toBe('&amp;lt;');
});
