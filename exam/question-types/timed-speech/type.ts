import { modelled, type Model, type Task } from '../parts/modelled.ts';
import { Recorded, spoken } from '../parts/recorded.ts';
import { questionType } from '../type.ts';

/** The task, as the student sees it. */
export type Prompt = Task;
/** A model answer, which no machine compares. */
export type Key = Model;

/** A task is answered by voice in the time that the section gives; a teacher marks it by the programme's rubric. */
export const timedSpeech = questionType<Prompt, Key, Recorded>({
  id: 'timed-speech',
  name: { en: 'Timed speech', zh: '限时口语' },
  codes: [],
  ...modelled,
  ...spoken,
});
