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
  note,
  type BuiltQuestion,
  type QuestionExtras,
} from '../build-question.ts';
import type { Note } from '../format.ts';
import { findNamed, listNamed, getNamedText } from '../markup.ts';
import { readWords } from '../to-rich-text.ts';
import type { MoodleFiles } from './files.ts';

interface Context extends QuestionExtras {
  element: Element;
  files: MoodleFiles;
  /** The rich text of what is askedPairs. */
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
  const question = buildChoice(text, options, { ...extras, isMultiple: !isSingle });
  return withNotes(
    question,
    ...notes,
    (isPartial || (!isSingle && rightCount > 1)) && note('partialCredit'),
    fractions.some((fraction) => fraction < 0) && note('wrongAnswersPenalty'),
  );
};

const readTrueFalse = ({ element, text, ...extras }: Context): BuiltQuestion => {
  const right = listNamed(element, 'answer').find((answer) => getFraction(answer) >= 100);
  if (!right) return dropQuestion('keyMissing');
  return buildTrueFalse(text, /^true$/i.test(getNamedText(right, 'text')), extras);
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
        columns,
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
  const gapped = text.replaceAll(/\[\[(\d{1,3})\]\]/g, (source, number: string) => {
    const box = boxes[Number(number) - 1];
    if (!box) return source;
    gaps.push({
      words: [...new Set(boxes.filter(({ group }) => group === box.group).map(({ words }) => words))],
      right: box.words,
    });
    return gapMark(gaps.length);
  });
  if (gaps.length === 0) return dropQuestion('keyMissing');
  return buildInlineChoice(gapped, gaps, extras);
};

const readOrdering = ({ element, files, text, ...extras }: Context): BuiltQuestion => {
  const lines = listNamed(element, 'answer').map((answer) => files.readText(answer).html);
  // The file has them in the right order; shown is another one, the same at every import.
  const shown = lines
    .map((_, index) => index)
    .toSorted((first, second) => (first % 2) - (second % 2) || second - first);
  return buildOrdering(
    text,
    { lines: shown.map((index) => lines[index] ?? ''), order: lines.map((_, index) => shown.indexOf(index)) },
    extras,
  );
};

const readers: Readonly<Record<string, (context: Context) => BuiltQuestion>> = {
  multichoice: readChoice,
  truefalse: readTrueFalse,
  shortanswer: readShortAnswer,
  numerical: readNumber,
  matching: readMatching,
  essay: ({ text, element, files, ...extras }) =>
    buildEssay(text, { ...extras, model: files.readText(findNamed(element, 'graderinfo')).html }),
  gapselect: readGapSelect,
  ddwtos: readGapSelect,
  ordering: readOrdering,
};

/** What Moodle calls questions whose numbers change from student to student. */
const withVariables = /^calculated/;

/** Explanation and points of a question. */
export const readExtras = (element: Element, files: MoodleFiles): QuestionExtras => ({
  explanation: files.readText(findNamed(element, 'generalfeedback')).html,
  points: Number(getNamedText(element, 'defaultgrade') || '1'),
});

/** Reads a question of a type other than cloze. */
export const readQuestion = (type: string, element: Element, files: MoodleFiles): BuiltQuestion => {
  const read = readers[type];
  if (!read) return dropQuestion(withVariables.test(type) ? 'variables' : 'typeUnknown', type);
  const { html: text, notes } = files.readText(findNamed(element, 'questiontext'));
  if (text === '') return dropQuestion('textMissing');
  return withNotes(read({ element, files, text, ...readExtras(element, files) }), ...notes);
};
