export {
  FilledRichText,
  nextOptionId,
  Option,
  OptionId,
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
  scoreAnswer,
  takesRecordings,
} from './logic.ts';
export { questionType } from './type.ts';
export type { AnyQuestionType, Marking, QuestionType, Score } from './type.ts';
