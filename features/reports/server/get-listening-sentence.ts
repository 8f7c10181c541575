import { readKeys, signStimulusWithTranscript } from '@inkstone/bank/server';
import { handleCall } from '@inkstone/call/server';
import { getQuestionType } from '@inkstone/exam/logic';
import { readContent } from '@inkstone/taking/server';
import { getListeningSentence as contract } from '../contract.ts';
import { isInOpenTest } from './open-test.queries.ts';
import { isOpenToStudent } from './is-open-to-student.ts';
import { findOwnReport } from './attempt-report.queries.ts';

/** One sentence of the student's own work, once its report is open. */
export const getListeningSentence = handleCall(
  contract,
  async ({ input, me, tx, now, school, secret, refuse, notFound }) => {
    const { id: assignmentId, questionId, attempt: attemptId } = input;
    const row = await findOwnReport(tx, { assignmentId, studentId: me.id, attemptId });
    if (!row) return notFound();
    if (row.submittedAt === null || row.scoredAt === null) return refuse('report.notHandedIn');
    if (!(await isOpenToStudent(row, { db: tx, now, school }))) return refuse('report.notYet');
    if (await isInOpenTest(tx, { attemptId: row.attemptId, now })) return refuse('report.asked');
    const content = await readContent(tx, { assignmentId, paperRevisionId: row.paperRevisionId });
    const match = content.sections
      .flatMap(({ sets }) => sets.flatMap((set) => set.questions.map((question) => ({ set, question }))))
      .find(({ question }) => question.questionId === questionId);
    if (!match) return notFound();
    const { set, question } = match;
    const type = getQuestionType(question.type);
    const keyed = (await readKeys(tx, [question.questionRevisionId], { assignmentId })).get(
      question.questionRevisionId,
    );
    const transcripts = keyed ? (type.spokenTexts?.(type.key.parse(keyed.key)) ?? []) : [];
    return {
      questionId,
      stimulus: signStimulusWithTranscript(set.stimulus, { secret, personId: me.id, now }),
      clip: question.clip,
      said: [...transcripts],
    };
  },
);
