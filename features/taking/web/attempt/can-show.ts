import type { BrowserEvent } from '@inkstone/exam/attempt';
import { getQuestionType } from '@inkstone/exam/logic';
import type { Started } from '../journal/started.ts';

// What is merely too long, or not yet complete, was typed here and is shown.
const otherShapes: ReadonlySet<string> = new Set(['invalid_type', 'invalid_union', 'invalid_value']);

/**
 * Says of what a device kept whether the questions can show it: an answer of another build may be none of its question's
 * type, which a player was not made for. It goes to the server all the same, which keeps it and lets it be no answer.
 */
export const canShowOf = ({ sets }: Started): ((event: BrowserEvent) => boolean) => {
  const kinds = new Map(sets.flatMap(({ questions }) => questions.map(({ id, kind }) => [id, kind])));
  return (event) => {
    if (event.kind !== 'answered' || event.value === null) return true;
    const kind = kinds.get(event.questionId);
    const issues = kind === undefined ? [] : (getQuestionType(kind).answer.safeParse(event.value).error?.issues ?? []);
    return !issues.some(({ code }) => otherShapes.has(code));
  };
};
