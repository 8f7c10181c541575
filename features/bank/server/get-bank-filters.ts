import { handleCall } from '@inkstone/call/server';
import { questionTypeIds, getQuestionType } from '@inkstone/exam/logic';
import { getBankFilters as contract } from '../contract.ts';
import { listSubjects } from './read-sets.queries.ts';

/** The filters of the bank. */
export const getBankFilters = handleCall(contract, async ({ tx }) => {
  const nodes = (await listSubjects(tx)).map((node) => ({ ...node, words: { en: node.name, zh: node.nameZh } }));
  return {
    programmes: nodes.filter((node) => node.kind === 'programme').map((node) => ({ id: node.code, name: node.words })),
    subjects: nodes
      .filter((node) => node.kind === 'subject')
      .map((node) => {
        const [programme = '', id = ''] = node.code.split('.');
        return { programme, id, name: node.words };
      }),
    types: questionTypeIds.map((id) => ({ id, name: getQuestionType(id).name })),
  };
});
