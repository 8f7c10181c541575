import { escapeHtml } from '@inkstone/base';
import type { Element } from 'domhandler';
import { gapMark, note } from '../../build-question.ts';
import { findAllNamed, getText, listElements, parseHtml } from '../../markup.ts';
import { toParagraphs } from '../../plain-text.ts';
import type { TextReader } from '../texts.ts';

/** Canvas shows formulas as pictures that carry their source. */
const readEquation = ({ name, attribs }: Element): string | undefined => {
  const latex = attribs['data-equation-content'];
  if (name !== 'img' || latex === undefined) return undefined;
  return `<span data-math>${escapeHtml(latex.trim())}</span>`;
};

const looksLikeHtml = /<(?:p|br|div|span|img|b|i|em|strong|sub|sup|ul|ol|table|a)\b[^<>]*>/i;

const readTextElement = (reader: TextReader, element: Element): string => {
  if (listElements(element).length > 0) return reader.read(element, readEquation);
  const text = getText(element).trim();
  const type = (element.attribs['texttype'] ?? element.attribs['type'] ?? '').toLowerCase();
  const isHtml = type.includes('html') || (type !== 'smart_text' && looksLikeHtml.test(text));
  return isHtml ? reader.read(parseHtml(text), readEquation) : toParagraphs(text);
};

const readPicture = (reader: TextReader, { attribs }: Element): string => {
  const picture = parseHtml('<img />');
  const [image] = listElements(picture);
  if (image) image.attribs = { src: attribs['uri'] ?? '', alt: attribs['label'] ?? '' };
  return reader.read(picture);
};

const mediaNames = new Set(['mataudio', 'matvideo', 'matapplet', 'matapplication']);

/** A `material`, and what holds some, as rich text. */
export const readMaterial = (reader: TextReader, element: Element): string => {
  const { name, attribs } = element;
  if (name === 'mattext' || name === 'matemtext' || name === 'mat_formattedtext')
    return readTextElement(reader, element);
  if (name === 'matimage') return readPicture(reader, element);
  if (mediaNames.has(name)) {
    reader.notes.push(note('media', (attribs['uri'] ?? name).slice(0, 120)));
    return '';
  }
  if (name === 'altmaterial') return '';
  return listElements(element)
    .map((child) => readMaterial(reader, child))
    .join('');
};

/** The plain words of a material. */
export const readMaterialWords = (element: Element): string => {
  const texts = ['mattext', 'mat_formattedtext'].flatMap((name) => findAllNamed(element, name));
  const words = texts.map((text) => getText(parseHtml(getText(text))));
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
};

/** What asks for an answer. */
export const isResponse = ({ name }: Element): boolean => /^response_(?:lid|str|num|xy|grp|na)$/.test(name);

const isAnswerBlock = ({ attribs }: Element): boolean => attribs['class'] === 'RIGHT_MATCH_BLOCK';

/** The materials and responses of a presentation in order. */
const listStem = (parent: Element): Element[] =>
  listElements(parent).flatMap((element) => {
    if (element.name === 'material' || isResponse(element)) return [element];
    return isAnswerBlock(element) ? [] : listStem(element);
  });

/** What is asked. With several gaps to be typed in a row, they stand where the source has them. */
export const readStem = (reader: TextReader, presentation: Element): string => {
  const parts = listStem(presentation);
  const gaps = parts.filter(({ name }) => name === 'response_str' || name === 'response_num');
  const isInline = gaps.length > 1 && gaps.length === parts.filter(isResponse).length;
  const texts = parts.map((part) => {
    if (!isResponse(part)) return readMaterial(reader, part);
    return isInline ? gapMark(gaps.indexOf(part) + 1) : '';
  });
  if (!isInline) return texts.join('');
  const [line, ...blocks] = [
    texts
      .map((text) => text.replace(/^<p>([^]*)<\/p>$/, '$1'))
      .join(' ')
      .trim(),
  ];
  return line?.includes('<p>') ? texts.join('') : [`<p>${line ?? ''}</p>`, ...blocks].join('');
};

/** The responses of a presentation in order. */
export const listResponses = (parent: Element): Element[] =>
  listElements(parent).flatMap((element) => (isResponse(element) ? [element] : listResponses(element)));

/** The texts that a matching question offers beside its rows, as Blackboard has them. */
export const listAnswerBlocks = (presentation: Element): Element[] =>
  findAllNamed(presentation, 'flow')
    .filter(isAnswerBlock)
    .flatMap((block) => listElements(block).filter(({ name }) => name === 'flow'));
