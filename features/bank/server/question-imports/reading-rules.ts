import { handleCall } from '@inkstone/call/server';
import {
  listReadingRules as listContract,
  removeReadingRule as removeContract,
  saveReadingRule as saveContract,
} from '../../contract/question-imports.ts';
import { areWordsTooCommon } from '../../import/paper-text/apply-rules.ts';
import { maxReadingRules } from '../../reading-rules.ts';
import { canManageBank } from '../../rules.ts';
import { lockImports } from '../exchange/exchange.queries.ts';
import {
  countReadingRules,
  deleteReadingRule,
  findRuleOfWords,
  listAuthoredRules,
  replaceReadingRule,
} from './reading-rules.queries.ts';

/** The school's rules for reading papers. */
export const listReadingRules = handleCall(listContract, async ({ me, tx }) => {
  const rows = await listAuthoredRules(tx);
  return {
    list: rows.map(({ authorId, authorName, authorNameZh, createdAt, ...rule }) => ({
      ...rule,
      createdAt: createdAt.toISOString(),
      author: { id: authorId, name: authorName, nameZh: authorNameZh },
      canRemove: authorId === me.id || canManageBank(me),
    })),
  };
});

/** Adds a rule, or changes one's own; who manages the bank changes any. */
export const saveReadingRule = handleCall(saveContract, async ({ input, me, tx, now, refuse }) => {
  const { words, meaning } = input;
  if (areWordsTooCommon(words)) return refuse('rule.tooCommon', { words });
  await lockImports(tx);
  const earlier = await findRuleOfWords(tx, words);
  if (earlier && earlier.authorId !== me.id && !canManageBank(me)) return refuse('rule.wordsTaken', { words });
  if (!earlier && (await countReadingRules(tx)) >= maxReadingRules)
    return refuse('rule.tooMany', { count: maxReadingRules });
  return { ruleId: await replaceReadingRule(tx, { words, meaning, authorId: me.id, createdAt: now }) };
});

/** Removes a rule: one's own, or for who manages the bank anybody's. */
export const removeReadingRule = handleCall(removeContract, async ({ input, me, tx, notFound }) => {
  const authorId = canManageBank(me) ? null : me.id;
  if (!(await deleteReadingRule(tx, { ruleId: input.ruleId, authorId }))) return notFound();
  return {};
});
