import { sql, type SQL } from 'drizzle-orm';
import { maxListCount } from '@inkstone/base';
import {
  hasSetAccess,
  type questionRevision,
  type questionSet,
  type SetViewer,
  type subjectNode,
} from '@inkstone/bank/server';
import type { Computed, Handle, LeftJoined } from '@inkstone/db';
import * as z from 'zod';
import type { figureSorts } from '../../addresses.ts';
import type { itemFigure } from './figures.tables.ts';

type FigureColumns = typeof itemFigure.$inferSelect;
type NodeRow = typeof subjectNode.$inferSelect;

/** A question of the bank with its stored figures. */
export type FigureRow = Pick<FigureColumns, 'questionId' | 'questionRevisionId' | 'setId' | 'figures'> &
  Pick<typeof questionRevision.$inferSelect, 'type' | 'prompt' | 'position'> &
  Pick<typeof questionSet.$inferSelect, 'title' | 'titleZh' | 'programme'> &
  LeftJoined<{ nodeName: NodeRow['name']; nodeNameZh: NodeRow['nameZh'] }> &
  Computed<typeof figureColumns>;

const figureColumns = { isCurrent: z.boolean() };

/** Which figures are listed. */
export interface FigureFilter {
  nodeId: number | undefined;
  onlySuspect: boolean;
  /** Only questions of sets that the viewer may use. */
  viewer: SetViewer;
}

/** Every order ends by the question, as its index does. */
const orders: Record<(typeof figureSorts)[number], { up: SQL; down: SQL }> = {
  alarm: {
    up: sql`f.is_key_suspect desc, f.discrimination, f.question_revision_id`,
    down: sql`f.is_key_suspect, f.discrimination, f.question_revision_id`,
  },
  facility: {
    up: sql`f.facility, f.question_revision_id`,
    down: sql`f.facility desc, f.question_revision_id desc`,
  },
  discrimination: {
    up: sql`f.discrimination, f.question_revision_id`,
    down: sql`f.discrimination desc nulls last, f.question_revision_id`,
  },
  persons: {
    up: sql`f.persons, f.question_revision_id`,
    down: sql`f.persons desc, f.question_revision_id desc`,
  },
};

/** The figures of the bank's visible sets that a filter lets through; sets that were removed, and private ones, are none. */
const selectMatches = ({ nodeId, onlySuspect, viewer }: FigureFilter): SQL => sql`
  from item_figure f
 where f.is_newest and exists (select from question_set s where s.id = f.set_id and s.hidden_at is null
                               and ${hasSetAccess('s', 'use', viewer)})
   ${onlySuspect ? sql`and f.is_key_suspect` : sql``}
   ${
     nodeId === undefined
       ? sql``
       : sql`and exists (select from question_set_node n where n.node_id = ${nodeId} and n.set_id = f.set_id)`
   }`;

const selectFigures = (ids: SQL, viewer: SetViewer): SQL => sql`
  select f.question_id, f.question_revision_id, f.set_id, f.figures, q.type, q.prompt, q.position, s.title, s.title_zh,
         s.programme, n.name as node_name, n.name_zh as node_name_zh,
         exists (select from question_set_revision v
                   join question_revision c on c.set_revision_id = v.id
                  where v.set_id = f.set_id and v.number = s.head and c.question_id = f.question_id
                    and c.type = q.type and c.prompt = q.prompt and c.key = q.key) as is_current
    from item_figure f
    join question_revision q on q.id = f.question_revision_id
    join question_set s on s.id = f.set_id
    left join subject_node n on n.id = q.knowledge_node_id
   where s.hidden_at is null and ${hasSetAccess('s', 'use', viewer)} and f.question_revision_id in (${ids})`;

/** One page of the bank's question figures, and how many there are, up to the count limit. */
export const listFigures = async (
  db: Handle,
  filter: FigureFilter,
  at: { sort: (typeof figureSorts)[number]; isDescending: boolean; page: number; pageNum: number },
): Promise<{ rows: FigureRow[]; total: number }> => {
  const { up, down } = orders[at.sort];
  const order = at.isDescending ? down : up;
  const count = await db.row(
    sql`select count(*)::int as total from (select 1 ${selectMatches(filter)} limit ${maxListCount}) matched`,
    { total: z.int() },
  );
  const ids = sql`select f.question_revision_id ${selectMatches(filter)} order by ${order}
                   limit ${at.pageNum} offset ${(at.page - 1) * at.pageNum}`;
  const rows = await db.rows<FigureRow>(sql`${selectFigures(ids, filter.viewer)} order by ${order}`, figureColumns);
  return { rows, total: count?.total ?? 0 };
};

/** The figures of one question of a set that a viewer may use, in the words that were asked last. */
export const findFigure = async (db: Handle, questionId: number, viewer: SetViewer): Promise<FigureRow | undefined> =>
  db.row<FigureRow>(
    selectFigures(
      sql`select newest.question_revision_id from item_figure newest
           where newest.question_id = ${questionId} and newest.is_newest`,
      viewer,
    ),
    figureColumns,
  );

/** Whether the bank shows a set to a viewer. */
export const isVisibleSet = async (db: Handle, setId: number, viewer: SetViewer): Promise<boolean> => {
  const rows = await db.rows(sql`
    select 1 from question_set s where s.id = ${setId} and s.hidden_at is null and ${hasSetAccess('s', 'use', viewer)}`);
  return rows.length > 0;
};

/** The figures of the questions of a visible set, in the words of one revision. */
export const listFiguresInWords = async (
  db: Handle,
  key: { setId: number; version: number | undefined },
): Promise<Pick<FigureColumns, 'questionId' | 'figures'>[]> =>
  db.rows<Pick<FigureColumns, 'questionId' | 'figures'>>(sql`
    select f.question_id, f.figures
      from question_set s
      join question_set_revision v on v.set_id = s.id and v.number = coalesce(${key.version ?? null}::int, s.head)
      join question_revision c on c.set_revision_id = v.id
      join item_figure f on f.question_id = c.question_id
      join question_revision q on q.id = f.question_revision_id
     where s.id = ${key.setId} and s.hidden_at is null
       and q.type = c.type and q.prompt = c.prompt and q.key = c.key
     order by c.position`);
