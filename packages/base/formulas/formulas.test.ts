import { expect, test } from 'vitest';
import { mathmlToLatex, type MarkupElement } from './index.ts';

let reads = 0;

const element = (localName: string, children: readonly MarkupElement[] = [], textContent = ''): MarkupElement => ({
  localName,
  children,
  get textContent() {
    reads += 1;
    return textContent;
  },
  getAttribute: () => null,
});

const letter = (text: string) => element('mi', [], text);

const nest = (depth: number, wrap: (inner: MarkupElement) => MarkupElement): MarkupElement =>
  depth === 0 ? letter('x') : wrap(nest(depth - 1, wrap));

test.each([
  ['mover', (inner: MarkupElement) => element('mover', [inner, letter('a')]), '\\overset{a}{x}'],
  ['munder', (inner: MarkupElement) => element('munder', [inner, letter('a')]), '\\underset{a}{x}'],
  [
    'munderover',
    (inner: MarkupElement) => element('munderover', [inner, letter('a'), letter('b')]),
    '\\overset{b}{\\underset{a}{x}}',
  ],
])('%s reads its base once, however deep it stands', (_name, wrap, latex) => {
  expect(mathmlToLatex(element('math', [nest(1, wrap)]))).toBe(latex);
  reads = 0;
  mathmlToLatex(element('math', [nest(12, wrap)]));
  expect(reads).toBeLessThan(12 * 6);
});

test('names of every object are no elements and no signs', () => {
  expect(mathmlToLatex(element('math', [element('constructor', [letter('x')])]))).toBe('x');
  expect(mathmlToLatex(element('math', [element('mover', [letter('x'), letter('constructor')])]))).toBe(
    '\\overset{\\mathrm{constructor}}{x}',
  );
});
