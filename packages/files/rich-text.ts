import type sanitizeHtml from 'sanitize-html';
import { lightGreyBackground } from '@inkstone/base';
import { sanitizeShallow } from './nesting.ts';

const tags =
  'p br blockquote pre code em strong u s mark sub sup ul ol li table caption thead tbody tfoot tr th td img span div'.split(
    ' ',
  );

const attributes: Record<string, string[]> = {
  img: ['data-file', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  span: ['data-math', 'data-blank', 'data-square', 'data-gloss'],
  div: ['data-math', 'lang'],
};

// Maps, since a tag or an attribute may be called `constructor`.
const forms = new Map([
  ['data-file', /^[1-9]\d{0,15}$/],
  ['data-blank', /^[1-9]\d{0,2}$/],
  ['data-square', /^[1-9]\d{0,2}$/],
  ['data-gloss', /\S/],
  ['alt', /^[^]{0,500}$/],
  ['width', /^[1-9]\d{0,3}$/],
  ['height', /^[1-9]\d{0,3}$/],
  ['start', /^\d{1,4}$/],
  ['colspan', /^[1-9]\d?$/],
  ['rowspan', /^[1-9]\d?$/],
  ['scope', /^(row|col|rowgroup|colgroup)$/],
  ['lang', /^(en|zh)$/],
]);

const tagSynonyms = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['del', 's'],
  ['strike', 's'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [heading, 'p'] as const),
]);

const requiredAttributes = new Map([
  ['img', ['data-file']],
  ['div', ['data-math', 'lang']],
  ['span', ['data-math', 'data-blank', 'data-square', 'data-gloss']],
]);

const tagsWithoutText =
  'script style textarea option noscript iframe noembed noframes xmp plaintext template title svg math'.split(' ');

/** A tag with the name that the library notes where it was renamed. */
type RenamedFrame = sanitizeHtml.IFrame & { name?: string };

/** A picture without its file, or a span or block without a role: the tag is removed, its text stays. */
const isMeaningless = ({ tag, name = tag, attribs }: RenamedFrame): boolean | 'excludeTag' =>
  requiredAttributes.get(name)?.every((name) => !Object.hasOwn(attribs, name)) ? 'excludeTag' : false;

const maxGlossLength = 300;

/** A gloss is one line of plain text. */
const normalizeGloss = (text: string): string =>
  [...text.replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, maxGlossLength).join('').trim();

/** Words on light grey, which are marked in this way elsewhere. */
const isGreyText = (tagName: string, { style = '' }: sanitizeHtml.Attributes): boolean =>
  (tagName === 'span' || tagName === 'font') && lightGreyBackground.test(style);

const normalizeTag = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
  const name = isGreyText(tagName, attribs) ? 'mark' : (tagSynonyms.get(tagName) ?? tagName);
  const validEntries = Object.entries(attribs).filter(([key, value]) => forms.get(key)?.test(value) ?? false);
  const cleanAttribs: sanitizeHtml.Attributes = Object.fromEntries(validEntries);
  if (Object.hasOwn(attribs, 'data-math') && (name === 'span' || name === 'div')) cleanAttribs['data-math'] = '';
  const gloss = normalizeGloss(cleanAttribs['data-gloss'] ?? '');
  delete cleanAttribs['data-gloss'];
  // A formula or a marker has no text to explain.
  if (gloss && Object.keys(cleanAttribs).length === 0) cleanAttribs['data-gloss'] = gloss;
  return { tagName: name, attribs: cleanAttribs };
};

const options: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: attributes,
  allowedSchemes: [],
  transformTags: { '*': normalizeTag },
  exclusiveFilter: isMeaningless,
  nonTextTags: tagsWithoutText,
  nestingLimit: 40,
};

/** The text without tags. */
const withoutTags = (html: string): string =>
  html
    .split('<')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join(' ');

const sanitize = (html: string): string =>
  sanitizeShallow(html, options) ?? sanitizeShallow(withoutTags(html), options) ?? '';

/**
 * Rich text reduced to what Inkstone keeps: paragraphs, emphasis, strike, marked words, code, lists, tables, pictures of storage (`data-file`),
 * sub- and superscript, math as LaTeX text (`data-math`), gaps (`data-blank`), squares where a sentence can go
 * (`data-square`) and words with their meaning in plain text (`data-gloss`, at most 300 characters). Everything else
 * goes; words stay, but those of scripts and styles. Cleaning twice changes nothing.
 */
export const cleanRichText = (html: string): string => {
  if (!/[<>&\0]/.test(html)) return html.trim();
  const once = sanitize(html);
  // The library may close a renamed tag wrongly where nesting is cut off; sanitizing its own output again corrects that.
  return (once === html ? once : sanitize(once)).trim();
};
