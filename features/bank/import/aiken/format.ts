import { decodeText } from '@inkstone/base';
import { buildChoice, dropQuestion, note } from '../build-question.ts';
import { toParagraphs } from '../plain-text.ts';
import { SourceError, type ImportFormat, type ReadItem, type SourceFile } from '../format.ts';

const optionLine = /^\s*([A-Za-z])\s*[.)]\s+(.+?)\s*$/;
const answerLine = /^\s*ANSWER\s*:\s*(.+?)\s*$/i;

const readText = ({ bytes }: SourceFile): string => (decodeText(bytes) ?? '').replaceAll(/\r\n?/g, '\n');

interface Block {
  stem: string[];
  options: { letter: string; text: string }[];
  lines: string[];
}

const newBlock = (): Block => ({ stem: [], options: [], lines: [] });

const readBlock = ({ stem, options, lines }: Block, answer: string | null): ReadItem => {
  const source = lines.join('\n').trim();
  const base = { identifier: null, source };
  if (stem.join('').trim() === '') return { ...base, ...dropQuestion('textMissing') };
  if (answer === null) return { ...base, ...dropQuestion('keyMissing') };
  const letters = [...answer.toUpperCase().matchAll(/[A-Z]/g)].map(([letter]) => letter);
  const unknown = letters.find((letter) => options.every((option) => option.letter !== letter));
  if (letters.length === 0 || unknown !== undefined) return { ...base, ...dropQuestion('keyMissing', answer) };
  const choice = buildChoice(
    toParagraphs(stem.join('\n')),
    options.map(({ letter, text }) => ({ text: toParagraphs(text), isRight: letters.includes(letter) })),
  );
  const isInOrder = options.every(({ letter }, index) => letter === String.fromCharCode(65 + index));
  return {
    ...base,
    ...choice,
    notes: isInOrder
      ? choice.notes
      : [...choice.notes, note('optionsUnclear', options.map(({ letter }) => letter).join(''))],
  };
};

/** Reads a text in the form of Aiken: stem, lettered options, `ANSWER: B`. */
export const readAiken = (text: string): ReadItem[] => {
  const items: ReadItem[] = [];
  let block = newBlock();
  const endBlock = (answer: string | null) => {
    items.push(readBlock(block, answer));
    block = newBlock();
  };
  for (const line of text.split('\n')) {
    const answer = answerLine.exec(line);
    const option = optionLine.exec(line);
    const isBlank = line.trim() === '';
    // An empty line after the options ends a question that has no answer.
    if (!answer && !option && !isBlank && block.options.length > 0 && block.lines.at(-1)?.trim() === '') endBlock(null);
    block.lines.push(line);
    const last = block.options.at(-1);
    if (answer) endBlock(answer[1] ?? '');
    else if (option && block.stem.length > 0)
      block.options.push({ letter: (option[1] ?? '').toUpperCase(), text: option[2] ?? '' });
    else if (!isBlank && last) last.text += `\n${line.trim()}`;
    else if (!isBlank) block.stem.push(line);
  }
  if (block.lines.join('').trim() !== '') endBlock(null);
  return items;
};

/** Aiken: plain text of single-choice questions, as Moodle and many banks write it. */
export const aiken: ImportFormat = {
  id: 'aiken',
  name: { en: 'Aiken text', zh: 'Aiken 文本' },
  extensions: ['.txt'],
  recognises: (file) => {
    const text = readText(file);
    // A paper of numbered questions is not Aiken, though its answers may be named alike.
    const lines = text.split('\n');
    const hasLine = (pattern: RegExp) => lines.some((line) => pattern.test(line));
    if (!hasLine(/^\s*ANSWER\s*:/) && hasLine(/^\s*\S{0,10}\s?\d+[.)]?(?:\s|$)/)) return false;
    return hasLine(/^\s*ANSWER\s*:\s*[A-Za-z]/i) && hasLine(optionLine);
  },
  read: (file) => {
    const items = readAiken(readText(file));
    if (items.length === 0) throw new SourceError('empty');
    return { groups: [{ title: '', passage: '', items }], files: [] };
  },
};
