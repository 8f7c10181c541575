import {
  buildBlanks,
  buildChoice,
  buildEssay,
  buildTrueFalse,
  dropQuestion,
  gapMark,
  note,
  type BuiltQuestion,
} from '../build-question.ts';
import type { Note, ReadItem } from '../format.ts';
import { toParagraphs } from '../plain-text.ts';
import { differ, findRightLetters, isUnclearTruth, readGaps, readTruth } from './answers.ts';
import {
  arePlain,
  isMarkedLine,
  listNotes,
  objectSign,
  sliceLine,
  toHtml,
  toLine,
  toText,
  withoutSigns,
  withoutUnderline,
  type PaperLine,
} from './lines.ts';
import { findPoints, readKind, type Points } from './markers.ts';
import type { PaperQuestion } from './paper.ts';
import type { MatchedQuestion } from './read-paper.ts';

/** The answer of a question as the paper says it, with what is doubtful about it. */
interface FoundKey {
  text: string;
  /** Its lines where it is rich. */
  lines: readonly PaperLine[];
  /** Whether plain text can say it. */
  isPlain: boolean;
  notes: Note[];
}

const bracketedKey = /[（(]\s*([A-H]{1,8}|[√×✓✗对错TF])\s*[)）]/;

/** A stem without a key between brackets: at its end, or the only one within it. */
const takeBracketedKey = (stem: readonly PaperLine[], hasOptions: boolean) => {
  for (const [index, line] of stem.entries()) {
    const match = bracketedKey.exec(line.text);
    const key = match?.[1] ?? '';
    if (!match || hasOptions !== /^[A-H]/.test(key) || (!hasOptions && /^[A-EGHa-e]/.test(key))) continue;
    const end = match.index + match[0].length;
    const isAtEnd = /^[\s.。?？]*$/.test(line.text.slice(end)) && index === stem.length - 1;
    if (!hasOptions && !isAtEnd) continue;
    const gap = { text: '（　　）', tags: [] };
    const without = toLine([...sliceLine(line, 0, match.index).spans, gap, ...sliceLine(line, end).spans]);
    return { key, isAtEnd, stem: stem.map((part, at) => (at === index ? without : part)) };
  }
  return null;
};

const findWrittenKey = ({ question, match }: MatchedQuestion): FoundKey | null => {
  const tableText = match?.key.text ?? '';
  const fromTable = withoutSigns(tableText);
  const texts = [toText(question.answer), question.sideKey, fromTable].filter((text) => text !== '');
  const [text] = texts;
  if (text === undefined) return null;
  const notes = texts.some((nextText) => differ(text, nextText)) ? [note('keyUnclear', texts.join(' / '))] : [];
  const isFromTable = question.answer.length === 0 && question.sideKey === '';
  if (isFromTable && !match?.isUnique) notes.push(note('keyFromTable', `${question.number ?? ''}. ${fromTable}`));
  const isPlain = isFromTable ? fromTable === tableText : arePlain(question.answer);
  return { text, lines: question.answer, isPlain, notes };
};

/** A key that the paper only hints at: options that stand out, or the last words of the explanation. */
const guessKey = ({ options, explanation }: PaperQuestion): string => {
  const letters = options.filter(({ lines }) => lines.every(isMarkedLine)).map(({ letter }) => letter);
  if (letters.length > 0 && letters.length < options.length) return letters.join('');
  return /(?:故选|选择|answer is)\s{0,8}[:：]?\s{0,8}([A-H]{1,8})(?![a-z])/i.exec(toText(explanation))?.[1] ?? '';
};

const blankMark = /_+ {0,12}\d{0,2} {0,12}_+|[＿﹍]{2,}|[（(]\s{0,40}[)）]|\[\s{0,40}\]/g;

/** A stem whose gaps are marks of the bank, with their number. */
const markGaps = (stem: readonly PaperLine[]): { stem: PaperLine[]; count: number } => {
  let count = 0;
  const lines = stem.map((line) => {
    if (line.table) return line;
    let from = 0;
    const spans = [...line.text.matchAll(blankMark)].flatMap((match) => {
      count += 1;
      const before = sliceLine(line, from, match.index).spans;
      from = match.index + match[0].length;
      return [...before, { text: objectSign, tags: [], html: gapMark(count) }];
    });
    return spans.length === 0 ? line : toLine([...spans, ...sliceLine(line, from).spans]);
  });
  return { stem: lines, count };
};

const essayWords = /作文|写一篇|简答|论述|解答|证明|谈谈|说明|为什么|write|essay|discuss|explain|describe|compose|why/i;
const severalWords = /多选|不定项|哪些|choose (?:two|three|all)|select (?:two|three|all)|all that apply/i;

interface Body {
  stem: PaperLine[];
  points: Points | undefined;
}

/** The stem without its points. */
const takePoints = (question: PaperQuestion): Body => {
  let { points } = question;
  const stem = question.stem.map((line) => {
    const match = line.table ? null : findPoints(line.text);
    if (!match) return line;
    points = { value: match.value, isPerGap: match.isPerGap };
    return toLine([...sliceLine(line, 0, match.start).spans, ...sliceLine(line, match.end).spans]);
  });
  return { stem, points };
};

const add = (result: BuiltQuestion, notes: readonly Note[]): BuiltQuestion => ({
  ...result,
  notes: [...result.notes, ...notes],
});

const buildOptions = (question: PaperQuestion, { stem, points }: Body, writtenKey: FoundKey | null): BuiltQuestion => {
  const stemKey = takeBracketedKey(stem, true);
  const guess = writtenKey || stemKey ? '' : guessKey(question);
  const text = writtenKey?.text ?? stemKey?.key ?? guess;
  const { options } = question;
  const right = findRightLetters(text, options);
  if (!right) return dropQuestion('keyMissing', text);
  const { letters } = right;
  const isGuess = guess !== '' || (!writtenKey && stemKey?.isAtEnd === false);
  const isContradicted = writtenKey !== null && stemKey?.isAtEnd === true && differ(letters.join(''), stemKey.key);
  const notes = [...(writtenKey?.notes ?? [])];
  if (isGuess || isContradicted || !right.isClear) notes.push(note('keyUnclear', letters.join('')));
  const order = options.map(({ letter }) => letter).join('');
  if (!'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.startsWith(order) || options.some(({ lines }) => toHtml(lines) === ''))
    notes.push(note('optionsUnclear', order));
  const cleanStem = writtenKey === null || stemKey?.isAtEnd ? (stemKey?.stem ?? stem) : stem;
  const html = toHtml(cleanStem);
  const result = buildChoice(
    // A question of a cloze text is a number alone.
    html === '' && question.number !== null ? `<p>（${question.number}）</p>` : html,
    options.map(({ letter, lines }) => ({
      text: toHtml(guess === '' ? lines : lines.map(withoutUnderline)),
      isRight: letters.includes(letter),
    })),
    {
      ...(points && { points: points.value }),
      explanation: toHtml(question.explanation),
      // A head that announces one answer says more than the words of a question.
      isMultiple: question.kind === 'several' || (question.kind !== 'single' && severalWords.test(toText(stem))),
    },
  );
  return result.question === null ? result : add(result, notes);
};

/** The points of a whole question. */
const countPoints = ({ points }: Body, gaps: number): { points?: number } =>
  points ? { points: points.value * (points.isPerGap ? Math.max(gaps, 1) : 1) } : {};

/** Whether a typed answer can be compared as it is. */
const isTyped = (text: string, writtenKey: FoundKey | null): boolean =>
  // A formula is compared as it is written, and a letter speaks of options that are not there.
  writtenKey?.isPlain !== false && !/^\s*[A-H]{1,4}\s*$/.test(text);

const buildWords = (question: PaperQuestion, body: Body, writtenKey: FoundKey | null): BuiltQuestion => {
  const bracketKey = takeBracketedKey(body.stem, false);
  const text = writtenKey?.text ?? bracketKey?.key ?? '';
  const isBracketRead = !writtenKey || readTruth(text) !== undefined;
  const stemKey = isBracketRead ? bracketKey : null;
  const stem = stemKey?.stem ?? body.stem;
  const notes = [...(writtenKey?.notes ?? [])];
  if (stemKey && differ(text, stemKey.key)) notes.push(note('keyUnclear', `${text} / ${stemKey.key}`));
  const { stem: gapStem, count } = markGaps(stem);
  const extras = { ...countPoints(body, count), explanation: toHtml(question.explanation) };
  const truth = readTruth(text);
  const hasLines = /_{2}/.test(toText(stem));
  if (truth !== undefined && !hasLines && question.kind !== 'gaps' && question.kind !== 'writing') {
    const isKnown = question.kind === 'truth' || readKind(toText(stem)) === 'truth' || !isUnclearTruth(text);
    const guessNotes = isKnown ? [] : [note('typeGuessed', text)];
    return add(buildTrueFalse(toHtml(stem), truth, extras), [...notes, ...guessNotes]);
  }
  const isEssay = question.kind === 'writing' || (question.kind === null && essayWords.test(toText(stem)));
  const model =
    writtenKey === null ? '' : writtenKey.lines.length > 0 ? toHtml(writtenKey.lines) : toParagraphs(writtenKey.text);
  if (isEssay && (count === 0 || text === '')) return add(buildEssay(toHtml(stem), { ...extras, model }), notes);
  if (text === '') return dropQuestion('keyMissing');
  if (count === 0 && (text.length > 60 || text.includes('\n')))
    return add(buildEssay(toHtml(stem), { ...extras, model }), notes);
  const gaps = readGaps(text, Math.max(count, 1));
  if (!gaps) return dropQuestion('keyMissing', text);
  const isClear = gaps.isClear && count > 0 && isTyped(text, writtenKey);
  return add(buildBlanks(toHtml(gapStem), gaps.gaps, extras), isClear ? notes : [...notes, note('keyUnclear', text)]);
};

const listQuestionNotes = ({ stem, options, answer, explanation }: PaperQuestion): Note[] =>
  listNotes([...stem, ...options.flatMap(({ lines }) => lines), ...answer, ...explanation]);

/** A question of a paper in the bank's shape, with what is doubtful about it. */
export const buildItem = (matched: MatchedQuestion): ReadItem => {
  const { match } = matched;
  const lines = match?.key.explanation.filter((text) => text !== '') ?? [];
  const question = {
    ...matched.question,
    explanation: [...matched.question.explanation, ...lines.map((text) => toLine([{ text, tags: [] }]))],
  };
  const base = { identifier: null, source: question.source.join('\n').trim() };
  const body = takePoints(question);
  if (toHtml(body.stem) === '' && question.options.length === 0) return { ...base, ...dropQuestion('textMissing') };
  const writtenKey = findWrittenKey({ question, match });
  const result =
    question.options.length > 0 ? buildOptions(question, body, writtenKey) : buildWords(question, body, writtenKey);
  const notes = [...listQuestionNotes(question), ...result.notes];
  if (question.isNumberUnclear)
    notes.push(note('numberUnclear', question.number === null ? '' : String(question.number)));
  return { ...base, question: result.question, notes };
};
