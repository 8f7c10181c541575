import { handleCall } from '@inkstone/call/server';
import { listQuestionImports as contract } from '../../contract/question-imports.ts';
import { readImportFacts } from './import-facts.ts';
import { listQuestionImportPage } from './question-imports.queries.ts';

/** The files of questions that the person has read, newest first. */
export const listQuestionImports = handleCall(contract, async ({ input, me, tx }) => {
  const { rows, total } = await listQuestionImportPage(tx, me.id, input);
  const { page, pageNum } = input;
  return { list: await readImportFacts(tx, rows), page, total, totalPage: Math.ceil(total / pageNum) };
});
