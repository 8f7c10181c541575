import type sanitizeHtml from 'sanitize-html';
import { sanitizeShallow } from './nesting.ts';

const shapes = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'];
const helpers = ['title', 'desc', 'defs', 'marker', 'clipPath', 'linearGradient', 'radialGradient', 'stop', 'pattern'];

const geometry =
  'x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points width height viewBox preserveAspectRatio transform rotate offset pathLength';
const paint =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity clip-path clip-rule marker-start marker-mid marker-end';
const writing =
  'font-family font-size font-style font-weight text-anchor dominant-baseline alignment-baseline baseline-shift letter-spacing textLength lengthAdjust xml:space';
const references =
  'id refX refY markerWidth markerHeight markerUnits orient gradientUnits gradientTransform spreadMethod patternUnits patternTransform patternContentUnits clipPathUnits role aria-label version';

// A paint may refer to a part of the same picture; any other URL would be fetched.
const isHarmless = (value: string): boolean => !/url\s*\(/i.test(value.replace(/url\(#[\w.-]+\)/g, ''));

const filterAttributes = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
  const safeAttribs: sanitizeHtml.Attributes = Object.fromEntries(
    Object.entries(attribs).filter(([, value]) => isHarmless(value)),
  );
  if (tagName === 'svg') safeAttribs.xmlns = 'http://www.w3.org/2000/svg';
  return { tagName, attribs: safeAttribs };
};

/** An SVG picture reduced to shapes, paint and text: no script, style, link, picture or foreign content; null if nothing is left. */
export const cleanSvg = (text: string): string | null => {
  if (/<!ENTITY/i.test(text)) return null;
  const cleaned = sanitizeShallow(text.replace(/^\uFEFF/, ''), {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: [...shapes, ...helpers],
    allowedAttributes: { '*': ['xmlns', ...`${geometry} ${paint} ${writing} ${references}`.split(' ')] },
    nonTextTags: ['script', 'style', 'foreignObject', 'metadata', 'textarea', 'option', 'noscript', 'iframe'],
    transformTags: { '*': filterAttributes },
    nestingLimit: 60,
  })?.trim();
  return cleaned?.startsWith('<svg ') ? cleaned : null;
};
