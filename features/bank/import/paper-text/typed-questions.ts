import { SourceError, type Note, type ReadItem, type ReadQuestion } from '../format.ts';
import { note } from '../build-question.ts';
import { readPaperLines } from './format.ts';
import { toTextLine } from './lines.ts';
import { findOptions, findPoints, readAnswerMark, readExplanationMark, readNumber } from './markers.ts';

/** One question as it was typed, with how it was read. */
export interface TypedQuestion {
  /** Its lines as they were typed. */
  source: string;
  /** Null while it cannot be read as one question. */
  question: ReadQuestion | null;
  /** What is doubtful about it, or why it is none. */
  notes: Note[];
  /** Whether it names its points. */
  hasPoints: boolean;
}

interface Entry {
  lines: string[];
  number: number | null;
  /** Whether it has options or an answer, so that the next question can follow. */
  canEnd: boolean;
}

const hasOption = (text: string): boolean => findOptions(text, 'A').length > 0;

const isContinued = (text: string): boolean =>
  hasOption(text) || readAnswerMark(text) !== null || readExplanationMark(text) !== null;

/** The number that a line begins a question with; null for other lines. */
const readOwnNumber = (text: string): number | null => {
  const mark = readNumber(text);
  return mark && !mark.isBracketed ? mark.number : null;
};

/** Whether a line begins the next question. */
const isNextQuestion = (entry: Entry, text: string, isAfterBlank: boolean): boolean => {
  const number = readOwnNumber(text);
  if (number !== null) return entry.canEnd || isAfterBlank || (entry.number !== null && number === entry.number + 1);
  return entry.canEnd && isAfterBlank && !isContinued(text);
};

/** The lines of each question: the next begins with its number, or after a blank line behind options or an answer. */
const splitEntries = (text: string): Entry[] => {
  const entries: Entry[] = [];
  let isAfterBlank = false;
  for (const line of text.replaceAll(/\r\n?|\u2028|\v/g, '\n').split('\n')) {
    const words = toTextLine(line).text;
    if (words.trim() === '') {
      isAfterBlank = true;
      continue;
    }
    const last = entries.at(-1);
    const canEnd = hasOption(words) || readAnswerMark(words) !== null;
    if (!last || isNextQuestion(last, words, isAfterBlank))
      entries.push({ lines: [line], number: readOwnNumber(words), canEnd });
    else {
      if (isAfterBlank) last.lines.push('');
      last.lines.push(line);
      last.canEnd ||= canEnd;
    }
    isAfterBlank = false;
  }
  return entries;
};

const readItems = (lines: readonly string[]): ReadItem[] => {
  try {
    const groups = readPaperLines(lines.map(toTextLine));
    return groups.some(({ passage }) => passage !== '') ? [] : groups.flatMap(({ items }) => items);
  } catch (error) {
    if (error instanceof SourceError) return [];
    throw error;
  }
};

const readEntry = ({ lines, number }: Entry): TypedQuestion => {
  const [first = '', ...rest] = lines;
  // A question without a number is the first of its text.
  const [item, ...more] = readItems(number === null ? [`1. ${first}`, ...rest] : lines);
  const texts = { source: lines.join('\n'), hasPoints: lines.some((line) => findPoints(toTextLine(line).text)) };
  if (!item || more.length > 0) return { ...texts, question: null, notes: [note('broken')] };
  return { ...texts, question: item.question, notes: item.notes };
};

/** Reads questions that somebody types: stem, options, answer and explanation, one question after another. */
export const readTypedQuestions = (text: string): TypedQuestion[] => splitEntries(text).map(readEntry);
