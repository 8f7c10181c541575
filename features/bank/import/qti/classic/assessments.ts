import type { Element } from 'domhandler';
import { dropQuestion, note, type BuiltQuestion } from '../../build-question.ts';
import type { Note, ReadItem } from '../../format.ts';
import { findAllNamed, findNamed, getText, listElements, listNamed } from '../../markup.ts';
import type { createGroups } from '../../item-groups.ts';
import type { QtiPackage } from '../package.ts';
import { createTextReader, type TextReader } from '../texts.ts';
import { readConditions } from './conditions.ts';
import { readMaterial, readMaterialWords, readStem } from './materials.ts';
import { getTypeName, readKind, readMetadata } from './metadata.ts';
import { classicReaders } from './questions.ts';

type Groups = ReturnType<typeof createGroups>;

const describe = (item: Element, typeName: string): string => {
  const choices = findAllNamed(item, 'response_label');
  const labels = choices.map((label) => `${label.attribs['ident'] ?? ''})  ${readMaterialWords(label)}`);
  const inChoices = new Set(choices.flatMap((label) => findAllNamed(label, 'material')));
  const materials = findAllNamed(item, 'presentation')
    .flatMap((presentation) => findAllNamed(presentation, 'material'))
    .filter((material) => !inChoices.has(material))
    .map(readMaterialWords);
  const keys = readConditions(item).map(
    ({ points, comparisons }) =>
      `${points}: ${comparisons.map(({ response, value }) => `${response} = ${value}`).join(', ')}`,
  );
  return [`[${typeName}] ${item.attribs['title'] ?? ''}`, ...materials, ...labels, ...keys].join('\n');
};

const readPoints = (item: Element, metadata: ReadonlyMap<string, string>): number => {
  const declaredPoints = ['points_possible', 'cc_weighting', 'qmd_weighting', 'qmd_absolutescore_max'].map((label) =>
    Number(metadata.get(label) ?? '0'),
  );
  const [variable] = findAllNamed(item, 'decvar');
  const most = Number(variable?.attribs['maxvalue'] ?? '0');
  // A hundred is the scale of Canvas and Common Cartridge, whatever a question is worth.
  return [...declaredPoints, most === 100 ? 0 : most].find((points) => Number.isFinite(points) && points > 0) ?? 1;
};

/** The comments of an item: the general one and the solution explain it. */
const readFeedback = (item: Element, reader: TextReader): { explanation: string; solution: string; notes: Note[] } => {
  const all = listNamed(item, 'itemfeedback').filter((feedback) => getText(feedback).trim() !== '');
  const hints = all.filter((feedback) => findNamed(feedback, 'hint'));
  const solutions = all.filter(({ attribs }) => /^solution/i.test(attribs['ident'] ?? ''));
  const general = all.filter(({ attribs }) => /^general(?:_fb)?$/i.test(attribs['ident'] ?? ''));
  const isOther = all.some((feedback) => ![...hints, ...solutions, ...general].includes(feedback));
  const read = (list: readonly Element[]) => list.map((feedback) => readMaterial(reader, feedback)).join('');
  return {
    explanation: read(general),
    solution: read(solutions),
    notes: [...(hints.length > 0 ? [note('hints')] : []), ...(isOther ? [note('optionFeedback')] : [])],
  };
};

const isMarkedByTeacher = new Set(['essay', 'upload']);

const readItem = (source: QtiPackage, item: Element, from: string, groups: Groups, title: string): void => {
  const metadata = readMetadata(item);
  const presentation = findNamed(item, 'presentation');
  const typeName = getTypeName(metadata);
  const base = { identifier: item.attribs['ident'] || null, source: describe(item, typeName) };
  const own = { title, html: '', notes: [] };
  const drop = (code: Parameters<typeof dropQuestion>[0], detail = '') =>
    groups.add({ ...base, ...dropQuestion(code, detail) } satisfies ReadItem, own);
  if (!presentation) return drop('broken');
  const conditions = readConditions(item);
  const kind = readKind(metadata, presentation, conditions.length > 0);
  const reader = createTextReader(source, from);
  if (kind === undefined)
    return drop(
      'typeUnknown',
      typeName ||
        listElements(presentation)
          .map(({ name }) => name)
          .join(', '),
    );
  if (kind === 'variables') return drop('variables', typeName);
  if (kind === 'text') {
    const html = readStem(reader, presentation);
    return groups.show({ title: item.attribs['title'] ?? '', html, notes: reader.notes });
  }
  const { explanation, solution, notes } = readFeedback(item, reader);
  const isMarked = isMarkedByTeacher.has(kind);
  const reading: BuiltQuestion = classicReaders[kind]({
    presentation,
    conditions,
    reader,
    extras: { explanation: isMarked ? explanation : explanation + solution, points: readPoints(item, metadata) },
    model: isMarked ? solution : '',
  });
  if (!reading.question) return groups.add({ ...base, ...reading }, own);
  if ((reading.question.prompt as { text: string }).text.trim() === '') return drop('textMissing');
  groups.add({ ...base, question: reading.question, notes: [...reading.notes, ...reader.notes, ...notes] }, own);
};

/** The title of a test, section or bank. */
const readTitle = (element: Element): string => {
  const title = element.attribs['title'] ?? '';
  if (title !== '' || element.name !== 'objectbank') return title;
  const metadata = findNamed(element, 'qtimetadata');
  return metadata ? (readMetadata(metadata).get('bank_title') ?? '') : '';
};

const walk = (source: QtiPackage, parent: Element, from: string, groups: Groups, title: string): void => {
  for (const element of listElements(parent))
    if (element.name === 'item') readItem(source, element, from, groups, title);
    else if (['assessment', 'section', 'objectbank'].includes(element.name)) {
      groups.enter(element);
      walk(source, element, from, groups, readTitle(element) || title);
      groups.enter(parent);
    }
};

/** Canvas writes a test of a course twice; its own form says more. */
const isTwice = (name: string, names: readonly string[]): boolean => {
  const [, id] = /(?:^|\/)([^/]+)\/assessment_qti\.xml$/.exec(name) ?? [];
  return id !== undefined && names.some((fileName) => fileName.endsWith(`non_cc_assessments/${id}.xml.qti`));
};

/** Reads every test and bank of QTI 1.2 in a package. */
export const readAssessments = (source: QtiPackage, groups: Groups): void => {
  const names = [...source.roots.keys()];
  for (const [name, root] of source.roots) {
    if (root.name !== 'questestinterop' || isTwice(name, names)) continue;
    groups.enter(root);
    walk(source, root, name, groups, '');
  }
};
