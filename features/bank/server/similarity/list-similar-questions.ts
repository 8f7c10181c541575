import { handleCallOnThread } from '@inkstone/call/server';
import { listSimilarQuestions as contract } from '../../contract.ts';
import { findSimilar } from './find-similar.ts';
import { listComparedSets } from './similarity.queries.ts';
import { toSetViewer } from '../set-access.queries.ts';

/** A few sets are compared at once; the worker is for lists of them. */
const maxInlineSets = 5;

/** Questions of other sets that are like those of some sets. Many long passages take a processor seconds. */
export const listSimilarQuestions = handleCallOnThread(contract, {
  isHeavy: async ({ input: { ids } }) => ids.length > maxInlineSets,
  async decide({ input: { ids }, me, tx }) {
    const viewer = toSetViewer(me);
    const sets = new Map((await listComparedSets(tx, ids, viewer)).map((set) => [set.id, set]));
    const questions = ids.flatMap((setId) =>
      (sets.get(setId)?.questions ?? []).map((question) => ({
        ...{ setId, questionId: question.id, number: question.position },
        ...{ prompt: question.prompt, passage: sets.get(setId)?.passage ?? '' },
      })),
    );
    const similar = await findSimilar(tx, questions, viewer);
    return {
      list: questions.flatMap(({ questionId, setId, number }, index) => {
        const matches = similar[index] ?? [];
        return matches.length > 0 ? [{ questionId, setId, number, similar: matches }] : [];
      }),
    };
  },
});
