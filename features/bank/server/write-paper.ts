import { searchTerms } from '@inkstone/base';
import { titleSearchText } from '@inkstone/base/pinyin';
import type { Tx } from '@inkstone/db';
import { insertPaperRevision, insertPaperRow, updatePaperRow } from './write-papers.queries.ts';

/** A paper as it is kept: checked against its programme by whoever calls. */
export interface PaperToKeep {
  programme: string;
  variant: string;
  typeId: number | null;
  title: string;
  titleZh: string | null;
  questionCount: number;
  sections: readonly {
    section: string;
    part: string | null;
    seconds: number | null;
    setRevisionIds: readonly number[];
  }[];
}

/** What was kept. */
export interface KeptPaper {
  paperId: number;
  paperRevisionId: number;
}

const rowOf = (paper: PaperToKeep, head: number, now: Date) => {
  const { programme, variant, typeId, title, titleZh, questionCount } = paper;
  const searchText = titleSearchText(title, titleZh);
  return {
    programme,
    variant,
    typeId,
    title,
    titleZh,
    questionCount,
    head,
    searchText,
    searchTerms: searchTerms(searchText),
    updatedAt: now,
  };
};

/** Keeps a new paper with its first revision. */
export const insertPaper = async (
  tx: Tx,
  { ownerId, now, ...paper }: PaperToKeep & { ownerId: number; now: Date },
): Promise<KeptPaper> => {
  const paperId = await insertPaperRow(tx, { ...rowOf(paper, 1, now), ownerId, createdAt: now });
  const row = { paperId, number: 1, savedBy: ownerId, savedAt: now };
  return { paperId, paperRevisionId: await insertPaperRevision(tx, row, paper.sections) };
};

/** Keeps the next revision of a paper that the caller has locked. */
export const insertNextPaperRevision = async (
  tx: Tx,
  key: { paperId: number; number: number },
  { paper, savedBy, now }: { paper: PaperToKeep; savedBy: number; now: Date },
): Promise<KeptPaper> => {
  await updatePaperRow(tx, key.paperId, rowOf(paper, key.number, now));
  const row = { ...key, savedBy, savedAt: now };
  return { paperId: key.paperId, paperRevisionId: await insertPaperRevision(tx, row, paper.sections) };
};
