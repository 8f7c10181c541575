import * as z from 'zod';
import { FilledRichText, RichText } from '../shapes.ts';

const Task = z.object({ text: FilledRichText });
const ModelAnswer = z.object({
  /** A model answer, or what a full answer contains, for the marker and the report; may be empty. */
  model: RichText,
});

/** A prompt with only a text. */
export type Task = z.infer<typeof Task>;

/** A key with only a model answer. */
export type ModelAnswer = z.infer<typeof ModelAnswer>;

/** Prompt and key of types with only a task and a model answer; such a key has no notation. */
export const modelAnswerType = {
  prompt: Task,
  key: ModelAnswer,
  spellKey: () => '',
  empty: () => ({ prompt: { text: '' }, key: { model: '' } }),
};
