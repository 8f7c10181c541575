import { modelAnswerType, type ModelAnswer, type Task } from '../parts/model-answer.ts';
import { writtenAnswerType, type WrittenAnswer } from '../parts/written-answer.ts';
import { questionType } from '../type.ts';

/** The task, as the student sees it. */
export type Prompt = Task;
/** A model answer, which no machine compares. */
export type Key = ModelAnswer;

/** A few sentences, or a piece of code, in answer to a question; a teacher marks them. */
export const shortAnswer = questionType<Prompt, Key, WrittenAnswer>({
  id: 'short-answer',
  name: { en: 'Short answer', zh: '简答题' },
  codes: [],
  ...modelAnswerType,
  ...writtenAnswerType,
});
