import { handleCall } from '@inkstone/call/server';
import { downloadAssignmentReport as contract } from '../../contract.ts';
import { buildAssignmentDocument } from '../../document/assignment-document.ts';
import { maxInlineAnswers, readAssignmentReport } from '../get-assignment-report.ts';
import { countReportAnswers, findTeacherAssignment } from '../assignment-report.queries.ts';
import { getSchoolName, renderReport, toPdfResponse, toReading } from './render-report.ts';

type PinnedQuestions = Awaited<ReturnType<typeof readAssignmentReport>>['questions'];

/** The pictures that the questions are about, by question. */
const listPictures = (questions: PinnedQuestions): Map<number, number[]> =>
  new Map(
    questions.map(({ set: { stimulus }, question }) => [
      question.questionId,
      stimulus.kind === 'picture'
        ? stimulus.files.filter(({ mime }) => mime.startsWith('image/')).map(({ id }) => id)
        : [],
    ]),
  );

/** The report of a whole assignment as a PDF, for the teacher who gave it. */
export const downloadAssignmentReport = handleCall<typeof contract, Uint8Array>(contract, {
  async prepare(ctx) {
    const { db, me, input, notFound, refuse } = ctx;
    if (!(await findTeacherAssignment(db, { id: input.id, teacherId: me.id }))) return notFound();
    // Its statistics are computed in this process, so those of larger assignments would delay everybody.
    if ((await countReportAnswers(db, input)) > maxInlineAnswers) {
      return refuse('report.tooManyAnswers', { most: maxInlineAnswers });
    }
    const pdf = await renderReport(ctx, async () => {
      const { report, questions } = await readAssignmentReport({ ...ctx, tx: db });
      const className = report.classes.find(({ id }) => id === input.classId)?.name ?? null;
      const facts = { school: getSchoolName(ctx), className, pictures: listPictures(questions) };
      return buildAssignmentDocument(report, facts, toReading(ctx, false));
    });
    if (pdf === 'busy') return refuse('report.busy');
    return pdf === 'tooHeavy' ? refuse('report.tooHeavy') : pdf;
  },
  async decide({ prepared }) {
    return toPdfResponse(prepared);
  },
});
