import * as z from 'zod';
import { FilledRichText, RichText } from '../shapes.ts';

const Task = z.object({ text: FilledRichText });
const ModelAnswer = z.object({
  /** A good answer written out, or what a full one says, for the marker and the report; may be empty. */
  model: RichText,
});

/** A prompt of nothing but the words of the task. */
export type Task = z.infer<typeof Task>;

/** A key of nothing but a model answer. */
export type ModelAnswer = z.infer<typeof ModelAnswer>;

/** Prompt and key of the types that keep only a task and a model answer; such a key has no spelling. */
export const modelAnswerType = {
  prompt: Task,
  key: ModelAnswer,
  spellKey: () => '',
  empty: () => ({ prompt: { text: '' }, key: { model: '' } }),
};
