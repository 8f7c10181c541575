import { decodeText } from '@inkstone/base';
import { dropQuestion } from '../build-question.ts';
import { readCategoryTitle } from '../category-title.ts';
import { SourceError, type ImportFormat, type ReadGroup, type ReadItem, type SourceFile } from '../format.ts';
import { createGroups, noPassage } from '../item-groups.ts';
import type { ReadText } from '../to-rich-text.ts';
import { readAnswers } from './answers.ts';
import { readGiftText, unescapeGift } from './text.ts';

const readSourceText = ({ bytes }: SourceFile): string => (decodeText(bytes) ?? '').replaceAll(/\r\n?/g, '\n');

const titlePattern = /^::((?:\\.|[^\\:]|:(?!:))*)::/;
const idPattern = /\[id:([^\]\n]{1,200})\]/;

/** One question with the comments above it. */
interface Block {
  text: string;
  comments: string;
}

/** Splits a file into questions, which empty lines separate; comments belong to what follows them. */
const splitBlocks = (text: string): Block[] => {
  const blocks: Block[] = [];
  let block: Block = { text: '', comments: '' };
  const end = () => {
    if (block.text.trim() === '') return;
    blocks.push({ text: block.text.trim(), comments: block.comments });
    block = { text: '', comments: '' };
  };
  for (const line of text.split('\n')) {
    if (line.trim() === '') end();
    else if (line.trimStart().startsWith('//')) block.comments += line;
    else if (/^\s*\$CATEGORY:/i.test(line)) {
      end();
      blocks.push({ text: line.trim(), comments: '' });
    } else block.text += `${line}\n`;
  }
  end();
  return blocks;
};

interface Place {
  from: number;
  to: number;
}

/** The outer braces that are not escaped with their partners; null where one has none. */
const listBraces = (text: string): Place[] | null => {
  const places: Place[] = [];
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1)
    if (text[at] === '\\') at += 1;
    else if (text[at] === '{') open.push(at);
    else if (text[at] === '}') {
      const from = open.pop();
      if (from === undefined) return null;
      if (open.length === 0) places.push({ from, to: at });
    }
  return open.length === 0 ? places : null;
};

const answersStart = /^\s*(?:[=~#]|$|(?:T|F|TRUE|FALSE)\s*(?:#|$))/i;

/** The one place of the answers within a question; null where it has braces, but not in one place what may be answers. */
const findAnswers = (text: string): Place | null | undefined => {
  const braces = listBraces(text);
  if (braces?.length === 0) return undefined;
  const [place, ...others] = (braces ?? []).filter(({ from, to }) => answersStart.test(text.slice(from + 1, to)));
  return place && others.length === 0 ? place : null;
};

/** A question without answers is a text for those after it. */
type ReadBlock = { item: ReadItem } | { passage: ReadText };

const readBlock = ({ text, comments }: Block): ReadBlock => {
  const title = titlePattern.exec(text);
  const body = text.slice(title?.[0].length ?? 0).trim();
  const identifier = idPattern.exec(comments)?.[1] ?? (title ? unescapeGift(title[1] ?? '').trim() : null);
  const base = { identifier: identifier || null, source: text };
  const place = findAnswers(body);
  if (place === null) return { item: { ...base, ...dropQuestion('broken') } };
  if (!place) return { passage: readGiftText(body) };
  const [before, after] = [body.slice(0, place.from), body.slice(place.to + 1)];
  const isMissingWord = after.trim() !== '' && before.trim() !== '';
  const question = readAnswers(body.slice(place.from + 1, place.to), { before, after, isMissingWord });
  return { item: { ...base, ...question } };
};

const readGift = (text: string): ReadGroup[] => {
  const groups = createGroups();
  let title = '';
  for (const block of splitBlocks(text)) {
    if (/^\$CATEGORY:/i.test(block.text)) {
      title = readCategoryTitle(block.text.replace(/^\$CATEGORY:/i, ''));
      groups.begin();
      continue;
    }
    const read = readBlock(block);
    if ('item' in read) groups.add(read.item, { ...noPassage, title });
    else groups.show({ title, ...read.passage });
  }
  return groups.end();
};

/** GIFT: Moodle's text format of questions. */
export const gift: ImportFormat = {
  id: 'gift',
  name: { en: 'GIFT text', zh: 'GIFT 文本' },
  extensions: ['.gift', '.txt'],
  recognises: (file) => {
    const text = readSourceText(file);
    const lines = text.split('\n');
    const hasLine = (pattern: RegExp) => lines.some((line) => pattern.test(line));
    if (hasLine(/^\s*(?:::|\$CATEGORY:)/i)) return true;
    // A numbered paper with lettered options may have braces in its formulas.
    const isPaper = hasLine(/^\s*\d{1,3}\s*[.、．)]/) && hasLine(/^\s*\(?[A-D]\s*[.、．)]/);
    return !isPaper && /(?<!\\)\{\s*(?:[=~#]|T\s*\}|F\s*\}|TRUE|FALSE|\})/i.test(text);
  },
  read: (file) => {
    const groups = readGift(readSourceText(file));
    if (groups.length === 0) throw new SourceError('empty');
    return { groups, files: [] };
  },
};
