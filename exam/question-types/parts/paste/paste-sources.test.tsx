// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { convertPaste } from './convert-paste.tsx';
import { splitOptions } from './split-options.tsx';

const convert = (html: string) => convertPaste(html, () => null);
const lossesIn = (html: string) => convert(html).losses.map(({ kind, name }) => `${kind} ${name}`);
const text = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

test('the style sheet of Pages and TextEdit is read: raised, lowered, struck and bold words are kept', () => {
  const { html } = convert(
    `<html><head><style type="text/css">p.p1 {font: 12.0px Helvetica} span.s1 {font: 8.0px Helvetica; vertical-align: 4.0px}
     span.s2 {vertical-align: -2.0px} span.s3 {text-decoration: line-through} span.s4 {font: bold 12.0px Helvetica}</style></head>
     <body><p class="p1">10<span class="s1">2</span> H<span class="s2">2</span>O <span class="s3">gone</span> <span class="s4">bold</span></p></body></html>`,
  );
  expect(html).toContain('10<sup>2</sup> H<sub>2</sub>O <s>gone</s> <strong>bold</strong>');
});

test.each([
  ['a length', '10<span style="vertical-align:3pt">2</span>', '10<sup>2</sup>'],
  ['a percentage', '10<span style="vertical-align: 30%">2</span>', '10<sup>2</sup>'],
  ['a negative length', 'H<span style="vertical-align:-2px">2</span>', 'H<sub>2</sub>'],
  ['its position', '10<span style="position:relative;top:-4.0pt">2</span>', '10<sup>2</sup>'],
  ['its position below', 'H<span style="position: relative; bottom: -3px">2</span>', 'H<sub>2</sub>'],
  ['the raise of Word', '10<span style="mso-text-raise:4.0pt">2</span>', '10<sup>2</sup>'],
  [
    'the style of emphasis',
    '10<em style="vertical-align:super">n</em>',
    '10<em style="vertical-align:super"><sup>n</sup></em>',
  ],
  [
    'a style sheet in a comment',
    '<style><!-- .u {vertical-align:super} --></style>10<font class="u">2</font>',
    '10<sup>2</sup>',
  ],
])('words raised or lowered by %s stay so', (_, pasted, stored) => {
  expect(convert(pasted).html).toBe(stored);
});

test('a superscript in a raised run is one superscript', () => {
  expect(convert('10<span style="vertical-align:super"><sup>2</sup></span>').html).toContain('<sup>2</sup>');
  expect(convert('10<span style="vertical-align:super"><sup>2</sup></span>').html).not.toContain('<sup><sup>');
});

describe('formulas of web pages', () => {
  const math = '<math><msup><mi>x</mi><mn>2</mn></msup></math>';
  const escaped = math.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

  test.each([
    ['MathJax 2', `<span class="MathJax"><nobr>x2</nobr><span class="MJX_Assistive_MathML">${math}</span></span>`],
    ['MathJax 2 without MathML beside it', `<span class="MathJax" data-mathml="${escaped}"><nobr>x2</nobr></span>`],
    [
      'MathJax 2 with its source',
      `<span class="MathJax"><nobr>x2</nobr></span><script type="math/tex">{x}^{2}</script>`,
    ],
    [
      'MathJax 3',
      `<mjx-container><mjx-math>𝑥2</mjx-math><mjx-assistive-mml>${math}</mjx-assistive-mml></mjx-container>`,
    ],
    ['a prefix', '<m:math><m:msup><m:mi>x</m:mi><m:mn>2</m:mn></m:msup></m:math>'],
    [
      'an encyclopedia',
      '<span class="mwe-math-element"><img class="mwe-math-fallback-image-inline" src="https://w.example/media/math/render/svg/8" alt="{\\displaystyle {x}^{2}}"></span>',
    ],
    ['a forum', '<img src="https://www.zhihu.com/equation?tex=x%5E2" alt="{x}^{2}">'],
  ])('a formula drawn by %s is inserted once', (_, drawn) => {
    const { html, losses } = convert(`<p>a ${drawn} b</p>`);
    expect(text(html).querySelectorAll('[data-math]')).toHaveLength(1);
    expect(text(html).textContent).toBe('a {x}^{2} b');
    expect(losses).toEqual([]);
  });

  test('a picture of a formula beside its MathML is neither inserted nor reported', () => {
    const drawn = `<span class="mwe-math-element">${math}<img class="mwe-math-fallback-image-inline" src="https://w.example/x" alt="x^2"></span>`;
    expect(convert(drawn).losses).toEqual([]);
    expect(text(convert(drawn).html).textContent).toBe('{x}^{2}');
  });

  test('a formula that is drawn as a picture alone is reported', () => {
    expect(lossesIn('<p>a <mjx-container><svg><path/></svg></mjx-container></p>')).toEqual(['drawing ']);
  });

  test.each([
    ['<mmultiscripts><mi>C</mi><mn>4</mn><none/><mprescripts/><mn>6</mn><none/></mmultiscripts>', '{}_{6}{C}_{4}'],
    ['<munder><mi>x</mi><mi>n</mi></munder>', String.raw`\underset{n}{x}`],
    ['<munder><mi>x</mi><mo>_</mo></munder>', String.raw`\underline{x}`],
    ['<munder><mo>lim</mo><mi>x</mi></munder>', String.raw`\lim_{x}`],
    ['<menclose notation="updiagonalstrike"><mi>z</mi></menclose>', String.raw`\cancel{z}`],
    ['<menclose notation="box"><mi>z</mi></menclose>', String.raw`\boxed{z}`],
    ['<mi mathvariant="bold">F</mi>', String.raw`\mathbf{F}`],
    ['<mover><mi>x</mi><mo>¨</mo></mover>', String.raw`\ddot{x}`],
  ])('%s', (markup, latex) => {
    expect(text(convert(`<math>${markup}</math>`).html).textContent).toBe(latex);
  });
});

test.each([
  [
    'a binomial',
    '<m:f><m:fPr><m:type m:val="noBar"/></m:fPr><m:num><m:r>n</m:r></m:num><m:den><m:r>k</m:r></m:den></m:f>',
    String.raw`\begin{matrix}n \\ k\end{matrix}`,
  ],
  [
    'a bar below',
    '<m:bar><m:barPr><m:pos m:val="bot"/></m:barPr><m:e><m:r>x</m:r></m:e></m:bar>',
    String.raw`\underline{x}`,
  ],
  [
    'two dots',
    '<m:acc><m:accPr><m:chr m:val="&#x308;"/></m:accPr><m:e><m:r>x</m:r></m:e></m:acc>',
    String.raw`\ddot{x}`,
  ],
  [
    'a brace',
    '<m:groupChr><m:groupChrPr><m:chr m:val="⏞"/></m:groupChrPr><m:e><m:r>x</m:r></m:e></m:groupChr>',
    String.raw`\overbrace{x}`,
  ],
  [
    'runs inside formatting',
    '<m:sSup><m:e><i><span><m:r>x</m:r></span></i></m:e><m:sup><i><span><m:r>2</m:r></span></i></m:sup></m:sSup>',
    '{x}^{2}',
  ],
])('%s of Word becomes LaTeX', (_, markup, latex) => {
  const { html } = convert(`<p><!--[if gte msEquation 12]><m:oMath>${markup}</m:oMath><![endif]--></p>`);
  expect(text(html).textContent).toBe(latex);
});

describe('lists', () => {
  const point = (sign: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span><![endif]>${words}</p>`;

  test('a list of Word begins at its number', () => {
    expect(convert(point('5.', 'five') + point('6.', 'six')).html).toBe('<ol start="5"><li>five</li><li>six</li></ol>');
  });

  test.each([['一、'], ['（二）'], ['A.'], ['b)'], ['iv.'], ['①'], ['1.2']])('the marker %s stays as text', (sign) => {
    expect(convert(point(sign, 'words')).html).toContain(`${sign} words`);
    expect(text(convert(point(sign, 'words')).html).querySelector('li')).toBeNull();
  });

  test.each([['·'], ['o'], ['§'], ['Ø'], ['–']])('the bullet %s makes a list', (sign) => {
    expect(convert(point(sign, 'words')).html).toBe('<ul><li>words</li></ul>');
  });

  test.each([
    ['<ol type="A"><li><p>red</p></li><li><p>blue</p></li></ol>', '<p>A. red</p><p>B. blue</p>'],
    ['<ol type="i" start="4"><li>x</li><li>y</li></ol>', '<p>iv. x</p><p>v. y</p>'],
    ['<ol style="list-style-type: lower-alpha"><li>x<ul><li>y</li></ul></li></ol>', '<p>a. x</p><ul><li>y</li></ul>'],
    ['<ol start="3"><li>x</li></ol>', '<ol start="3"><li>x</li></ol>'],
  ])('%s becomes %s', (pasted, stored) => {
    expect(convert(pasted).html).toBe(stored);
  });
});

test.each([
  [
    'of a code editor',
    '<div style="font-family: Menlo, monospace;white-space: pre;"><div>if x:</div><div>    y()</div><br><div>z()</div></div>',
    'if x:\n    y()\n\nz()',
  ],
  ['in blocks', '<pre>a<div>b</div><div>  c</div></pre>', 'a\nb\n  c'],
])('lines of code %s keep their ends and indentation', (_, pasted, code) => {
  expect(text(convert(pasted).html).querySelector('pre > code')?.textContent).toBe(code);
});

test('code in a line, quotation marks and readings are kept', () => {
  expect(convert('<p><font face="Liberation Mono, monospace">y()</font> <kbd>Esc</kbd></p>').html).toBe(
    '<p><code>y()</code> <code>Esc</code></p>',
  );
  expect(
    text(convert('<p><q>so</q> <ruby>你<rt>nǐ</rt></ruby><ruby>好<rp>(</rp><rt>hǎo</rt><rp>)</rp></ruby></p>').html)
      .textContent,
  ).toBe('“so” 你(nǐ)好(hǎo)');
});

test.each([
  ['<p>the <span style="color:red">answer</span></p>', ['color answer']],
  ['<p>the <span style="background:yellow;mso-highlight:yellow">answer</span></p>', ['color answer']],
  ['<p><span style="color:#333">all of it</span></p>', []],
  ['<p>a <span style="color:black;background:white">b</span></p>', []],
  ['<p>see <a href="https://example.org/a">here</a></p>', ['link here']],
  ['<p>a<a href="#_ftn1">[1]</a></p>', []],
  [
    '<p>a<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[X1]</a></span></p><div style="mso-element:comment-list"><div style="mso-element:comment"><p>why?</p></div></div>',
    ['comment why?'],
  ],
  ['<p><img src="https://lh7.example.com/docsz/AD_4nXcabc?key=xyz"></p>', ['picture ']],
  ['<p><img src="https://a.example/my%20map.jpg?w=3"></p>', ['picture my map.jpg']],
  ['<p><img src="https://a.example/50%25%E4.png"></p>', ['picture 50%25%E4.png']],
])('of %s, what is lost is named', (pasted, losses) => {
  expect(lossesIn(pasted)).toEqual(losses);
});

describe('options', () => {
  test.each([
    ['<p>（A）红（B）蓝</p>', ['红', '蓝']],
    ['<p>Ａ．红　Ｂ．蓝</p>', ['红', '蓝']],
    ['<p>A．红B．蓝C．绿D．白</p>', ['红', '蓝', '绿', '白']],
    ['<p>A.12B.15C.20</p>', ['12', '15', '20']],
    ['<p>【A】x【B】y</p>', ['x', 'y']],
    ['<p>a) red b) blue</p>', ['red', 'blue']],
    ['<p>Ⓐ x Ⓑ y</p>', ['x', 'y']],
    ['<p><strong>A.</strong> red</p><p><strong>B. </strong>blue</p>', ['red', 'blue']],
    ['<p><span>A</span>. red</p><p><span>B</span>. blue</p>', ['red', 'blue']],
    ['<p>A. U.S. B. U.K.</p>', ['U.S.', 'U.K.']],
    ['<p>A. the vitamin B. complex</p><p>B. next</p>', ['the vitamin B. complex', 'next']],
    ['<p>A. one</p><p>more of it</p><p>B. two</p>', ['one more of it', 'two']],
    ['<ol type="A"><li>red</li><li>blue</li></ol>', ['red', 'blue']],
    ['<table><tr><td>A. red</td><td>B. blue</td></tr></table>', ['red', 'blue']],
  ])('%s are options', (html, options) => {
    expect(splitOptions(convert(html).html)).toEqual(options.map((option) => `<p>${option}</p>`));
  });

  test('formatting and formulas stay with their option', () => {
    const html = '<p><em>A. x<sup>2</sup></em> B. <span data-math="">y</span> and <em>z</em></p>';
    expect(splitOptions(html)).toEqual([
      '<p><em>x<sup>2</sup></em></p>',
      '<p><span data-math="">y</span> and <em>z</em></p>',
    ]);
  });
});
