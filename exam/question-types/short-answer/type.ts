import { modelAnswerType, type ModelAnswer, type Task } from '../parts/model-answer.ts';
import { writtenAnswerType, type WrittenAnswer } from '../parts/written-answer.ts';
import { questionType } from '../type.ts';

/** The task, as the student sees it. */
export type Prompt = Task;
/** A model answer, not compared automatically. */
export type Key = ModelAnswer;

/** Short answer: a few sentences or some code; marked by a teacher. */
export const shortAnswer = questionType<Prompt, Key, WrittenAnswer>({
  id: 'short-answer',
  name: { en: 'Short answer', zh: '简答题' },
  codes: [],
  ...modelAnswerType,
  ...writtenAnswerType,
});
