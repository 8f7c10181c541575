/** An element of markup, as far as formulas are read: one of a browser's document, or one of a parsed file. */
export interface MarkupElement {
  /** Its name with its prefix, as `mfrac` or `m:f`. */
  localName: string;
  children: ArrayLike<MarkupElement>;
  textContent: string | null;
  getAttribute(name: string): string | null;
}

const listChildren = (element: MarkupElement): MarkupElement[] => Array.from(element.children);

/** Characters whose LaTeX differs from the character. */
const commands: Readonly<Record<string, string>> = {
  ...{ '×': '\\times', '÷': '\\div', '±': '\\pm', '·': '\\cdot', '−': '-', '≤': '\\le', '≥': '\\ge', '≠': '\\ne' },
  ...{ '≈': '\\approx', '≡': '\\equiv', '∞': '\\infty', '∑': '\\sum', '∏': '\\prod', '∫': '\\int', '√': '\\surd' },
  ...{ '→': '\\to', '∠': '\\angle', '△': '\\triangle', '°': '^\\circ', '∈': '\\in', '∪': '\\cup', '∩': '\\cap' },
  ...{ α: '\\alpha', β: '\\beta', γ: '\\gamma', δ: '\\delta', θ: '\\theta', λ: '\\lambda', μ: '\\mu', π: '\\pi' },
  ...{ ρ: '\\rho', σ: '\\sigma', φ: '\\varphi', ω: '\\omega', Δ: '\\Delta', Σ: '\\Sigma', Ω: '\\Omega' },
  ...{ '{': '\\{', '}': '\\}', '%': '\\%', '#': '\\#', $: '\\$', '&': '\\&', _: '\\_', '\\': '\\backslash' },
};

const invisible = /[\u2061-\u2064\u200b]/g;

/** Converts the text of a formula to LaTeX; a command is separated from a following letter. */
export const charactersToLatex = (text: string): string =>
  [...text.replaceAll(invisible, '')]
    .map((sign) => {
      const command = commands[sign];
      return command && /[a-zA-Z]$/.test(command) ? `${command} ` : (command ?? sign);
    })
    .join('');

const functions = new Set('sin cos tan cot sec csc log ln exp lim max min gcd det arcsin arccos arctan'.split(' '));

/** A name of several letters: a LaTeX function, or upright text. */
export const nameToLatex = (text: string): string => {
  const name = text.replaceAll(invisible, '').trim();
  if (functions.has(name)) return `\\${name} `;
  return /^[a-zA-Z]{2,}$/.test(name) ? `\\mathrm{${name}}` : charactersToLatex(name);
};

/** Text inside a formula; characters that would end it are removed. */
export const wordsToLatex = (text: string): string => {
  const words = text.replaceAll(/[{}\\$]/g, '').replaceAll('%', '\\%');
  return words.trim() === '' ? ' ' : `\\text{${words}}`;
};

const group = (latex: string): string => `{${latex.trim()}}`;

const childrenToLatex = (element: MarkupElement): string => listChildren(element).map(toLatex).join('');

const part = (element: MarkupElement, index: number): string => {
  const child = element.children[index];
  return group(child ? toLatex(child) : '');
};

const fenceToLatex = (element: MarkupElement): string => {
  const open = element.getAttribute('open') ?? '(';
  const close = element.getAttribute('close') ?? ')';
  const separator = element.getAttribute('separators')?.trim()[0] ?? ',';
  const inner = listChildren(element).map(toLatex).join(charactersToLatex(separator));
  return `\\left${charactersToLatex(open) || '.'}${inner}\\right${charactersToLatex(close) || '.'}`;
};

const table = (element: MarkupElement): string => {
  const rows = listChildren(element).map((row) => listChildren(row).map(childrenToLatex).join(' & '));
  return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`;
};

const overs: Readonly<Record<string, string>> = {
  ...{ '¯': '\\overline', '‾': '\\overline', _: '\\overline', '→': '\\vec', '^': '\\hat', ˆ: '\\hat' },
  ...{ '˙': '\\dot', '¨': '\\ddot', '~': '\\tilde', '˜': '\\tilde', ˇ: '\\check', '⏞': '\\overbrace' },
};
const unders: Readonly<Record<string, string>> = {
  ...{ _: '\\underline', '¯': '\\underline', '‾': '\\underline', '\u0332': '\\underline', '⏟': '\\underbrace' },
};

const isBigOperator = (base: string): boolean =>
  /^\\(?:sum|prod|int|lim|max|min|gcd|det|cup|cap)\b\s*$|^\\[a-z]+\s*$/.test(base);

/** The command of a sign that stands over or under a base. */
const findCommand = (signs: Readonly<Record<string, string>>, element: MarkupElement): string | undefined => {
  const sign = element.children[1]?.textContent?.trim() ?? '';
  return Object.hasOwn(signs, sign) ? signs[sign] : undefined;
};

// Each child is converted once: a base may hold others, however many levels deep.
const overToLatex = (element: MarkupElement): string => {
  const command = findCommand(overs, element);
  const base = part(element, 0);
  if (command) return `${command}${base}`;
  const sign = part(element, 1);
  return base.startsWith('{\\overbrace') ? `${base.slice(1, -1)}^${sign}` : `\\overset${sign}${base}`;
};

const underToLatex = (element: MarkupElement): string => {
  const command = findCommand(unders, element);
  const base = part(element, 0);
  if (command) return `${command}${base}`;
  const sign = part(element, 1);
  const inner = base.slice(1, -1);
  return isBigOperator(inner) || inner.startsWith('\\underbrace') ? `${inner}_${sign}` : `\\underset${sign}${base}`;
};

const underAndOverToLatex = (element: MarkupElement): string => {
  const [base, below, above] = [part(element, 0), part(element, 1), part(element, 2)];
  const inner = base.slice(1, -1);
  return isBigOperator(inner) ? `${inner}_${below}^${above}` : `\\overset${above}{\\underset${below}${base}}`;
};

const nameIn = (element: MarkupElement): string => element.localName.replace(/^.*:/, '');

/** Scripts on both sides of a base: those of a nucleus, of a combination. */
const scripts = (element: MarkupElement): string => {
  const children = listChildren(element);
  const pre = children.findIndex((child) => nameIn(child) === 'mprescripts');
  const [base, ...after] = pre === -1 ? children : children.slice(0, pre);
  const write = (pairs: readonly MarkupElement[]): string =>
    Array.from({ length: Math.ceil(pairs.length / 2) }, (_, at) => {
      const [below, above] = [pairs[2 * at], pairs[2 * at + 1]].map((script) => (script ? toLatex(script).trim() : ''));
      return `${below ? `_{${below}}` : ''}${above ? `^{${above}}` : ''}`;
    }).join('{}');
  const before = pre === -1 ? '' : write(children.slice(pre + 1));
  return `${before === '' ? '' : `{}${before}`}{${base ? toLatex(base).trim() : ''}}${write(after)}`;
};

const enclosureToLatex = (element: MarkupElement): string => {
  const inner = group(childrenToLatex(element));
  const notation = element.getAttribute('notation') ?? 'longdiv';
  if (notation.includes('radical')) return `\\sqrt${inner}`;
  if (notation.includes('box')) return `\\boxed${inner}`;
  if (notation.includes('strike')) return `\\cancel${inner}`;
  if (notation.includes('top') || notation === 'actuarial') return `\\overline${inner}`;
  return notation.includes('bottom') ? `\\underline${inner}` : inner.slice(1, -1);
};

const variants: Readonly<Record<string, string>> = {
  ...{ bold: '\\mathbf', 'bold-italic': '\\boldsymbol', 'double-struck': '\\mathbb', script: '\\mathcal' },
  ...{ fraktur: '\\mathfrak', 'sans-serif': '\\mathsf', monospace: '\\mathtt' },
};

/** A letter or name in the face that its variant asks for. */
const identifier = (element: MarkupElement): string => {
  const text = element.textContent ?? '';
  const name = element.getAttribute('mathvariant') ?? '';
  const variant = Object.hasOwn(variants, name) ? variants[name] : undefined;
  return variant ? `${variant}{${charactersToLatex(text.trim()).trim()}}` : nameToLatex(text);
};

const elements: Readonly<Record<string, (element: MarkupElement) => string>> = {
  mi: identifier,
  mn: (element) => charactersToLatex((element.textContent ?? '').trim()),
  mo: (element) => nameToLatex(element.textContent ?? ''),
  mtext: (element) => wordsToLatex(element.textContent ?? ''),
  ms: (element) => wordsToLatex(element.textContent ?? ''),
  mspace: () => '\\ ',
  mfrac: (element) => `\\frac${part(element, 0)}${part(element, 1)}`,
  msup: (element) => `${part(element, 0)}^${part(element, 1)}`,
  msub: (element) => `${part(element, 0)}_${part(element, 1)}`,
  msubsup: (element) => `${part(element, 0)}_${part(element, 1)}^${part(element, 2)}`,
  msqrt: (element) => `\\sqrt${group(childrenToLatex(element))}`,
  mroot: (element) => `\\sqrt[${part(element, 1).slice(1, -1)}]${part(element, 0)}`,
  mfenced: fenceToLatex,
  mtable: table,
  mover: overToLatex,
  munder: underToLatex,
  munderover: underAndOverToLatex,
  mmultiscripts: scripts,
  menclose: enclosureToLatex,
  mphantom: () => '',
  annotation: () => '',
  'annotation-xml': () => '',
  semantics: (element) => (element.children[0] ? toLatex(element.children[0]) : ''),
};

const toLatex = (element: MarkupElement): string => {
  const name = nameIn(element);
  const convert = Object.hasOwn(elements, name) ? elements[name] : undefined;
  return (convert ?? childrenToLatex)(element);
};

const latexEncodings = new Set(['application/x-tex', 'LaTeX']);

const findAnnotation = (element: MarkupElement): string | undefined => {
  for (const child of listChildren(element)) {
    const isLatex = nameIn(child) === 'annotation' && latexEncodings.has(child.getAttribute('encoding') ?? '');
    const text = isLatex ? child.textContent?.trim() : findAnnotation(child);
    if (text) return text;
  }
  return undefined;
};

/** LaTeX of a MathML formula: the author's annotation if there is one, else converted by element. */
export const mathmlToLatex = (math: MarkupElement): string => (findAnnotation(math) ?? toLatex(math)).trim();
