import { escapeHtml } from '@inkstone/base';
import { ommlToLatex } from '@inkstone/base/formulas';
import { isTag, type Element } from 'domhandler';
import { note } from '../build-question.ts';
import type { Note } from '../format.ts';
import { findAllNamed, findNamed, getName, getText, listElements, toMarkupElement } from '../markup.ts';
import { objectSign, toLine, type InlineTag, type PaperLine, type Span } from '../paper-text/lines.ts';
import type { WordMedia } from './media.ts';
import { findAllShown, hasLostShapes, nameDrawing } from './drawings.ts';
import { getValue } from './numbering.ts';

/** The face of a run. */
interface Face {
  tags: readonly InlineTag[];
  isMarked: boolean;
  isHidden: boolean;
}

const isOn = (properties: Element, name: string): boolean => {
  const element = findNamed(properties, name);
  return element !== undefined && !/^(?:0|false|off|none)$/.test(element.attribs['w:val'] ?? '1');
};

const isRed = (color: string): boolean => {
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return /^[\da-f]{6}$/i.test(color) && (red ?? 0) >= 0xc0 && (green ?? 255) < 0x60 && (blue ?? 255) < 0x60;
};

const readFace = (run: Element): Face => {
  const properties = findNamed(run, 'rPr');
  if (!properties) return { tags: [], isMarked: false, isHidden: false };
  const position = getValue(properties, 'vertAlign');
  const tags: InlineTag[] = [
    // Characters with dots below are what a question is about.
    ...(isOn(properties, 'b') || isOn(properties, 'em') ? (['strong'] as const) : []),
    ...(isOn(properties, 'i') ? (['em'] as const) : []),
    ...(isOn(properties, 'u') ? (['u'] as const) : []),
    ...(isOn(properties, 'strike') || isOn(properties, 'dstrike') ? (['s'] as const) : []),
    ...(position === 'subscript' ? (['sub'] as const) : []),
    ...(position === 'superscript' ? (['sup'] as const) : []),
  ];
  const isMarked = isOn(properties, 'highlight') || isRed(getValue(properties, 'color') ?? '');
  return { tags, isMarked, isHidden: isOn(properties, 'vanish') };
};

/** Underlined space is a gap to be filled. */
const toTextSpan = (text: string, { tags, isMarked }: Face): Span => {
  if (tags.includes('u') && /^\s*(?:\d{1,2}\s+)?$/.test(text) && text.length > 1)
    return { text: text.replaceAll(/\s/g, '_'), tags: [] };
  return { text, tags, ...(isMarked && { isMarked }) };
};

const silent = new Set(
  'pPr rPr del moveFrom delText instrText delInstrText proofErr bookmarkStart bookmarkEnd'.split(' '),
);

/** Ticks and crosses of the fonts of signs. */
const symbols = new Map([
  [0xf0fc, '√'],
  [0xf050, '√'],
  [0xf0fb, '×'],
  [0xf04f, '×'],
]);

/** Reads one paragraph: its lines, and the text boxes that hang on it. */
export class ParagraphReader {
  readonly #media: WordMedia;
  #lines: Span[][] = [[]];
  readonly boxes: Element[] = [];

  constructor(media: WordMedia) {
    this.#media = media;
  }

  /** The lines of a paragraph behind its number. */
  read(paragraph: Element, prefix: string): PaperLine[] {
    if (prefix !== '') this.#add({ text: prefix, tags: [] });
    this.#readChildren(paragraph);
    return this.#lines.map((spans) => toLine(spans));
  }

  #add(span: Span): void {
    this.#lines.at(-1)?.push(span);
  }

  /** Something that cannot be shown. */
  #addNote(doubt: Note): void {
    this.#add({ text: objectSign, words: '', tags: [], html: '', note: doubt });
  }

  #readChildren(parent: Element): void {
    for (const element of listElements(parent)) this.#readElement(element);
  }

  #readElement(element: Element): void {
    const name = getName(element);
    if (element.name === 'm:oMath') this.#addFormula(element);
    else if (name === 'r' && element.name !== 'm:r') this.#readRun(element);
    else if (name === 'AlternateContent') this.#readAlternate(element, (child) => this.#readElement(child));
    else if (!silent.has(name)) this.#readChildren(element);
  }

  /** The first form of content that has several, which says the same as the others. */
  #readAlternate(element: Element, read: (child: Element) => void): void {
    const form = findNamed(element, 'Choice') ?? findNamed(element, 'Fallback');
    for (const child of form?.children.filter(isTag) ?? []) read(child);
  }

  #addFormula(element: Element): void {
    const latex = ommlToLatex(toMarkupElement(element));
    if (latex === '') return;
    const html = `<span data-math>${escapeHtml(latex)}</span>`;
    this.#add({ text: objectSign, words: latex, tags: [], html });
  }

  #readRun(run: Element): void {
    const face = readFace(run);
    if (face.isHidden) return;
    for (const element of listElements(run)) this.#readRunElement(element, face);
  }

  #readRunElement(element: Element, face: Face): void {
    switch (getName(element)) {
      case 't':
        this.#add(toTextSpan(getText(element), face));
        return;
      case 'tab':
      case 'ptab':
        this.#add(toTextSpan('\t\t', face));
        return;
      case 'br':
      case 'cr':
        this.#lines.push([]);
        return;
      case 'noBreakHyphen':
        this.#add({ text: '-', tags: face.tags });
        return;
      case 'sym':
        this.#addSymbol(element);
        return;
      case 'ruby':
        for (const base of findAllNamed(element, 'rubyBase')) this.#readChildren(base);
        return;
      case 'drawing':
      case 'pict':
      case 'object':
        this.#readDrawing(element);
        return;
      case 'AlternateContent':
        this.#readAlternate(element, (child) => this.#readRunElement(child, face));
        return;
      case 'instrText':
        // Formulas of old documents are fields.
        if (/^\s*eq\s/i.test(getText(element))) this.#addNote(note('formulaUnclear', getText(element).trim()));
        return;
      default:
    }
  }

  /** Pictures, and text boxes whose paragraphs may hold pictures. What is drawn otherwise is named. */
  #readDrawing(element: Element): void {
    const boxes = findAllShown(element, ['txbxContent']);
    this.boxes.push(...boxes);
    const isDrawing = getName(element) === 'drawing';
    const pictures = isDrawing ? this.#media.readDrawing(element) : this.#media.readShapes(element);
    for (const picture of pictures) this.#add(picture);
    if (hasLostShapes(element, boxes.length + pictures.length > 0))
      this.#addNote(note('pictureMissing', nameDrawing(element)));
  }

  /** A sign of a font of signs: ticks and crosses are known, others are named. */
  #addSymbol({ attribs }: Element): void {
    const sign = symbols.get(Number.parseInt(attribs['w:char'] ?? '', 16));
    if (sign) this.#add({ text: sign, tags: [] });
    else this.#addNote(note('markup', `${attribs['w:font'] ?? ''} ${attribs['w:char'] ?? ''}`.trim()));
  }
}
