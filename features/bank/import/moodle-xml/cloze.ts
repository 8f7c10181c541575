import type { Element } from 'domhandler';
import {
  buildBlanks,
  buildInlineChoice,
  dropQuestion,
  gapMark,
  listAlternativeNotes,
  listDecimalNotes,
  note,
  type BuiltQuestion,
} from '../build-question.ts';
import type { Note } from '../format.ts';
import { findNamed } from '../markup.ts';
import { readWords } from '../to-rich-text.ts';
import type { MoodleFiles } from './files.ts';
import { readExtras } from './questions.ts';

interface Gap {
  kind: 'words' | 'choices';
  right: string[];
  all: string[];
  /** A form with a placeholder, which is none of those that are kept. */
  wildcard: string | undefined;
  notes: Note[];
}

const gapPattern = /\{(\d{0,3}):([A-Z_]+):((?:\\.|[^\\}]){1,4000})\}/g;

const wordKinds = new Set(['SHORTANSWER', 'SA', 'MW', 'SHORTANSWER_C', 'SAC', 'MWC', 'NUMERICAL', 'NM']);
const choiceKinds = new Set([
  'MULTICHOICE',
  'MC',
  'MULTICHOICE_V',
  'MCV',
  'MULTICHOICE_H',
  'MCH',
  'MULTICHOICE_S',
  'MCS',
]);

const unescape = (text: string): string => text.replaceAll(/\\([}#~/"\\=])/g, '$1');

const anySigns = /(?<!\\)\*/;

interface GapAnswer {
  words: string;
  percent: number;
  hasFeedback: boolean;
}

const readAnswer = (text: string): GapAnswer => {
  const [, sign = '', percent, rest = ''] = /^(=?)(?:%(-?[\d.]{1,9})%)?([^]*)$/.exec(text) ?? [];
  const [words = '', feedback] = rest.split(/(?<!\\)#/);
  return {
    words: readWords(unescape(words)),
    percent: percent === undefined ? (sign === '=' ? 100 : 0) : Number(percent),
    hasFeedback: feedback !== undefined && feedback.trim() !== '',
  };
};

/** One gap such as `{1:SHORTANSWER:=Berlin~%50%Bonn}`; undefined where its kind is not known. */
const readGap = (kind: string, body: string): Gap | undefined => {
  if (!wordKinds.has(kind) && !choiceKinds.has(kind)) return undefined;
  const answers = body.split(/(?<!\\)~/).map(readAnswer);
  const rightAnswers = answers.filter(({ percent }) => percent >= 100).map(({ words }) => words);
  const isNumber = kind === 'NUMERICAL' || kind === 'NM';
  const isTyped = wordKinds.has(kind);
  const forms = isNumber ? rightAnswers.map((words) => words.split(':')[0] ?? '') : rightAnswers;
  // In what is typed, an asterisk stands for any signs.
  const wildcard = isTyped ? forms.find((form) => anySigns.test(form)) : undefined;
  const right = isTyped
    ? forms.filter((form) => !anySigns.test(form)).map((form) => form.replaceAll('\\*', '*'))
    : forms;
  const tolerance = isNumber && rightAnswers.find((words) => Number(words.split(':')[1] ?? 0) > 0);
  return {
    kind: isTyped ? 'words' : 'choices',
    right,
    wildcard,
    all: [...new Set(answers.map(({ words }) => words).filter((words) => words !== ''))],
    notes: [
      ...(answers.some(({ percent }) => percent > 0 && percent < 100) ? [note('partialCredit')] : []),
      ...(answers.some(({ hasFeedback }) => hasFeedback) ? [note('optionFeedback')] : []),
      ...(wildcard === undefined ? [] : [note('wildcard', wildcard)]),
      ...(tolerance ? [note('tolerance', tolerance)] : []),
      ...(isNumber ? listDecimalNotes(right) : []),
      ...(isTyped && kind.endsWith('C') ? [note('caseSensitive')] : []),
    ],
  };
};

/** Reads a text with embedded answers: gaps to be typed, or gaps with words to choose; not both in one question. */
export const readCloze = (element: Element, files: MoodleFiles): BuiltQuestion => {
  const gaps: Gap[] = [];
  const unknown: string[] = [];
  const { html, notes } = files.readText(findNamed(element, 'questiontext'));
  const weights = new Set<number>();
  const text = html.replaceAll(gapPattern, (source, weight: string, kind: string, body: string) => {
    const gap = readGap(kind, body);
    if (!gap) {
      unknown.push(kind);
      return source;
    }
    gaps.push(gap);
    weights.add(weight === '' ? 1 : Number(weight));
    return gapMark(gaps.length);
  });
  if (unknown.length > 0) return dropQuestion('typeUnknown', unknown.join(', '));
  const [first] = gaps;
  if (!first) return dropQuestion('keyMissing');
  const unclearGap = gaps.find(({ right, wildcard }) => right.length === 0 && wildcard !== undefined);
  if (unclearGap) return dropQuestion('keyUnclear', unclearGap.wildcard);
  const hasOneKind = gaps.every(({ kind }) => kind === first.kind);
  const { extras, notes: extraNotes } = readExtras(element, files);
  const question =
    first.kind === 'choices' && hasOneKind
      ? buildInlineChoice(
          text,
          gaps.map(({ all, right }) => ({ words: all, right: right[0] ?? '' })),
          extras,
        )
      : buildBlanks(
          text,
          gaps.map(({ right }) => right),
          extras,
        );
  // Where both kinds stand in one text, the words to choose are typed.
  const offeredWords = gaps.map(({ all }) => all.join('/')).join('; ');
  return {
    ...question,
    notes: [
      ...question.notes,
      ...notes,
      ...extraNotes,
      ...gaps.flatMap((gap) => gap.notes),
      ...(weights.size > 1 ? [note('partialCredit')] : []),
      ...listAlternativeNotes(gaps.filter(({ kind }) => kind === 'choices').map(({ right }) => right)),
      ...(hasOneKind ? [] : [note('optionsUnclear', offeredWords)]),
    ],
  };
};
