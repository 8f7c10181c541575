import { cutAtWord, cutText, escapeHtml } from '@inkstone/base';

const latexSymbols: Readonly<Record<string, string>> = {
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
const superscripts = new Map([...'0123456789+-=()ni'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'][at] ?? sign]));
const subscripts = new Map(
  [...'0123456789+-=()nkmi'].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙₖₘᵢ'][at] ?? sign]),
);

/** Puts a term of more than one part in parentheses. */
const parenthesize = (part: string): string => (/^(?:[\p{L}\p{N}.]+|√?\([^()]*\))$/u.test(part) ? part : `(${part})`);

/** Writes superscripts and subscripts with Unicode characters if all of them exist, else with the LaTeX operator. */
const toScript = (sign: string, part: string): string => {
  const characters = [...part.replaceAll(' ', '')].map((character) =>
    (sign === '^' ? superscripts : subscripts).get(character),
  );
  if (characters.every((character) => character !== undefined)) return characters.join('');
  return sign + ([...part].length === 1 ? part : `(${part})`);
};

const structureCommand = /^(?:[dt]?frac|sqrt|text|math(?:rm|bf|it|bb|cal)|overline|operatorname)$/;

/** Replaces commands without a group by their symbol or name: `\\theta`, `\\sin`. */
const replaceCommands = (latex: string): string =>
  latex.replace(/\\([a-zA-Z]+)( ?)(?=(.?))/g, (command, name: string, space: string, next: string) => {
    if (structureCommand.test(name)) return command;
    const sign = latexSymbols[name];
    return sign === undefined && /[\\a-zA-Z0-9]/.test(next) ? `${name} ` : `${sign ?? name}${space}`;
  });

/** Replaces the innermost groups, again and again until none is left. */
const flattenGroups = (latex: string): string => {
  const next = latex
    .replace(
      /(\d)?\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g,
      (_, before: string | undefined, over: string, under: string) => {
        const fraction = `${parenthesize(over.trim())}/${parenthesize(under.trim())}`;
        return before === undefined ? fraction : `${before} ${fraction}`;
      },
    )
    .replace(/\\sqrt\{([^{}]*)\}/g, '√($1)')
    .replace(/\\(?:text|math(?:rm|bf|it|bb|cal)|overline|operatorname)\{([^{}]*)\}/g, '$1')
    .replace(/([\^_])\{([^{}\\]*)\}/g, (_, sign: string, part: string) => toScript(sign, part.trim()));
  return next === latex ? latex : flattenGroups(next);
};

/** Converts LaTeX to one line of plain text: `\\frac{1}{2}` becomes `1/2`, `x^2` becomes `x²`. */
const latexToPlainText = (latex: string): string => {
  const plain = latex
    .replace(/\\begin\{[a-z]*matrix\}|\\end\{[a-z]*matrix\}/g, (edge) => (edge.startsWith('\\b') ? '[' : ']'))
    .replace(/\s*\\\\\s*/g, '; ')
    .replace(/\s*&\s*/g, ' ')
    // Escaped braces are replaced, so that they differ from those of groups.
    .replace(/\\([{}])/g, (_, brace: string) => (brace === '{' ? '\uE000' : '\uE001'))
    .replace(/\^\{?\\circ\}?/g, '°')
    .replace(/\\(?:left|right|displaystyle)(?![a-zA-Z])\s*/g, '')
    .replace(/\\[,;:! ]/g, ' ');
  const raisedOnes = replaceCommands(plain).replace(/([\^_])([\p{L}\p{N}])/gu, (_, sign: string, part: string) =>
    toScript(sign, part),
  );
  return flattenGroups(raisedOnes)
    .replace(/[{}\\]/g, '')
    .replaceAll('\uE000', '{')
    .replaceAll('\uE001', '}')
    .replace(/\[ | \]/g, (edge) => edge.trim());
};

const maxExcerptLength = 160;
// Groups are replaced from the inside out, one pass for each depth, so a long formula is truncated first.
const maxFormulaLength = 600;

const truncateFormula = (latex: string): string =>
  latex.length <= maxFormulaLength ? latex : `${cutText(latex, maxFormulaLength)} …`;

const decodeEntities = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&');

/** The beginning of a question as plain text: formulas readable, gaps as lines, pictures as their alternative text. */
export const buildExcerpt = (prompt: unknown): string => {
  const html = typeof prompt === 'object' && prompt !== null && 'text' in prompt ? String(prompt.text) : '';
  const text = html
    .replace(/<(span|div)[^>]*\sdata-math[^>]*>([^<]*)<\/\1>/g, (_, _tag, latex: string) =>
      escapeHtml(latexToPlainText(truncateFormula(decodeEntities(latex)))),
    )
    .replace(/<span[^>]*data-blank[^>]*>\s*<\/span>/g, ' ____ ')
    .replace(/<span[^>]*data-square[^>]*>\s*<\/span>/g, ' ■ ')
    .replace(/<img\b[^>]*?\salt="([^"]*)"[^>]*>/g, ' [$1] ')
    .replace(/<\/?(?:em|strong|u|sub|sup|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ');
  return cutAtWord(
    decodeEntities(text)
      .replace(/\s+/g, ' ')
      .replace(/ ([,.;:?!)])/g, '$1')
      .trim(),
    maxExcerptLength,
  );
};
