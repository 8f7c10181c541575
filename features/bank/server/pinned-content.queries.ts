import { preparedQuery, type Handle, type LeftJoined, type Computed } from '@inkstone/db';
import * as z from 'zod';
import type {
  paper,
  paperItem,
  paperSection,
  questionRevision,
  questionSet,
  questionSetRevision,
  subjectNode,
  paperRevision,
} from './bank.tables.ts';
import { setAccessText, type SetViewer } from './set-access.queries.ts';

const selectSetRefs = preparedQuery<
  {
    setId: (typeof questionSet.$inferSelect)['id'];
    setRevisionId: (typeof questionSetRevision.$inferSelect)['id'];
  } & Pick<typeof questionSet.$inferSelect, 'programme' | 'subject' | 'title' | 'titleZh' | 'questionCount'>
>(
  'bank_set_refs',
  `select s.id as set_id, r.id as set_revision_id, s.programme, s.subject, s.title, s.title_zh, s.question_count
     from question_set s join question_set_revision r on r.set_id = s.id and r.number = s.head
    where s.id = any($1::bigint[]) and s.hidden_at is null
      and ${setAccessText('s', 'use', { personId: '$2', isManager: '$3' })}`,
);

/** The newest revision of each set that is not hidden and that a viewer may use, unordered. */
export const listSetRefs = (db: Handle, setIds: readonly number[], { personId, isManager }: SetViewer) =>
  selectSetRefs(db, [setIds, personId, isManager]);

/** The subject of a paper's first set; null for an empty paper. */
const firstSubject = { subject: z.string().nullable() };

const selectPaperRef = preparedQuery<
  { paperRevisionId: (typeof paperRevision.$inferSelect)['id'] } & Pick<
    typeof paper.$inferSelect,
    'programme' | 'variant' | 'typeId' | 'title' | 'titleZh' | 'questionCount'
  > &
    Computed<typeof firstSubject>
>(
  'bank_paper_ref',
  `select r.id as paper_revision_id, p.programme, p.variant, p.type_id, p.title, p.title_zh, p.question_count,
          (select s.subject
             from paper_item i
             join question_set_revision sr on sr.id = i.set_revision_id
             join question_set s on s.id = sr.set_id
            where i.paper_revision_id = r.id
            order by i.section_position, i.position limit 1) as subject
     from paper p join paper_revision r on r.paper_id = p.id and r.number = p.head
    where p.id = $1 and p.hidden_at is null`,
  firstSubject,
);

/** The newest revision of a paper that is not hidden. */
export const findPaperRef = async (db: Handle, paperId: number) => (await selectPaperRef(db, [paperId]))[0];

/**
 * One pinned set in its section; `setRevisionId` is null for an empty section, and `questionIds` where all questions of the
 * set are in the paper.
 */
export type PaperPlanRow = Pick<typeof paperSection.$inferSelect, 'section' | 'part' | 'seconds' | 'settings'> & {
  sectionPosition: (typeof paperSection.$inferSelect)['position'];
} & LeftJoined<Pick<typeof paperItem.$inferSelect, 'setRevisionId' | 'questionIds'>>;

const selectPaperPlan = preparedQuery<PaperPlanRow>(
  'bank_paper_plan',
  `select ps.position as section_position, ps.section, ps.part, ps.seconds, ps.settings, i.set_revision_id, i.question_ids
     from paper_section ps
     left join paper_item i on i.paper_revision_id = ps.paper_revision_id and i.section_position = ps.position
    where ps.paper_revision_id = $1
    order by ps.position, i.position`,
);

/** The sets of each section of a pinned paper, in order. */
export const listPaperPlan = (db: Handle, paperRevisionId: number) => selectPaperPlan(db, [paperRevisionId]);

/** The condition of SQL that a paper takes a question `q` of the set in its item `i`. */
export const isChosenText = '(i.question_ids is null or q.question_id = any(i.question_ids))';

const selectPinnedSets = preparedQuery<
  { setRevisionId: (typeof questionSetRevision.$inferSelect)['id'] } & Pick<
    typeof questionSetRevision.$inferSelect,
    'setId' | 'title' | 'titleZh' | 'stimulus'
  >
>(
  'bank_pinned_sets',
  `select id as set_revision_id, set_id, title, title_zh, stimulus
     from question_set_revision where id = any($1::bigint[])`,
);

/** Pinned sets without their questions. */
export const listPinnedSets = (db: Handle, setRevisionIds: readonly number[]) => selectPinnedSets(db, [setRevisionIds]);

const selectPinnedQuestions = preparedQuery<
  { questionRevisionId: (typeof questionRevision.$inferSelect)['id'] } & Pick<
    typeof questionRevision.$inferSelect,
    | 'setRevisionId'
    | 'questionId'
    | 'position'
    | 'type'
    | 'prompt'
    | 'points'
    | 'clip'
    | 'rubric'
    | 'knowledgeNodeId'
    | 'furtherNodeIds'
  > &
    LeftJoined<Pick<typeof subjectNode.$inferSelect, 'code' | 'name' | 'nameZh'>>
>(
  'bank_pinned_questions',
  `select q.set_revision_id, q.question_id, q.id as question_revision_id, q.position, q.type, q.prompt, q.points,
          q.clip, q.rubric, q.knowledge_node_id, q.further_node_ids, n.code, n.name, n.name_zh
     from question_revision q left join subject_node n on n.id = q.knowledge_node_id
    where q.set_revision_id = any($1::bigint[])
    order by q.set_revision_id, q.position`,
);

/** The questions of pinned sets, without keys. */
export const listPinnedQuestions = (db: Handle, setRevisionIds: readonly number[]) =>
  selectPinnedQuestions(db, [setRevisionIds]);
