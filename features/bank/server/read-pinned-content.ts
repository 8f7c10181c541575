import { recentlyUsed } from '@inkstone/base';
import { databaseOf, type Handle } from '@inkstone/db';
import { countPresentedAtMost, type AttemptMode } from '@inkstone/exam/blueprint';
import { bindPinned } from './bind-pinned-content.ts';
import type { PinnedContent, PinnedPaperRef, PinnedSet, PinnedSetRef } from './pinned-content.ts';
import {
  findPaperRef,
  listPaperPlan,
  listPinnedQuestions,
  listPinnedSets,
  listSetRefs,
  type PaperPlanRow,
} from './pinned-content.queries.ts';

/** The newest revisions of sets, in the given order; sets that are gone are left out. */
export const pinSets = async (db: Handle, setIds: readonly number[]): Promise<PinnedSetRef[]> => {
  const rows = new Map((await listSetRefs(db, setIds)).map((row) => [row.set_id, row]));
  return setIds.flatMap((setId) => {
    const row = rows.get(setId);
    if (!row) return [];
    return {
      setId,
      setRevisionId: row.set_revision_id,
      programme: row.programme,
      subject: row.subject,
      title: row.title,
      titleZh: row.title_zh,
      questionCount: row.question_count,
    };
  });
};

// Revisions never change, so that they may be kept; ids say nothing across databases, hence the database's name.
const cachedSets = recentlyUsed<string, PinnedSet>(1000);
const cachedPlans = recentlyUsed<string, PaperPlanRow[]>(300);

const loadSets = async (db: Handle, ids: readonly number[]): Promise<PinnedSet[]> => {
  const sets = await listPinnedSets(db, ids);
  const questions = Map.groupBy(await listPinnedQuestions(db, ids), (row) => row.set_revision_id);
  return sets.map((set) => ({
    setId: set.set_id,
    setRevisionId: set.set_revision_id,
    title: set.title,
    titleZh: set.title_zh,
    stimulus: set.stimulus,
    questions: (questions.get(set.set_revision_id) ?? []).map((row) => ({
      questionId: row.question_id,
      questionRevisionId: row.question_revision_id,
      position: row.position,
      type: row.type,
      prompt: row.prompt,
      points: row.points,
      clip: row.clip,
      knowledgeNodeId: row.knowledge_node_id,
      knowledge:
        row.code === null ? null : { code: row.code, name: row.name ?? '', nameZh: row.name_zh ?? row.name ?? '' },
    })),
  }));
};

const loadCachedSets = async (db: Handle, setRevisionIds: readonly number[]): Promise<PinnedSet[]> => {
  const database = databaseOf(db);
  const setsById = new Map<number, PinnedSet>();
  for (const id of setRevisionIds) {
    const cached = cachedSets.get(`${database} ${id}`);
    if (cached) setsById.set(id, cached);
  }
  const missing = [...new Set(setRevisionIds)].filter((id) => !setsById.has(id));
  for (const set of missing.length > 0 ? await loadSets(db, missing) : []) {
    cachedSets.set(`${database} ${set.setRevisionId}`, set);
    setsById.set(set.setRevisionId, set);
  }
  return setRevisionIds.flatMap((id) => setsById.get(id) ?? []);
};

/** Pinned sets with their questions, in the given order, as one section `all`; never a key. */
export const readPinnedSets = async (db: Handle, setRevisionIds: readonly number[]): Promise<PinnedContent> => ({
  sections: [{ section: 'all', part: null, seconds: null, sets: await loadCachedSets(db, setRevisionIds) }],
});

/** A pinned paper with its sections, sets and questions; never a key. */
export const readPinnedPaper = async (db: Handle, paperRevisionId: number): Promise<PinnedContent> => {
  const cacheKey = `${databaseOf(db)} ${paperRevisionId}`;
  const rows = cachedPlans.get(cacheKey) ?? (await listPaperPlan(db, paperRevisionId));
  if (rows.length > 0) cachedPlans.set(cacheKey, rows);
  const sets = await loadCachedSets(
    db,
    rows.flatMap((row) => row.set_revision_id ?? []),
  );
  const byId = new Map(sets.map((set) => [set.setRevisionId, set]));
  const sections = [...Map.groupBy(rows, (row) => row.section_position).values()].map((sectionRows) => ({
    section: sectionRows[0]?.section ?? '',
    part: sectionRows[0]?.part ?? null,
    seconds: sectionRows[0]?.seconds ?? null,
    sets: sectionRows.flatMap((row) => byId.get(row.set_revision_id ?? 0) ?? []),
  }));
  return { sections };
};

/** How many questions of a paper one student is asked at most. */
const countAskedQuestions = async (
  db: Handle,
  row: { paper_revision_id: number; programme: string; variant: string },
  mode: AttemptMode,
) => {
  const rules = bindPinned({ ...row, mode }, await readPinnedPaper(db, row.paper_revision_id));
  return rules && countPresentedAtMost(rules);
};

/**
 * The newest revision of a paper; undefined when it is gone. How many questions it asks depends on how it is sat: practice
 * leaves out what an exam only tries.
 */
export const pinPaper = async (
  db: Handle,
  paperId: number,
  mode: AttemptMode = 'test',
): Promise<PinnedPaperRef | undefined> => {
  const row = await findPaperRef(db, paperId);
  if (!row) return undefined;
  return {
    paperRevisionId: row.paper_revision_id,
    programme: row.programme,
    variant: row.variant,
    typeId: row.type_id,
    title: row.title,
    titleZh: row.title_zh,
    questionCount: (await countAskedQuestions(db, row, mode)) ?? row.question_count,
    subject: row.subject ?? '',
  };
};
