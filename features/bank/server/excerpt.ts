const signs: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  equiv: '≡',
  pi: 'π',
  theta: 'θ',
  alpha: 'α',
  beta: 'β',
  circ: '°',
  angle: '∠',
  triangle: '△',
  cdots: '…',
  ldots: '…',
  dots: '…',
  infty: '∞',
};
const raised: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789'].map((digit, at) => [digit, [...'⁰¹²³⁴⁵⁶⁷⁸⁹'][at] ?? digit]),
);

/** LaTeX as it would be read in a line of plain text: `\\frac{1}{2}` becomes `1/2`, `x^2` becomes `x²`. */
const readable = (text: string): string =>
  text
    .replace(/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\sqrt\{([^{}]*)\}/g, '√($1)')
    .replace(/\\(?:text|mathrm|overline|operatorname)\{([^{}]*)\}/g, '$1')
    .replace(/\^\{?\\circ\}?/g, '°')
    .replace(/\^\{?(\d+)\}?/g, (_, digits: string) => [...digits].map((digit) => raised[digit] ?? digit).join(''))
    .replace(/\\([a-zA-Z]+)( ?)(?=(.?))/g, (_, name: string, space: string, next: string) => {
      const sign = signs[name];
      return sign === undefined && /[\\a-zA-Z]/.test(next) ? `${name} ` : `${sign ?? name}${space}`;
    })
    .replace(/[{}]|\\[,;:! ]/g, '');

const longest = 160;

/** Cut at a word, with a sign that there is more. */
const cut = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`;

/** The beginning of a question as plain text: formulas readable, gaps as lines. */
export const excerptOf = (prompt: unknown): string => {
  const html = typeof prompt === 'object' && prompt !== null && 'text' in prompt ? String(prompt.text) : '';
  const text = html
    .replace(/<span[^>]*data-blank[^>]*>\s*<\/span>/g, ' ____ ')
    .replace(/<span[^>]*data-square[^>]*>\s*<\/span>/g, ' ■ ')
    .replace(/<\/?(?:em|strong|u|sub|sup|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
  return cut(
    readable(text)
      .replace(/\s+/g, ' ')
      .replace(/ ([,.;:?!)])/g, '$1')
      .trim(),
  );
};
