import { randomUUID } from 'node:crypto';
import { getRubricBounds } from '@inkstone/exam/blueprint';
import { getStudentSubmissions, saveMark, releaseMarks, type SubmissionDetail } from '@inkstone/marking/contract';
import type { AssignmentFixture } from '@inkstone/taking/testing';

const fullMark = ({ rubric, pointsMost }: SubmissionDetail) => ({
  scores: Object.fromEntries((rubric?.criteria ?? []).map(({ id, most }) => [id, most])),
  points: rubric ? (rubric.joined === 'holistic' ? getRubricBounds(rubric).most : null) : pointsMost,
  ...{ comment: 'Everything is there.', voiceFileId: null, suggested: null, notes: [] },
});

/** Gives full marks to all submissions of an attempt and releases them; returns the marked questions. */
export const markAll = async ({ teacher }: AssignmentFixture, attemptId: number): Promise<number[]> => {
  const { submissions } = await teacher.ask(getStudentSubmissions, { attemptId });
  for (const submission of submissions) {
    const { questionId, version } = submission;
    await teacher.send(saveMark, {
      requestId: randomUUID(),
      attemptId,
      questionId,
      version,
      mark: fullMark(submission),
    });
  }
  const questionIds = submissions.map(({ questionId }) => questionId);
  if (questionIds.length > 0) await teacher.send(releaseMarks, { requestId: randomUUID(), attemptId, questionIds });
  return questionIds;
};
