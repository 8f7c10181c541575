import type { Element, ParentNode } from 'domhandler';
import { gapMark, note } from '../build-question.ts';
import type { Note } from '../format.ts';
import { findAllNamed, findNamed, getText, listNamed, parseHtml } from '../markup.ts';
import { readRichNodes } from '../to-rich-text.ts';
import type { QtiPackage } from './package.ts';

/** Reads the texts of one file, and collects what could not be kept of them. */
export interface TextReader {
  /** The content of an element as rich text; `convert` comes before what is common to all. */
  read(parent: ParentNode, convert?: (element: Element) => string | undefined): string;
  notes: Note[];
}

const hasBlock = /<(?:p|ul|ol|table|blockquote|pre|div)\b/;

const asParagraph = (html: string): string => (html === '' || hasBlock.test(html) ? html : `<p>${html}</p>`);

const isForCandidate = ({ attribs }: Element): boolean =>
  (attribs['view'] ?? 'candidate').split(/\s+/).some((view) => view === 'candidate' || view === 'testTaker');

const generalFeedback = /general|^solution|explanation|rationale/i;

const isGeneral = ({ attribs }: Element): boolean => generalFeedback.test(attribs['identifier'] ?? '');

const isHtmlObject = ({ name, attribs }: Element): boolean =>
  name === 'object' && /html|xml/.test(attribs['type'] ?? '') && !/image/.test(attribs['type'] ?? '');

/** A reader of the texts of the file `from`. */
export const createTextReader = (source: QtiPackage, from: string, isIncluded = false): TextReader => {
  const notes: Note[] = [];
  const add = (...newNotes: readonly Note[]) => {
    for (const { code, detail } of newNotes)
      if (!notes.some((known) => known.code === code && known.detail === detail)) notes.push({ code, detail });
  };
  const include = (address: string): string => {
    const name = source.findName(from, address);
    const text = name === null ? undefined : source.getText(name);
    // A file that is included includes none itself, so that none can include itself.
    if (name === null || text === undefined || isIncluded) {
      add(note('reference', address.slice(0, 120)));
      return '';
    }
    const inner = createTextReader(source, name, true);
    const root = source.roots.get(name);
    const html = inner.read(root ? (findAllNamed(root, 'stimulusBody')[0] ?? root) : parseHtml(text));
    add(...inner.notes);
    return html;
  };
  const leaveOut = (code: 'hints' | 'optionFeedback'): string => {
    add(note(code));
    return '';
  };
  const convertCommon = (element: Element): string | undefined => {
    const { name, attribs } = element;
    if (name === 'include') return include(attribs['href'] ?? '');
    if (isHtmlObject(element)) return include(attribs['data'] ?? '');
    if (name === 'feedbackBlock' && isGeneral(element)) return '';
    if (name === 'feedbackInline' || name === 'feedbackBlock') return leaveOut('optionFeedback');
    if (name === 'infoControl' || name === 'endAttemptInteraction') return leaveOut('hints');
    if (name === 'rubricBlock' && !isForCandidate(element)) return '';
    if (name === 'stylesheet') return '';
    if (name === 'prompt') return asParagraph(reader.read(element));
    if (['contentBody', 'rubricBlock', 'mediaInteraction'].includes(name)) return reader.read(element);
    return undefined;
  };
  const reader: TextReader = {
    notes,
    read(parent, convert) {
      const read = readRichNodes(parent, {
        findMedia: (address) => source.findMedia(from, address),
        convert: (element) => convert?.(element) ?? convertCommon(element),
      });
      add(...read.notes);
      return read.html;
    },
  };
  return reader;
};

/** What is asked: the body of an item, with the prompt of its interaction, and gaps where `gaps` are. */
export const readBody = (reader: TextReader, body: Element, gaps: readonly Element[] = []): string =>
  reader.read(body, (element) => {
    const gap = gaps.indexOf(element);
    if (gap !== -1) return gapMark(gap + 1);
    if (!element.name.endsWith('Interaction') || ['mediaInteraction', 'endAttemptInteraction'].includes(element.name))
      return undefined;
    // An interaction with gaps within holds the text itself.
    if (findAllNamed(element, 'gap').length > 0) return readGapText(reader, element, gaps);
    const prompt = findNamed(element, 'prompt');
    return prompt ? asParagraph(reader.read(prompt)) : '';
  });

const readGapText = (reader: TextReader, interaction: Element, gaps: readonly Element[]): string =>
  reader.read(interaction, (element) => {
    const gap = gaps.indexOf(element);
    if (gap !== -1) return gapMark(gap + 1);
    return element.name === 'gapText' || element.name === 'gapImg' ? '' : undefined;
  });

/** The explanation of an item among its feedback; what depends on the answer is left out with a note. */
export const readExplanation = (reader: TextReader, item: Element): string => {
  const all = listNamed(item, 'modalFeedback').filter((feedback) => getText(feedback).trim() !== '');
  const general = all.filter(isGeneral);
  const [only] = all;
  const isOfAll = all.length === 1 && only && !/wrong|incorrect/i.test(only.attribs['identifier'] ?? '');
  const choices = new Set(findAllNamed(item, 'simpleChoice').map(({ attribs }) => attribs['identifier']));
  const chosen = general.length > 0 ? general : isOfAll && !choices.has(only.attribs['identifier']) ? [only] : [];
  if (all.length > chosen.length) reader.notes.push(note('optionFeedback'));
  const blocks = findAllNamed(item, 'feedbackBlock').filter(isGeneral);
  return [...chosen, ...blocks].map((feedback) => asParagraph(reader.read(feedback))).join('');
};

/** What a marker is told: the model answer of a question that a teacher marks. */
export const readModel = (reader: TextReader, item: Element): string =>
  findAllNamed(item, 'rubricBlock')
    .filter((rubric) => !isForCandidate(rubric))
    .map((rubric) => asParagraph(reader.read(rubric)))
    .join('');
