import { buildExcerpt } from '@inkstone/bank/server';
import { localizedName, type Language } from '@inkstone/base';
import type { FigureRow } from './figures.queries.ts';

/** A question of the bank as the list of figures names it. */
export const toFiguredQuestion = (row: FigureRow, language: Language) => ({
  questionId: row.questionId,
  setId: row.setId,
  setTitle: localizedName(language, row.title, row.titleZh),
  number: row.position,
  kind: row.type,
  excerpt: buildExcerpt(row.prompt),
  programme: row.programme,
  knowledgePoint: row.nodeName === null ? null : localizedName(language, row.nodeName, row.nodeNameZh),
  isCurrent: row.isCurrent,
});
