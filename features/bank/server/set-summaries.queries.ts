import { preparedQuery, type Handle, type Computed } from '@inkstone/db';
import { displayNameText, displayNameZhText, nameColumns } from '@inkstone/people/server';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import type { questionSet, questionSetRevision } from './bank.tables.ts';
import { setAccessText, type SetViewer } from './set-access.queries.ts';

/** A set revision with the types and points of its questions, for composing papers. */
export type SetSummaryRow = Pick<typeof questionSet.$inferSelect, 'head' | 'programme' | 'subject'> &
  Pick<typeof questionSetRevision.$inferSelect, 'setId' | 'number' | 'title' | 'titleZh'> & {
    revisionId: (typeof questionSetRevision.$inferSelect)['id'];
  } & Computed<typeof summaryColumns>;

const summaryColumns = {
  isHidden: z.boolean(),
  /** Whether the viewer may use the set. */
  isUsable: z.boolean(),
  questions: z.array(
    z.object({ id: z.int(), type: z.string(), points: z.int(), asksForCalculator: z.literal(true).optional() }),
  ),
};

// Words of a question `q` that ask for a calculator, and words that forbid one.
const asking =
  '(use|using|with|need) (a|an|your|the) ?(graphing|scientific|approved)? ?calculator|使用(图形|科学)?计算器';
const forbidding =
  '(not|without|never) (use|using)? ?(a|an|your|the)? ?(graphing|scientific)? ?calculator|不(得|可|能|要|应)?使用';
const asksForCalculatorSql = `(q.prompt::text ~* '${asking}' and q.prompt::text !~* '${forbidding}')`;

const isUsableSql = (values: number) =>
  setAccessText('s', 'use', { personId: `$${values + 1}`, isManager: `$${values + 2}` });

// The viewer comes after the values of the condition.
const setSummarySql = (condition: string, values = 1) =>
  `select s.id as set_id, r.id as revision_id, r.number, s.head, s.hidden_at is not null as is_hidden, ${isUsableSql(values)} as is_usable,
          r.title, r.title_zh, s.programme, s.subject,
          (select coalesce(json_agg(json_strip_nulls(json_build_object(
                    'id', q.question_id, 'type', q.type, 'points', q.points,
                    'asksForCalculator', case when ${asksForCalculatorSql} then true end)) order by q.position), '[]')
             from question_revision q where q.set_revision_id = r.id) as questions
     from question_set s join question_set_revision r on r.set_id = s.id
    where ${condition}`;

const selectSummariesByHead = preparedQuery<SetSummaryRow>(
  'bank_picked_by_head',
  setSummarySql(`s.id = any($1::bigint[]) and r.number = s.head and s.hidden_at is null and ${isUsableSql(1)}`),
  summaryColumns,
);
const selectSummariesByNumber = preparedQuery<SetSummaryRow>(
  'bank_picked_by_number',
  setSummarySql('(s.id, r.number) in (select * from unnest($1::bigint[], $2::int[]))', 2),
  summaryColumns,
);
const selectSummariesByRevision = preparedQuery<SetSummaryRow>(
  'bank_picked_by_revision',
  setSummarySql('r.id = any($1::bigint[])'),
  summaryColumns,
);

/** The newest revisions of sets that are not hidden and that a viewer may use, unordered. */
export const listSummariesByHead = (db: Handle, setIds: readonly number[], { personId, isManager }: SetViewer) =>
  selectSummariesByHead(db, [setIds, personId, isManager]);

/** Certain revisions of sets, also of those that are hidden or that the viewer may not use, unordered. */
export const listSummariesByNumber = (
  db: Handle,
  keys: readonly { setId: number; number: number }[],
  { personId, isManager }: SetViewer,
) => selectSummariesByNumber(db, [keys.map((key) => key.setId), keys.map((key) => key.number), personId, isManager]);

/** Revisions by id, also of sets that the viewer may not use, unordered. */
export const listSummariesByRevision = (
  db: Handle,
  revisionIds: readonly number[],
  { personId, isManager }: SetViewer,
) => selectSummariesByRevision(db, [revisionIds, personId, isManager]);

const seenSetColumns = { ...nameColumns, at: z.date() };

const selectSeenSets = preparedQuery<
  Pick<typeof questionSetRevision.$inferSelect, 'setId'> &
    Pick<typeof person.$inferSelect, 'id'> &
    Computed<typeof seenSetColumns>
>(
  'bank_seen',
  `with given as (
     select r.student_id, r.assignment_id, coalesce(r.last_response_at, a.begins_at) as at, a.paper_revision_id
       from recipient r join assignment a on a.id = r.assignment_id
      where r.student_id = any($2::bigint[]) and r.status <> 'none'
   ), met as (
     select g.student_id, g.at, s.set_revision_id from given g join assignment_set s on s.assignment_id = g.assignment_id
     union all
     select g.student_id, g.at, i.set_revision_id from given g join paper_item i on i.paper_revision_id = g.paper_revision_id
   )
   select sr.set_id, p.id, ${displayNameText} as name, ${displayNameZhText} as name_zh, max(met.at) as at
     from met join question_set_revision sr on sr.id = met.set_revision_id
     join person p on p.id = met.student_id
    where sr.set_id = any($1::bigint[])
    group by sr.set_id, p.id
    order by p.sort_name, p.id`,
  seenSetColumns,
);

/** Which of some students have started an assignment with some sets, in any revision. */
export const listSeenSetRows = (db: Handle, setIds: readonly number[], studentIds: readonly number[]) =>
  selectSeenSets(db, [setIds, studentIds]);
