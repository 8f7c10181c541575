import { lightGreyBackground } from '@inkstone/base';

/** Declarations of an element, by property; a later one replaces an earlier one. */
const parseDeclarations = (text: string): Map<string, string> =>
  new Map(
    text.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const [name, value] = [declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()];
      return colon > 0 && value !== '' ? [[name, value] as const] : [];
    }),
  );

const toStyle = (declarations: ReadonlyMap<string, string>): string =>
  [...declarations].map(([name, value]) => `${name}: ${value}`).join('; ');

// Pages, TextEdit and spreadsheets describe their runs by classes in a style sheet.
const rule = /([^{}@;]+)\{([^{}]*)\}/g;
const simpleSelector = /^(?:[a-z][a-z0-9]*)?(?:\.[\w-]+)?$/i;

/** Writes the rules of a paste's own style sheets, of which simple ones are read, into the elements that they apply to. */
export const inlineStyleSheets = (body: HTMLElement): void => {
  const sheets = [...body.ownerDocument.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
  const rulesByElement = new Map<Element, string>();
  for (const [, selectors = '', declarations = ''] of sheets
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\/|<!--|-->/g, '')
    .matchAll(rule)) {
    for (const selector of selectors.split(',').map((part) => part.trim())) {
      if (selector === '' || declarations.trim() === '' || !simpleSelector.test(selector)) continue;
      for (const element of body.querySelectorAll(selector))
        rulesByElement.set(element, `${rulesByElement.get(element) ?? ''};${declarations}`);
    }
  }
  for (const [element, rules] of rulesByElement)
    element.setAttribute('style', toStyle(parseDeclarations(`${rules};${element.getAttribute('style') ?? ''}`)));
};

const hasText = (element: Element): boolean => (element.textContent ?? '').trim() !== '';

const lengthIn = (value: string | undefined): number =>
  Number(/^([+-]?\d*\.?\d+)(?:%|[a-z]+)$/i.exec(value ?? '')?.[1] ?? 0);

/** Whether a style raises its text or lowers it, in any of the ways that programs write it. */
const findScript = (style: ReadonlyMap<string, string>): 'sup' | 'sub' | null => {
  const align = style.get('vertical-align')?.toLowerCase();
  if (align === 'super' || align === 'text-top') return 'sup';
  if (align === 'sub' || align === 'text-bottom') return 'sub';
  const isMoved = style.get('position')?.toLowerCase() === 'relative';
  const top = isMoved ? lengthIn(style.get('top')) : 0;
  const raised =
    lengthIn(align) || lengthIn(style.get('mso-text-raise')) || -top || (isMoved ? lengthIn(style.get('bottom')) : 0);
  return raised === 0 ? null : raised > 0 ? 'sup' : 'sub';
};

const monospaced = /font(?:-family)?:\s*[^;]*(?:courier|consolas|menlo|monaco|mono)/i;

const tagsByStyle: readonly (readonly [tag: string, style: RegExp])[] = [
  ['strong', /font-weight:\s*(?:bold|[6-9]00)|font:[^;]*\bbold\b/i],
  ['em', /font-style:\s*italic|font:[^;]*\bitalic\b/i],
  ['u', /text-decoration[^;]*:\s*[^;]*underline/i],
  ['s', /text-decoration[^;]*:\s*[^;]*line-through/i],
  ['mark', lightGreyBackground],
  ['code', monospaced],
];

/** The elements that stand for the formatting which an element has by style alone. */
const listTags = (element: HTMLElement): string[] => {
  const style = parseDeclarations(element.getAttribute('style') ?? '');
  const text = toStyle(style);
  const script =
    hasText(element) && !element.closest('sup, sub') && !element.querySelector('sup, sub') ? findScript(style) : null;
  const face = element.getAttribute('face') ?? '';
  return [
    ...(script ? [script] : []),
    ...tagsByStyle.filter(([, pattern]) => pattern.test(text)).map(([tag]) => tag),
    ...(monospaced.test(`font: ${face}`) && !monospaced.test(text) ? ['code'] : []),
  ];
};

const wrapChildren = (element: HTMLElement, tag: string): void => {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
};

const rename = (element: Element, tag: string): void => {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
};

const tagSynonyms: Readonly<Record<string, string>> = { del: 's', strike: 's', tt: 'code', kbd: 'code', samp: 'code' };

/** Converts formatting that is given by style alone to elements. */
export const convertStyles = (body: HTMLElement): void => {
  for (const element of [...body.querySelectorAll<HTMLElement>('span, font, a')]) {
    if (element.closest('pre, code')) continue;
    const tags = listTags(element);
    if (tags.length === 0) continue;
    for (const tag of tags) wrapChildren(element, tag);
    element.replaceWith(...element.childNodes);
  }
  for (const element of body.querySelectorAll<HTMLElement>('b, strong, i, em, u, s, small, big, cite, var')) {
    const script = listTags(element).find((tag) => tag === 'sup' || tag === 'sub');
    if (script) wrapChildren(element, script);
  }
  // Google Docs wraps everything in a bold element with normal weight.
  for (const element of body.querySelectorAll<HTMLElement>('b[style*="normal"], strong[style*="normal"]')) {
    if (/font-weight:\s*normal/i.test(element.getAttribute('style') ?? '')) element.replaceWith(...element.childNodes);
  }
  for (const element of [...body.querySelectorAll(Object.keys(tagSynonyms).join(','))])
    rename(element, tagSynonyms[element.localName] ?? 's');
  // Quotation marks of a quote are drawn by the browser, and so is the place of a reading above its characters.
  for (const quote of [...body.querySelectorAll('q')]) quote.replaceWith('“', ...quote.childNodes, '”');
  for (const reading of [...body.querySelectorAll('rt')]) {
    const isBracketed = reading.parentElement?.querySelector('rp') !== null;
    reading.replaceWith(isBracketed ? '' : '(', ...reading.childNodes, isBracketed ? '' : ')');
  }
};

const lineBlocks = /^(?:DIV|P|LI|TR)$/;

/** The lines of code in an element: a break or a block ends a line. */
const readLines = (node: Node): string => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node.nodeName === 'BR') return '\n';
  let text = '';
  for (const child of node.childNodes) {
    const lines = readLines(child);
    const isBlock = lineBlocks.test(child.nodeName);
    const begin = isBlock && text !== '' && !text.endsWith('\n') ? '\n' : '';
    text += `${begin}${lines}${isBlock && !lines.endsWith('\n') ? '\n' : ''}`;
  }
  return text;
};

/** Keeps line breaks and indentation of code, also of an editor's, which is a block with its spaces kept. */
export const convertCode = (body: HTMLElement): void => {
  for (const block of [...body.querySelectorAll<HTMLElement>('div[style]')]) {
    const style = block.getAttribute('style') ?? '';
    if (/white-space:\s*pre/i.test(style) && monospaced.test(style)) rename(block, 'pre');
  }
  for (const block of [...body.querySelectorAll('pre')]) {
    const code = document.createElement('code');
    code.textContent = readLines(block).replaceAll('\u00a0', ' ').replace(/\n+$/, '');
    block.replaceChildren(code);
  }
};
