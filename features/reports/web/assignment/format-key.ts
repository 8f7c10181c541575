import { getQuestionType } from '@inkstone/exam/logic';
import type { Item } from '../../document/assignment-report-data.ts';

/** A key as text, as its type formats it; a dash where there is none. */
export const formatKey = ({ kind, prompt }: Pick<Item, 'kind' | 'prompt'>, key: unknown): string => {
  const type = getQuestionType(kind);
  const read = type.key.safeParse(key);
  return read.success ? type.spellKey(read.data, type.prompt.parse(prompt)) : '–';
};
