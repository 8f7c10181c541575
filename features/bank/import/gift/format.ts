import { decodeText } from '@inkstone/base';
import { dropQuestion } from '../build-question.ts';
import { SourceError, type ImportFormat, type ReadGroup, type ReadItem, type SourceFile } from '../format.ts';
import { readAnswers } from './answers.ts';
import { readGiftText, splitUnescaped, unescapeGift } from './text.ts';

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

const toCategory = (line: string): string =>
  line
    .replace(/^\$CATEGORY:/i, '')
    .split('/')
    .map((part) => part.trim())
    .findLast((part) => part !== '' && !/^\$\w+\$$/.test(part) && part !== 'top') ?? '';

/** The place of the answers within a question: the first brace that is not escaped, and its partner. */
const findAnswers = (text: string): { from: number; to: number } | undefined => {
  let from = -1;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '{' && from === -1) from = at;
    else if (text[at] === '}' && from !== -1) return { from, to: at };
  }
  return undefined;
};

/** A question without answers is a text for those after it. */
type ReadBlock = { item: ReadItem } | { passage: string };

const readBlock = ({ text, comments }: Block): ReadBlock => {
  const title = titlePattern.exec(text);
  const body = text.slice(title?.[0].length ?? 0).trim();
  const identifier = idPattern.exec(comments)?.[1] ?? (title ? unescapeGift(title[1] ?? '').trim() : null);
  const base = { identifier: identifier || null, source: text };
  const place = findAnswers(body);
  if (!place) {
    const isBroken = splitUnescaped(body, /[{}]/g).length > 1;
    return isBroken ? { item: { ...base, ...dropQuestion('broken') } } : { passage: readGiftText(body).html };
  }
  const before = body.slice(0, place.from).trimEnd();
  const after = body.slice(place.to + 1).trim();
  const isMissingWord = after !== '' && before !== '';
  const question = readAnswers(body.slice(place.from + 1, place.to), { before, after, isMissingWord });
  return { item: { ...base, ...question } };
};

const readGift = (text: string): ReadGroup[] => {
  const groups: ReadGroup[] = [];
  let group: ReadGroup = { title: '', passage: '', items: [] };
  const begin = (next: Omit<ReadGroup, 'items'>) => {
    if (group.items.length > 0) groups.push(group);
    group = { ...next, items: [] };
  };
  for (const block of splitBlocks(text)) {
    if (/^\$CATEGORY:/i.test(block.text)) {
      begin({ title: toCategory(block.text), passage: '' });
      continue;
    }
    const read = readBlock(block);
    if ('item' in read) group.items.push(read.item);
    else begin({ title: group.title, passage: read.passage });
  }
  if (group.items.length > 0) groups.push(group);
  return groups;
};

/** GIFT: Moodle's text format of questions. */
export const gift: ImportFormat = {
  id: 'gift',
  name: { en: 'GIFT text', zh: 'GIFT 文本' },
  extensions: ['.gift', '.txt'],
  recognises: (file) => {
    const text = readSourceText(file);
    if (/^\s*(?:::|\$CATEGORY:)/im.test(text)) return true;
    // A numbered paper with lettered options may have braces in its formulas.
    const isPaper = /^\s*\d{1,3}\s*[.、．)]/m.test(text) && /^\s*\(?[A-D]\s*[.、．)]/m.test(text);
    return !isPaper && /(?<!\\)\{\s*(?:[=~#]|T\s*\}|F\s*\}|TRUE|FALSE|\})/i.test(text);
  },
  read: (file) => {
    const groups = readGift(readSourceText(file));
    if (groups.length === 0) throw new SourceError('empty');
    return { groups, files: [] };
  },
};
