import { modelled, type Model, type Task } from '../parts/modelled.ts';
import { Recorded, spoken } from '../parts/recorded.ts';
import { questionType } from '../type.ts';

/** The task, as the student sees it. */
export type Prompt = Task;
/** A model answer, which no machine compares. */
export type Key = Model;

/** An interviewer's question is answered by voice; a teacher marks it by the programme's rubric. */
export const interviewAnswer = questionType<Prompt, Key, Recorded>({
  id: 'interview-answer',
  name: { en: 'Interview answer', zh: '面试作答' },
  codes: [],
  ...modelled,
  ...spoken,
});
