// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { convertPaste, listPictureData } from './convert-paste.tsx';
import { splitOptions } from './split-options.tsx';

const none = () => null;
const convert = (html: string) => convertPaste(html, none);

test('superscript styles, MathML, strikethrough and code lines are kept; an external picture is reported and replaced by its text', () => {
  const { html, losses } = convert(
    '<html><body><p>Compute 10<span style="vertical-align:super">2</span> and <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>. She <s>go</s> goes. <img src="https://example.org/x.png" alt="triangle"></p><pre>if x:\n    y()</pre></body></html>',
  );

  expect(html).toContain('10<sup>2</sup>');
  expect(html).toContain(String.raw`<span data-math="">\frac{1}{2}</span>`);
  expect(html).toContain('<s>go</s>');
  expect(html).toContain('[triangle]');
  expect(html).toContain('<pre><code>if x:\n    y()</code></pre>');
  expect(losses).toEqual([{ kind: 'picture', name: 'triangle' }]);
});

test('a formula from Word is read from its comment, and its fallback picture is removed', () => {
  const word = `<p>Area <!--[if gte msEquation 12]><m:oMath><m:r><m:t>π</m:t></m:r><m:sSup><m:sSupPr><m:ctrlPr/></m:sSupPr><m:e><m:r><m:t>r</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath><![endif]--><![if !msEquation]><img src="file:///x.png"><![endif]> here</p>`;
  const { html, losses } = convert(word);

  expect(html).toBe(String.raw`<p>Area <span data-math="">\pi {r}^{2}</span> here</p>`);
  expect(losses).toEqual([]);
});

test('a formula rendered by KaTeX is inserted once, as its source', () => {
  const { html } = convert(
    String.raw`<p><span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">x_{1}</annotation></semantics></math></span><span class="katex-html">x1</span></span></p>`,
  );

  expect(html).toContain('<span data-math="">x_{1}</span>');
  expect(html).not.toContain('x1');
});

test.each([
  ['<b style="font-weight:normal"><p>Docs</p></b>', '<p>Docs</p>'],
  ['<p><span style="font-weight:700">bold</span></p>', '<p><strong>bold</strong></p>'],
  ['<p><span style="text-decoration:line-through">x</span></p>', '<p><s>x</s></p>'],
  ['<p><span style="background:lightgrey">grey</span></p>', '<p><mark>grey</mark></p>'],
  ['<p><del>x</del> <strike>y</strike></p>', '<p><s>x</s> <s>y</s></p>'],
  ['<p><span style="vertical-align:baseline">x</span></p>', '<p><span style="vertical-align:baseline">x</span></p>'],
  ['<script>alert(1)</script><style>p{}</style><p>x</p>', '<p>x</p>'],
])('%s becomes %s', (pasted, stored) => {
  expect(convert(pasted).html).toBe(stored);
});

test('tables are kept as tables', () => {
  const table = '<table><tbody><tr><td>1</td><td colspan="2">2</td></tr></tbody></table>';

  expect(convert(table).html).toBe(table);
});

test('lists from Word become nested lists', () => {
  const point = (level: number, sign: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}</span>${text}</p>`;
  const { html } = convert(`${point(1, '1.', 'one')}${point(2, '·', 'inner')}${point(1, '2.', 'two')}<p>after</p>`);

  expect(html).toBe('<ol><li>one<ul><li>inner</li></ul></li><li>two</li></ol><p>after</p>');
});

test('everything that cannot be kept is reported', () => {
  const { losses } = convert(
    '<p>a</p><video title="tour"></video><iframe src="x"></iframe><svg></svg><input aria-label="Age"><img src="file:///C:/a/My%20map.png">',
  );

  expect(losses.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'film tour',
    'embedded ',
    'drawing ',
    'form Age',
    'picture My map.png',
  ]);
});

test('pictures of the school and those just uploaded keep their URL', () => {
  const data = 'data:image/png;base64,AAAA';
  const own = (source: string) => (source === data ? '/api/file?id=7' : null);
  const { html, losses } = convertPaste(`<p><img src="${data}" alt="map"></p>`, own);

  expect(html).toBe('<p><img src="/api/file?id=7" alt="map"></p>');
  expect(losses).toEqual([]);
  expect(listPictureData(`<img src="${data}"><img src="${data}"><img src="https://example.org/x.png">`)).toEqual([
    data,
  ]);
});

describe('formulas of MathML', () => {
  const latex = (math: string) => {
    const { html } = convert(`<p><math>${math}</math></p>`);
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return body.querySelector('[data-math]')?.textContent;
  };

  test.each([
    ['<msup><mi>x</mi><mn>2</mn></msup>', '{x}^{2}'],
    ['<msubsup><mi>a</mi><mi>i</mi><mn>2</mn></msubsup>', '{a}_{i}^{2}'],
    ['<msqrt><mn>2</mn><mi>x</mi></msqrt>', String.raw`\sqrt{2x}`],
    ['<mroot><mi>x</mi><mn>3</mn></mroot>', String.raw`\sqrt[3]{x}`],
    ['<mi>sin</mi><mo>&#x2061;</mo><mi>θ</mi>', String.raw`\sin \theta`],
    ['<mn>20</mn><mo>%</mo><mo>×</mo><mn>150</mn>', String.raw`20\%\times 150`],
    ['<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover><mi>i</mi>', String.raw`\sum_{i}^{n}i`],
    ['<mfenced><mi>a</mi><mi>b</mi></mfenced>', String.raw`\left(a,b\right)`],
    [
      '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable>',
      String.raw`\begin{matrix}1 & 2\end{matrix}`,
    ],
    ['<mover><mi>v</mi><mo>→</mo></mover>', String.raw`\vec{v}`],
    ['<mtext>if {x}</mtext>', String.raw`\text{if x}`],
  ])('%s', (math, expected) => {
    expect(latex(math)).toBe(expected);
  });
});

describe('formulas of Word', () => {
  const run = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
  const latex = (markup: string) => {
    const { html } = convert(`<p><!--[if gte msEquation 12]><m:oMath>${markup}</m:oMath><![endif]--></p>`);
    return new DOMParser().parseFromString(html, 'text/html').querySelector('[data-math]')?.textContent;
  };

  test.each([
    ['a fraction', `<m:f><m:num>${run('1')}</m:num><m:den>${run('x')}</m:den></m:f>`, String.raw`\frac{1}{x}`],
    ['a root', `<m:rad><m:deg>${run('3')}</m:deg><m:e>${run('x')}</m:e></m:rad>`, String.raw`\sqrt[3]{x}`],
    [
      'a square root',
      `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${run('x')}</m:e></m:rad>`,
      String.raw`\sqrt{x}`,
    ],
    [
      'brackets',
      `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${run('x')}</m:e></m:d>`,
      String.raw`\left[x\right]`,
    ],
    [
      'a sum',
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${run('i=1')}</m:sub><m:sup>${run('n')}</m:sup><m:e>${run('i')}</m:e></m:nary>`,
      String.raw`\sum_{i=1}^{n} i`,
    ],
    ['a function', `<m:func><m:fName>${run('sin')}</m:fName><m:e>${run('x')}</m:e></m:func>`, String.raw`\sin {x}`],
    ['words', `<m:r><m:rPr><m:nor/></m:rPr><m:t>if so</m:t></m:r>`, String.raw`\text{if so}`],
  ])('%s', (_, markup, expected) => {
    expect(latex(markup)).toBe(expected);
  });
});

describe('options', () => {
  test.each([
    ['<p>A. red</p><p>B. blue</p>', ['<p>red</p>', '<p>blue</p>']],
    ['<p>A. red&nbsp; B. blue C. green</p>', ['<p>red</p>', '<p>blue</p>', '<p>green</p>']],
    ['<p>（A）红 （B）蓝</p>', ['<p>红</p>', '<p>蓝</p>']],
    ['<p>A. 10<sup>2</sup></p><p>B. <em>two</em></p>', ['<p>10<sup>2</sup></p>', '<p><em>two</em></p>']],
    ['A. x<br>B. y', ['<p>x</p>', '<p>y</p>']],
    ['<ol><li>one</li><li>two</li></ol>', ['<p>one</p>', '<p>two</p>']],
  ])('%s are options', (html, options) => {
    expect(splitOptions(html)).toEqual(options);
  });

  test.each([
    ['<p>A cat sat.</p>'],
    ['<p>Vitamin A. and B. are here</p>'],
    ['<p>A. only one</p>'],
    ['<p>B. first C. second</p>'],
    ['<p>A. red</p><p>B.</p>'],
  ])('%s is not a row of options', (html) => {
    expect(splitOptions(html)).toBeNull();
  });
});
