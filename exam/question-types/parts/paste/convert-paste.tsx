import { lightGreyBackground } from '@inkstone/base';
import { mathmlToLatex } from './mathml.tsx';
import { ommlToLatex } from './omml.tsx';
import { convertWordLists } from './word-lists.tsx';

/**
 * Something that cannot be kept from a paste: its kind and description (the alternative text of a picture; may be
 * empty).
 */
export interface PasteLoss {
  kind: 'picture' | 'film' | 'drawing' | 'form' | 'embedded';
  name: string;
}

/** Converted content of a paste. */
export interface ConvertedPaste {
  html: string;
  losses: readonly PasteLoss[];
}

const setMath = (place: ChildNode, latex: string, isBlock: boolean): void => {
  const formula = document.createElement(isBlock ? 'div' : 'span');
  formula.dataset.math = '';
  formula.textContent = latex;
  place.replaceWith(formula);
};

/** Word puts formulas into conditional comments, with a picture for programs that cannot read them. */
const convertWordFormulas = (html: string): string =>
  html
    .replaceAll(/<!--\[if gte msEquation 12\]>([\s\S]*?)<!\[endif\]-->/gi, (_, markup: string) =>
      ommlToLatex(markup)
        .map(({ latex, isBlock }) => {
          const holder = document.createElement(isBlock ? 'div' : 'span');
          holder.dataset.math = '';
          holder.textContent = latex;
          return holder.outerHTML;
        })
        .join(''),
    )
    .replaceAll(/<!\[if !msEquation\]>[\s\S]*?<!\[endif\]>/gi, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<!\[(?:if[^\]]*|endif)\]>/gi, '');

const convertMathml = (body: HTMLElement): void => {
  // KaTeX and MathJax render a formula twice: as MathML and as boxes.
  for (const drawn of body.querySelectorAll('.katex-html, .MJX_Assistive_MathML ~ *, mjx-container > svg'))
    drawn.remove();
  for (const math of [...body.querySelectorAll('math')]) {
    const latex = mathmlToLatex(math);
    const isBlock = math.getAttribute('display') === 'block' && math.closest('p, li, td, th') === null;
    if (latex === '') math.remove();
    else setMath(math, latex, isBlock);
  }
};

const tagsByStyle: readonly (readonly [tag: string, style: RegExp])[] = [
  ['sup', /vertical-align:\s*super/i],
  ['sub', /vertical-align:\s*sub(?!\w)/i],
  ['strong', /font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /font-style:\s*italic/i],
  ['u', /text-decoration[^;]*:\s*[^;]*underline/i],
  ['s', /text-decoration[^;]*:\s*[^;]*line-through/i],
  ['mark', lightGreyBackground],
  ['code', /font-family:\s*[^;]*(?:courier|consolas|menlo|monaco|monospace)/i],
];

/** Converts formatting that is given by style alone to elements. */
const convertStyles = (body: HTMLElement): void => {
  for (const element of [...body.querySelectorAll<HTMLElement>('span, font, a')]) {
    const style = element.getAttribute('style') ?? '';
    const tags = tagsByStyle.filter(([, pattern]) => pattern.test(style)).map(([tag]) => tag);
    if (element.closest('pre, code') || tags.length === 0) continue;
    for (const tag of tags) {
      const wrapper = document.createElement(tag);
      wrapper.append(...element.childNodes);
      element.append(wrapper);
    }
    element.replaceWith(...element.childNodes);
  }
  // Google Docs wraps everything in a bold element with normal weight.
  for (const element of body.querySelectorAll<HTMLElement>('b[style*="normal"], strong[style*="normal"]')) {
    if (/font-weight:\s*normal/i.test(element.getAttribute('style') ?? '')) element.replaceWith(...element.childNodes);
  }
  for (const element of [...body.querySelectorAll('del, strike')]) {
    const struck = document.createElement('s');
    struck.append(...element.childNodes);
    element.replaceWith(struck);
  }
};

/** Keeps line breaks and indentation of code. */
const convertCode = (body: HTMLElement): void => {
  for (const block of [...body.querySelectorAll('pre')]) {
    for (const end of [...block.querySelectorAll('br')]) end.replaceWith('\n');
    const code = document.createElement('code');
    code.textContent = (block.textContent ?? '').replaceAll('\u00a0', ' ').replace(/\n$/, '');
    block.replaceChildren(code);
  }
};

const lossKindByTag: Readonly<Record<string, PasteLoss['kind']>> = {
  video: 'film',
  audio: 'film',
  iframe: 'embedded',
  object: 'embedded',
  embed: 'embedded',
  canvas: 'drawing',
  svg: 'drawing',
  input: 'form',
  select: 'form',
  textarea: 'form',
};

const getPictureName = (picture: HTMLImageElement): string => {
  const file = picture.src.startsWith('data:') ? '' : (picture.src.split(/[/\\]/).at(-1) ?? '');
  return picture.alt.trim() || decodeURIComponent(file.replace(/%(?![0-9a-f]{2})/gi, '')).slice(0, 60);
};

/** Maps the URL of a pasted picture to a URL of this server; null for foreign pictures. */
export type ResolveImageUrl = (source: string) => string | null;

/** Removes unsupported content and reports it; a removed picture is replaced by its description. */
const removeUnsupported = (body: HTMLElement, ownAddress: ResolveImageUrl): PasteLoss[] => {
  const losses: PasteLoss[] = [];
  for (const element of [...body.querySelectorAll(Object.keys(lossKindByTag).join(','))]) {
    const kind = lossKindByTag[element.localName];
    if (!kind || !element.isConnected || (element instanceof HTMLInputElement && element.type === 'hidden')) continue;
    losses.push({ kind, name: element.getAttribute('aria-label') ?? element.getAttribute('title') ?? '' });
    element.remove();
  }
  for (const picture of [...body.querySelectorAll('img')]) {
    const own = ownAddress(picture.getAttribute('src') ?? '');
    if (own !== null) picture.setAttribute('src', own);
    if (own !== null) continue;
    losses.push({ kind: 'picture', name: getPictureName(picture) });
    picture.replaceWith(picture.alt.trim() === '' ? '' : `[${picture.alt.trim()}]`);
  }
  return losses;
};

/** Parsed in a separate document, so that nothing is fetched or executed. */
const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/**
 * Converts pasted HTML of Word, Google Docs, WPS and web pages for the editor: formulas (MathML, Word's own) to LaTeX;
 * subscript, superscript and strike-through given by style; Word lists; lines of code. Reports what could not be kept.
 */
export const convertPaste = (html: string, ownAddress: ResolveImageUrl): ConvertedPaste => {
  const body = parse(convertWordFormulas(html));
  for (const quiet of body.querySelectorAll('script, style, meta, link, title, xml')) quiet.remove();
  convertMathml(body);
  convertCode(body);
  convertWordLists(body);
  const losses = removeUnsupported(body, ownAddress);
  convertStyles(body);
  return { html: body.innerHTML, losses };
};

/** Data URLs of pictures in a paste, without duplicates. */
export const listPictureData = (html: string): string[] => [
  ...new Set(
    [...parse(html).querySelectorAll('img')]
      .map((picture) => picture.getAttribute('src') ?? '')
      .filter((source) => source.startsWith('data:image/')),
  ),
];
