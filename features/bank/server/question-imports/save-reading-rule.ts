import { foldCase } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { saveReadingRule as contract } from '../../contract/question-imports.ts';
import { areWordsTooCommon } from '../../import/paper-text/apply-rules.ts';
import { maxReadingRules } from '../../reading-rules.ts';
import { canManageBank } from '../../rules.ts';
import { lockImports } from '../exchange/exchange.queries.ts';
import { deleteReadingRule, insertReadingRule, listAuthoredRules } from './reading-rules.queries.ts';

/** Adds a rule, or changes one's own; who manages the bank changes any. */
export const saveReadingRule = handleCall(contract, async ({ input, me, tx, now, refuse }) => {
  const { words, meaning } = input;
  if (areWordsTooCommon(words)) return refuse('rule.tooCommon', { words });
  await lockImports(tx);
  const rules = await listAuthoredRules(tx);
  const earlier = rules.find((rule) => foldCase(rule.words) === foldCase(words));
  if (earlier && earlier.authorId !== me.id && !canManageBank(me)) return refuse('rule.wordsTaken', { words });
  if (!earlier && rules.length >= maxReadingRules) return refuse('rule.tooMany', { count: maxReadingRules });
  if (earlier) await deleteReadingRule(tx, { ruleId: earlier.ruleId, authorId: null });
  return { ruleId: await insertReadingRule(tx, { words, meaning, authorId: me.id, createdAt: now }) };
});
