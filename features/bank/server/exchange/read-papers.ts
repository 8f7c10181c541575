import type { Handle } from '@inkstone/db';
import type { SectionSettings } from '@inkstone/exam/blueprint';
import type { ExchangedPaper, ExchangedSet } from '../../contract.ts';
import { listPaperPlan, listPinnedQuestions, type PaperPlanRow } from '../pinned-content.queries.ts';
import { listBankSets } from './exchange.queries.ts';
import { listCurrentPapers, listNewestRevisions, listSetRevisions } from './papers.queries.ts';
import { readSetRevision } from './read-set.ts';

/** A section of a stored paper with the revisions of its sets. */
interface StoredSection {
  section: string;
  part: string | null;
  seconds: number | null;
  settings: SectionSettings | null;
  setRevisionIds: number[];
}

/** A paper of the bank for a content package, with the revisions of sets that it pins. */
export interface BankPaper {
  id: number;
  facts: Omit<ExchangedPaper, 'sections'>;
  sections: StoredSection[];
  /** Places from 1 of the questions that the paper takes, by the set's revision; all of a revision that is not there. */
  questionNumbers: ReadonlyMap<number, readonly number[]>;
}

const readQuestionNumbers = async (db: Handle, plan: readonly PaperPlanRow[]): Promise<Map<number, number[]>> => {
  const chosen = new Map(
    plan.flatMap(({ setRevisionId, questionIds }) =>
      setRevisionId !== null && questionIds ? [[setRevisionId, new Set(questionIds)] as const] : [],
    ),
  );
  if (chosen.size === 0) return new Map();
  const questions = Map.groupBy(await listPinnedQuestions(db, [...chosen.keys()]), (row) => row.setRevisionId);
  return new Map(
    [...questions].map(([revisionId, rows]) => [
      revisionId,
      rows.flatMap(({ questionId }, index) => (chosen.get(revisionId)?.has(questionId) ? index + 1 : [])),
    ]),
  );
};

const toSections = (plan: readonly PaperPlanRow[]): StoredSection[] =>
  [...Map.groupBy(plan, (row) => row.sectionPosition).values()].flatMap((sectionRows) => {
    const [first] = sectionRows;
    if (!first) return [];
    const { section, part, seconds, settings } = first;
    return {
      section,
      part,
      seconds,
      settings,
      setRevisionIds: sectionRows.flatMap(({ setRevisionId }) => setRevisionId ?? []),
    };
  });

/** The papers of the bank that are not hidden, the oldest first; of all, or of those that might be equal. */
export async function* readBankPapers(
  db: Handle,
  key: { programme: string; variant: string; title: string } | null = null,
): AsyncGenerator<BankPaper> {
  for (const { id, revisionId, ...facts } of await listCurrentPapers(db, key)) {
    const plan = await listPaperPlan(db, revisionId);
    yield { id, facts, sections: toSections(plan), questionNumbers: await readQuestionNumbers(db, plan) };
  }
}

/** One revision of a set for a content package. */
export interface BankSet {
  setRevisionId: number;
  set: ExchangedSet;
  /** Whether the bank does not show it as it stands here: the set is hidden, or has a newer revision. */
  isHidden: boolean;
}

const toBankSets = async (db: Handle, rows: Awaited<ReturnType<typeof listSetRevisions>>): Promise<BankSet[]> => {
  const sets: BankSet[] = [];
  for (const { setRevisionId, setId, hiddenAt, head, ...facts } of rows) {
    const set = await readSetRevision(db, setId, facts);
    if (set) sets.push({ setRevisionId, set, isHidden: hiddenAt !== null || facts.number < head });
  }
  return sets;
};

/** Revisions of sets in the given order. */
export const readSetRevisions = async (db: Handle, setRevisionIds: readonly number[]): Promise<BankSet[]> => {
  const rows = new Map((await listSetRevisions(db, setRevisionIds)).map((row) => [row.setRevisionId, row]));
  return toBankSets(
    db,
    setRevisionIds.flatMap((id) => rows.get(id) ?? []),
  );
};

/** The newest revision of each set, by the id of the set. */
export const findNewestRevisions = async (db: Handle, setIds: readonly number[]): Promise<Map<number, number>> =>
  new Map((await listNewestRevisions(db, setIds)).map(({ setId, setRevisionId }) => [setId, setRevisionId]));

/** The newest revisions of all sets that the bank shows, the oldest set first. */
export const listShownRevisions = async (db: Handle): Promise<number[]> => {
  const setIds = await listBankSets(db);
  const newest = await findNewestRevisions(db, setIds);
  return setIds.flatMap((setId) => newest.get(setId) ?? []);
};
