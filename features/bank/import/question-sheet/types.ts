import {
  buildChoice,
  buildEssay,
  buildNumber,
  buildTrueFalse,
  dropQuestion,
  note,
  type BuiltQuestion,
  type QuestionExtras,
} from '../build-question.ts';
import { toParagraphs } from '../plain-text.ts';
import {
  findRightLetters,
  isNumber,
  isUnclearTruth,
  readLetters,
  readTruth,
  splitForms,
  type SheetOption,
} from './answers.ts';
import { buildGapQuestion, hasGap, hasLine } from './gaps.ts';
import { foldWord } from './heads.ts';

/** What a row asks, as its cells have it. */
export interface SheetQuestion {
  text: string;
  answer: string;
  options: readonly SheetOption[];
  extras: QuestionExtras;
}

type Builder = (question: SheetQuestion) => BuiltQuestion;

const withNote = (result: BuiltQuestion, added: BuiltQuestion['notes'][number]): BuiltQuestion => ({
  ...result,
  notes: [...result.notes, added],
});

const isInOrder = (options: readonly SheetOption[]): boolean =>
  options.every(({ letter }, index) => letter === String.fromCodePoint(65 + index));

const buildOptions = (
  { text, answer, options, extras }: SheetQuestion,
  accepts: { isMultiple: boolean; isSingle: boolean },
): BuiltQuestion => {
  if (options.length < 2) return dropQuestion('tooFewOptions');
  if (answer === '') return dropQuestion('keyMissing');
  const right = findRightLetters(answer, options);
  if (!right) return dropQuestion('keyUnclear', answer);
  const sources = options.map((option) => ({
    text: toParagraphs(option.text),
    isRight: right.letters.includes(option.letter),
  }));
  let result = buildChoice(toParagraphs(text), sources, { ...extras, isMultiple: accepts.isMultiple });
  const isTooMany = accepts.isSingle && right.letters.length > 1;
  if (!right.isClear || isTooMany) result = withNote(result, note('keyUnclear', answer));
  if (isInOrder(options)) return result;
  return withNote(result, note('optionsUnclear', options.map(({ letter }) => letter).join('')));
};

const buildAnyChoice: Builder = (question) => buildOptions(question, { isMultiple: false, isSingle: false });
const buildSingle: Builder = (question) => buildOptions(question, { isMultiple: false, isSingle: true });
const buildMultiple: Builder = (question) => buildOptions(question, { isMultiple: true, isSingle: false });

/** A statement; its answer may be the letter of an option that says true or false. */
const buildStatement: Builder = ({ text, answer, options, extras }) => {
  if (answer === '') return dropQuestion('keyMissing');
  const [letter] = readLetters(answer) ?? [];
  const option = options.find((candidate) => candidate.letter === letter);
  const isTrue = readTruth(option?.text ?? answer);
  return isTrue === null ? dropQuestion('keyUnclear', answer) : buildTrueFalse(toParagraphs(text), isTrue, extras);
};

const buildGaps: Builder = ({ text, answer, extras }) => buildGapQuestion(text, answer, extras);

const buildNumeric: Builder = ({ text, answer, extras }) => {
  const forms = splitForms(answer);
  return forms.every(isNumber) ? buildNumber(toParagraphs(text), forms, extras) : dropQuestion('keyUnclear', answer);
};

const buildLongText: Builder = ({ text, answer, extras }) =>
  buildEssay(toParagraphs(text), { ...extras, model: toParagraphs(answer) });

const words: readonly [Builder, string][] = [
  [buildSingle, '单选 单选题 单项选择 单项选择题 單選題 single singlechoice singleanswer'],
  [buildMultiple, '多选 多选题 多项选择 多项选择题 不定项 不定项选择 不定项选择题 多選題'],
  [buildMultiple, 'multipleresponse multipleanswer multipleanswers multipleselect multiselect checkbox checkboxes'],
  [buildAnyChoice, '选择 选择题 選擇題 choice multiplechoice mcq mc'],
  [buildStatement, '判断 判断题 是非题 判斷題 truefalse true/false t/f tf boolean'],
  [buildGaps, '填空 填空题 填空題 blank blanks fillintheblank fillintheblanks fillin gapfill cloze shortanswer'],
  [buildNumeric, '数值 数值题 数值填空题 數值 numeric numerical number numericentry'],
  [
    buildLongText,
    '简答 简答题 问答 问答题 论述题 作文 作文题 写作 写作题 主观题 簡答題 essay opentext freetext writing',
  ],
];

const builders = new Map(words.flatMap(([build, list]) => list.split(' ').map((word) => [word, build] as const)));

/** Answers of this length are rather typed than written about. */
const maxTypedLength = 60;

/** The builder that a row without a type asks for, and whether it could as well be another one. */
const guess = ({ text, answer, options }: SheetQuestion): { build: Builder; isSure: boolean } => {
  if (options.length > 0) return { build: buildAnyChoice, isSure: true };
  if (hasLine(text)) return { build: buildGaps, isSure: true };
  if (readTruth(answer) !== null) return { build: buildStatement, isSure: !isUnclearTruth(answer) };
  if (answer === '') return { build: buildLongText, isSure: false };
  if (hasGap(text)) return { build: buildGaps, isSure: readLetters(answer)?.length !== 1 };
  // Digits with a zero before them are a code rather than a number.
  const isNumeric = splitForms(answer).every((form) => isNumber(form) && !/^[-−]?0\d/.test(form));
  if (isNumeric) return { build: buildNumeric, isSure: false };
  const isLong = answer.length > maxTypedLength || answer.includes('\n');
  return { build: isLong ? buildLongText : buildGaps, isSure: false };
};

/** Makes a question of a row, of the type that the sheet names or that its answer shows. */
export const buildSheetQuestion = (question: SheetQuestion, type: string): BuiltQuestion => {
  if (question.text === '') return dropQuestion('textMissing');
  if (type !== '') return builders.get(foldWord(type))?.(question) ?? dropQuestion('typeUnknown', type);
  const { build, isSure } = guess(question);
  const result = build(question);
  return isSure || result.question === null ? result : withNote(result, note('typeGuessed', question.answer));
};
