import { handleCallOnThread } from '@inkstone/call/server';
import { listAlikeQuestions as contract } from '../../contract.ts';
import { findAlike } from './find-alike.ts';
import { listComparedSets } from './likeness.queries.ts';

/** A few sets are compared at once; the worker is for lists of them. */
const maxInlineSets = 5;

/** Questions of other sets that are like those of some sets. Many long passages take a processor seconds. */
export const listAlikeQuestions = handleCallOnThread(contract, {
  isHeavy: async ({ input: { ids } }) => ids.length > maxInlineSets,
  async decide({ input: { ids }, tx }) {
    const sets = new Map((await listComparedSets(tx, ids)).map((set) => [set.id, set]));
    const asked = ids.flatMap((setId) =>
      (sets.get(setId)?.questions ?? []).map((question) => ({
        ...{ setId, questionId: question.id, number: question.position },
        ...{ prompt: question.prompt, passage: sets.get(setId)?.passage ?? '' },
      })),
    );
    const alike = await findAlike(tx, asked);
    return {
      list: asked.flatMap(({ questionId, setId, number }, index) => {
        const found = alike[index] ?? [];
        return found.length > 0 ? [{ questionId, setId, number, alike: found }] : [];
      }),
    };
  },
});
