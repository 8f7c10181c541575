// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { guidePassage, readPassageReference } from './guided-passage.ts';

const html =
  '<p><strong>Deserts</strong></p><p>A street of stones.</p><p>Wind, <em>un</em>hindered by plants, lifted dust. The dust fell.</p><p>Rain lifted it, too.</p>';

const draw = () => {
  document.body.innerHTML = `<section style="overflow-y: auto"><div>${html}</div></section>`;
  const [pane, passage] = [document.querySelector('section'), document.querySelector('div')];
  if (!pane || !passage) throw new Error('nothing was drawn');
  return { pane, passage };
};

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test.each([
  ['<p>According to paragraph 2, why?</p>', [2], []],
  ['<p>In paragraphs 3 and 4, the author</p>', [3, 4], []],
  ['<p>第 5 段中“unhindered”的意思是</p>', [5], ['unhindered']],
  ['<p>The sentence of paragraph 1:</p><blockquote><p>It  fell.</p></blockquote>', [1], ['It fell.']],
  ['<p>What is the passage about?</p>', [], []],
])('%s names its paragraphs and words', (question, paragraphs, quotations) => {
  expect(readPassageReference(question)).toEqual({ paragraphs, quotations });
});

test('the title has no number, the paragraph in question is marked, and its word is lit over its tags', () => {
  const { passage } = draw();
  guidePassage(passage, '<p>The word “unhindered” in paragraph 2</p>');
  const [title, first, second] = passage.children;
  expect(title?.hasAttribute('data-paragraph')).toBe(false);
  expect(first?.getAttribute('data-paragraph')).toBe('1');
  expect(second?.getAttribute('aria-current')).toBe('location');
  expect(first?.hasAttribute('aria-current')).toBe(false);
  expect([...passage.querySelectorAll('mark')].map((mark) => mark.textContent).join('')).toBe('unhindered');
});

test('a word is lit in the paragraph in question, not where it stands first', () => {
  const { passage } = draw();
  guidePassage(passage, '<p>The word “lifted” in paragraph 3</p>');
  expect(passage.querySelector('mark')?.closest('p')?.getAttribute('data-paragraph')).toBe('3');
});

test('a part of a longer word is not lit', () => {
  const { passage } = draw();
  guidePassage(passage, '<p>The word “hindered” in paragraph 2</p>');
  expect(passage.querySelector('mark')).toBeNull();
});

test('the paragraph that a question brings with squares is marked', () => {
  const { passage } = draw();
  guidePassage(passage, '<p>Rain <span data-square="1"></span>lifted it, too.</p>');
  expect(passage.querySelector('[aria-current]')?.getAttribute('data-paragraph')).toBe('3');
});

test('a part of a paragraph marks it only where the question brings it with squares', () => {
  const { passage } = draw();
  const undo = guidePassage(passage, '<p>plants, <span data-square="1"></span>lifted dust.</p>');
  expect(passage.querySelector('[aria-current]')?.getAttribute('data-paragraph')).toBe('2');
  undo();
  guidePassage(passage, '<p>The dust fell.</p>');
  expect(passage.querySelector('[aria-current]')).toBeNull();
});

test('the pane is scrolled to the paragraph in question', () => {
  const { pane, passage } = draw();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    return new DOMRect(0, this.getAttribute('data-paragraph') === '3' ? 900 : 100, 10, 10);
  });
  guidePassage(passage, '<p>According to paragraph 3</p>');
  expect(pane.scrollTop).toBe(760);
});

test('a pane out of sight is scrolled once it is shown', () => {
  const { pane, passage } = draw();
  const observed: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onSize: () => void) {
        observed.push(onSize);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    return new DOMRect(0, this.getAttribute('data-paragraph') === '3' ? 900 : 100, 10, 10);
  });
  pane.hidden = true;
  guidePassage(passage, '<p>According to paragraph 3</p>');
  for (const onSize of observed) onSize();
  expect(pane.scrollTop).toBe(0);
  pane.hidden = false;
  for (const onSize of observed) onSize();
  expect(pane.scrollTop).toBe(760);
  vi.unstubAllGlobals();
});

test('the text of the passage stays, while it is guided and afterwards', () => {
  const { passage } = draw();
  const before = passage.textContent;
  const undo = guidePassage(passage, '<p>The word “unhindered” in paragraph 2</p>');
  expect(passage.textContent).toBe(before);
  undo();
  expect(passage.innerHTML).toBe(html);
});
