import { cutAtWord, cutText } from '@inkstone/base';

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
  int: '∫',
  sum: '∑',
  to: '→',
  star: '★',
  ell: 'ℓ',
  langle: '⟨',
  rangle: '⟩',
};
const raised = new Map([...'0123456789+-=()ni'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'][at] ?? sign]));
const lowered = new Map([...'0123456789+-=()nkmi'].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙₖₘᵢ'][at] ?? sign]));

/** What has more than one part stands in brackets. */
const oneOf = (part: string): string => (/^(?:[\p{L}\p{N}.]+|√?\([^()]*\))$/u.test(part) ? part : `(${part})`);

/** Above or below the line where there are signs for all of it, else with the sign of LaTeX. */
const beside = (sign: string, part: string): string => {
  const small = [...part.replaceAll(' ', '')].map((one) => (sign === '^' ? raised : lowered).get(one));
  if (small.every((one) => one !== undefined)) return small.join('');
  return sign + ([...part].length === 1 ? part : `(${part})`);
};

const structure = /^(?:[dt]?frac|sqrt|text|math(?:rm|bf|it|bb|cal)|overline|operatorname)$/;

/** Commands without a group become their sign, or their name: `\\theta`, `\\sin`. */
const named = (latex: string): string =>
  latex.replace(/\\([a-zA-Z]+)( ?)(?=(.?))/g, (command, name: string, space: string, next: string) => {
    if (structure.test(name)) return command;
    const sign = signs[name];
    return sign === undefined && /[\\a-zA-Z0-9]/.test(next) ? `${name} ` : `${sign ?? name}${space}`;
  });

/** The innermost groups, each without braces inside; again until none is left. */
const ungrouped = (latex: string): string => {
  const next = latex
    .replace(
      /(\d)?\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g,
      (_, before: string | undefined, over: string, under: string) => {
        const fraction = `${oneOf(over.trim())}/${oneOf(under.trim())}`;
        return before === undefined ? fraction : `${before} ${fraction}`;
      },
    )
    .replace(/\\sqrt\{([^{}]*)\}/g, '√($1)')
    .replace(/\\(?:text|math(?:rm|bf|it|bb|cal)|overline|operatorname)\{([^{}]*)\}/g, '$1')
    .replace(/([\^_])\{([^{}\\]*)\}/g, (_, sign: string, part: string) => beside(sign, part.trim()));
  return next === latex ? latex : ungrouped(next);
};

/** LaTeX as it would be read in a line of plain text: `\\frac{1}{2}` becomes `1/2`, `x^2` becomes `x²`. */
const readable = (latex: string): string => {
  const plain = latex
    .replace(/\\begin\{[a-z]*matrix\}|\\end\{[a-z]*matrix\}/g, (edge) => (edge.startsWith('\\b') ? '[' : ']'))
    .replace(/\s*\\\\\s*/g, '; ')
    .replace(/\s*&\s*/g, ' ')
    // Braces that are meant stand apart from those that group.
    .replace(/\\([{}])/g, (_, brace: string) => (brace === '{' ? '\uE000' : '\uE001'))
    .replace(/\^\{?\\circ\}?/g, '°')
    .replace(/\\(?:left|right|displaystyle)(?![a-zA-Z])\s*/g, '')
    .replace(/\\[,;:! ]/g, ' ');
  const raisedOnes = named(plain).replace(/([\^_])([\p{L}\p{N}])/gu, (_, sign: string, part: string) =>
    beside(sign, part),
  );
  return ungrouped(raisedOnes)
    .replace(/[{}\\]/g, '')
    .replaceAll('\uE000', '{')
    .replaceAll('\uE001', '}')
    .replace(/\[ | \]/g, (edge) => edge.trim());
};

const longest = 160;
// Groups are taken away from the inside out, once for each depth: of a long formula the beginning has to do.
const longestFormula = 600;

const beginningOf = (latex: string): string =>
  latex.length <= longestFormula ? latex : `${cutText(latex, longestFormula)} …`;

const decoded = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&');

const encoded = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The beginning of a question as plain text: formulas readable, gaps as lines, pictures as what they show. */
export const excerptOf = (prompt: unknown): string => {
  const html = typeof prompt === 'object' && prompt !== null && 'text' in prompt ? String(prompt.text) : '';
  const text = html
    .replace(/<(span|div)[^>]*\sdata-math[^>]*>([^<]*)<\/\1>/g, (_, _tag, latex: string) =>
      encoded(readable(beginningOf(decoded(latex)))),
    )
    .replace(/<span[^>]*data-blank[^>]*>\s*<\/span>/g, ' ____ ')
    .replace(/<span[^>]*data-square[^>]*>\s*<\/span>/g, ' ■ ')
    .replace(/<img\b[^>]*?\salt="([^"]*)"[^>]*>/g, ' [$1] ')
    .replace(/<\/?(?:em|strong|u|sub|sup|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ');
  return cutAtWord(
    decoded(text)
      .replace(/\s+/g, ' ')
      .replace(/ ([,.;:?!)])/g, '$1')
      .trim(),
    longest,
  );
};
