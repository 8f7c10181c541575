import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('a text stays text in HTML, and what is escaped already is escaped again', () => {
  expect(escapeHtml('<b>5 > 3 & 2 < 4</b>')).toBe('&lt;b&gt;5 &gt; 3 &amp; 2 &lt; 4&lt;/b&gt;');
  expect(escapeHtml('&lt;')).toBe('&amp;lt;');
});
