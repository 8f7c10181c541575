import type { Element } from 'domhandler';
import { buildBlanks, buildInlineChoice, dropQuestion, gapMark, note, type BuiltQuestion } from '../build-question.ts';
import type { Note } from '../format.ts';
import { findNamed } from '../markup.ts';
import { readWords } from '../to-rich-text.ts';
import type { MoodleFiles } from './files.ts';
import { readExtras } from './questions.ts';

interface Gap {
  kind: 'words' | 'choices';
  right: string[];
  all: string[];
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
  const right = isNumber ? rightAnswers.map((words) => words.split(':')[0] ?? '') : rightAnswers;
  const tolerance = isNumber && rightAnswers.find((words) => Number(words.split(':')[1] ?? 0) > 0);
  return {
    kind: wordKinds.has(kind) ? 'words' : 'choices',
    right: right.filter((words) => words !== '*'),
    all: [...new Set(answers.map(({ words }) => words).filter((words) => words !== ''))],
    notes: [
      ...(answers.some(({ percent }) => percent > 0 && percent < 100) ? [note('partialCredit')] : []),
      ...(answers.some(({ hasFeedback }) => hasFeedback) ? [note('optionFeedback')] : []),
      ...(tolerance ? [note('tolerance', tolerance)] : []),
      ...(/_C$|C$/.test(kind) && wordKinds.has(kind) && kind !== 'MC' ? [note('caseSensitive')] : []),
    ],
  };
};

/** Reads a text with embedded answers: gaps to be typed, or gaps with words to choose; not both in one question. */
export const readCloze = (element: Element, files: MoodleFiles): BuiltQuestion => {
  const gaps: Gap[] = [];
  const unknown: string[] = [];
  const { html, notes } = files.readText(findNamed(element, 'questiontext'));
  const text = html.replaceAll(gapPattern, (source, _weight: string, kind: string, body: string) => {
    const gap = readGap(kind, body);
    if (!gap) {
      unknown.push(kind);
      return source;
    }
    gaps.push(gap);
    return gapMark(gaps.length);
  });
  if (unknown.length > 0) return dropQuestion('typeUnknown', unknown.join(', '));
  const [first] = gaps;
  if (!first) return dropQuestion('keyMissing');
  const hasOneKind = gaps.every(({ kind }) => kind === first.kind);
  const extras = readExtras(element, files);
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
  const mixed = hasOneKind ? [] : [note('optionsUnclear', gaps.map(({ all }) => all.join('/')).join('; '))];
  return { ...question, notes: [...question.notes, ...notes, ...gaps.flatMap((gap) => gap.notes), ...mixed] };
};
