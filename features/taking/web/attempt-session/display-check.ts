import type { BrowserEvent } from '@inkstone/exam/attempt';
import { getQuestionType } from '@inkstone/exam/logic';
import type { AttemptStart } from '../journal/attempt-start.ts';

// Answers that are only too long or incomplete are displayed.
const shapeIssueCodes: ReadonlySet<string> = new Set(['invalid_type', 'invalid_union', 'invalid_value']);

/**
 * Creates a check whether a stored event can be displayed: an answer of another version may not fit its question type.
 * It is sent all the same, and the server stores it without counting it.
 */
export const createDisplayCheck = ({ sets }: AttemptStart): ((event: BrowserEvent) => boolean) => {
  const kinds = new Map(sets.flatMap(({ questions }) => questions.map(({ id, kind }) => [id, kind])));
  return (event) => {
    if (event.kind !== 'answered' || event.value === null) return true;
    const kind = kinds.get(event.questionId);
    const issues = kind === undefined ? [] : (getQuestionType(kind).answer.safeParse(event.value).error?.issues ?? []);
    return !issues.some(({ code }) => shapeIssueCodes.has(code));
  };
};
