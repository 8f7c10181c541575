import { localizedName } from '@inkstone/base';
import type { HandlerContext } from '@inkstone/call/server';
import { getQuestionType } from '@inkstone/exam/logic';
import type { getQuestionSet } from '../contract.ts';
import { canManageBank } from '../rules.ts';
import { listWaitingKeyChanges } from './keys.queries.ts';
import type { KeyedQuestion } from './read-sets.queries.ts';

/** Changed keys of a set that wait for the reader's approval; none if the reader cannot approve. */
export const readKeyChanges = async (
  { tx, me, language }: Pick<HandlerContext<typeof getQuestionSet>, 'tx' | 'me' | 'language'>,
  ownerId: number,
  questions: readonly KeyedQuestion[],
) => {
  if (ownerId !== me.id && !canManageBank(me)) return [];
  const byId = new Map(questions.map((question) => [question.id, question]));
  const waiting = await listWaitingKeyChanges(tx, [...byId.keys()]);
  return waiting.flatMap((row) => {
    const question = byId.get(row.questionId);
    if (!question) return [];
    const type = getQuestionType(question.type);
    const prompt = type.prompt.parse(question.prompt);
    const spell = (key: unknown): string => {
      const parsed = type.key.safeParse(key);
      return parsed.success ? type.spellKey(parsed.data, prompt) : '';
    };
    return [
      {
        batchId: row.id,
        questionId: row.questionId,
        number: question.position,
        by: localizedName(language, row.name, row.nameZh),
        at: row.at.toISOString(),
        from: spell(row.oldKey),
        to: spell(row.newKey),
      },
    ];
  });
};
