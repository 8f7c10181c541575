import { ommlToLatex } from '@inkstone/base/formulas';
import { listElements, parseXml, toMarkupElement } from '../../import/markup.ts';
import { guardSign, type InlineTag } from '../../import/paper-text/lines.ts';
import type { ExportedFile, ExportSource } from '../format.ts';
import type { NoteList } from '../notes.ts';
import { readPictureTag } from '../write-html.ts';
import { escapeXml } from '../xml-text.ts';
import { describeMath } from './formulas/describe-math.ts';
import { writeOmml } from './formulas/write-omml.ts';
import { listGuards } from './guard.ts';
import { fitPicture, pictureExtensions } from './pictures.ts';
import { toSigns, type Cell, type DocumentLine, type Piece } from './read-lines.ts';

const faceProperties: Readonly<Record<InlineTag, string>> = {
  strong: '<w:b/>',
  em: '<w:i/>',
  s: '<w:strike/>',
  u: '<w:u w:val="single"/>',
  sub: '<w:vertAlign w:val="subscript"/>',
  sup: '<w:vertAlign w:val="superscript"/>',
};
const faceOrder: readonly InlineTag[] = ['strong', 'em', 's', 'u', 'sub', 'sup'];

const writeRun = (text: string, tags: readonly InlineTag[]): string => {
  const properties = faceOrder.filter((tag) => tags.includes(tag)).map((tag) => faceProperties[tag]);
  const face = properties.length > 0 ? `<w:rPr>${properties.join('')}</w:rPr>` : '';
  return `<w:r>${face}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
};

/** What a formula becomes: whether its drawing stays the same when it is read again is found once for each. */
const formulas = new Map<string, { xml: string | null; isSame: boolean }>();
const maxFormulas = 5000;

/** A formula of Word as LaTeX; null where its parts are nested too deeply for readers of documents. */
const readOmml = (xml: string): string | null => {
  try {
    const [element] = listElements(parseXml(xml));
    return element ? ommlToLatex(toMarkupElement(element)) : '';
  } catch {
    return null;
  }
};

const convertFormula = (latex: string): { xml: string | null; isSame: boolean } => {
  const known = formulas.get(latex);
  if (known) return known;
  const written = writeOmml(latex);
  const readAgain = written === null ? null : readOmml(written);
  const xml = readAgain === null ? null : written;
  const drawing = describeMath(latex);
  const result = { xml, isSame: drawing !== null && drawing === describeMath(readAgain ?? '') };
  if (formulas.size < maxFormulas) formulas.set(latex, result);
  return result;
};

const gapWords = `${guardSign}________${guardSign}`;
const emuPerPixel = 9525;

/** Writes the body of a document and collects its pictures. */
export class DocumentWriter {
  readonly #files: ExportSource['files'];
  readonly #pictures = new Map<ExportedFile, number>();
  readonly #parts: string[] = [];
  #drawings = 0;

  constructor(files: ExportSource['files']) {
    this.#files = files;
  }

  get body(): string {
    return this.#parts.join('');
  }

  /** The pictures that are shown, with their numbers from 1. */
  get pictures(): ReadonlyMap<ExportedFile, number> {
    return this.#pictures;
  }

  /** A paragraph of plain words in a style. */
  addWords(text: string, style: string): void {
    this.#parts.push(`<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${writeRun(text, [])}</w:p>`);
  }

  /** Paragraphs and tables. The words of `label` stand before the first and are a mark of the paper. */
  addLines(
    lines: readonly DocumentLine[],
    { label = '', style, notes }: { label?: string; style: string; notes: NoteList },
  ): void {
    const [first] = lines;
    const hasFirst = first !== undefined && 'pieces' in first;
    if (label !== '' && !hasFirst) this.#parts.push(this.#writeParagraph([], label, style, notes));
    for (const [index, line] of lines.entries())
      this.#parts.push(this.#writeLine(line, index === 0 && hasFirst ? label : '', style, notes));
  }

  #writeLine(line: DocumentLine, label: string, style: string, notes: NoteList): string {
    if ('pieces' in line) return this.#writeParagraph(line.pieces, label, style, notes);
    const columns = Math.max(...line.rows.map((row) => row.reduce((sum, { span }) => sum + span, 0)));
    // A paragraph behind each table parts it from a next one.
    const grid = '<w:gridCol/>'.repeat(columns);
    const rows = line.rows.map((row) => `<w:tr>${row.map((cell) => this.#writeCell(cell, notes)).join('')}</w:tr>`);
    return `<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.join('')}</w:tbl><w:p/>`;
  }

  #writeCell({ lines, span }: Cell, notes: NoteList): string {
    const properties = `<w:tcPr><w:tcW w:w="0" w:type="auto"/>${span > 1 ? `<w:gridSpan w:val="${span}"/>` : ''}</w:tcPr>`;
    // A guard before each line: no cell is a number of a list of answers.
    const content = lines.map((line) => this.#writeLine(line, guardSign, 'Cell', notes)).join('');
    return `<w:tc>${properties}${content === '' ? '<w:p/>' : content}</w:tc>`;
  }

  #writeParagraph(pieces: readonly Piece[], label: string, style: string, notes: NoteList): string {
    const guards = listGuards(pieces.map(toSigns).join(''), { isLabelled: label !== '' && label !== guardSign });
    let at = 0;
    const runs = pieces.map((piece) => {
      const from = at;
      at += toSigns(piece).length;
      const own = guards.filter((place) => place >= from && place < at);
      return this.#writePiece(
        piece,
        own.map((place) => place - from),
        notes,
      );
    });
    return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${label === '' ? '' : writeRun(label, [])}${runs.join('')}</w:p>`;
  }

  #writePiece(piece: Piece, guards: readonly number[], notes: NoteList): string {
    const guard = guards.length > 0 ? writeRun(guardSign, []) : '';
    switch (piece.kind) {
      case 'gap':
        return writeRun(gapWords, []);
      case 'formula':
        return guard + this.#writeFormula(piece.latex, notes);
      case 'picture':
        return guard + this.#writePicture(piece, notes);
      case 'words': {
        const parts = [0, ...guards].map((from, index) => piece.text.slice(from, guards[index]));
        return writeRun(parts.join(guardSign), piece.tags);
      }
    }
  }

  #writeFormula(latex: string, notes: NoteList): string {
    const { xml, isSame } = convertFormula(latex);
    if (!isSame) notes.add('formula', latex);
    return xml ?? writeRun(`\\(${latex}\\)`, []);
  }

  #writePicture({ element }: Extract<Piece, { kind: 'picture' }>, notes: NoteList): string {
    const picture = readPictureTag(element);
    const file = this.#files.get(picture.id);
    if (!file || !pictureExtensions.has(file.mimeType)) {
      notes.add('media', picture.alt || String(picture.id));
      return writeRun(picture.alt, []);
    }
    const number = this.#pictures.get(file) ?? this.#pictures.size + 1;
    this.#pictures.set(file, number);
    this.#drawings += 1;
    const { width, height } = fitPicture(file, picture);
    const size = `cx="${width * emuPerPixel}" cy="${height * emuPerPixel}"`;
    const blip =
      file.mimeType === 'image/svg+xml'
        ? `<a:blip r:embed="rIdEmpty"><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip r:embed="rIdPicture${number}"/></a:ext></a:extLst></a:blip>`
        : `<a:blip r:embed="rIdPicture${number}"/>`;
    const alt = escapeXml(picture.alt).replaceAll('"', '&quot;');
    const name = `<pic:nvPicPr><pic:cNvPr id="${this.#drawings}" name="Picture ${this.#drawings}"/><pic:cNvPicPr/></pic:nvPicPr>`;
    const shape = `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`;
    return (
      `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/>` +
      `<wp:docPr id="${this.#drawings}" name="Picture ${this.#drawings}" descr="${alt}"/>` +
      '<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">' +
      `<pic:pic>${name}<pic:blipFill>${blip}<a:stretch><a:fillRect/></a:stretch></pic:blipFill>${shape}</pic:pic>` +
      '</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>'
    );
  }
}
