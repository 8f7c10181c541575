import { readKeys, signPictures, toSetViewer } from '@inkstone/bank/server';
import { handleCall } from '@inkstone/call/server';
import { getQuestionFigures as contract } from '../../contract.ts';
import { toItemFigures } from '../item-statistics.ts';
import { findFigure } from './figures.queries.ts';
import { toFiguredQuestion } from './to-figured-question.ts';

/** The stored figures of one question, with the words and the key that they are of. */
export const getQuestionFigures = handleCall(contract, async ({ input, me, tx, now, secret, language, notFound }) => {
  const row = await findFigure(tx, input.questionId, toSetViewer(me));
  if (!row) return notFound();
  const keys = await readKeys(tx, [row.questionRevisionId]);
  return {
    ...toFiguredQuestion(row, language),
    prompt: signPictures(row.prompt, { secret, personId: me.id, now }),
    key: keys.get(row.questionRevisionId)?.key ?? null,
    figures: toItemFigures(row.figures),
  };
});
