import { modelAnswerType, type ModelAnswer, type Task } from '../parts/model-answer.ts';
import { RecordedAnswer, recordedAnswerType } from '../parts/recorded-answer.ts';
import { questionType } from '../type.ts';

/** The task, as the student sees it. */
export type Prompt = Task;
/** A model answer, not compared automatically. */
export type Key = ModelAnswer;

/** Timed speech: answered by voice in the section's time; marked by a teacher with the programme's rubric. */
export const timedSpeech = questionType<Prompt, Key, RecordedAnswer>({
  id: 'timed-speech',
  name: { en: 'Timed speech', zh: '限时口语' },
  codes: [],
  ...modelAnswerType,
  ...recordedAnswerType,
});
