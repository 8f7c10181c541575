import { preparedQuery, type Computed, type Handle } from '@inkstone/db';
import { listKinds } from '@inkstone/exam/assignment-kinds';
import * as z from 'zod';
import type { questionRevision, questionSet, subjectNode } from '../bank.tables.ts';
import { isChosenText } from '../pinned-content.queries.ts';
import { difficultyText } from '../classification.queries.ts';
import { setAccessText, type SetViewer } from '../set-access.queries.ts';

/** The words of a question revision `q` of a set revision `r`: the same for copies, whose files are stored again. */
const wordsText = `md5(q.type || q.prompt::text || q.key::text || (r.stimulus - 'files')::text)`;

const candidateColumns = {
  questions: z.array(
    z.object({
      id: z.int(),
      type: z.string(),
      node: z.int().nullable(),
      words: z.string(),
      difficulty: z.number().nullable(),
    }),
  ),
};

const selectCandidates = preparedQuery<
  Pick<typeof questionSet.$inferSelect, 'id' | 'types'> & Computed<typeof candidateColumns>
>(
  'bank_paper_candidates',
  `select s.id, s.types,
          (select coalesce(json_agg(json_build_object(
                    'id', q.question_id, 'type', q.type, 'node', q.knowledge_node_id,
                    'words', ${wordsText}, 'difficulty', ${difficultyText}) order by q.position), '[]')
             from question_revision q join question asked on asked.id = q.question_id
            where q.set_revision_id = r.id) as questions
     from question_set s join question_set_revision r on r.set_id = s.id and r.number = s.head
    where s.hidden_at is null and s.programme = any($1::text[])
      and ${setAccessText('s', 'use', { personId: '$2', isManager: '$3' })}
    order by s.id`,
  candidateColumns,
);

/** The question sets of some programmes that a viewer may use, with what rules ask of their questions. */
export const listCandidates = (db: Handle, programmes: readonly string[], { personId, isManager }: SetViewer) =>
  selectCandidates(db, [programmes, personId, isManager]);

export type PaperCandidate = Awaited<ReturnType<typeof listCandidates>>[number];

const exposureColumns = { words: z.string(), at: z.date() };

// A student has seen a question in any of its revisions or copies, once an assignment with it was started.
const selectExposures = preparedQuery<
  Pick<typeof questionRevision.$inferSelect, 'questionId'> & Computed<typeof exposureColumns>
>(
  'bank_paper_exposures',
  `with given as (
     select coalesce(r.last_response_at, a.begins_at) as at, a.id as assignment_id, a.paper_revision_id,
            -- of their own practice of one section the questions of the others are left out
            case when a.kind = any($2::text[]) then a.id end as practice_id
       from recipient r join assignment a on a.id = r.assignment_id
      where r.student_id = any($1::bigint[]) and r.status <> 'none'
   ), held as (
     select s.set_revision_id, null::bigint[] as question_ids, g.practice_id, g.at
       from given g join assignment_set s on s.assignment_id = g.assignment_id
     union all
     select i.set_revision_id, i.question_ids, g.practice_id, g.at
       from given g join paper_item i on i.paper_revision_id = g.paper_revision_id
   ), revisions as (
     select set_revision_id, question_ids, practice_id, max(at) as at from held group by set_revision_id, question_ids, practice_id
   )
   select q.question_id, ${wordsText} as words, max(i.at) as at
     from revisions i
     join question_set_revision r on r.id = i.set_revision_id
     join question_revision q on q.set_revision_id = r.id and ${isChosenText}
    where not exists (
      select 1 from removed_question x where x.assignment_id = i.practice_id and x.question_id = q.question_id)
    group by q.question_id, words`,
  exposureColumns,
);

// Kinds that students put together for themselves.
const ownKinds = listKinds(({ recipients }) => recipients === 'self');

/** When some students last had which questions. */
export const listExposures = (db: Handle, studentIds: readonly number[]) => selectExposures(db, [studentIds, ownKinds]);

const selectParents = preparedQuery<Pick<typeof subjectNode.$inferSelect, 'id' | 'parentId'>>(
  'bank_node_parents',
  'select id, parent_id from subject_node',
);

/** The parent of each place in the tree. */
export const readNodeParents = async (db: Handle): Promise<ReadonlyMap<number, number | null>> =>
  new Map((await selectParents(db, [])).map(({ id, parentId }) => [id, parentId]));
