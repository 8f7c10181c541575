import { foldCase } from '@inkstone/base';
import type { Element } from 'domhandler';
import {
  buildBlanks,
  buildChoice,
  buildEssay,
  buildInlineChoice,
  buildMatching,
  buildNumber,
  buildOrdering,
  buildTrueFalse,
  dropQuestion,
  gapMark,
  givesPartialCredit,
  listShownPlaces,
  note,
  type BuiltQuestion,
  type QuestionExtras,
} from '../build-question.ts';
import type { Note } from '../format.ts';
import { findNamed, listNamed, getNamedText } from '../markup.ts';
import { readPlainText } from '../plain-text.ts';
import { readWords } from '../to-rich-text.ts';
import type { MoodleFiles } from './files.ts';

interface Context extends QuestionExtras {
  element: Element;
  files: MoodleFiles;
  /** What is asked, as rich text. */
  text: string;
}

const getFraction = (answer: Element): number => Number(answer.attribs['fraction'] ?? '0');

/** The words of an answer, which may be written as HTML. */
const getWords = (answer: Element): string => {
  const text = getNamedText(answer, 'text');
  return answer.attribs['format'] === 'html' ? readWords(text) : text;
};

const withNotes = (question: BuiltQuestion, ...notes: (Note | false)[]): BuiltQuestion => ({
  ...question,
  notes: [...question.notes, ...notes.filter((next) => next !== false)],
});

const readChoice = ({ element, files, text, ...extras }: Context): BuiltQuestion => {
  const answers = listNamed(element, 'answer');
  const isSingle = !/^(?:false|0)$/.test(getNamedText(element, 'single'));
  const fractions = answers.map(getFraction);
  const notes: Note[] = [];
  const options = answers.map((answer, index) => {
    const read = files.readText(answer);
    notes.push(...read.notes);
    const fraction = fractions[index] ?? 0;
    return { text: read.html, isRight: isSingle ? fraction >= 100 : fraction > 0 };
  });
  const rightCount = options.filter(({ isRight }) => isRight).length;
  const even = rightCount > 0 ? 100 / rightCount : 0;
  const isPartial = isSingle
    ? fractions.some((fraction) => fraction > 0 && fraction < 100)
    : fractions.some((fraction) => fraction > 0 && Math.abs(fraction - even) > 1);
  const hasPartialCredit =
    !isSingle &&
    givesPartialCredit(options.map(({ isRight }, index) => ({ isRight, share: (fractions[index] ?? 0) / 100 })));
  const question = buildChoice(text, options, { ...extras, isMultiple: !isSingle, isSingle, hasPartialCredit });
  if (hasPartialCredit) return withNotes(question, ...notes);
  // Several that each give all points are right one by one.
  const isAny = !isSingle && fractions.filter((fraction) => fraction >= 100).length > 1;
  return withNotes(
    question,
    ...notes,
    (isPartial || (!isSingle && rightCount > 1)) && note('partialCredit'),
    fractions.some((fraction) => fraction < 0) && note('wrongAnswersPenalty'),
    isAny && note('keyUnclear'),
  );
};

const readTrueFalse = ({ element, text, ...extras }: Context): BuiltQuestion => {
  const right = listNamed(element, 'answer').filter((answer) => getFraction(answer) >= 100);
  const words = [...new Set(right.map((answer) => foldCase(getWords(answer))))];
  const [word] = words;
  if (word === undefined) return dropQuestion('keyMissing');
  if (words.length > 1 || (word !== 'true' && word !== 'false')) return dropQuestion('keyUnclear', words.join(', '));
  return buildTrueFalse(text, word === 'true', extras);
};

const readShortAnswer = ({ element, text, ...extras }: Context): BuiltQuestion => {
  const answers = listNamed(element, 'answer');
  const forms = answers.filter((answer) => getFraction(answer) >= 100).map(getWords);
  const wildcard = forms.find((form) => /(?<!\\)\*/.test(form));
  const plainForms = forms.filter((form) => !/(?<!\\)\*/.test(form)).map((form) => form.replaceAll('\\*', '*'));
  if (plainForms.length === 0 && wildcard !== undefined) return dropQuestion('keyUnclear', wildcard);
  return withNotes(
    buildBlanks(text, [plainForms], extras),
    wildcard !== undefined && note('wildcard', wildcard),
    getNamedText(element, 'usecase') === '1' && note('caseSensitive'),
    answers.some((answer) => getFraction(answer) > 0 && getFraction(answer) < 100) && note('partialCredit'),
  );
};

const readNumber = ({ element, text, ...extras }: Context): BuiltQuestion => {
  const right = listNamed(element, 'answer').filter((answer) => getFraction(answer) >= 100);
  const accepted = right.map((answer) => getNamedText(answer, 'text')).filter((value) => value !== '*');
  const tolerance = right.map((answer) => getNamedText(answer, 'tolerance')).find((value) => Number(value) > 0);
  return withNotes(buildNumber(text, accepted, extras), tolerance !== undefined && note('tolerance', `± ${tolerance}`));
};

const readMatching = ({ element, files, text, ...extras }: Context): BuiltQuestion => {
  const pairs = listNamed(element, 'subquestion').map((pair) => ({
    row: files.readText(pair),
    column: getWords(findNamed(pair, 'answer') ?? pair),
  }));
  const columns = [...new Set(pairs.map(({ column }) => column))];
  const askedPairs = pairs.filter(({ row }) => row.html !== '');
  return withNotes(
    buildMatching(
      text,
      {
        rows: askedPairs.map(({ row }) => row.html),
        columns: columns.map(readPlainText),
        key: askedPairs.map(({ column }) => columns.indexOf(column)),
      },
      extras,
    ),
    ...askedPairs.flatMap(({ row }) => row.notes),
  );
};

/** Words to be dragged or chosen into gaps `[[1]]`; words of one group are the options of its gaps. */
const readGapSelect = ({ element, text, ...extras }: Context): BuiltQuestion => {
  const boxes = [...listNamed(element, 'selectoption'), ...listNamed(element, 'dragbox')].map((box) => ({
    words: readWords(getNamedText(box, 'text')),
    group: getNamedText(box, 'group') || '1',
  }));
  const gaps: { words: string[]; right: string }[] = [];
  const gapText = text.replaceAll(/\[\[(\d{1,3})\]\]/g, (source, number: string) => {
    const box = boxes[Number(number) - 1];
    if (!box) return source;
    gaps.push({
      words: [...new Set(boxes.filter(({ group }) => group === box.group).map(({ words }) => words))],
      right: box.words,
    });
    return gapMark(gaps.length);
  });
  if (gaps.length === 0) return dropQuestion('keyMissing');
  return buildInlineChoice(gapText, gaps, extras);
};

const readOrdering = ({ element, files, text, ...extras }: Context): BuiltQuestion => {
  // The file has them in the right order.
  const lines = listNamed(element, 'answer').map((answer) => files.readText(answer));
  const shown = listShownPlaces(lines.length);
  return withNotes(
    buildOrdering(
      text,
      { lines: shown.map((index) => lines[index]?.html ?? ''), order: lines.map((_, index) => shown.indexOf(index)) },
      extras,
    ),
    ...lines.flatMap(({ notes }) => notes),
  );
};

const readers: Readonly<Record<string, (context: Context) => BuiltQuestion>> = {
  multichoice: readChoice,
  truefalse: readTrueFalse,
  shortanswer: readShortAnswer,
  numerical: readNumber,
  matching: readMatching,
  essay: ({ text, element, files, ...extras }) => {
    const model = files.readText(findNamed(element, 'graderinfo'));
    const leastWords = Math.min(5000, Number(/^\d{1,6}$/.exec(getNamedText(element, 'minwordlimit'))?.[0] ?? 0));
    return withNotes(buildEssay(text, { ...extras, model: model.html, leastWords }), ...model.notes);
  },
  gapselect: readGapSelect,
  ddwtos: readGapSelect,
  ordering: readOrdering,
};

/** What Moodle calls questions whose numbers change from student to student. */
const withVariables = /^calculated/;

/** Explanation and points of a question, with what is lost of the explanation. */
export const readExtras = (element: Element, files: MoodleFiles): { extras: QuestionExtras; notes: Note[] } => {
  const { html: explanation, notes } = files.readText(findNamed(element, 'generalfeedback'));
  return { extras: { explanation, points: Number(getNamedText(element, 'defaultgrade') || '1') }, notes };
};

/** Reads a question of a type other than cloze. */
export const readQuestion = (type: string, element: Element, files: MoodleFiles): BuiltQuestion => {
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (!read) return dropQuestion(withVariables.test(type) ? 'variables' : 'typeUnknown', type);
  const { html: text, notes } = files.readText(findNamed(element, 'questiontext'));
  if (text === '') return dropQuestion('textMissing');
  const { extras, notes: extraNotes } = readExtras(element, files);
  return withNotes(read({ element, files, text, ...extras }), ...notes, ...extraNotes);
};
