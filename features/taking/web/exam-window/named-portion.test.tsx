// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { findPortionNumber, findQuotation, useNamedPortion } from './named-portion.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a question names its portion by number, and others name none', () => {
  expect(findPortionNumber('<p>Place 12: Which choice is correct?</p>')).toBe('12');
  expect(findPortionNumber('<p>The writer wants to add a sentence.</p>')).toBeNull();
});

test('words are found that a question quotes and that stand once in the passage', () => {
  const passage = 'Salt moved cities, and salt moved kings.';
  expect(findQuotation('<p>The phrase “moved cities” suggests:</p>', passage)).toEqual({ from: 5, to: 17 });
  expect(findQuotation('<p>The phrase “moved cities,” suggests:</p>', passage)).toEqual({ from: 5, to: 17 });
  expect(findQuotation('<p>Add “It rained.” Where does it fit?</p>', passage)).toBeNull();
  expect(findQuotation('<p>The word “moved” suggests:</p>', passage)).toBeNull();
});

const html = '<p>It <u>was</u><sup>1</sup> late, and <u>they</u><sup>2</sup> slept.</p>';

const Shown = ({ promptText }: { promptText: string | null }) => {
  const root = useRef<HTMLElement>(null);
  useNamedPortion(root, { promptText, passageHtml: html });
  return (
    <section>
      <article ref={root} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
};

/** The underlined words with how they are lit. */
const readPortions = (container: HTMLElement) =>
  [...container.querySelectorAll('u')].map((portion) => [
    portion.textContent,
    portion.dataset['portion'],
    portion.getAttribute('aria-current'),
  ]);

test('all portions are lit, the named one strongest, and the pane scrolls to it', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rectangle(this: HTMLElement) {
    return new DOMRect(0, this.textContent === 'they' ? 640 : 40, 100, 20);
  });
  const { container, rerender } = render(<Shown promptText="<p>Place 2: Which is right?</p>" />);
  expect(readPortions(container)).toEqual([
    ['was', '', null],
    ['they', 'named', 'true'],
  ]);
  expect(container.querySelector('section')?.scrollTop).toBe(600);
  rerender(<Shown promptText="<p>Place 1: Which is right?</p>" />);
  expect(readPortions(container)).toEqual([
    ['was', 'named', 'true'],
    ['they', '', null],
  ]);
});

test('nothing is lit where the section lights no portions', () => {
  const { container } = render(<Shown promptText={null} />);
  expect(readPortions(container)).toEqual([
    ['was', undefined, null],
    ['they', undefined, null],
  ]);
});
