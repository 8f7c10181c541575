import { preparedQuery, type Computed, type Handle } from '@inkstone/db';
import { listKinds } from '@inkstone/exam/assignment-kinds';
import { displayNameText, displayNameZhText, nameColumns } from '@inkstone/people/server';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import type { paper } from './bank.tables.ts';

const paperColumns = { isNewest: z.boolean() };

const selectPapers = preparedQuery<
  Pick<typeof paper.$inferSelect, 'id' | 'title' | 'titleZh'> & Computed<typeof paperColumns>
>(
  'bank_papers_with_set',
  `select p.id, p.title, p.title_zh, bool_or(r.number = s.head) as is_newest
     from question_set_revision r
     join question_set s on s.id = r.set_id
     join paper_item i on i.set_revision_id = r.id
     join paper_revision v on v.id = i.paper_revision_id
     join paper p on p.id = v.paper_id and p.head = v.number
    where r.set_id = $1 and p.hidden_at is null
    group by p.id
    order by p.title, p.id`,
  paperColumns,
);

const assignmentColumns = {
  ...nameColumns,
  title: z.string(),
  titleZh: z.string().nullable(),
  beginsAt: z.date(),
  teacherId: z.int(),
  classes: z.array(z.object({ en: z.string(), zh: z.string() })),
  students: z.int(),
  begun: z.int(),
  total: z.int(),
};

const selectAssignments = preparedQuery<Pick<typeof person.$inferSelect, 'id'> & Computed<typeof assignmentColumns>>(
  'bank_assignments_with_set',
  `with revision as (
     select id from question_set_revision where set_id = $1
   ), holder as (
     select a.assignment_id as id from assignment_set a join revision r on r.id = a.set_revision_id
     union
     select a.id from revision r join paper_item i on i.set_revision_id = r.id
       join assignment a on a.paper_revision_id = i.paper_revision_id
   ), newest as (
     select a.*, count(*) over () as total from holder h join assignment a on a.id = h.id
      where a.kind = any($2::text[])
      order by a.begins_at desc, a.id desc limit $3
   )
   select a.id, a.title, a.title_zh, a.begins_at, a.teacher_id, a.total,
          ${displayNameText} as name, ${displayNameZhText} as name_zh,
          coalesce((select json_agg(json_build_object('en', c.name, 'zh', coalesce(c.name_zh, c.name)) order by c.name)
             from assignment_class ac join school_class c on c.id = ac.class_id where ac.assignment_id = a.id), '[]') as classes,
          (select count(*) from recipient r where r.assignment_id = a.id) as students,
          (select count(*) from recipient r where r.assignment_id = a.id and r.status <> 'none') as begun
     from newest a join person p on p.id = a.teacher_id
    order by a.begins_at desc, a.id desc`,
  assignmentColumns,
);

// Own practice is left out: no teacher assigned the set in it.
const givenKinds = listKinds(({ recipients }) => recipients !== 'self');

/** The papers whose newest revision holds a set. */
export const listPapersWithSet = (db: Handle, setId: number) => selectPapers(db, [setId]);

/** The newest assignments that asked a set, each with how many there are in all. */
export const listAssignmentsWithSet = (db: Handle, { setId, limit }: { setId: number; limit: number }) =>
  selectAssignments(db, [setId, givenKinds, limit]);
