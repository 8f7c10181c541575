import { foldCase } from '@inkstone/base';
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
import { toParagraphs } from '../to-rich-text.ts';
import {
  isMarkedLine,
  listNotes,
  objectSign,
  sliceLine,
  toHtml,
  toLine,
  toText,
  withoutUnderline,
  type PaperLine,
} from './lines.ts';
import { findPoints, toLetter } from './markers.ts';
import type { PaperQuestion } from './paper.ts';
import type { MatchedQuestion } from './read-paper.ts';

/** The answer of a question as the paper says it, with what is doubtful about it. */
interface FoundKey {
  text: string;
  /** Its lines where it is rich. */
  lines: readonly PaperLine[];
  notes: Note[];
}

const truths: Readonly<Record<string, boolean>> = {
  ...{ 对: true, 正确: true, '√': true, '✓': true, t: true, true: true, 是: true, yes: true },
  ...{ 错: false, 错误: false, '×': false, '✗': false, x: false, f: false, false: false, 否: false, no: false },
};

const readTruth = (text: string): boolean | undefined =>
  truths[
    foldCase(text)
      .trim()
      .replace(/[.。]$/, '')
  ];

/** The letters of an answer such as "B", "A, C", "B. ancient"; null where it has none. */
const readLetters = (text: string): string[] | null => {
  const match =
    /^\s*[（(]?\s*([A-Z](?:[\s,，、;；和&]*[A-Z])*)\s*[)）]?\s*[.。]?\s*$/i.exec(text) ??
    /^\s*[（(]?([A-Z])[)）.．、:：]\s*\S/i.exec(text);
  return match ? [...new Set((match[1] ?? '').match(/[A-Z]/gi)?.map(toLetter))] : null;
};

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
  const inline = question.answer.length > 0 ? toText(question.answer) : question.sideKey;
  const fromTable = match?.key.text ?? '';
  const detail = `${question.number ?? ''}. ${fromTable}`;
  if (inline !== '') {
    const differs = fromTable !== '' && fromTable.replaceAll(/\W/g, '') !== inline.replaceAll(/\W/g, '');
    const isLetters = readLetters(fromTable) !== null && readLetters(inline) !== null;
    const notes = differs && isLetters ? [note('keyUnclear', `${inline} / ${fromTable}`)] : [];
    return { text: inline, lines: question.answer, notes };
  }
  if (!match || fromTable === '') return null;
  return { text: fromTable, lines: [], notes: match.isUnique ? [] : [note('keyFromTable', detail)] };
};

/** A key that the paper only hints at: options that stand out, or the last words of the explanation. */
const guessKey = ({ options, explanation }: PaperQuestion): string => {
  const marked = options.filter(({ lines }) => lines.every(isMarkedLine));
  if (marked.length > 0 && marked.length < options.length) return marked.map(({ letter }) => letter).join('');
  return /(?:故选|选择|answer is)\s*[:：]?\s*([A-H]{1,8})(?![a-z])/i.exec(toText(explanation))?.[1] ?? '';
};

const blankMark = /_+ {0,12}\d{0,2} {0,12}_+|[＿﹍]{2,}|[（(]\s{0,40}[)）]|\[\s{0,40}\]/g;

/** A stem whose gaps are marks of the bank, with their number. */
const markGaps = (stem: readonly PaperLine[]): { stem: PaperLine[]; count: number } => {
  let count = 0;
  const marked = stem.map((line) => {
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
  return { stem: marked, count };
};

const splitForms = (text: string): string[] => text.split(/\s{0,9}(?:\/|／|或者|或)\s{0,9}/);

/** The accepted forms of each gap; null where their number is not that of the gaps. */
const readGaps = (text: string, count: number): { gaps: string[][]; isClear: boolean } | null => {
  const clean = text.trim().replace(/[。.]$/, '');
  if (count === 1) return { gaps: [splitForms(clean)], isClear: !/[；;|]/.test(clean) };
  const separators = [/[；;|\n]/, /\s{0,9}(?:[（(]\d[)）]|[①-⑨])\s{0,9}/, /[，,、]/, /\s+/];
  for (const [index, separator] of separators.entries()) {
    const parts = clean.split(separator).filter((part) => part.trim() !== '');
    if (parts.length === count) return { gaps: parts.map(splitForms), isClear: index < 2 };
  }
  return null;
};

const essayWords = /作文|写一篇|简答|论述|解答|证明|谈谈|说明|为什么|write|essay|discuss|explain|describe|compose|why/i;
const severalWords = /多选|不定项|哪些|choose (?:two|three|all)|select (?:two|three|all)|all that apply/i;

interface Body {
  stem: PaperLine[];
  points: number | undefined;
}

/** The stem without its points. */
const takePoints = (question: PaperQuestion): Body => {
  let { points } = question;
  const stem = question.stem.map((line) => {
    const match = line.table ? null : findPoints(line.text);
    if (!match) return line;
    points = match.points;
    return toLine([...sliceLine(line, 0, match.start).spans, ...sliceLine(line, match.end).spans]);
  });
  return { stem, points };
};

const add = (result: BuiltQuestion, notes: readonly Note[]): BuiltQuestion => ({
  ...result,
  notes: [...result.notes, ...notes],
});

const buildOptions = (question: PaperQuestion, { stem, points }: Body, writtenKey: FoundKey | null): BuiltQuestion => {
  const bracketed = takeBracketedKey(stem, true);
  const guess = writtenKey || bracketed ? '' : guessKey(question);
  const text = writtenKey?.text ?? bracketed?.key ?? guess;
  const { options } = question;
  const named = options.find(({ lines }) => toText(lines) === text.trim());
  const letters = readLetters(text) ?? (named ? [named.letter] : (/^[A-H]+(?=\s)/.exec(text)?.[0].split('') ?? []));
  const isGuess = guess !== '' || (!writtenKey && bracketed?.isAtEnd === false) || (!readLetters(text) && !named);
  const notes = [...(writtenKey?.notes ?? [])];
  if (letters.some((letter) => options.every((option) => option.letter !== letter)) || letters.length === 0)
    return dropQuestion('keyMissing', text);
  if (isGuess) notes.push(note('keyUnclear', letters.join('')));
  const order = options.map(({ letter }) => letter).join('');
  if (!'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.startsWith(order) || options.some(({ lines }) => toHtml(lines) === ''))
    notes.push(note('optionsUnclear', order));
  const cleanStem = writtenKey === null || bracketed?.isAtEnd ? (bracketed?.stem ?? stem) : stem;
  const html = toHtml(cleanStem);
  const result = buildChoice(
    // A question of a cloze text is a number alone.
    html === '' && question.number !== null ? `<p>（${question.number}）</p>` : html,
    options.map(({ letter, lines }) => ({
      text: toHtml(guess === '' ? lines : lines.map(withoutUnderline)),
      isRight: letters.includes(letter),
    })),
    {
      ...(points !== undefined && { points }),
      explanation: toHtml(question.explanation),
      isMultiple: question.kind === 'several' || severalWords.test(toText(stem)),
    },
  );
  return result.question === null ? result : add(result, notes);
};

const buildWords = (question: PaperQuestion, body: Body, writtenKey: FoundKey | null): BuiltQuestion => {
  const extras = {
    ...(body.points !== undefined && { points: body.points }),
    explanation: toHtml(question.explanation),
  };
  const bracketed = writtenKey ? null : takeBracketedKey(body.stem, false);
  const text = writtenKey?.text ?? bracketed?.key ?? '';
  const truth = readTruth(text);
  const stem = bracketed?.stem ?? body.stem;
  const notes = writtenKey?.notes ?? [];
  const { stem: gapStem, count } = markGaps(stem);
  const hasLines = /_{2}/.test(toText(stem));
  if (truth !== undefined && !hasLines && question.kind !== 'gaps')
    return add(buildTrueFalse(toHtml(stem), truth, extras), notes);
  const isEssay = question.kind === 'writing' || (question.kind === null && essayWords.test(toText(stem)));
  const model =
    writtenKey === null ? '' : writtenKey.lines.length > 0 ? toHtml(writtenKey.lines) : toParagraphs(writtenKey.text);
  if (isEssay && (count === 0 || text === '')) return add(buildEssay(toHtml(stem), { ...extras, model }), notes);
  if (text === '') return dropQuestion('keyMissing');
  if (count === 0 && (text.length > 60 || text.includes('\n')))
    return add(buildEssay(toHtml(stem), { ...extras, model }), notes);
  const gaps = readGaps(text, Math.max(count, 1));
  if (!gaps) return dropQuestion('keyMissing', text);
  // A formula is compared as it is written.
  const hasFormula = writtenKey?.lines.some(({ spans }) => spans.some(({ html }) => html !== undefined)) ?? false;
  // A letter speaks of options that are not there.
  const isClear = gaps.isClear && count > 0 && !hasFormula && !/^\s*[A-H]{1,4}\s*$/.test(text);
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
