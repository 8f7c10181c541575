import { handleCall } from '@inkstone/call/server';
import { listAlikeQuestions as contract } from '../../contract.ts';
import { findAlike } from './find-alike.ts';
import { listComparedSets } from './likeness.queries.ts';

/** Questions of other sets that are like those of some sets. */
export const listAlikeQuestions = handleCall(contract, async ({ input: { ids }, tx }) => {
  const sets = new Map((await listComparedSets(tx, ids)).map((set) => [set.id, set]));
  const questions = ids.flatMap((setId) =>
    (sets.get(setId)?.questions ?? []).map((question) => ({
      ...{ setId, questionId: question.id, number: question.position },
      ...{ prompt: question.prompt, passage: sets.get(setId)?.passage ?? '' },
    })),
  );
  const alike = await findAlike(tx, questions);
  return {
    list: questions.flatMap(({ questionId, setId, number }, index) => {
      const matches = alike[index] ?? [];
      return matches.length > 0 ? [{ questionId, setId, number, alike: matches }] : [];
    }),
  };
});
