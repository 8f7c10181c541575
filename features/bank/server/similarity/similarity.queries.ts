import { preparedQuery, type Computed, type Handle } from '@inkstone/db';
import * as z from 'zod';
import type { questionSet } from '../bank.tables.ts';
import { setAccessText, type SetViewer } from '../set-access.queries.ts';

const questionsColumn = {
  passage: z.string(),
  questions: z.array(z.object({ id: z.int(), position: z.int(), prompt: z.unknown() })),
};

/** The newest revision of a set with what its questions are compared by. */
export type ComparedSetRow = Pick<typeof questionSet.$inferSelect, 'id' | 'title' | 'titleZh' | 'similarityBands'> &
  Computed<typeof questionsColumn>;

const comparedSetsSql = (condition: string) =>
  `select s.id, s.title, s.title_zh, s.similarity_bands, coalesce(v.stimulus ->> 'html', '') as passage,
          (select coalesce(json_agg(json_build_object('id', q.question_id, 'position', q.position, 'prompt', q.prompt)
                                    order by q.position), '[]')
             from question_revision q where q.set_revision_id = v.id) as questions
     from question_set s join question_set_revision v on v.set_id = s.id and v.number = s.head
    where s.hidden_at is null and ${condition}`;

const selectSets = preparedQuery<ComparedSetRow>(
  'bank_compared_sets',
  comparedSetsSql(`s.id = any($1::bigint[]) and ${setAccessText('s', 'use', { personId: '$2', isManager: '$3' })}`),
  questionsColumn,
);

const selectCandidates = preparedQuery<ComparedSetRow>(
  'bank_similar_sets',
  comparedSetsSql(`s.similarity_bands && $1::integer[]
      and ${setAccessText('s', 'use', { personId: '$3', isManager: '$4' })}
      order by (select count(*) from unnest(s.similarity_bands) band where band = any($1::integer[])) desc, s.id
      limit $2`),
  questionsColumn,
);

/** Sets of the bank by their ids that a viewer may use, unordered. */
export const listComparedSets = (db: Handle, setIds: readonly number[], { personId, isManager }: SetViewer) =>
  selectSets(db, [setIds, personId, isManager]);

/** Sets that a viewer may use and that have a band in common with some questions, those with most of them first. */
export const listSetsWithBands = (
  db: Handle,
  { bands, limit }: { bands: readonly number[]; limit: number },
  { personId, isManager }: SetViewer,
) => selectCandidates(db, [bands, limit, personId, isManager]);
