import { expect, test } from 'vitest';
import { cleanSvg } from './svg.ts';

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`;

test('shapes, text and gradients are unchanged', () => {
  const drawing = svg(
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
      '<path d="M0 0L9 9" fill="url(#g)" stroke-width="2"></path><text x="1" y="2" font-size="3">30°</text>',
  );
  expect(cleanSvg(drawing)).toBe(drawing);
});

test('a picture without a namespace gets one', () => {
  expect(cleanSvg('<svg width="5"><circle r="2"/></svg>')).toContain('xmlns="http://www.w3.org/2000/svg"');
});

test.each([
  svg('<script>alert(1)</script>'),
  svg('<g onclick="alert(1)"></g>'),
  svg('', ' onload="alert(1)"'),
  svg('<a href="javascript:alert(1)"><text>x</text></a>'),
  svg('<foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject>'),
  svg('<image href="https://evil.example/alert.png"/>'),
  svg('<use href="data:image/svg+xml;base64,alert"/>'),
  svg('<style>@import url(https://evil.example/alert)</style>'),
  svg('<rect fill="url(https://evil.example/alert)"/>'),
  svg('<rect style="fill:url(https://evil.example/alert)"/>'),
  svg('<animate attributeName="href" values="javascript:alert(1)"/>'),
  svg('<![CDATA[<script>alert(1)</script>]]>'),
  svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'),
])('%s keeps no script and no request', (drawing) => {
  const cleaned = cleanSvg(drawing) ?? '';
  expect(cleaned).not.toMatch(
    /<script|<x:|onclick|onload|javascript:|evil\.example|<image|<use|<style|<animate|foreignObject/i,
  );
});

test('entities, and files that are no picture, are refused', () => {
  expect(cleanSvg('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>')).toBeNull();
  expect(cleanSvg('<html></html>')).toBeNull();
});

test.each([`<svg>${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}</svg>`, `<svg>${'<g></h>'.repeat(100_000)}</svg>`])(
  'an excessively nested picture is refused',
  (picture) => {
    expect(cleanSvg(picture)).toBeNull();
  },
);
