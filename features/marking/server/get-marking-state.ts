import { localizedName, paginate } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { readContent } from '@inkstone/taking/server';
import { getMarkingState as contract } from '../contract.ts';
import { findMarkableAssignment } from './marking-access.queries.ts';
import { listSubmissionRows } from './submissions.queries.ts';
import { countStates, toSubmission, buildPlacements } from './placements.ts';
import type { QueueContext } from './queue-page.ts';

/** An assignment that the caller may mark with all its submissions, by students; undefined for any other. */
const readAssignmentSubmissions = async ({ tx, me, now, language }: QueueContext, assignmentId: number) => {
  const work = await findMarkableAssignment(tx, { assignmentId, personId: me.id });
  if (!work) return undefined;
  if (!work.blueprint) return { work, submissions: [] };
  const content = await readContent(tx, { assignmentId, paperRevisionId: work.paperRevisionId });
  const places = buildPlacements(work.blueprint, content, language);
  const rows = await listSubmissionRows(tx, { assignmentId, now });
  const submissions = rows.flatMap((row) => {
    const place = places.get(row.questionId);
    return place ? [{ row, submission: toSubmission(row, place, { language, personId: me.id }) }] : [];
  });
  return { work, submissions };
};

/** Marking progress of one assignment. */
export const getMarkingState = handleCall(contract, async (ctx) => {
  const assignment = await readAssignmentSubmissions(ctx, ctx.input.id);
  if (!assignment) return ctx.notFound();
  const { language } = ctx;
  const byStudent = [...Map.groupBy(assignment.submissions, ({ submission }) => submission.attemptId).values()];
  const { rows: onPage, ...paged } = paginate(byStudent, ctx.input);
  const byQuestion = [...Map.groupBy(assignment.submissions, ({ submission }) => submission.questionId).values()];
  return {
    id: assignment.work.id,
    title: localizedName(language, assignment.work.title, assignment.work.titleZh),
    ...paged,
    students: onPage.flatMap((own) => {
      const first = own[0]?.submission;
      if (!first) return [];
      const markers = own.flatMap(({ row }) =>
        row.markerName === null ? [] : localizedName(language, row.markerName, row.markerNameZh),
      );
      const { studentId, studentName, attemptId, handedInAt } = first;
      const counts = countStates(own.map(({ submission }) => submission));
      return [{ studentId, studentName, attemptId, handedInAt, markers: [...new Set(markers)], ...counts }];
    }),
    questions: byQuestion
      .flatMap((own) => {
        const first = own[0]?.submission;
        if (!first) return [];
        const { questionId, number, kind, skill, sectionName, partName } = first;
        return [
          {
            questionId,
            number,
            kind,
            skill,
            sectionName,
            partName,
            ...countStates(own.map(({ submission }) => submission)),
          },
        ];
      })
      .toSorted((a, b) => a.number - b.number),
  };
});
