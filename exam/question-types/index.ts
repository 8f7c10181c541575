export {
  FilledRichText,
  freshOptionId,
  Option,
  OptionId,
  Options,
  RichText,
  richTextLimit,
  showsSomething,
} from './shapes.ts';
export {
  isAnswerTo,
  isQuestionTypeId,
  problemsOf,
  QuestionTypeId,
  questionTypeIds,
  questionTypeOf,
  questionTypeOfCode,
  questionTypes,
  scoreAnswer,
  takesRecordings,
} from './logic.ts';
export { questionType } from './type.ts';
export type { AnyQuestionType, Marking, QuestionType, Score } from './type.ts';
