import { decodeText } from '@inkstone/base';
import type { Document, Element } from 'domhandler';
import { note } from '../build-question.ts';
import { SourceError, type ImportFormat, type ReadItem, type SourceFile } from '../format.ts';
import { readCategoryTitle } from '../category-title.ts';
import { createGroups, noPassage } from '../item-groups.ts';
import { findNamed, getNamedText, getText, listNamed, parseXml } from '../markup.ts';
import { readCloze } from './cloze.ts';
import { createFiles, type MoodleFiles } from './files.ts';
import { readQuestion } from './questions.ts';

const readXmlText = ({ bytes }: SourceFile): string => decodeText(bytes) ?? '';

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

const readQuiz = (root: Document): ReturnType<ImportFormat['read']> => {
  const quiz = findNamed(root, 'quiz');
  if (!quiz) throw new SourceError('broken');
  const files = createFiles();
  const groups = createGroups();
  let category = '';
  for (const element of listNamed(quiz, 'question')) {
    const type = element.attribs['type'];
    if (type === 'category') {
      category = readCategoryTitle(getNamedText(findNamed(element, 'category') ?? element, 'text'));
      groups.begin();
    } else if (type === 'description')
      // A question that only shows a text is the passage of the questions after it.
      groups.show({
        title: getNamedText(findNamed(element, 'name') ?? element, 'text'),
        ...files.readText(findNamed(element, 'questiontext')),
      });
    else groups.add(readItem(element, files), { ...noPassage, title: category });
  }
  return { groups: groups.end(), files: files.list() };
};

/** Moodle XML: the export of a Moodle question bank, with its pictures. */
export const moodleXml: ImportFormat = {
  id: 'moodle-xml',
  name: { en: 'Moodle XML', zh: 'Moodle XML' },
  extensions: ['.xml'],
  recognises: (file) => /<quiz[\s>]/.test(readXmlText(file).slice(0, 4000)) && /<question\s/.test(readXmlText(file)),
  read: (file) => readQuiz(parseXml(readXmlText(file))),
};
