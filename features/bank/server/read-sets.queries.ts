import { and, arrayContained, arrayContains, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { foldText, maxListCount } from '@inkstone/base';
import { preparedQuery, qualifiedColumn, type Handle, type Computed } from '@inkstone/db';
import { person } from '@inkstone/session/server';
import * as z from 'zod';
import {
  question,
  questionRevision,
  questionSet,
  questionSetNode,
  questionSetRevision,
  subjectNode,
} from './bank.tables.ts';
import { tagNames } from './classification.queries.ts';
import { readNodeCount, usableCountsText } from './counts.queries.ts';
import { findPage, hasSearchTerms, type PageAt } from './search.queries.ts';
import { hasSetAccess, isSharedWith, ownsSet, type SetViewer } from './set-access.queries.ts';

const setCount = { count: z.int() };

const treeFigures = { ...setCount, isRetired: z.boolean() };

const selectTree = preparedQuery<
  Pick<typeof subjectNode.$inferSelect, 'id' | 'parentId' | 'kind' | 'code' | 'name' | 'nameZh' | 'isOwn'> &
    Computed<typeof treeFigures>
>(
  'bank_tree',
  `with recursive down as (
     select id, array[position, id::int] as path from subject_node where parent_id is null
     union all
     select n.id, d.path || array[n.position, n.id::int] from subject_node n join down d on n.parent_id = d.id
   ), counted as (
     select value::bigint as node_id, sum(sets) as count
       from ${usableCountsText({ personId: '$2', isManager: '$3' })} sets where facet = 'node' group by 1
   )
   select n.id, n.parent_id, n.kind, n.code, n.name, n.name_zh, n.is_own, n.retired_at is not null as is_retired,
          coalesce(c.count, 0) as count
     from down d join subject_node n on n.id = d.id left join counted c on c.node_id = n.id
    where n.retired_at is null or ($1::boolean and n.merged_into_id is null)
    order by d.path`,
  treeFigures,
);

/**
 * The whole tree in display order, with the number of sets at each node that a viewer may use; retired points only where
 * they are asked for.
 */
export const listTree = (
  db: Handle,
  { personId, isManager }: SetViewer,
  { isRetiredShown } = { isRetiredShown: false },
) => selectTree(db, [isRetiredShown, personId, isManager]);

/** Programmes and subjects of the tree. */
export const listSubjects = (db: Handle) =>
  db
    .select({ kind: subjectNode.kind, code: subjectNode.code, name: subjectNode.name, nameZh: subjectNode.nameZh })
    .from(subjectNode)
    .where(sql`${subjectNode.kind} in ('programme', 'subject')`)
    .orderBy(subjectNode.position, subjectNode.id);

/** The filters of a list of sets. */
export interface SetFilter {
  /** Who has to have the right to use them. */
  viewer: SetViewer;
  programme?: string | undefined;
  /** Any of these programmes. */
  lenders?: readonly string[] | undefined;
  subject?: string | undefined;
  nodeId?: number | undefined;
  type?: string | undefined;
  /** Every question must have one of these types. */
  onlyTypes?: readonly string[] | undefined;
  ownerId?: number | undefined;
  /** Only sets of others that are shared with the viewer or a team of theirs. */
  isSharedWithViewer?: boolean | undefined;
  /** With a question of this difficulty. */
  difficulty?: number | undefined;
  /** With all of these tags, in whatever spelling. */
  tags?: readonly string[] | undefined;
  /** Only sets with a recording. */
  hasRecording?: boolean | undefined;
}

const matchesFilter = (filter: SetFilter) =>
  and(
    isNull(questionSet.hiddenAt),
    hasSetAccess('question_set', 'use', filter.viewer),
    filter.programme === undefined ? undefined : eq(questionSet.programme, filter.programme),
    filter.lenders === undefined ? undefined : inArray(questionSet.programme, [...filter.lenders]),
    filter.subject === undefined ? undefined : eq(questionSet.subject, filter.subject),
    filter.type === undefined ? undefined : arrayContains(questionSet.types, [filter.type]),
    filter.onlyTypes === undefined ? undefined : arrayContained(questionSet.types, [...filter.onlyTypes]),
    filter.difficulty === undefined ? undefined : arrayContains(questionSet.difficulties, [filter.difficulty]),
    filter.tags === undefined || filter.tags.length === 0
      ? undefined
      : arrayContains(questionSet.tags, [...new Set(filter.tags.map(foldText))]),
    filter.ownerId === undefined ? undefined : eq(questionSet.ownerId, filter.ownerId),
    filter.nodeId === undefined
      ? undefined
      : sql`exists (select from ${questionSetNode} where ${qualifiedColumn(questionSetNode.nodeId)} = ${filter.nodeId} and ${qualifiedColumn(questionSetNode.setId)} = ${qualifiedColumn(questionSet.id)})`,
    filter.isSharedWithViewer === true ? isSharedWith('question_set', filter.viewer) : undefined,
    filter.hasRecording === true ? eq(questionSet.hasAudio, true) : undefined,
  );

const listColumns = (viewer: SetViewer) => ({
  id: questionSet.id,
  title: questionSet.title,
  titleZh: questionSet.titleZh,
  programme: questionSet.programme,
  subject: questionSet.subject,
  types: questionSet.types,
  questionCount: questionSet.questionCount,
  head: questionSet.head,
  isForPractice: questionSet.isForPractice,
  tags: tagNames,
  difficulties: questionSet.difficulties,
  updatedAt: questionSet.updatedAt,
  ownerId: questionSet.ownerId,
  ownerName: person.name,
  ownerNameZh: person.nameZh,
  generalAccess: questionSet.generalAccess,
  isEditable: sql<boolean>`${hasSetAccess('question_set', 'edit', viewer)}`,
  canShare: sql<boolean>`${ownsSet('question_set', viewer)}`,
});

/** A set as lists show it, and what the viewer may do with it. */
export type ListedSet = Awaited<ReturnType<typeof listSets>>['rows'][number];

const newestFirst = [desc(questionSet.updatedAt), desc(questionSet.id)];

const selectSets = (db: Handle, viewer: SetViewer) =>
  db.select(listColumns(viewer)).from(questionSet).innerJoin(person, eq(person.id, questionSet.ownerId));

/** The node of a filter by nothing else but its programme, if it is one. */
const findOnlyNode = ({ programme: _, viewer: _viewer, nodeId, ...others }: SetFilter): number | undefined =>
  Object.values(others).some((value) => value !== undefined && value !== false) ? undefined : nodeId;

const countSets = async (db: Handle, filter: SetFilter): Promise<number> => {
  const onlyNode = findOnlyNode(filter);
  if (onlyNode !== undefined)
    return Math.min(
      maxListCount,
      await readNodeCount(db, { nodeId: onlyNode, programme: filter.programme ?? null }, filter.viewer),
    );
  const rows = db
    .select({ id: questionSet.id })
    .from(questionSet)
    .where(matchesFilter(filter))
    .limit(maxListCount)
    .as('counted');
  const [row] = await db.select({ total: count() }).from(rows);
  return row?.total ?? 0;
};

/** One page of sets, newest first, with the number of matches, up to the count limit. */
export const listSets = async (db: Handle, filter: SetFilter & { search?: string | undefined }, at: PageAt) => {
  const { search = '', ...rest } = filter;
  if (hasSearchTerms(search)) {
    const { ids, total } = await findPage({ db, table: questionSet, where: matchesFilter(filter), search }, at);
    const rows = ids.length > 0 ? await selectSets(db, filter.viewer).where(inArray(questionSet.id, ids)) : [];
    return { rows: rows.toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id)), total };
  }
  const total = await countSets(db, rest);
  const rows = await selectSets(db, filter.viewer)
    .where(matchesFilter(filter))
    .orderBy(...newestFirst)
    .limit(at.pageNum)
    .offset((at.page - 1) * at.pageNum);
  return { rows, total };
};

/** Finds a set that is not hidden and that a viewer may use. */
export const findSet = async (db: Handle, setId: number, viewer: SetViewer): Promise<ListedSet | undefined> => {
  const [row] = await selectSets(db, viewer).where(
    and(eq(questionSet.id, setId), isNull(questionSet.hiddenAt), hasSetAccess('question_set', 'use', viewer)),
  );
  return row;
};

/** One revision of a set with who saved it. */
export const findRevision = async (db: Handle, setId: number, number: number) => {
  const [row] = await db
    .select({
      id: questionSetRevision.id,
      number: questionSetRevision.number,
      title: questionSetRevision.title,
      titleZh: questionSetRevision.titleZh,
      stimulus: questionSetRevision.stimulus,
      savedAt: questionSetRevision.savedAt,
      savedById: person.id,
      savedByName: person.name,
      savedByNameZh: person.nameZh,
    })
    .from(questionSetRevision)
    .innerJoin(person, eq(person.id, questionSetRevision.savedBy))
    .where(and(eq(questionSetRevision.setId, setId), eq(questionSetRevision.number, number)));
  return row;
};

/** The newest 200 revisions of a set, newest first. */
export const listRevisionRows = (db: Handle, setId: number) =>
  db
    .select({
      id: questionSetRevision.id,
      number: questionSetRevision.number,
      title: questionSetRevision.title,
      savedAt: questionSetRevision.savedAt,
      savedById: person.id,
      savedByName: person.name,
      savedByNameZh: person.nameZh,
      questionCount: sql<number>`(select count(*) from question_revision q where q.set_revision_id = ${qualifiedColumn(questionSetRevision.id)})`,
    })
    .from(questionSetRevision)
    .innerJoin(person, eq(person.id, questionSetRevision.savedBy))
    .where(eq(questionSetRevision.setId, setId))
    .orderBy(desc(questionSetRevision.number))
    .limit(200);

const furtherPoints = z.array(z.object({ id: z.int(), code: z.string(), name: z.string(), nameZh: z.string() }));

/** The questions of revisions with their keys as saved, in order. */
export const listQuestionsWithKeys = (db: Handle, setRevisionIds: readonly number[]) =>
  db
    .select({
      id: questionRevision.questionId,
      revisionId: questionRevision.id,
      setRevisionId: questionRevision.setRevisionId,
      position: questionRevision.position,
      type: questionRevision.type,
      prompt: questionRevision.prompt,
      key: questionRevision.key,
      explanation: questionRevision.explanation,
      points: questionRevision.points,
      clip: questionRevision.clip,
      evidence: questionRevision.evidence,
      distractors: questionRevision.distractors,
      rubric: questionRevision.rubric,
      difficulty: question.difficulty,
      nodeId: subjectNode.id,
      nodeCode: subjectNode.code,
      nodeName: subjectNode.name,
      nodeNameZh: subjectNode.nameZh,
      furtherPoints:
        sql`(select coalesce(json_agg(json_build_object('id', n.id, 'code', n.code, 'name', n.name, 'nameZh', n.name_zh) order by f.place), '[]')
         from unnest(${qualifiedColumn(questionRevision.furtherNodeIds)}) with ordinality as f(id, place)
         join subject_node n on n.id = f.id)`.mapWith((value: unknown) => furtherPoints.parse(value)),
    })
    .from(questionRevision)
    .innerJoin(question, eq(question.id, questionRevision.questionId))
    .leftJoin(subjectNode, eq(subjectNode.id, questionRevision.knowledgeNodeId))
    .where(sql`${questionRevision.setRevisionId} = any(${sql.param([...setRevisionIds])}::bigint[])`)
    .orderBy(questionRevision.setRevisionId, questionRevision.position);

/** One question with its key as saved. */
export type KeyedQuestion = Awaited<ReturnType<typeof listQuestionsWithKeys>>[number];

const selectPaperCount = preparedQuery(
  'bank_papers_of_set',
  `select count(distinct p.id) as count
     from question_set_revision sr
     join paper_item i on i.set_revision_id = sr.id
     join paper_revision pr on pr.id = i.paper_revision_id
     join paper p on p.id = pr.paper_id and p.head = pr.number
    where sr.set_id = $1 and p.hidden_at is null`,
  setCount,
);

/** Counts the papers whose newest revision uses a set. */
export const countPapersOfSet = async (db: Handle, setId: number): Promise<number> =>
  (await selectPaperCount(db, [setId]))[0]?.count ?? 0;
