import { withFile } from '@inkstone/exam/handed';
import { getQuestionType } from '@inkstone/exam/logic';
import type { BrowserEvent } from '@inkstone/exam/attempt';
import type { AttemptStart } from '../journal/attempt-start.ts';
import type { StoredAnswerFile } from '../journal/journal-rows.ts';

/** The store of an attempt, as far as it takes answers. */
export interface AnswerWriter {
  readonly started: AttemptStart;
  snapshot(): { replayState: { answers: Readonly<Record<number, unknown>> } };
  dispatch(event: BrowserEvent): boolean;
  saveAttachments(attachments: { files: readonly StoredAnswerFile[] }): Promise<void>;
}

/** Whether an answer is valid for its question, by the same checks as on the server. */
export const acceptsAnswer = ({ started }: AnswerWriter, questionId: number, value: object): boolean => {
  const question = started.sets.flatMap(({ questions }) => questions).find(({ id }) => id === questionId);
  if (!question) return false;
  const type = getQuestionType(question.kind);
  const [answer, prompt] = [type.answer.safeParse(value), type.prompt.safeParse(question.prompt)];
  return answer.success && prompt.success && type.fits(answer.data, prompt.data);
};

/**
 * Adds a stored file that no answer refers to back to its answer; resolves once both are stored. Null where the rules,
 * the question or its file limit do not allow it: then the person decides about it, and it is not deleted.
 */
export const reattachFile = (store: AnswerWriter, file: StoredAnswerFile): Promise<void> | null => {
  const { id, questionId, name, mime, bytes } = file;
  const value = withFile(store.snapshot().replayState.answers[questionId], { id, name, mime, bytes: bytes.byteLength });
  if (!acceptsAnswer(store, questionId, value) || !store.dispatch({ kind: 'answered', questionId, value })) return null;
  return store.saveAttachments({ files: [{ ...file, isReferenced: true }] });
};
