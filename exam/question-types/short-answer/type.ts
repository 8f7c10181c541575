import { modelled, type Model, type Task } from '../parts/modelled.ts';
import { written, type Written } from '../parts/written.ts';
import { questionType } from '../type.ts';

/** The task, as the student sees it. */
export type Prompt = Task;
/** A model answer, which no machine compares. */
export type Key = Model;

/** A few sentences, or a piece of code, in answer to a question; a teacher marks them. */
export const shortAnswer = questionType<Prompt, Key, Written>({
  id: 'short-answer',
  name: { en: 'Short answer', zh: '简答题' },
  codes: [],
  ...modelled,
  ...written,
});
