import { handleCall } from '@inkstone/call/server';
import { exportItemResults as contract } from '../../contract/results.ts';
import { countReportAnswers, findTeacherAssignment } from '../assignment-report.queries.ts';
import { maxInlineAnswers, readAssignmentReport } from '../get-assignment-report.ts';
import { drawResults } from './draw-results.ts';

type Item = Awaited<ReturnType<typeof readAssignmentReport>>['report']['items'][number];

const toRow = (item: Item) => ({
  position: item.number,
  set: item.setTitle,
  question: item.excerpt,
  knowledgePoint: item.knowledgePoint,
  key: item.keyText,
  ...{ shown: item.shown, answered: item.answered, blank: item.blank, right: item.byTeacher ? null : item.right },
  ...{ mean: item.meanPoints, maximum: item.possible, difficulty: item.difficulty },
  ...{ discrimination: item.discrimination, upperLower: item.upperLower, alphaIfDeleted: item.alphaIfDeleted },
  meanTime: item.meanSeconds,
});

/** The figures of the questions of this teacher's assignment as a file. */
export const exportItemResults = handleCall(contract, async (ctx) => {
  const { input, me, tx, notFound, refuse } = ctx;
  if (!(await findTeacherAssignment(tx, { id: input.id, teacherId: me.id }))) return notFound();
  // The figures are computed in this process, so those of larger assignments would delay everybody.
  if ((await countReportAnswers(tx, input)) > maxInlineAnswers) {
    return refuse('report.tooManyForItems', { most: maxInlineAnswers });
  }
  const { report } = await readAssignmentReport({ ...ctx, input: { ...input, page: 1, pageNum: 1 } });
  const { format, columns } = input;
  return drawResults({ list: 'items', name: report.title, format, columns, rows: report.items.map(toRow) }, ctx);
});
