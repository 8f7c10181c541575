import * as z from 'zod';
import { blanks } from './blanks/type.ts';
import { categoryTable } from './category-table/type.ts';
import { choice } from './choice/type.ts';
import { codePicture } from './code-picture/type.ts';
import { completeTheWords } from './complete-the-words/type.ts';
import { dictation } from './dictation/type.ts';
import { essay } from './essay/type.ts';
import { fileUpload } from './file-upload/type.ts';
import { inlineChoice } from './inline-choice/type.ts';
import { insertSentence } from './insert-sentence/type.ts';
import { interviewAnswer } from './interview-answer/type.ts';
import { matchingTable } from './matching-table/type.ts';
import { multipleChoice } from './multiple-choice/type.ts';
import { numericEntry } from './numeric-entry/type.ts';
import { ordering } from './ordering/type.ts';
import { proseSummary } from './prose-summary/type.ts';
import { repeat } from './repeat/type.ts';
import { sentenceAnalysis } from './sentence-analysis/type.ts';
import { selectText } from './select-text/type.ts';
import { sentenceBuild } from './sentence-build/type.ts';
import { shortAnswer } from './short-answer/type.ts';
import { timedSpeech } from './timed-speech/type.ts';
import { translation } from './translation/type.ts';
import { trueFalse } from './true-false/type.ts';
import { readOptions } from './shapes.ts';
import type { AnyQuestionType } from './type.ts';

/** Every question type by id, without views or scoring: for the server and the attempt engine. */
export const questionTypes = {
  choice,
  'multiple-choice': multipleChoice,
  'true-false': trueFalse,
  blanks,
  'inline-choice': inlineChoice,
  'select-text': selectText,
  'numeric-entry': numericEntry,
  ordering,
  'insert-sentence': insertSentence,
  'prose-summary': proseSummary,
  'category-table': categoryTable,
  'matching-table': matchingTable,
  'complete-the-words': completeTheWords,
  'sentence-build': sentenceBuild,
  'sentence-analysis': sentenceAnalysis,
  dictation,
  'timed-speech': timedSpeech,
  repeat,
  'interview-answer': interviewAnswer,
  translation,
  essay,
  'short-answer': shortAnswer,
  'file-upload': fileUpload,
  'code-picture': codePicture,
} satisfies Record<string, AnyQuestionType>;

export type QuestionTypeId = keyof typeof questionTypes;

const ids = Object.keys(questionTypes) as QuestionTypeId[];

/** The ids in the order that a menu offers them. */
export const questionTypeIds: readonly QuestionTypeId[] = ids;

export const QuestionTypeId = z.enum(ids);

/** True when there is such a question type. */
export const isQuestionTypeId = (id: string): id is QuestionTypeId => Object.hasOwn(questionTypes, id);

/** The type of an id. Throws for an unknown id. */
export const getQuestionType = (id: string): AnyQuestionType => {
  if (!isQuestionTypeId(id)) throw new Error(`There is no question type ${id}.`);
  return questionTypes[id];
};

/** True where a question may be answered by voice: always by its type, or as one way among others. */
export const takesRecordings = ({ type: id, prompt }: { type: string; prompt: unknown }): boolean => {
  const type = getQuestionType(id);
  return type.isRecorded === true || (type.mayRecord?.(prompt) ?? false);
};

/** The options of a question as records of calls have them. */
export const listOptionRecords = (type: AnyQuestionType, prompt: unknown): { optionId: string; text: string }[] =>
  readOptions(type.listOptions(prompt)).map(({ id: optionId, text }) => ({ optionId, text }));

/** The legacy code of a type, as its records are sent; the id of a type that has none. */
export const getTypeCode = ({ id, codes }: Pick<AnyQuestionType, 'id' | 'codes'>): number | string => codes[0] ?? id;

/** The type of a legacy code; numbers and strings are distinct. */
export const findQuestionTypeByCode = (code: number | string): AnyQuestionType | undefined =>
  ids.map(getQuestionType).find((type) => type.codes.includes(code));

interface StoredQuestion {
  type: string;
  prompt: unknown;
  key: unknown;
}

/**
 * A stored answer in the legacy notation; forms of answer that cannot be expressed, such as a recording alone, are left
 * out. Empty where it is blank or no answer of the type.
 */
export const spellAnswer = (question: { type: string; prompt: unknown }, value: unknown): string => {
  const type = getQuestionType(question.type);
  const answer = type.answer.safeParse(value);
  return answer.success ? type.spell(answer.data, question.prompt) : '';
};

/** Whether an untrusted value is an answer to this prompt: of the right shape and with existing options only. */
export const isAnswerTo = (question: { type: string; prompt: unknown }, value: unknown): boolean => {
  const type = getQuestionType(question.type);
  const answer = type.answer.safeParse(value);
  return answer.success && type.fits(answer.data, type.prompt.parse(question.prompt));
};

/** Problems of a question being edited, as codes by path (`prompt.options.1.text`); empty when it may be saved. */
export const findProblems = (question: StoredQuestion): Record<string, string> => {
  const type = getQuestionType(question.type);
  const prompt = type.prompt.safeParse(question.prompt);
  const key = type.key.safeParse(question.key);
  const problems: Record<string, string> = {};
  for (const [name, result] of Object.entries({ prompt, key })) {
    for (const issue of result.error?.issues ?? []) problems[[name, ...issue.path].join('.')] ??= issue.message;
  }
  if (prompt.success && key.success && !type.keyFits(key.data, prompt.data)) problems.key = 'keyDoesNotFit';
  return problems;
};
