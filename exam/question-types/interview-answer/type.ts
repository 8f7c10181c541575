import { modelAnswerType, type ModelAnswer, type Task } from '../parts/model-answer.ts';
import { RecordedAnswer, recordedAnswerType } from '../parts/recorded-answer.ts';
import { questionType } from '../type.ts';

/** The task, as the student sees it. */
export type Prompt = Task;
/** A model answer, not compared automatically. */
export type Key = ModelAnswer;

/** Interview question, answered by voice and marked by a teacher with the programme's rubric. */
export const interviewAnswer = questionType<Prompt, Key, RecordedAnswer>({
  id: 'interview-answer',
  name: { en: 'Interview answer', zh: '面试作答' },
  codes: [],
  ...modelAnswerType,
  ...recordedAnswerType,
});
