import { getNumberWidth, listShownPlaces } from '../../import/build-question.ts';
import { readWords } from '../../import/to-rich-text.ts';
import { toDecimals } from '../numbers.ts';
import type { PlainQuestion, PlainQuestionByKind } from '../plain-question.ts';
import { writeColumns } from '../write-words.ts';
import { escapeXml } from '../xml-text.ts';
import { looksLikeGap, writeChoiceGap, writeTypedGap } from './cloze.ts';
import { writePlainElement, writeRichText, writeTextElement, type TextContext } from './texts.ts';

/** A question's own part: its type, its text and what follows the parts that all have. */
export interface WrittenBody {
  type: string;
  text: string;
  rest: string;
}

const writeAnswer = (fraction: string, text: string, context: TextContext): string =>
  writeTextElement('answer', writeRichText(text, context), ` fraction="${fraction}"`);

/** A share of a hundred as Moodle knows it: to five places, cut. */
const toShare = (count: number): string => String(Math.floor(10_000_000 / count) / 100_000);

const writeChoice = (question: PlainQuestionByKind<'choice'>, context: TextContext): WrittenBody => {
  const rightCount = question.options.filter(({ isRight }) => isRight).length;
  const { isMultiple, hasPartialCredit } = question;
  // Where nothing is given for parts, a wrong tick takes everything, so that nobody ticks all.
  const wrongShare = hasPartialCredit ? `-${toShare(rightCount)}` : isMultiple ? '-100' : '0';
  if (isMultiple && !hasPartialCredit) context.notes.add('scoring');
  const answers = question.options.map(({ text, isRight }) =>
    writeAnswer(isRight ? toShare(rightCount) : wrongShare, text, context),
  );
  const settings = `<single>${!question.isMultiple}</single><shuffleanswers>false</shuffleanswers><answernumbering>ABCD</answernumbering>`;
  return { type: 'multichoice', text: writeRichText(question.text, context), rest: settings + answers.join('') };
};

const writeTruth = ({ text, isTrue }: PlainQuestionByKind<'truth'>, context: TextContext): WrittenBody => {
  const answers = [true, false].map(
    (truth) =>
      `<answer fraction="${truth === isTrue ? 100 : 0}" format="moodle_auto_format"><text>${truth}</text></answer>`,
  );
  return { type: 'truefalse', text: writeRichText(text, context), rest: answers.join('') };
};

/** A text whose gaps hold their answers; null where one of them cannot be written. */
const writeCloze = (text: string, gaps: readonly (string | null)[], context: TextContext): WrittenBody | null => {
  if (gaps.includes(null) || looksLikeGap(readWords(text))) return null;
  return {
    type: 'cloze',
    text: writeRichText(text, { ...context, gap: (number) => gaps[number - 1] ?? '' }),
    rest: '',
  };
};

const writeNumber = (
  { text, accepted, width }: PlainQuestionByKind<'number'>,
  context: TextContext,
): WrittenBody | null => {
  const numbers = toDecimals(accepted, context.notes);
  if (numbers.length === 0) return null;
  if (getNumberWidth(numbers.map(({ decimal }) => decimal)) !== width) context.notes.add('limits', String(width));
  const answers = numbers.map(
    ({ decimal, isExact }) =>
      `<answer fraction="100"><text>${decimal}</text><tolerance>${isExact ? '0' : '0.0005'}</tolerance></answer>`,
  );
  return { type: 'numerical', text: writeRichText(text, context), rest: answers.join('') };
};

const writeMatching = (question: PlainQuestionByKind<'matching'>, context: TextContext): WrittenBody | null => {
  const columns = writeColumns(question, context.notes);
  if (!columns) return null;
  const pairs = [
    ...question.rows.map((row, at) => ({ row: writeRichText(row, context), column: columns.byRow[at] ?? '' })),
    ...columns.unused.map((column) => ({ row: '<text></text>', column })),
  ];
  const elements = pairs.map(({ row, column }) =>
    writeTextElement('subquestion', row + writePlainElement('answer', column)),
  );
  context.notes.add('scoring');
  return {
    type: 'matching',
    text: writeRichText(question.text, context),
    rest: `<shuffleanswers>true</shuffleanswers>${elements.join('')}`,
  };
};

const writeOrder = ({ text, lines, order }: PlainQuestionByKind<'order'>, context: TextContext): WrittenBody => {
  const shown = listShownPlaces(lines.length);
  // Only the right order is written; which one is shown first is the reader's choice.
  if (lines.some((_, at) => order[shown[at] ?? -1] !== at)) context.notes.add('optionOrder');
  const settings =
    '<layouttype>VERTICAL</layouttype><selecttype>ALL</selecttype><selectcount>0</selectcount><gradingtype>ALL_OR_NOTHING</gradingtype>';
  const answers = order.map((at) => writeAnswer('1.0000000', lines[at] ?? '', context));
  return { type: 'ordering', text: writeRichText(text, context), rest: settings + answers.join('') };
};

const writeEssay = ({ text, model, leastWords }: PlainQuestionByKind<'essay'>, context: TextContext): WrittenBody => ({
  type: 'essay',
  text: writeRichText(text, context),
  rest:
    '<responseformat>editor</responseformat><responserequired>1</responserequired><responsefieldlines>15</responsefieldlines>' +
    (leastWords > 0 ? `<minwordlimit>${leastWords}</minwordlimit>` : '') +
    '<attachments>0</attachments><attachmentsrequired>0</attachmentsrequired>' +
    writeTextElement('graderinfo', writeRichText(model, context)),
});

/** What is of one question alone; null where Moodle has nothing like it. */
export const writeBody = (question: PlainQuestion, context: TextContext): WrittenBody | null => {
  switch (question.kind) {
    case 'choice':
      return writeChoice(question, context);
    case 'truth':
      return writeTruth(question, context);
    case 'gaps':
      return writeCloze(
        question.text,
        question.gaps.map((forms) => writeTypedGap(forms, context.notes)),
        context,
      );
    case 'gapChoice':
      return writeCloze(question.text, question.gaps.map(writeChoiceGap), context);
    case 'number':
      return writeNumber(question, context);
    case 'matching':
      return writeMatching(question, context);
    case 'order':
      return writeOrder(question, context);
    case 'essay':
      return writeEssay(question, context);
  }
};

/** The head of a question with its name. */
export const writeName = (name: string): string => `<name><text>${escapeXml(name)}</text></name>`;
