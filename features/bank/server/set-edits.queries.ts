import { sql } from 'drizzle-orm';
import { preparedQuery, type Computed, type Handle, type Tx } from '@inkstone/db';
import * as z from 'zod';
import type { paper, questionSet } from './bank.tables.ts';
import type { bankChangeItem } from './bank-changes.tables.ts';
import { ownsSetText, setAccessText, type SetViewer } from './set-access.queries.ts';
import { replaceShares, sharingText } from './sharing.queries.ts';

const editedSetFigures = {
  isEditable: z.boolean(),
  isOwned: z.boolean(),
  questions: z.array(
    z.object({
      revisionId: z.int(),
      questionId: z.int(),
      mainId: z.int().nullable(),
      furtherIds: z.array(z.int()),
      difficulty: z.int().nullable(),
    }),
  ),
};

const selectSetsForEdit = preparedQuery<
  Pick<typeof questionSet.$inferSelect, 'id' | 'ownerId' | 'title' | 'titleZh' | 'programme' | 'subject' | 'tags'> &
    Computed<typeof editedSetFigures>
>(
  'bank_sets_for_edit',
  `with locked as materialized (
     select s.id, s.owner_id, s.head, s.title, s.title_zh, s.programme, s.subject, s.tags,
            ${setAccessText('s', 'edit', { personId: '$2', isManager: '$3' })} as is_editable,
            ${ownsSetText('s', { personId: '$2', isManager: '$3' })} as is_owned
       from question_set s
      where s.id = any($1::bigint[]) and s.hidden_at is null
        and ${setAccessText('s', 'use', { personId: '$2', isManager: '$3' })}
      order by s.id for update
   )
   select s.id, s.owner_id, s.title, s.title_zh, s.programme, s.subject, s.tags, s.is_editable, s.is_owned,
          (select coalesce(json_agg(json_build_object('revisionId', r.id, 'questionId', r.question_id, 'mainId', r.knowledge_node_id,
                    'furtherIds', r.further_node_ids, 'difficulty', q.difficulty) order by r.position), '[]')
             from question_set_revision v join question_revision r on r.set_revision_id = v.id
             join question q on q.id = r.question_id
            where v.set_id = s.id and v.number = s.head) as questions
     from locked s`,
  editedSetFigures,
);

/**
 * Locks sets that are not hidden and that a viewer may use, with their questions' points and difficulties, and whether the
 * viewer may edit and share them.
 */
export const lockSetsForEdit = (tx: Tx, setIds: readonly number[], { personId, isManager }: SetViewer) =>
  selectSetsForEdit(tx, [setIds, personId, isManager]);

/** The programmes of the papers whose newest revisions pin some sets. */
export const listPaperProgrammes = (db: Handle, setIds: readonly number[]) =>
  db.rows<{ setId: (typeof questionSet.$inferSelect)['id'] } & Pick<typeof paper.$inferSelect, 'programme'>>(sql`
    select distinct v.set_id, p.programme
      from question_set_revision v
      join paper_item i on i.set_revision_id = v.id
      join paper_revision r on r.id = i.paper_revision_id
      join paper p on p.id = r.paper_id and p.head = r.number and p.hidden_at is null
     where v.set_id = any(${sql.param([...setIds])}::bigint[])`);

type Direction = 'apply' | 'undo';
type ChangedSet = Pick<typeof bankChangeItem.$inferSelect, 'setId'>;

// In each statement, `from` is the value that must be there, and `to` the one that takes its place.
const writeStatements = (direction: Direction) => {
  const [from, to] = direction === 'apply' ? ['i.old_value', 'i.new_value'] : ['i.new_value', 'i.old_value'];
  // A value that names a point which is retired or merged by now, and was not there either, stays as it is.
  const hasPoint = (value: string) => `(${value} ->> 'main' = n.id::text or ${value} -> 'further' @> to_jsonb(n.id))`;
  const hasLivePoints = `not exists (
    select from subject_node n where n.retired_at is not null and ${hasPoint(to)} and not ${hasPoint(from)})`;
  const define = (field: string, update: string, current: string, row: string, condition = 'true') =>
    preparedQuery<ChangedSet>(
      `bank_change_${direction}_${field}`,
      `update ${update} from bank_change_item i
        where i.change_id = $1 and not i.set_id = any($2::bigint[]) and i.field = '${field}' and ${row}.id = i.subject_id
          and ${current} is not distinct from ${from} and ${condition}
       returning i.set_id`,
    );
  const values = [
    define('tags', `question_set s set tags = array(select jsonb_array_elements_text(${to}))`, 'to_jsonb(s.tags)', 's'),
    define(
      'place',
      `question_set s set programme = ${to} ->> 'programme', subject = ${to} ->> 'subject'`,
      `jsonb_build_object('programme', s.programme, 'subject', s.subject)`,
      's',
    ),
    define(
      'points',
      `question_revision q set knowledge_node_id = (${to} ->> 'main')::bigint,
              further_node_ids = array(select jsonb_array_elements_text(${to} -> 'further')::bigint)`,
      `jsonb_build_object('main', q.knowledge_node_id, 'further', to_jsonb(q.further_node_ids))`,
      'q',
      hasLivePoints,
    ),
    define('difficulty', `question q set difficulty = (${to} #>> '{}')::smallint`, 'to_jsonb(q.difficulty)', 'q'),
  ];
  const sharing = define(
    'sharing',
    `question_set s set general_access = ${to} ->> 'generalAccess'`,
    sharingText('s'),
    's',
  );
  return { values, sharing };
};

const statements = { apply: writeStatements('apply'), undo: writeStatements('undo') };

/**
 * Writes the new values of a change, or the old ones where the new ones are still there, in all of its sets but some;
 * returns the set of each value that was written.
 */
export const writeChangedValues = async (
  tx: Tx,
  changeId: number,
  direction: Direction,
  exceptIds: readonly number[] = [],
): Promise<number[]> => {
  const { values, sharing } = statements[direction];
  const setIds: number[] = [];
  for (const write of values) for (const { setId } of await write(tx, [changeId, exceptIds])) setIds.push(setId);
  const sharedIds = (await sharing(tx, [changeId, exceptIds])).map(({ setId }) => setId);
  await replaceShares(tx, changeId, direction, sharedIds);
  return [...setIds, ...sharedIds];
};
