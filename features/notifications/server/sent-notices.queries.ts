import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { AssignmentRow } from '@inkstone/assignments/server';
import type { Computed, Handle, LeftJoined } from '@inkstone/db';
import { displayName, displayNameZh, nameColumns, type schoolClass } from '@inkstone/people/server';
import type { person } from '@inkstone/session/server';
import { deliveryStates, noticeEvents } from '../sent-notices.ts';
import { personalWays } from '../topics.ts';
import type { restingAddressTable } from './notifications.tables.ts';
import { mailAddress } from './readers.queries.ts';

/** A class, and whoever manages it. */
export interface ManagedClassKey {
  classId: number;
  teacherId: number;
}

/** Whether a teacher manages a class that has not ended. */
export const managesClass = async (db: Handle, { classId, teacherId }: ManagedClassKey): Promise<boolean> => {
  const row = await db.row<{ id: (typeof schoolClass.$inferSelect)['id'] }>(sql`
    select id from school_class where id = ${classId} and teacher_id = ${teacherId} and ended_at is null`);
  return row !== undefined;
};

/** The present members of a class, as the table `x` of the id of each; none where the teacher does not manage it. */
const members = ({ classId, teacherId }: ManagedClassKey): SQL => sql`(
  select m.student_id as id from class_member m join school_class c on c.id = m.class_id
   where c.id = ${classId} and c.teacher_id = ${teacherId} and c.ended_at is null and m.left_at is null)`;

/** How many of the latest deliveries to one person are looked at. */
const latestPerPerson = 300;

const noticeColumns = {
  /** The latest delivery. */
  id: z.int(),
  event: z.enum(noticeEvents),
  title: z.string(),
  announcementId: z.int().nullable(),
  createdAt: z.date(),
  personCount: z.int(),
  total: z.int(),
  states: z.array(z.object({ way: z.enum(personalWays), state: z.enum(deliveryStates), count: z.int() })),
};

/** What happened once or several times to one work or announcement, and how many people were told by each way. */
export type SentNoticeRow = LeftJoined<Pick<AssignmentRow, 'titleZh'> & { assignmentId: AssignmentRow['id'] }> &
  Computed<typeof noticeColumns>;

/**
 * What members of a class were sent since an instant, newest first: of work that the teacher gave them or that anybody
 * gave to the whole class, and of the teacher's own announcements. What else a member is told is not the class's matter.
 */
export const listSentNotices = async (
  db: Handle,
  { since, page, pageNum, ...key }: ManagedClassKey & { since: Date; page: number; pageNum: number },
): Promise<SentNoticeRow[]> =>
  db.rows<SentNoticeRow>(
    sql`
    with sent as materialized (
      select d.id, d.way, d.person_id, d.created_at, m.event, s.id as assignment_id, a.id as announcement_id,
             coalesce(a.title, s.title) as title, s.title_zh,
             case when d.status = 'waiting' and d.tries > 0 then 'retrying'
                  when d.status = 'failed' and exists (
                    select from resting_address r where r.way = d.way and r.address = d.address) then 'resting'
                  else d.status end as state
        from ${members(key)} x
       cross join lateral (select * from delivery where person_id = x.id order by id desc limit ${latestPerPerson}) d
        join message m on m.id = d.message_id
        left join assignment s on s.id = m.assignment_id and (
          s.teacher_id = ${key.teacherId} or exists (
            select from assignment_class c where c.assignment_id = s.id and c.class_id = ${key.classId}))
        left join announcement a on m.event = 'announcement' and a.teacher_id = ${key.teacherId}
              and a.id = (m.content->'values'->>'announcementId')::bigint
       where d.created_at > ${since} and coalesce(s.id, a.id) is not null
         and m.event = any(${sql.param([...noticeEvents])}::text[])),
    notice as (
      select max(id) as id, event, assignment_id, announcement_id, title, title_zh, max(created_at) as created_at,
             count(distinct person_id) as person_count, count(*) over () as total
        from sent group by event, assignment_id, announcement_id, title, title_zh
       order by max(created_at) desc, max(id) desc
       limit ${pageNum} offset ${(page - 1) * pageNum})
    select n.*, (
      select jsonb_agg(jsonb_build_object('way', w.way, 'state', w.state, 'count', w.count) order by w.way, w.state)
        from (select way, state, count(distinct person_id) as count from sent
               where event = n.event and assignment_id is not distinct from n.assignment_id
                 and announcement_id is not distinct from n.announcement_id
               group by way, state) w) as states
      from notice n
     order by n.created_at desc, n.id desc`,
    noticeColumns,
  );

type RestingMember = Computed<typeof nameColumns> &
  Pick<typeof restingAddressTable.$inferSelect, 'failure'> & { studentId: (typeof person.$inferSelect)['id'] };

/** The members of a class whose mail address takes nothing any more, by name. */
export const listRestingMembers = async (db: Handle, key: ManagedClassKey): Promise<RestingMember[]> =>
  db.rows<RestingMember>(
    sql`
    select p.id as student_id, r.failure, ${displayName} as name, ${displayNameZh} as name_zh
      from ${members(key)} x
      join person p on p.id = x.id
      left join candidate c on c.person_id = p.id
      join resting_address r on r.way = 'mail' and r.address = ${mailAddress}
     order by p.sort_name, p.id limit 200`,
    nameColumns,
  );
