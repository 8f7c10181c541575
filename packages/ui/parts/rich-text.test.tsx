// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { RichText } from './rich-text.tsx';

afterEach(cleanup);

test('scripts, handlers, styles and foreign URLs do not reach the document', () => {
  const { container } = renderUi(
    <RichText html='<p onclick="x()" style="color:red">Salt<script>x()</script><img src="javascript:x()" alt="map"><iframe></iframe><a href="javascript:x()">here</a></p>' />,
  );
  const paragraph = container.querySelector('p');
  expect(paragraph?.getAttributeNames()).toEqual([]);
  expect(container.querySelector('script, iframe')).toBeNull();
  expect(container.querySelector('img')?.hasAttribute('src')).toBe(false);
  expect(container.querySelector('a')?.hasAttribute('href')).toBe(false);
  expect(paragraph?.textContent).toBe('Salthere');
});

test('formulas are rendered as nodes, with MathML for screen readers', async () => {
  const { container } = renderUi(
    <RichText html="<p>If <span data-math>x^2=9</span></p><div data-math>\frac{1}{2}</div>" />,
  );
  await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(2));
  expect(container.querySelectorAll('math')).toHaveLength(2);
  expect(container.querySelectorAll('.katex-display')).toHaveLength(1);
});

test('a formula breaks where it may, and the punctuation behind it stays with its end', async () => {
  const { container } = renderUi(
    <RichText html="<p>Pair: <span data-math>(20-19) + (18-17) + \cdots + (2-1)</span>, then count.</p>" />,
  );
  await waitFor(() => expect(container.querySelector('.katex')).not.toBeNull());
  const together = [...container.querySelectorAll<HTMLElement>('span')].filter(
    (element) => element.style.whiteSpace === 'nowrap',
  );
  const [end, comma] = together.map(({ textContent }) => textContent);
  expect(end).toContain('1)');
  expect(end).not.toContain('20');
  expect(comma).toBe(',');
  expect(container.querySelector('p')?.lastChild?.textContent).toBe(' then count.');
});

test('a formula that cannot be parsed stays as it was written', async () => {
  const { container } = renderUi(<RichText html="<span data-math>\frac{1}</span>" />);
  await waitFor(() => expect(container.querySelector('[data-drawn]')).not.toBeNull());
  expect(container.textContent).toContain('\\frac{1}');
});

test.each([
  ['nested groups', `${'{'.repeat(3000)}x${'}'.repeat(3000)}`],
  ['nested fractions', `${'\\frac{1}{'.repeat(80)}x${'}'.repeat(80)}`],
  ['its own command', '\\def\\a{xxxxxxxx}\\a\\a'],
  ['thousands of characters', 'x+'.repeat(2501)],
])('a formula of %s stays as it was written, and the next one is rendered', async (_what, latex) => {
  const { container } = renderUi(
    <RichText html={`<p><span data-math>${latex}</span> or <span data-math>x^2</span></p>`} />,
  );
  await waitFor(() => expect(container.querySelectorAll('[data-drawn]')).toHaveLength(2));
  const [first, second] = container.querySelectorAll('[data-math]');
  expect(first?.textContent).toBe(latex);
  expect(second?.querySelector('.katex')).not.toBeNull();
});

test('a formula is no larger than a page has room for', async () => {
  const { container } = renderUi(<RichText html="<span data-math>\rule{100000em}{100000em}</span>" />);
  await waitFor(() => expect(container.querySelector('.katex-rule')).not.toBeNull());
  expect(container.querySelector<HTMLElement>('.katex-rule')?.style.borderRightWidth).toBe('60em');
});

test('gaps keep their number, and onRender receives the rendered element', () => {
  const onDrawn = vi.fn<(element: HTMLElement) => void>();
  const { container } = renderUi(<RichText html='<p>A <span data-blank="1"></span></p>' onRender={onDrawn} />);
  expect(container.querySelector('[data-blank="1"]')).not.toBeNull();
  expect(onDrawn).toHaveBeenCalledOnce();
});

test("a text in both languages is shown in the reader's, one in a single language as it is", () => {
  const both = '<div lang="en"><p>Salt</p></div><div lang="zh"><p>盐</p></div>';
  expect(renderUi(<RichText html={both} />, { language: 'zh' }).container.textContent).toContain('盐');
  cleanup();
  expect(renderUi(<RichText html={both} />, { language: 'en' }).container.textContent).toContain('Salt');
  cleanup();
  const html = renderUi(<RichText html='<div lang="zh"><p>盐</p></div>' />, { language: 'en' });
  expect(html.container.textContent).toContain('盐');
});

test('Chinese in English text is marked, so that its punctuation keeps its width', () => {
  const { container } = renderUi(<RichText html="<p>Four days</p><p>分四天，每天十五分钟。</p>" lang="en" />);
  expect([...container.querySelectorAll('p')].map(({ lang }) => lang)).toEqual(['', 'zh']);
  const line = renderUi(<RichText html="four days · 分四天，每天" lang="en" inline />).container;
  expect(line.querySelector('[lang="zh"]')?.textContent).toBe('分四天，每天');
  expect(line.querySelector('span')?.textContent).toBe('four days · 分四天，每天');
});

test.each([
  ['a percent sign', String.raw`20% \times 150 = 30`, '30'],
  ['a chemical formula', String.raw`\ce{H2O}`, 'O'],
])('%s is rendered, and so is everything after it', async (_what, latex, last) => {
  const { container } = renderUi(<RichText html={`<span data-math>${latex}</span>`} />);
  await waitFor(() => expect(container.querySelector('.katex-html')).not.toBeNull());

  expect(container.querySelector('.katex-error')).toBeNull();
  expect(container.querySelector('.katex-html')?.textContent).toContain(last);
});
