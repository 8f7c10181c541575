const option = (id: string, text: string) => ({ id_option: id, text });
const list = (...texts: string[]) => texts.map((text, at) => option(`x ${at}é`, text));

/** Questions whose texts, options and keys are unusual and allowed: equal words, odd ids, loose tables, order of numbers. */
export const hardQuestions = [
  {
    type: 'choice',
    prompt: { text: '<p>Same words twice.</p>', options: list('<p>a</p>', 'b', '<p>a</p>', 'a') },
    key: 'x 2é',
  },
  {
    type: 'choice',
    prompt: { text: '<p>Same words twice.</p>', options: list('<p>a</p>', 'b', '<p>a</p>', 'a') },
    key: 'x 2é',
  },
  {
    type: 'choice',
    prompt: {
      text: '<table><tr><th scope="row">n</th><td>1<ul><li>x</li></ul></td></tr></table><ol start="3"><li>a <u>b</u> <s>c</s> <mark>d</mark></li></ol><blockquote>words</blockquote><pre><code>x = 1\n  y</code></pre>',
      options: list(
        '<table><caption>c</caption><thead><tr><th>h</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>f</td></tr></tfoot></table>',
        '<ul><li>a</li></ul>',
        '<p><img data-file="1" alt=""> <span data-math>\\frac12</span></p><div data-math>x^2</div>',
      ),
    },
    key: 'x 0é',
  },
  {
    type: 'choice',
    prompt: {
      text: '<p>a<span data-gloss="word">gloss</span> <div lang="zh">中</div></p><td>cell</td>',
      options: list(
        '<li>loose</li>',
        '<tr><td>loose</td></tr>',
        '<caption>x</caption>',
        '<ul>a<li>b</li><ul><li>c</li></ul></ul>',
        '<em>a<ul><li>b</li></ul></em>',
        '<table><thead><tr><td>1</td></tr></thead></table>',
        '<table><tr><td>1</td></tr>x<tfoot><tr><td>2</td></tr></tfoot><caption>c</caption></table>',
        '<strong><p>z</p></strong>',
        '<table></table>q',
        '<pre>a<p>b</p></pre>',
      ),
    },
    key: 'x 0é',
  },
  {
    type: 'multiple-choice',
    prompt: { text: '<p>m</p>', options: list('a', 'b', 'c', 'd'), choose: 0, partialCredit: true },
    key: ['x 0é', 'x 2é', 'x 3é'],
  },
  {
    type: 'multiple-choice',
    prompt: { text: '<p>m</p>', options: list('a', 'b', 'c', 'd'), choose: 1 },
    key: ['x 2é'],
  },
  {
    type: 'multiple-choice',
    prompt: { text: '<p>m</p>', options: list('a', 'b', 'c', 'd'), choose: 2 },
    key: ['x 0é', 'x 2é'],
  },
  {
    type: 'multiple-choice',
    prompt: { text: '<p>m</p>', options: list('a', 'b', 'c', 'd'), choose: 1, partialCredit: true },
    key: ['x 2é'],
  },
  {
    type: 'blanks',
    prompt: {
      text: '<p><span data-blank="2"></span> then <span data-blank="1"></span></p><table><tr><td><span data-blank="3"></span></td></tr></table>',
      blanks: 3,
    },
    key: [
      ['one', ' ONE  two '],
      ['２', 'naïve'],
      ['visitor’s', 'well‑known', 'Straße'],
    ],
  },
  {
    type: 'blanks',
    prompt: { text: '<span data-blank="1"></span>', blanks: 1, testsAccents: true },
    key: [['café', 'a"b', 'tab\there']],
  },
  {
    type: 'inline-choice',
    prompt: {
      text: '<p>i <span data-blank="1"></span> <b>and <span data-blank="2"></span></b></p>',
      gaps: [
        ['a', ' b  c'.trim(), '<x> & "y"'],
        ['A', 'a'],
      ],
    },
    key: ['<x> & "y"', 'a'],
  },
  {
    type: 'numeric-entry',
    prompt: { text: '<p>n</p>', unit: 'm<sup>2</sup>', width: 5 },
    key: { accepted: ['-.5', '-2', '3.'] },
  },
  { type: 'numeric-entry', prompt: { text: '<p>n</p>', width: 5 }, key: { accepted: ['1/2', '2'] } },
  {
    type: 'select-text',
    prompt: { text: '<p>s</p>', passage: 'A [one][two] b.\n\n[three] c & <d>', by: 'pieces', choose: 2 },
    key: { pieces: [1, 3], spans: [], leastPercent: 70 },
  },
  { type: 'ordering', prompt: { text: '<p>o</p>', options: list('a', 'a', 'b') }, key: ['x 1é', 'x 2é', 'x 0é'] },
  {
    type: 'sentence-build',
    prompt: { text: '<p>o</p>', before: '', after: '', options: list('a', 'a', 'b', 'c'), slots: 3 },
    key: [
      ['x 1é', 'x 2é', 'x 0é'],
      ['x 0é', 'x 2é', 'x 1é'],
    ],
  },
  {
    type: 'sentence-build',
    prompt: { text: '<p>o</p>', before: 'B <', after: '& A', options: list('a', 'b') },
    key: [['x 1é', 'x 0é']],
  },
  {
    type: 'insert-sentence',
    prompt: {
      text: '<ul><li>x <span data-square="2"></span></li></ul><p><span data-square="1"></span> y</p>',
      sentence: '<p>One</p><ul><li>two <img data-file="1" alt="z"></li></ul><table><tr><td>three</td></tr></table>',
    },
    key: 1,
  },
  {
    type: 'prose-summary',
    prompt: { text: '<p>p</p>', options: list('a', 'b', 'c', 'd', 'e', 'f') },
    key: ['x 0é', 'x 2é', 'x 4é'],
  },
  {
    type: 'category-table',
    prompt: {
      text: '<p>c</p>',
      options: list('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'),
      categories: [
        { ...option('k', 'K'), places: 4 },
        { ...option('l', 'L'), places: 3 },
      ],
    },
    key: [
      ['x 0é', 'x 1é', 'x 2é', 'x 3é'],
      ['x 4é', 'x 5é', 'x 6é'],
    ],
  },
  {
    type: 'category-table',
    prompt: {
      text: '<p>c</p>',
      options: list('a', 'b', 'c', 'd'),
      categories: [
        { ...option('k', 'K'), places: 1 },
        { ...option('l', 'L'), places: 1 },
      ],
    },
    key: [['x 0é'], ['x 1é']],
  },
  {
    type: 'category-table',
    prompt: {
      text: '<p>c</p>',
      options: list('a', 'b', 'c', 'd'),
      categories: [
        { ...option('k', 'K'), places: 2 },
        { ...option('l', 'L'), places: 1 },
      ],
    },
    key: [['x 0é', 'x 2é'], ['x 1é']],
  },
  {
    type: 'matching-table',
    prompt: { text: '<p>m</p>', rows: list('a', 'a'), columns: list('p', 'p', 'q') },
    key: ['x 1é', 'x 1é'],
  },
  {
    type: 'complete-the-words',
    prompt: { text: '<p><span data-blank="1"></span></p>', gaps: [{ prefix: 'na', missing: 3 }] },
    key: [['naïve', 'NAïve']],
  },
  {
    type: 'sentence-analysis',
    prompt: { text: '<p>s</p>', pieces: ['a', 'a'], roles: ['subject', 'predicate'] },
    key: ['subject', 'subject'],
  },
  { type: 'true-false', prompt: { text: '<p>t</p>' }, key: false },
  {
    type: 'essay',
    prompt: { text: '<p>e</p>', leastWords: 0, mail: { to: 'a@b', subject: 's' } },
    key: { model: '<table><tr><td>m</td></tr></table>' },
    explanation: { en: 'loose <u>words</u>', zh: '<table><tr><td>1</td></tr></table>' },
  },
  { type: 'dictation', prompt: { text: '<p>d</p>' }, key: { references: ['A b.', 'a B.'] } },
];
