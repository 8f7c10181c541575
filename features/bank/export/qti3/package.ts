import path from 'node:path/posix';
import { isQuestionTypeId } from '@inkstone/exam/question-types';
import { packZip } from '@inkstone/files';
import type { ExchangedSet } from '../../contract/exchange.ts';
import type { ExportedFile, ExportNote, ExportSource, WrittenFile, WrittenItem } from '../format.ts';
import { hashText, writeQuestionExtension, writeSetExtension, type NumberedFile } from './extension.ts';
import { writeItem } from './item.ts';
import { itemNamespace } from './names.ts';
import { writeManifest, type Resource } from './manifest.ts';
import type { ExportedQuestion } from './questions.ts';
import { toBlocks, type TextTarget } from './rich-text.ts';
import { element, toXmlFile } from './xml.ts';

interface PackagedFile {
  name: string;
  bytes: Uint8Array;
}

/** A package that is being written. */
interface Writing {
  source: ExportSource;
  files: Map<string, PackagedFile>;
  resources: Resource[];
  /** Items by their identifier, so that no two are called the same. */
  identifiers: Set<string>;
}

const endings = new Map([
  ['image/png', '.png'],
  ['image/jpeg', '.jpg'],
  ['image/gif', '.gif'],
  ['image/webp', '.webp'],
  ['image/svg+xml', '.svg'],
  ['audio/mpeg', '.mp3'],
  ['audio/mp4', '.m4a'],
  ['audio/ogg', '.ogg'],
  ['audio/wav', '.wav'],
  ['audio/webm', '.webm'],
]);

const getMediaName = ({ id, name, mimeType }: ExportedFile): string =>
  `media/${id}${/\.[a-z0-9]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? endings.get(mimeType) ?? ''}`;

const addText = (writing: Writing, name: string, root: string): string => {
  const bytes = toXmlFile(root);
  writing.files.set(name, { name, bytes });
  return new TextDecoder().decode(bytes);
};

/** What the texts of one file of the package need; the media that they show are collected in `used`. */
const createTarget = (writing: Writing, from: string) => {
  const used = new Map<number, string>();
  const notes: ExportNote[] = [];
  const target: TextTarget = {
    findFile(id) {
      const file = writing.source.files.get(id);
      if (!file) return undefined;
      const name = getMediaName(file);
      writing.files.set(name, { name, bytes: file.bytes });
      used.set(id, name);
      return path.relative(path.dirname(from), name);
    },
    note(code, detail = '') {
      if (!notes.some((known) => known.code === code && known.detail === detail)) notes.push({ code, detail });
    },
  };
  return { target, used, notes };
};

const fileReference = /data-file=\\?"(\d{1,16})\\?"/g;

/** The files that an object names, from a file of the extension; also those that no player shows, as of a model answer. */
const listNumbered = (writing: Writing, value: unknown, from: string, more: readonly number[] = []): NumberedFile[] => {
  const { target } = createTarget(writing, from);
  const numbers = [...JSON.stringify(value).matchAll(fileReference)].map((match) => Number(match[1]));
  return [...new Set([...more, ...numbers])].flatMap((number) => {
    const href = target.findFile(number);
    return href === undefined ? [] : [{ number, href }];
  });
};

const addResource = (writing: Writing, resource: Omit<Resource, 'files'> & { files: Iterable<string> }): void => {
  writing.resources.push({ ...resource, files: [...new Set([resource.href, ...resource.files])] });
};

interface WrittenStimulus {
  identifier: string;
  name: string;
  text: string;
  title: string;
  notes: readonly ExportNote[];
}

const writeMedia = (set: ExchangedSet, writing: Writing, target: TextTarget): string =>
  set.stimulus.files
    .map(({ id }) => {
      const file = writing.source.files.get(id);
      const src = target.findFile(id);
      if (!file || src === undefined) return '';
      return file.mimeType.startsWith('audio/')
        ? element('audio', { src, controls: 'controls' })
        : element('img', { src, alt: file.name });
    })
    .map((media) => (media === '' ? '' : element('p', {}, media)))
    .join('');

/** The passage, recording or pictures that the questions of a set share. */
const writeStimulus = (writing: Writing, set: ExchangedSet, number: number): WrittenStimulus | null => {
  const { kind, html, files, transcript, look, scene } = set.stimulus;
  if (kind === 'none' || (html.trim() === '' && files.length === 0)) return null;
  const [identifier, name] = [`stimulus_${number}`, `stimuli/${number}.xml`];
  const { target, used, notes } = createTarget(writing, name);
  if (transcript !== '' || look || scene) target.note('ownFields');
  const body = writeMedia(set, writing, target) + toBlocks(html, target);
  const text = addText(
    writing,
    name,
    element(
      'qti-assessment-stimulus',
      { xmlns: itemNamespace, identifier, title: set.title, 'xml:lang': writing.source.language },
      element('qti-stimulus-body', {}, body),
    ),
  );
  addResource(writing, { identifier, type: 'stimulus', href: name, files: used.values() });
  return { identifier, name, text, title: set.title, notes };
};

/** A name by the content: the same question is called the same in every export. */
const nameItem = ({ source, identifiers }: Writing, question: ExportedQuestion): string => {
  const content = JSON.stringify(question).replace(fileReference, (_whole, id: string) => {
    const file = source.files.get(Number(id));
    return file ? `data-file=${file.name} ${file.bytes.length}` : '';
  });
  const base = `item_${hashText(content).slice(0, 20)}`;
  let name = base;
  for (let count = 2; identifiers.has(name); count += 1) name = `${base}_${count}`;
  identifiers.add(name);
  return name;
};

const hasOwnFields = ({ evidence = [], distractors = {}, clip, rubric = null }: ExportedQuestion): boolean =>
  evidence.length > 0 || Object.keys(distractors).length > 0 || clip !== null || rubric !== null;

interface ItemPlace {
  set: ExchangedSet;
  number: number;
  stimulus: WrittenStimulus | null;
}

const writeQuestion = (
  writing: Writing,
  question: ExportedQuestion,
  { set, number, stimulus }: ItemPlace,
): { identifier: string; name: string; notes: readonly ExportNote[] } => {
  const identifier = nameItem(writing, question);
  const name = `items/${identifier}.xml`;
  const { target, used, notes } = createTarget(writing, name);
  for (const { code, detail } of stimulus?.notes ?? []) target.note(code, detail);
  const { language } = writing.source;
  const title = `${set.title} ${number}`;
  const reference = stimulus && {
    ...{ identifier: stimulus.identifier, title: stimulus.title },
    href: path.relative('items', stimulus.name),
  };
  const root = writeItem({ ...target, question, language }, { identifier, title, language, stimulus: reference });
  if (hasOwnFields(question)) target.note('ownFields');
  const text = addText(writing, name, root);
  const extension = `inkstone/${identifier}.xml`;
  const files = listNumbered(writing, question, extension);
  const bytes = writeQuestionExtension(question, { href: path.relative('inkstone', name), text, files });
  writing.files.set(extension, { name: extension, bytes });
  addResource(writing, {
    ...{ identifier, type: 'item', href: name },
    files: [extension, ...used.values(), ...files.map(({ href }) => path.join('inkstone', href))],
    ...(stimulus && { dependencies: [stimulus.identifier] }),
  });
  return { identifier, name, notes };
};

const writeTest = (
  set: ExchangedSet,
  identifier: string,
  items: readonly { identifier: string; name: string; points: number }[],
): string =>
  element(
    'qti-assessment-test',
    { xmlns: itemNamespace, identifier, title: set.title, 'tool-name': 'Inkstone' },
    element(
      'qti-test-part',
      { identifier: 'part_1', 'navigation-mode': 'nonlinear', 'submission-mode': 'simultaneous' },
      element(
        'qti-assessment-section',
        { identifier: 'section_1', title: set.title, visible: true },
        ...items.map(({ identifier: itemIdentifier, name, points }) =>
          element(
            'qti-assessment-item-ref',
            { identifier: itemIdentifier, href: path.relative('tests', name) },
            element('qti-weight', { identifier: 'POINTS', value: points / 100 }),
          ),
        ),
      ),
    ),
  );

const writeSet = (writing: Writing, set: ExchangedSet, number: number): WrittenItem[] => {
  const stimulus = writeStimulus(writing, set, number);
  const items: { identifier: string; name: string; points: number }[] = [];
  const written = set.questions.map((question, index): WrittenItem => {
    const place = { set: number, question: index + 1 };
    if (!isQuestionTypeId(question.type)) return { ...place, notes: [{ code: 'typeUnknown', detail: question.type }] };
    const item = writeQuestion(writing, question, { set, number: index + 1, stimulus });
    items.push({ ...item, points: question.points });
    return { ...place, notes: item.notes };
  });
  if (items.length === 0) return written;
  const [identifier, name, extension] = [`test_${number}`, `tests/${number}.xml`, `inkstone/set_${number}.xml`];
  addText(writing, name, writeTest(set, identifier, items));
  const files = listNumbered(
    writing,
    set.stimulus,
    extension,
    set.stimulus.files.map(({ id }) => id),
  );
  const bytes = writeSetExtension(set, {
    stimulus: stimulus && { href: path.relative('inkstone', stimulus.name), text: stimulus.text },
    items: items.map((item) => path.relative('inkstone', item.name)),
    files,
  });
  writing.files.set(extension, { name: extension, bytes });
  addResource(writing, {
    ...{ identifier, type: 'test', href: name },
    files: [extension, ...files.map(({ href }) => path.join('inkstone', href))],
    dependencies: items.map((item) => item.identifier),
  });
  return written;
};

/** Writes a package with an item for each question and a test for each set. */
export const writePackage = async (source: ExportSource): Promise<WrittenFile> => {
  const writing: Writing = { source, files: new Map(), resources: [], identifiers: new Set() };
  const items = source.sets.flatMap((set, index) => writeSet(writing, set, index + 1));
  const manifest = { name: 'imsmanifest.xml', bytes: toXmlFile(writeManifest(writing.resources)) };
  return { bytes: await packZip([manifest, ...writing.files.values()]), items };
};
