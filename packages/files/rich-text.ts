import sanitizeHtml from 'sanitize-html';

const tags = [
  ...['p', 'br', 'blockquote', 'em', 'strong', 'u', 'sub', 'sup', 'ul', 'ol', 'li'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'img', 'span', 'div'],
];

const attributes: Record<string, string[]> = {
  img: ['data-file', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  span: ['data-math', 'data-blank'],
  div: ['data-math'],
};

const forms: Record<string, RegExp> = {
  'data-file': /^[1-9]\d{0,15}$/,
  'data-blank': /^[1-9]\d{0,2}$/,
  alt: /^[^]{0,500}$/,
  width: /^[1-9]\d{0,3}$/,
  height: /^[1-9]\d{0,3}$/,
  start: /^\d{1,4}$/,
  colspan: /^[1-9]\d?$/,
  rowspan: /^[1-9]\d?$/,
  scope: /^(row|col|rowgroup|colgroup)$/,
};

const sameMeaning: Record<string, string> = {
  b: 'strong',
  i: 'em',
  h1: 'p',
  h2: 'p',
  h3: 'p',
  h4: 'p',
  h5: 'p',
  h6: 'p',
};

// A name that is not allowed: the tag goes, the words inside it stay.
const noTag = 'not-kept';

const marks = (tagName: string, attribs: Record<string, string>): boolean => {
  if (tagName === 'img') return 'data-file' in attribs;
  if (tagName === 'div') return 'data-math' in attribs;
  return tagName !== 'span' || 'data-math' in attribs || 'data-blank' in attribs;
};

const wellFormed = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
  const name = sameMeaning[tagName] ?? tagName;
  const wanted = Object.entries(attribs).filter(([key, value]) => forms[key]?.test(value) ?? false);
  const kept: sanitizeHtml.Attributes = Object.fromEntries(wanted);
  if ('data-math' in attribs && (name === 'span' || name === 'div')) kept['data-math'] = '';
  return { tagName: marks(name, kept) ? name : noTag, attribs: kept };
};

/**
 * Rich text reduced to what Inkstone keeps: paragraphs, emphasis, lists, tables, pictures of storage (`data-file`),
 * sub- and superscript, math as LaTeX text (`data-math`) and gaps (`data-blank`). Everything else goes; words stay,
 * but those of scripts and styles. Cleaning twice changes nothing.
 */
export const cleanRichText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: attributes,
    allowedSchemes: [],
    transformTags: { '*': wellFormed },
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'iframe',
      'noembed',
      'noframes',
      'xmp',
      'plaintext',
      'template',
      'title',
      'svg',
      'math',
    ],
    nestingLimit: 40,
  }).trim();
