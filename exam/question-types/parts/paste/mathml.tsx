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

const childrenToLatex = (element: Element): string => [...element.children].map(toLatex).join('');

const part = (element: Element, index: number): string => {
  const child = element.children[index];
  return group(child ? toLatex(child) : '');
};

const fenced = (element: Element): string => {
  const open = element.getAttribute('open') ?? '(';
  const close = element.getAttribute('close') ?? ')';
  const separator = element.getAttribute('separators')?.trim()[0] ?? ',';
  const inner = [...element.children].map(toLatex).join(charactersToLatex(separator));
  return `\\left${charactersToLatex(open) || '.'}${inner}\\right${charactersToLatex(close) || '.'}`;
};

const table = (element: Element): string => {
  const rows = [...element.children].map((row) => [...row.children].map(childrenToLatex).join(' & '));
  return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`;
};

const overs: Readonly<Record<string, string>> = {
  '¯': '\\overline',
  '‾': '\\overline',
  '→': '\\vec',
  '^': '\\hat',
  '˙': '\\dot',
  '~': '\\tilde',
};

const over = (element: Element): string => {
  const command = overs[element.children[1]?.textContent?.trim() ?? ''];
  return command ? `${command}${part(element, 0)}` : `\\overset${part(element, 1)}${part(element, 0)}`;
};

/** Big operators have limits; anything else has content above and below. */
const limits = (element: Element, below: number | null, above: number | null): string => {
  const base = part(element, 0);
  return `${base.slice(1, -1)}${below === null ? '' : `_${part(element, below)}`}${above === null ? '' : `^${part(element, above)}`}`;
};

const elements: Readonly<Record<string, (element: Element) => string>> = {
  mi: (element) => nameToLatex(element.textContent ?? ''),
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
  mfenced: fenced,
  mtable: table,
  mover: over,
  munder: (element) => limits(element, 1, null),
  munderover: (element) => limits(element, 1, 2),
  annotation: () => '',
  'annotation-xml': () => '',
  semantics: (element) => (element.children[0] ? toLatex(element.children[0]) : ''),
};

const toLatex = (element: Element): string => {
  const name = element.localName.replace(/^.*:/, '');
  return (elements[name] ?? childrenToLatex)(element);
};

/** LaTeX of a MathML formula: the author's annotation if there is one, else converted by element. */
export const mathmlToLatex = (math: Element): string => {
  const noted = math.querySelector('annotation[encoding="application/x-tex"], annotation[encoding="LaTeX"]');
  return (noted?.textContent?.trim() || toLatex(math)).trim();
};
