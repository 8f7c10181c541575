import { latexToMathml } from '@inkstone/files/formulas';
import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { ExportNote } from '../format.ts';
import { escapeXml } from '../xml-text.ts';
import { mendStructure } from './structure.ts';
import { element } from './xml.ts';

/** What the texts of one file need of it. */
export interface TextTarget {
  /** The address of a picture from that file; undefined where there is none of this number. */
  findFile(id: number): string | undefined;
  note(code: ExportNote['code'], detail?: string): void;
}

/** What stands where a text has a gap or a square; XML. */
export type WriteMarker = (kind: 'blank' | 'square', number: number) => string;

const noMarker: WriteMarker = () => '____';

const getText = (node: AnyNode): string => {
  if (isText(node)) return node.data;
  return 'children' in node ? node.children.map(getText).join('') : '';
};

/** Tags that the standard does not have, by the class that is written instead; the first is of its own vocabulary. */
const classes = new Map([
  ['u', 'qti-underline'],
  ['s', 'inkstone-strike'],
  ['mark', 'inkstone-mark'],
]);

const inlineTags = new Set('b br code em i strong u s mark sub sup img span'.split(' '));
const attributeNames = ['colspan', 'rowspan', 'scope', 'start', 'lang', 'data-gloss'];

/** Tags that hold words and no blocks: those in them are dissolved. */
const lineTags = new Set([...inlineTags, 'p', 'pre']);

const isFormula = ({ attribs }: Element): boolean => 'data-math' in attribs;

const isInline = (node: AnyNode): boolean => !isTag(node) || inlineTags.has(node.name) || isFormula(node);

interface Writing {
  target: TextTarget;
  writeMarker: WriteMarker;
  /** Paragraphs, lists and tables are dissolved, since only words may stand there. */
  isLine: boolean;
}

const writeFormula = (node: Element, { target }: Writing): string => {
  const latex = getText(node);
  const math = latexToMathml(latex, node.name === 'div');
  if (math !== null) return math;
  target.note('formula', latex.slice(0, 80));
  return element(
    'math',
    { xmlns: 'http://www.w3.org/1998/Math/MathML' },
    element(
      'semantics',
      {},
      element('mtext', {}, escapeXml(latex)),
      element('annotation', { encoding: 'application/x-tex' }, escapeXml(latex)),
    ),
  );
};

const writePicture = ({ attribs }: Element, { target }: Writing): string => {
  const src = target.findFile(Number(attribs['data-file']));
  const alt = attribs['alt'] ?? '';
  if (src !== undefined) return element('img', { src, alt, width: attribs['width'], height: attribs['height'] });
  target.note('media', alt);
  return escapeXml(alt);
};

const writeNode = (node: AnyNode, writing: Writing): string => {
  if (isText(node)) return escapeXml(node.data);
  if (!isTag(node)) return '';
  if (isFormula(node)) return writeFormula(node, writing);
  const { name, attribs } = node;
  const [blank, square] = [attribs['data-blank'], attribs['data-square']];
  if (blank !== undefined) return writing.writeMarker('blank', Number(blank));
  if (square !== undefined) return writing.writeMarker('square', Number(square));
  if (name === 'img') return writePicture(node, writing);
  const within = lineTags.has(name) ? { ...writing, isLine: true } : writing;
  const inner = node.children.map((child) => writeNode(child, within)).join('');
  if (writing.isLine && !inlineTags.has(name)) return ` ${inner} `;
  const className = classes.get(name);
  if (className !== undefined) {
    if (name !== 'u') writing.target.note('markup', name);
    return element('span', { class: className }, inner);
  }
  const attributes = Object.fromEntries(attributeNames.map((key) => [key, attribs[key]]));
  return name === 'br' ? '<br/>' : `<${name}${element('', attributes).slice(1, -2)}>${inner}</${name}>`;
};

/** A rich text as blocks: words outside of a paragraph get one. */
export const toBlocks = (html: string, target: TextTarget, writeMarker: WriteMarker = noMarker): string => {
  const writing: Writing = { target, writeMarker, isLine: false };
  let [blocks, line] = ['', ''];
  const endLine = () => {
    if (line.trim() !== '') blocks += element('p', {}, line.trim());
    line = '';
  };
  for (const node of mendStructure(parseDocument(html))) {
    if (isInline(node)) line += writeNode(node, writing);
    else {
      endLine();
      blocks += writeNode(node, writing);
    }
  }
  endLine();
  return blocks;
};

/** A rich text as one line. */
export const toLine = (html: string, target: TextTarget): string =>
  parseDocument(html)
    .children.map((node) => writeNode(node, { target, writeMarker: noMarker, isLine: true }))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
