import { decodeText } from '@inkstone/base';
import { note } from '../build-question.ts';
import { SourceError, type ImportFormat, type ReadGroup, type ReadItem, type SourceFile } from '../format.ts';
import type { ReadingRule } from '../../reading-rules.ts';
import { buildItem } from './build-item.ts';
import { listNotes, toHtml, toText, toTextLine, type PaperLine } from './lines.ts';
import { readPaper, type Paper } from './read-paper.ts';

const readLines = ({ bytes }: SourceFile): PaperLine[] =>
  (decodeText(bytes) ?? '')
    .replaceAll(/\r\n?|\u2028|\v/g, '\n')
    .split('\n')
    .map(toTextLine);

/** Text that belongs to no question is named, not left out in silence. */
const toRestItem = (lines: readonly PaperLine[]): ReadItem => ({
  identifier: null,
  source: toText(lines),
  notes: [note('broken')],
  question: null,
});

const toGroups = ({ groups }: Paper): ReadGroup[] =>
  groups.map(({ title, passage, questions, rest }) => {
    const items = [...questions.map(buildItem), ...(rest.length > 0 ? [toRestItem(rest)] : [])];
    // What is doubtful about a passage is said with its first question.
    items[0]?.notes.unshift(...listNotes(passage));
    return { title, passage: toHtml(passage), items };
  });

const maxLines = 50_000;

/** The questions of a paper by its lines, and by the rules of the school where there are some. */
export const readPaperLines = (lines: readonly PaperLine[], rules: readonly ReadingRule[] = []): ReadGroup[] => {
  if (lines.length > maxLines) throw new SourceError('tooMany');
  const groups = toGroups(readPaper(lines, rules));
  if (groups.length === 0) throw new SourceError('empty');
  return groups;
};

/** Whether lines hold a numbered question with options, or with its answer. */
const hasQuestions = (lines: readonly PaperLine[], rules: readonly ReadingRule[]): boolean =>
  readPaper(lines, rules).groups.some(({ questions }) =>
    questions.some(
      ({ question: { number, options, answer }, match }) =>
        options.length > 1 || (number !== null && (answer.length > 0 || match !== null)),
    ),
  );

/** A paper as text, as it is pasted or saved from a document, in Chinese and English habits. */
export const paperText: ImportFormat = {
  id: 'paper-text',
  name: { en: 'Paper as text', zh: '试卷文本' },
  extensions: ['.txt'],
  recognises: (file, rules = []) => {
    if (/^\s*(?:PK|<|%PDF|[{[]\s*")/.test(String.fromCharCode(...file.bytes.subarray(0, 16)))) return false;
    return hasQuestions(readLines(file).slice(0, maxLines), rules);
  },
  read: (file, rules) => ({ groups: readPaperLines(readLines(file), rules), files: [] }),
};
