import { escapeHtml } from '@inkstone/base';
import type { Document, Element } from 'domhandler';
import { note } from '../build-question.ts';
import type { ReadMedia } from '../format.ts';
import { findAllNamed } from '../markup.ts';
import { objectSign, type Span } from '../paper-text/lines.ts';
import type { Archive } from './archive.ts';
import { findAllShown } from './drawings.ts';

const emuPerPixel = 9525;

const toSize = (name: string, emu: string | undefined): string => {
  const pixels = Math.round(Number(emu) / emuPerPixel);
  return pixels >= 1 && pixels <= 9999 ? ` ${name}="${pixels}"` : '';
};

/** The pictures of a document. */
export class WordMedia {
  readonly #archive: Archive;
  readonly #targets: ReadonlyMap<string, string>;
  /** The parts that are shown, in the order of their numbers. */
  readonly #names: string[] = [];

  constructor(archive: Archive, relations: Document | null) {
    this.#archive = archive;
    const elements = relations ? findAllNamed(relations, 'Relationship') : [];
    this.#targets = new Map(
      elements
        .filter(({ attribs }) => attribs['TargetMode'] !== 'External')
        .map(({ attribs }) => [attribs['Id'] ?? '', attribs['Target'] ?? '']),
    );
  }

  #findPicture(relation: string | undefined, alt: string, sizes: string): Span {
    const target = this.#targets.get(relation ?? '');
    const name = target?.startsWith('/') ? target.slice(1) : `word/${target}`;
    const label = alt || (target ?? '').replace(/^.*\//, '');
    // Drawings of Windows' own are no pictures that a browser shows.
    if (target === undefined || !this.#archive.has(name) || /\.(?:wmf|emf|wmz|emz)$/i.test(name))
      return { text: objectSign, words: '', tags: [], html: '', note: note('pictureMissing', label) };
    if (!this.#names.includes(name)) this.#names.push(name);
    const id = this.#names.indexOf(name) + 1;
    const safeAlt = escapeHtml(alt).replaceAll('"', '&quot;');
    const html = `<img data-file="${id}" alt="${safeAlt}"${sizes} />`;
    return { text: objectSign, words: `[${label}]`, tags: [], html };
  }

  /** The pictures of `w:drawing`. */
  readDrawing(drawing: Element): Span[] {
    const [properties] = findAllNamed(drawing, 'docPr');
    const [extent] = findAllNamed(drawing, 'extent');
    const alt = (properties?.attribs['descr'] ?? '').slice(0, 300);
    const blips = findAllShown(drawing, ['blip']);
    // The size of a group is not that of its pictures.
    const isAlone =
      blips.length === 1 && findAllNamed(drawing, 'wgp').length + findAllNamed(drawing, 'wpc').length === 0;
    const sizes = isAlone ? toSize('width', extent?.attribs['cx']) + toSize('height', extent?.attribs['cy']) : '';
    return blips.map((blip) => {
      // A drawing has a picture beside it for programs that cannot show it.
      const [drawn] = findAllNamed(blip, 'svgBlip');
      const relation = drawn?.attribs['r:embed'] ?? blip.attribs['r:embed'] ?? blip.attribs['r:link'];
      return this.#findPicture(relation, alt, sizes);
    });
  }

  /** The pictures of `w:pict` and `w:object`; a formula of an editor of its own cannot be read. */
  readShapes(element: Element): Span[] {
    const isFormula = findAllNamed(element, 'OLEObject').some(({ attribs }) =>
      /equation|mathtype/i.test(attribs['ProgID'] ?? ''),
    );
    return findAllShown(element, ['imagedata']).map(({ attribs }) => {
      const picture = this.#findPicture(attribs['r:id'], (attribs['o:title'] ?? '').slice(0, 300), '');
      return isFormula ? { ...picture, note: note('formulaUnclear', picture.note?.detail) } : picture;
    });
  }

  /** The files that are shown. */
  async load(): Promise<ReadMedia[]> {
    const files: ReadMedia[] = [];
    for (const [index, name] of this.#names.entries()) {
      const bytes = await this.#archive.read(name);
      if (bytes) files.push({ id: index + 1, name: name.replace(/^.*\//, ''), bytes });
    }
    return files;
  }
}
