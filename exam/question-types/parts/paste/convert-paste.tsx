import { cutText, lightGreyBackground } from '@inkstone/base';
import { ommlToLatex } from '@inkstone/base/formulas';
import { convertFormulas } from './drawn-formulas.tsx';
import { convertCode, convertStyles, inlineStyleSheets } from './paste-styles.tsx';
import { convertWordLists, spellLists } from './word-lists.tsx';

/**
 * Something that cannot be kept from a paste: its kind and description (the alternative text of a picture; may be
 * empty).
 */
export interface PasteLoss {
  kind: 'picture' | 'film' | 'drawing' | 'form' | 'embedded' | 'comment' | 'color' | 'link';
  name: string;
}

/** Converted content of a paste. */
export interface ConvertedPaste {
  html: string;
  losses: readonly PasteLoss[];
}

/** The formulas in Word's markup, in order. */
const findWordFormulas = (markup: string): Element[] => {
  // HTML has no self-closing elements.
  const expanded = markup.replaceAll(/<(m:[\w-]+)((?:\s[^<>]*?)?)\/>/g, '<$1$2></$1>');
  const { body } = new DOMParser().parseFromString(expanded, 'text/html');
  return [...body.querySelectorAll('*')].filter(({ localName }) => localName === 'm:omath');
};

/** Word puts formulas into conditional comments, with a picture for programs that cannot read them. */
const convertWordFormulas = (html: string): string =>
  html
    .replaceAll(/<!--\[if gte msEquation 12\]>([\s\S]*?)<!\[endif\]-->/gi, (_, markup: string) =>
      findWordFormulas(markup)
        .map((math) => {
          const isBlock = math.parentElement?.localName === 'm:omathpara';
          const holder = document.createElement(isBlock ? 'div' : 'span');
          holder.dataset.math = '';
          holder.textContent = ommlToLatex(math);
          return holder.outerHTML;
        })
        .join(''),
    )
    .replaceAll(/<!\[if !msEquation\]>[\s\S]*?<!\[endif\]>/gi, '')
    .replaceAll(/(<style[^>]*>)\s*<!--([\s\S]*?)-->/gi, '$1$2')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<!\[(?:if[^\]]*|endif)\]>/gi, '');

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

const decodeName = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** The description of a picture, else the name of its file; empty where its address names no file. */
const getPictureName = (picture: HTMLImageElement): string => {
  const source = picture.getAttribute('src') ?? '';
  const [file = ''] = source.startsWith('data:') ? [] : (source.split(/[?#]/)[0]?.split(/[/\\]/).slice(-1) ?? []);
  const name = /\.(?:png|jpe?g|gif|webp|svg|bmp|tiff?|emf|wmf|heic|avif)$/i.test(file) ? decodeName(file) : '';
  return picture.alt.trim() || name.slice(0, 60);
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

const toName = ({ textContent }: Element): string => cutText((textContent ?? '').replaceAll(/\s+/g, ' ').trim(), 40);

/** Word puts remarks behind the text and a sign into it. */
const removeComments = (body: HTMLElement): PasteLoss[] => {
  const remarks = [...body.querySelectorAll('[style*="mso-element:comment"], .MsoCommentReference, .msocomanchor')];
  const texts = remarks.map(toName).filter((text) => !/^\[[^\]]*\]$/.test(text));
  for (const remark of remarks) remark.remove();
  return remarks.length > 0 ? [{ kind: 'comment', name: texts.at(-1) ?? '' }] : [];
};

const plainColor =
  /^(?:black|windowtext|inherit|initial|currentcolor|auto|transparent|none|white|#0{3,6}|#f{3,6}|rgb\(0, ?0, ?0\)|rgb\(255, ?255, ?255\)|.*var\(.*)$/i;

const isColored = (color: string | null | undefined): boolean =>
  typeof color === 'string' && !plainColor.test(color.trim());

/** Words with a colour that the words beside them lack: the colour has a meaning, which is lost. */
const findColoredWords = (body: HTMLElement): Element | undefined =>
  [...body.querySelectorAll<HTMLElement>('span, font, em, strong, b, i, u')].find((element) => {
    const style = element.getAttribute('style') ?? '';
    const [, ink] = /(?:^|;)\s*color:\s*([^;]+)/i.exec(style) ?? [];
    const [, paper] = /(?:^|;)\s*background(?:-color)?:\s*([^;]+)/i.exec(style) ?? [];
    const isPlain = ![ink, paper, element.getAttribute('color')].some(isColored);
    if (isPlain || element.closest('a, pre, code, mark') || lightGreyBackground.test(style)) return false;
    const line = element.closest('p, li, td, th, div, h1, h2, h3, h4, h5, h6') ?? body;
    const [words, all] = [element, line].map(({ textContent }) => (textContent ?? '').trim());
    return words !== '' && words !== all;
  });

/** What is lost without an element: remarks, colours of words, addresses of links. */
const listQuietLosses = (body: HTMLElement): PasteLoss[] => {
  const remarks = removeComments(body);
  const colored = findColoredWords(body);
  const link = [...body.querySelectorAll('a[href]')].find(
    (address) => /^https?:/i.test(address.getAttribute('href') ?? '') && toName(address) !== '',
  );
  return [
    ...remarks,
    ...(colored ? [{ kind: 'color', name: toName(colored) } as const] : []),
    ...(link ? [{ kind: 'link', name: toName(link) } as const] : []),
  ];
};

/** Parsed in a separate document, so that nothing is fetched or executed. */
const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/**
 * Converts pasted HTML of Word, Google Docs, WPS and web pages for the editor: formulas (MathML, Word's own) to LaTeX;
 * subscript, superscript and strike-through given by style; Word lists; lines of code. Reports what could not be kept.
 */
export const convertPaste = (html: string, ownAddress: ResolveImageUrl): ConvertedPaste => {
  const body = parse(convertWordFormulas(html));
  inlineStyleSheets(body);
  convertFormulas(body);
  // A line between paragraphs is not stored.
  for (const quiet of body.querySelectorAll('script, style, meta, link, title, xml, hr')) quiet.remove();
  convertCode(body);
  convertWordLists(body);
  spellLists(body);
  const quietLosses = listQuietLosses(body);
  const losses = [...removeUnsupported(body, ownAddress), ...quietLosses];
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
