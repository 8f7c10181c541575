import { withFile } from '@inkstone/exam/handed';
import { getQuestionType } from '@inkstone/exam/logic';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { KeptFile } from '../journal/journal-rows.ts';

/** Whether a question takes an answer, as the server asks it. */
const isFit = ({ started }: AttemptStore, questionId: number, value: object): boolean => {
  const question = started.sets.flatMap(({ questions }) => questions).find(({ id }) => id === questionId);
  if (!question) return false;
  const type = getQuestionType(question.kind);
  const [answer, prompt] = [type.answer.safeParse(value), type.prompt.safeParse(question.prompt)];
  return answer.success && prompt.success && type.fits(answer.data, prompt.data);
};

/**
 * Puts a file that this device keeps and no answer names back into its answer. False where the rules, the question or the
 * files that it has already do not let it: then the person is asked about it, and nothing takes it away.
 */
export const attachAgain = (store: AttemptStore, file: KeptFile): boolean => {
  const { id, questionId, name, mime, bytes } = file;
  const value = withFile(store.snapshot().seen.answers[questionId], { id, name, mime, bytes: bytes.byteLength });
  if (!isFit(store, questionId, value) || !store.say({ kind: 'answered', questionId, value })) return false;
  void store.attach({ files: [{ ...file, isNamed: true }] }).catch(() => undefined);
  return true;
};
