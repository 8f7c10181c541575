import { useMemo } from 'react';
import { getQuestionType } from '@inkstone/exam/logic';
import type { QuestionContext } from '../attempt-session/question-context.ts';

/** The text above a question, and the question itself: the last paragraph. Null where there is nothing above it. */
export const splitPromptText = (html: string): { text: string; task: string } | null => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const task = body.lastElementChild;
  if (body.childElementCount < 2 || !task) return null;
  task.remove();
  return { text: body.innerHTML, task: task.outerHTML };
};

/** The text of a question's prompt; null where its type has none. */
export const readPromptText = (prompt: unknown): string | null =>
  typeof prompt === 'object' && prompt !== null && 'text' in prompt && typeof prompt.text === 'string'
    ? prompt.text
    : null;

/** The question as its section shows it: where texts have a pane of their own, the text above it is its passage. */
export const useShownQuestion = (context: QuestionContext, splitsPrompt: boolean): QuestionContext => {
  const { set, question } = context;
  const { prompt } = question;
  const isAlone = set.stimulus.kind === 'none' && !set.stimulus.html;
  // The task of a written answer may be all of its text.
  const isSplit = splitsPrompt && isAlone && getQuestionType(question.kind).isSelectedResponse;
  // A prompt that stays the same object is not drawn again.
  const split = useMemo(() => {
    const text = isSplit ? readPromptText(prompt) : null;
    const parts = text === null ? null : splitPromptText(text);
    return parts && { html: parts.text, prompt: { ...(prompt as object), text: parts.task } };
  }, [prompt, isSplit]);
  if (!split) return context;
  return {
    ...context,
    set: { ...set, stimulus: { ...set.stimulus, kind: 'passage', html: split.html } },
    question: { ...question, prompt: split.prompt },
  };
};
