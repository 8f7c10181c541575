import type sanitizeHtml from 'sanitize-html';
import { sanitizeShallow } from './nesting.ts';

const tags =
  'p br blockquote pre code em strong u s sub sup ul ol li table caption thead tbody tfoot tr th td img span div'.split(
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

const sameMeaning = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['del', 's'],
  ['strike', 's'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [heading, 'p'] as const),
]);

const meaning = new Map([
  ['img', ['data-file']],
  ['div', ['data-math', 'lang']],
  ['span', ['data-math', 'data-blank', 'data-square', 'data-gloss']],
]);

const wordless =
  'script style textarea option noscript iframe noembed noframes xmp plaintext template title svg math'.split(' ');

/** A picture without its file, a span or a block without a meaning: the tag goes, the words inside it stay. */
const meansNothing = ({ tag, attribs }: sanitizeHtml.IFrame): boolean | 'excludeTag' =>
  meaning.get(tag)?.every((name) => !Object.hasOwn(attribs, name)) ? 'excludeTag' : false;

const mostOfMeaning = 300;

/** A meaning is one line of plain text. */
const tidyMeaning = (text: string): string =>
  [...text.replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, mostOfMeaning).join('').trim();

const wellFormed = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
  const name = sameMeaning.get(tagName) ?? tagName;
  const wanted = Object.entries(attribs).filter(([key, value]) => forms.get(key)?.test(value) ?? false);
  const kept: sanitizeHtml.Attributes = Object.fromEntries(wanted);
  if (Object.hasOwn(attribs, 'data-math') && (name === 'span' || name === 'div')) kept['data-math'] = '';
  const gloss = tidyMeaning(kept['data-gloss'] ?? '');
  delete kept['data-gloss'];
  // What is a formula or a marker has no words to explain.
  if (gloss && Object.keys(kept).length === 0) kept['data-gloss'] = gloss;
  return { tagName: name, attribs: kept };
};

const options: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: attributes,
  allowedSchemes: [],
  transformTags: { '*': wellFormed },
  exclusiveFilter: meansNothing,
  nonTextTags: wordless,
  nestingLimit: 40,
};

/** The words alone. */
const withoutTags = (html: string): string =>
  html
    .split('<')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join(' ');

const sanitized = (html: string): string =>
  sanitizeShallow(html, options) ?? sanitizeShallow(withoutTags(html), options) ?? '';

/**
 * Rich text reduced to what Inkstone keeps: paragraphs, emphasis, strike, code, lists, tables, pictures of storage (`data-file`),
 * sub- and superscript, math as LaTeX text (`data-math`), gaps (`data-blank`), squares where a sentence can go
 * (`data-square`) and words with their meaning in plain text (`data-gloss`, at most 300 characters). Everything else
 * goes; words stay, but those of scripts and styles. Cleaning twice changes nothing.
 */
export const cleanRichText = (html: string): string =>
  // The library may close a renamed tag wrongly where nesting is cut off; reading its own output again mends that.
  sanitized(sanitized(html)).trim();
