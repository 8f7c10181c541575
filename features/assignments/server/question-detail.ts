import { readKeys, signedPictures, signedWithTranscript } from '@inkstone/bank/server';
import { localizedName, takePage } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { getQuestDetail } from '../contract.ts';
import { outcomeOf, readQuestions } from './list-questions.ts';
import { kindsFor } from './own.ts';
import { findGiven, listAnswerAttempts, listGivenAnswers } from './questions.queries.ts';

/** One question of work that this teacher gave, with its key and the answers of all students, or of one page of them. */
export const readQuestion = handleCall(getQuestDetail, async (it) => {
  const { input, me, tx, now, secret, language, notFound } = it;
  const given = await findGiven(tx, { id: input.id, teacherId: me.id, kinds: kindsFor(me) });
  if (!given) return notFound();
  const found = (await readQuestions(it, given)).find(({ question }) => question.questionId === input.questId);
  if (!found) return notFound();
  const { set, question, shown } = found;
  const reader = { secret, personId: me.id, now };
  const keyed = (await readKeys(tx, [question.questionRevisionId], { teacherId: me.id })).get(
    question.questionRevisionId,
  );
  const { questionId } = question;
  const { rows: attemptIds, ...paged } = takePage(
    await listAnswerAttempts(tx, { assignmentId: given.id, questionId }),
    input,
  );
  const answers = await listGivenAnswers(tx, { attemptIds, questionId });
  return {
    question: shown,
    stimulus: signedWithTranscript(set.stimulus, reader),
    clip: question.clip,
    prompt: signedPictures(question.prompt, reader),
    key: keyed?.key ?? null,
    explanation: signedPictures(keyed?.explanation ?? { en: '', zh: '' }, reader),
    answers: answers.map((row) => ({
      recipientId: row.recipient_id,
      studentName: localizedName(language, row.name, row.name_zh),
      attemptId: row.attempt_id,
      redoId: row.redo_id,
      value: row.value ?? null,
      outcome: outcomeOf(row.outcome),
      earned: row.earned === null ? null : row.earned / 100,
      possible: row.possible / 100,
    })),
    ...paged,
  };
});
