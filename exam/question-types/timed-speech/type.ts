import { modelAnswerType, type ModelAnswer, type Task } from '../parts/model-answer.ts';
import { RecordedAnswer, recordedAnswerType } from '../parts/recorded-answer.ts';
import { questionType } from '../type.ts';

/** The task, as the student sees it. */
export type Prompt = Task;
/** A model answer, which no machine compares. */
export type Key = ModelAnswer;

/** A task is answered by voice in the time that the section gives; a teacher marks it by the programme's rubric. */
export const timedSpeech = questionType<Prompt, Key, RecordedAnswer>({
  id: 'timed-speech',
  name: { en: 'Timed speech', zh: '限时口语' },
  codes: [],
  ...modelAnswerType,
  ...recordedAnswerType,
});
