import { foldCase } from '@inkstone/base';
import { maxRuleWords, type ReadingMeaning, type ReadingRule } from '../../reading-rules.ts';
import { foldWidth, sliceLine, toLine, toWords, type PaperLine } from './lines.ts';
import { findOptions, readNumber, type SectionKind } from './markers.ts';

const labels: Partial<Record<ReadingMeaning, string>> = { answer: '【答案】', explanation: '【解析】' };

const headKinds: Partial<Record<ReadingMeaning, NonNullable<SectionKind>>> = {
  singleChoice: 'single',
  multipleChoice: 'several',
  trueFalse: 'truth',
  blanks: 'gaps',
  written: 'writing',
};

const normalize = (words: string): string => foldCase(foldWidth(words));

/**
 * Whether words are too common to be a habit of a school: fewer than two letters, or what numbers a question or an option
 * in every paper.
 */
export const areWordsTooCommon = (words: string): boolean => {
  const text = normalize(words);
  return (
    (text.match(/[\p{L}\p{N}]/gu) ?? []).length < 2 ||
    readNumber(`${text} x`) !== null ||
    findOptions(`${text} x`, 'A').length > 0
  );
};

/** Where the text after the words of a rule begins; null where the line does not begin with them. */
const findEnd = ({ text }: PaperLine, words: string): number | null => {
  const start = text.length - text.trimStart().length;
  const end = start + words.length;
  if (foldCase(text.slice(start, end)) !== words) return null;
  // "Ans" does not begin "Answering".
  if (/[a-z\d]$/.test(words) && /^[a-z\d]/i.test(text.slice(end))) return null;
  return end + (/^\s*[:：.．、]?\s*/.exec(text.slice(end))?.[0].length ?? 0);
};

const applyRule = (line: PaperLine, meaning: ReadingMeaning, end: number): PaperLine => {
  const label = labels[meaning];
  if (label !== undefined) {
    const words = toWords(sliceLine(line, 0, end));
    return toLine([{ text: label, tags: [], words }, ...sliceLine(line, end).spans]);
  }
  const kind = headKinds[meaning];
  return kind ? { ...line, announces: kind } : { ...line, isLeftOut: true };
};

/**
 * Lines that begin with the words of a rule, as what the rule says they are: under the label that every paper knows, as a
 * head, or as left out. Their source stays as it is. Of several rules the one with the most words counts.
 */
export const applyRules = (lines: readonly PaperLine[], rules: readonly ReadingRule[]): readonly PaperLine[] => {
  const sorted = rules
    .map(({ words, meaning }) => ({ words: normalize(words), meaning }))
    .filter(({ words }) => words !== '')
    .sort((left, right) => right.words.length - left.words.length);
  if (sorted.length === 0) return lines;
  return lines.map((line) => {
    if (line.table) return line;
    // Folded once for all rules: a paper may have fifty thousand lines.
    const beginning = foldCase(line.text.trimStart().slice(0, 2 * maxRuleWords));
    for (const { words, meaning } of sorted) {
      const end = beginning.startsWith(words) ? findEnd(line, words) : null;
      if (end !== null) return applyRule(line, meaning, end);
    }
    return line;
  });
};
