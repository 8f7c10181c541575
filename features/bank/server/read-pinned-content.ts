import { createLruCache } from '@inkstone/base';
import { databaseName, type Handle } from '@inkstone/db';
import { countPresentedAtMost, type AttemptMode } from '@inkstone/exam/blueprint';
import { bindPinned } from './bind-pinned-content.ts';
import {
  withChosenQuestions,
  type PinnedContent,
  type PinnedPaperRef,
  type PinnedQuestion,
  type PinnedSet,
  type PinnedSetRef,
} from './pinned-content.ts';
import { listCurrentPoints } from './points.queries.ts';
import {
  findPaperRef,
  listPaperPlan,
  listPinnedQuestions,
  listPinnedSets,
  listSetRefs,
  type PaperPlanRow,
} from './pinned-content.queries.ts';
import { type SetViewer } from './set-access.queries.ts';

/** Pins the newest revisions of sets, in the given order; those that are missing or not the viewer's to use are left out. */
export const pinSets = async (db: Handle, setIds: readonly number[], viewer: SetViewer): Promise<PinnedSetRef[]> => {
  const rows = new Map((await listSetRefs(db, setIds, viewer)).map((row) => [row.setId, row]));
  return setIds.flatMap((setId) => {
    const row = rows.get(setId);
    if (!row) return [];
    return {
      setId,
      setRevisionId: row.setRevisionId,
      programme: row.programme,
      subject: row.subject,
      title: row.title,
      titleZh: row.titleZh,
      questionCount: row.questionCount,
    };
  });
};

// Revisions are immutable and can be cached; the database's name keeps ids of different databases apart.
const cachedSets = createLruCache<string, PinnedSet>(1000);
const cachedPlans = createLruCache<string, PaperPlanRow[]>(300);

const loadSets = async (db: Handle, ids: readonly number[]): Promise<PinnedSet[]> => {
  const sets = await listPinnedSets(db, ids);
  const questions = Map.groupBy(await listPinnedQuestions(db, ids), (row) => row.setRevisionId);
  return sets.map((set) => ({
    setId: set.setId,
    setRevisionId: set.setRevisionId,
    title: set.title,
    titleZh: set.titleZh,
    stimulus: set.stimulus,
    questions: (questions.get(set.setRevisionId) ?? []).map((row) => ({
      questionId: row.questionId,
      questionRevisionId: row.questionRevisionId,
      position: row.position,
      type: row.type,
      prompt: row.prompt,
      points: row.points,
      clip: row.clip,
      rubric: row.rubric,
      knowledgeNodeId: row.knowledgeNodeId,
      furtherNodeIds: row.furtherNodeIds,
      knowledge:
        row.code === null ? null : { code: row.code, name: row.name ?? '', nameZh: row.nameZh ?? row.name ?? '' },
    })),
  }));
};

const loadCachedSets = async (db: Handle, setRevisionIds: readonly number[]): Promise<PinnedSet[]> => {
  const database = databaseName(db);
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

/** Reads pinned sets with their questions, in the given order, as one section `all`; without keys. */
export const readPinnedSets = async (db: Handle, setRevisionIds: readonly number[]): Promise<PinnedContent> => ({
  sections: [{ section: 'all', part: null, seconds: null, sets: await loadCachedSets(db, setRevisionIds) }],
});

/** Reads a pinned paper with its sections, sets and questions; without keys. */
export const readPinnedPaper = async (db: Handle, paperRevisionId: number): Promise<PinnedContent> => {
  const cacheKey = `${databaseName(db)} ${paperRevisionId}`;
  const rows = cachedPlans.get(cacheKey) ?? (await listPaperPlan(db, paperRevisionId));
  if (rows.length > 0) cachedPlans.set(cacheKey, rows);
  const sets = await loadCachedSets(
    db,
    rows.flatMap((row) => row.setRevisionId ?? []),
  );
  const byId = new Map(sets.map((set) => [set.setRevisionId, set]));
  const sections = [...Map.groupBy(rows, (row) => row.sectionPosition).values()].map((sectionRows) => ({
    section: sectionRows[0]?.section ?? '',
    part: sectionRows[0]?.part ?? null,
    seconds: sectionRows[0]?.seconds ?? null,
    settings: sectionRows[0]?.settings ?? null,
    sets: sectionRows.flatMap(({ setRevisionId, questionIds }) => {
      const set = byId.get(setRevisionId ?? 0);
      return set ? withChosenQuestions(set, questionIds) : [];
    }),
  }));
  return { sections };
};

/**
 * The same content with the knowledge points under which its questions are filed and as they are called now, which is
 * not cached: points are renamed and merged.
 */
export const withCurrentPoints = async (db: Handle, content: PinnedContent): Promise<PinnedContent> => {
  const setRevisionIds = content.sections.flatMap(({ sets }) => sets.map((set) => set.setRevisionId));
  const points = new Map((await listCurrentPoints(db, setRevisionIds)).map(({ id, ...point }) => [id, point]));
  const withPoints = (question: PinnedQuestion): PinnedQuestion => {
    const point = points.get(question.questionRevisionId);
    if (!point) return question;
    const { knowledgeNodeId, furtherNodeIds, code, name, nameZh } = point;
    const knowledge = code === null ? null : { code, name: name ?? '', nameZh: nameZh ?? name ?? '' };
    return { ...question, knowledgeNodeId, furtherNodeIds, knowledge };
  };
  const sections = content.sections.map((section) => ({
    ...section,
    sets: section.sets.map((set) => ({ ...set, questions: set.questions.map(withPoints) })),
  }));
  return { sections };
};

/** The most questions of a paper that one student is asked. */
const countAskedQuestions = async (
  db: Handle,
  row: { paperRevisionId: number; programme: string; variant: string },
  mode: AttemptMode,
) => {
  const rules = bindPinned({ ...row, mode }, await readPinnedPaper(db, row.paperRevisionId));
  return rules && countPresentedAtMost(rules);
};

/**
 * Pins the newest revision of a paper; undefined if it is missing. The number of questions depends on the mode:
 * practice leaves out an exam's unscored questions.
 */
export const pinPaper = async (
  db: Handle,
  paperId: number,
  mode: AttemptMode = 'test',
): Promise<PinnedPaperRef | undefined> => {
  const row = await findPaperRef(db, paperId);
  if (!row) return undefined;
  return {
    paperRevisionId: row.paperRevisionId,
    programme: row.programme,
    variant: row.variant,
    typeId: row.typeId,
    title: row.title,
    titleZh: row.titleZh,
    questionCount: (await countAskedQuestions(db, row, mode)) ?? row.questionCount,
    subject: row.subject ?? '',
  };
};
