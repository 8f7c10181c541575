export {
  buildOption,
  FilledRichText,
  listOptionIds,
  nextOptionId,
  Option,
  OptionId,
  optionIdField,
  Options,
  RichText,
  richTextLimit,
  hasVisibleContent,
} from './shapes.ts';
export {
  isAnswerTo,
  isQuestionTypeId,
  findProblems,
  QuestionTypeId,
  questionTypeIds,
  getQuestionType,
  findQuestionTypeByCode,
  questionTypes,
  takesRecordings,
} from './logic.ts';
export { defineScoring, questionType } from './type.ts';
export type { AnyQuestionType, Marking, QuestionType, Score, Scoring } from './type.ts';
