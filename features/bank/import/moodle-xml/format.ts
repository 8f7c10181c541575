import { decodeText } from '@inkstone/base';
import type { Document, Element } from 'domhandler';
import { dropQuestion, note } from '../build-question.ts';
import { SourceError, type ImportFormat, type ReadGroup, type ReadItem, type SourceFile } from '../format.ts';
import { findNamed, getText, listElements, listNamed, parseXml, getNamedText } from '../markup.ts';
import { readCloze } from './cloze.ts';
import { createFiles, type MoodleFiles } from './files.ts';
import { readQuestion } from './questions.ts';

const readXmlText = ({ bytes }: SourceFile): string => decodeText(bytes) ?? '';

/** The last part of a category's path, such as `$course$/top/Fractions`. */
const toGroupTitle = (path: string): string => {
  const parts = path.split(/(?<!\/)\/(?!\/)/).map((part) => part.replaceAll('//', '/').trim());
  return parts.findLast((part) => part !== '' && !/^\$\w+\$$/.test(part) && part !== 'top') ?? '';
};

const describe = (element: Element): string => {
  const name = getNamedText(findNamed(element, 'name') ?? element, 'text');
  const text = getNamedText(findNamed(element, 'questiontext') ?? element, 'text');
  const answers = listNamed(element, 'answer').map(
    (answer) => `${answer.attribs['fraction'] ?? ''} %  ${getNamedText(answer, 'text')}`,
  );
  const pairs = listNamed(element, 'subquestion').map(
    (pair) => `${getNamedText(pair, 'text')} = ${getNamedText(findNamed(pair, 'answer') ?? pair, 'text')}`,
  );
  return [`[${element.attribs['type'] ?? ''}] ${name}`, text, ...answers, ...pairs].join('\n');
};

const readItem = (element: Element, files: MoodleFiles): ReadItem => {
  const type = element.attribs['type'] ?? '';
  const idNumber = getNamedText(element, 'idnumber');
  const name = getNamedText(findNamed(element, 'name') ?? element, 'text');
  const base = { identifier: idNumber || name || null, source: describe(element) };
  const reading = type === 'cloze' ? readCloze(element, files) : readQuestion(type, element, files);
  const extra = [
    ...(listNamed(element, 'hint').some((hint) => getText(hint).trim() !== '') ? [note('hints')] : []),
    ...(listNamed(element, 'answer').some(
      (answer) => getNamedText(findNamed(answer, 'feedback') ?? answer, 'text') !== '' && findNamed(answer, 'feedback'),
    )
      ? [note('optionFeedback')]
      : []),
  ];
  return {
    ...base,
    question: reading.question,
    notes: reading.question ? [...reading.notes, ...extra] : reading.notes,
  };
};

/** A question that only shows a text: the passage of the questions after it. */
const readDescription = (element: Element, files: MoodleFiles): Pick<ReadGroup, 'title' | 'passage'> => ({
  title: getNamedText(findNamed(element, 'name') ?? element, 'text'),
  passage: files.readText(findNamed(element, 'questiontext')).html,
});

const readQuiz = (root: Document): ReturnType<ImportFormat['read']> => {
  const quiz = findNamed(root, 'quiz');
  if (!quiz) throw new SourceError('broken');
  const files = createFiles();
  const groups: ReadGroup[] = [];
  let group: ReadGroup = { title: '', passage: '', items: [] };
  const begin = (next: Omit<ReadGroup, 'items'>) => {
    if (group.items.length > 0) groups.push(group);
    group = { ...next, items: [] };
  };
  for (const element of listElements(quiz).filter(({ name }) => name === 'question')) {
    const type = element.attribs['type'];
    if (type === 'category')
      begin({ title: toGroupTitle(getNamedText(findNamed(element, 'category') ?? element, 'text')), passage: '' });
    else if (type === 'description') begin(readDescription(element, files));
    else group.items.push(readItem(element, files));
  }
  if (group.items.length === 0 && group.passage !== '')
    group.items.push({ identifier: null, source: group.title, ...dropQuestion('textMissing') });
  if (group.items.length > 0) groups.push(group);
  return { groups, files: files.list() };
};

/** Moodle XML: the export of a Moodle question bank, with its pictures. */
export const moodleXml: ImportFormat = {
  id: 'moodle-xml',
  name: { en: 'Moodle XML', zh: 'Moodle XML' },
  extensions: ['.xml'],
  recognises: (file) => /<quiz[\s>]/.test(readXmlText(file).slice(0, 4000)) && /<question\s/.test(readXmlText(file)),
  read: (file) => readQuiz(parseXml(readXmlText(file))),
};
