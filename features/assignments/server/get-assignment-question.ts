import { readKeys, signPictures, signStimulusWithTranscript } from '@inkstone/bank/server';
import { localizedName, paginate } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { getAssignmentQuestion as contract } from '../contract.ts';
import { toOutcome, readQuestions } from './list-assignment-questions.ts';
import { permittedKinds } from './assignment-family.ts';
import { findOwnAssignment, listAnswerAttempts, listStudentAnswers } from './questions.queries.ts';

/**
 * One question of an assignment of this teacher, with its key and the answers of all students, or of one page of them.
 */
export const getAssignmentQuestion = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, secret, language, notFound } = ctx;
  const assignment = await findOwnAssignment(tx, { id: input.id, teacherId: me.id, kinds: permittedKinds(me) });
  if (!assignment) return notFound();
  const match = (await readQuestions(ctx, assignment)).find(({ question }) => question.questionId === input.questionId);
  if (!match) return notFound();
  const { set, question, shown } = match;
  const reader = { secret, personId: me.id, now };
  const keyWithExplanation = (await readKeys(tx, [question.questionRevisionId], { teacherId: me.id })).get(
    question.questionRevisionId,
  );
  const { questionId } = question;
  const { rows: attemptIds, ...paged } = paginate(
    await listAnswerAttempts(tx, { assignmentId: assignment.id, questionId }),
    input,
  );
  const answers = await listStudentAnswers(tx, { attemptIds, questionId });
  return {
    question: shown,
    stimulus: signStimulusWithTranscript(set.stimulus, reader),
    clip: question.clip,
    prompt: signPictures(question.prompt, reader),
    key: keyWithExplanation?.key ?? null,
    explanation: signPictures(keyWithExplanation?.explanation ?? { en: '', zh: '' }, reader),
    answers: answers.map((row) => ({
      recipientId: row.recipientId,
      studentName: localizedName(language, row.name, row.nameZh),
      attemptId: row.attemptId,
      redoId: row.redoId,
      value: row.value ?? null,
      outcome: toOutcome(row.outcome),
      earned: row.earned === null ? null : row.earned / 100,
      possible: row.possible / 100,
    })),
    ...paged,
  };
});
