import { getQuestionType } from '@inkstone/exam/logic';
import type { Item } from '../report/whole-of.ts';

/** A key as words, as its type spells it; a dash where there was none. */
export const spelledKey = ({ kind, prompt }: Item, key: unknown): string => {
  const type = getQuestionType(kind);
  const read = type.key.safeParse(key);
  return read.success ? type.spellKey(read.data, type.prompt.parse(prompt)) : '–';
};
