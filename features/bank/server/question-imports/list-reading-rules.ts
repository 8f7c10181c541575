import { handleCall } from '@inkstone/call/server';
import { compareTexts } from '@inkstone/base';
import { listReadingRules as contract } from '../../contract/question-imports.ts';
import { canManageBank } from '../../rules.ts';
import { listAuthoredRules } from './reading-rules.queries.ts';

/** The school's rules for reading papers, by their words. */
export const listReadingRules = handleCall(contract, async ({ me, tx }) => {
  const rows = await listAuthoredRules(tx);
  return {
    list: rows
      .toSorted((first, second) => compareTexts(first.words, second.words))
      .map(({ authorId, authorName, authorNameZh, createdAt, ...rule }) => ({
        ...rule,
        createdAt: createdAt.toISOString(),
        author: { id: authorId, name: authorName, nameZh: authorNameZh },
        canRemove: authorId === me.id || canManageBank(me),
      })),
  };
});
