import { searchTerms } from '@inkstone/base';
import { titleSearchText } from '@inkstone/base/pinyin';
import type { Tx } from '@inkstone/db';
import type { SectionSettings } from '@inkstone/exam/blueprint';
import type { PaperComposition } from '../contract.ts';
import { insertPaperRevision, insertPaperRow, updatePaperRow } from './write-papers.queries.ts';

/** A paper to be stored; the caller has checked it against its programme. */
export interface PaperInput {
  programme: string;
  variant: string;
  typeId: number | null;
  title: string;
  titleZh: string | null;
  questionCount: number;
  /** How it was found by rules; absent or null: it was composed by hand. */
  composition?: PaperComposition | null;
  sections: readonly {
    section: string;
    part: string | null;
    seconds: number | null;
    /** Name and calculator of a section that the programme leaves open; absent or null: as the programme says. */
    settings?: SectionSettings | null | undefined;
    setRevisionIds: readonly number[];
  }[];
  /** Ids of the questions that the paper takes, by the set's revision; all of a revision that is not there. */
  chosenQuestions?: ReadonlyMap<number, readonly number[]> | undefined;
}

/** The ids of a saved paper. */
export interface SavedPaper {
  paperId: number;
  paperRevisionId: number;
}

const toRow = (paper: PaperInput, head: number, now: Date) => {
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

/** Inserts a new paper with its first revision. */
export const insertPaper = async (
  tx: Tx,
  { ownerId, now, ...paper }: PaperInput & { ownerId: number; now: Date },
): Promise<SavedPaper> => {
  const paperId = await insertPaperRow(tx, { ...toRow(paper, 1, now), ownerId, createdAt: now });
  const { composition = null } = paper;
  const row = { paperId, number: 1, savedBy: ownerId, savedAt: now, composition };
  return { paperId, paperRevisionId: await insertPaperRevision(tx, row, paper) };
};

/** Inserts the next revision of a paper that the caller has locked. */
export const insertNextPaperRevision = async (
  tx: Tx,
  key: { paperId: number; number: number },
  { paper, savedBy, now }: { paper: PaperInput; savedBy: number; now: Date },
): Promise<SavedPaper> => {
  await updatePaperRow(tx, key.paperId, toRow(paper, key.number, now));
  const row = { ...key, savedBy, savedAt: now, composition: paper.composition ?? null };
  return { paperId: key.paperId, paperRevisionId: await insertPaperRevision(tx, row, paper) };
};
