import { toSetViewer } from '@inkstone/bank/server';
import { handleCall } from '@inkstone/call/server';
import { listQuestionFigures as contract } from '../../contract.ts';
import { listFigures } from './figures.queries.ts';
import { toFiguredQuestion } from './to-figured-question.ts';

/** One page of the stored figures of the bank's questions. */
export const listQuestionFigures = handleCall(contract, async ({ input, me, tx, language }) => {
  const { nodeId, suspect = false, sort, descending = false, page, pageNum } = input;
  const at = { sort, isDescending: descending, page, pageNum };
  const { rows, total } = await listFigures(tx, { nodeId, onlySuspect: suspect, viewer: toSetViewer(me) }, at);
  return {
    list: rows.map((row) => {
      const { persons, facility, discrimination, isKeySuspect } = row.figures;
      return { ...toFiguredQuestion(row, language), persons, facility, discrimination, isKeySuspect };
    }),
    page,
    totalPage: Math.ceil(total / pageNum),
    total,
  };
});
