import { linkTo } from '@inkstone/base';
import { toPageKind } from '@inkstone/exam/assignment-kinds';
import { reportLocationFor } from '@inkstone/reports/addresses';
import { markingList } from '../../addresses.ts';
import type { QueuePage, QueuedSubmission } from '../queue/queue-page.ts';

/** Where somebody goes on who leaves the desk and did not come from another window. */
export const markingHome = linkTo(markingList, {});

/** The link to the student's report, at the question of a submission. */
export const reportLinkFor = (
  { id, programme, kind }: Pick<QueuePage, 'id' | 'programme' | 'kind'>,
  { studentId, attemptId, redoId, questionId }: QueuedSubmission,
): string => {
  const { to, search } = reportLocationFor({ programme, kind: toPageKind(kind), id }, studentId);
  return linkTo(to, { ...search, item: questionId, ...(redoId !== null && { attempt: attemptId }) });
};
