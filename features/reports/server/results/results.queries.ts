import { sql } from 'drizzle-orm';
import {
  kindsInFamily,
  lastWindowClose,
  recipientDeadline,
  type AssignmentRow,
  type RecipientRow,
} from '@inkstone/assignments/server';
import { isAmong, readInBatches, type Computed, type Handle, type LeftJoined, type Tx } from '@inkstone/db';
import { displayName, displayNameZh, hasRole, nameColumns, type schoolClass } from '@inkstone/people/server';
import { student } from '@inkstone/session/contract';
import type { person } from '@inkstone/session/server';
import type { AttemptRow } from '@inkstone/taking/server';
import * as z from 'zod';
import type { JoinedClass } from '../attempt-report.queries.ts';
import type { paperMark, paperTest } from '../paper/paper.tables.ts';

type PersonRow = typeof person.$inferSelect;
type SchoolClassRow = typeof schoolClass.$inferSelect;

const deadlineColumn = { deadline: z.date() };
const resultColumns = { ...deadlineColumn, changeCount: z.int() };

/** A recipient of an assignment with state, score and times. */
export type ResultRow = Pick<
  RecipientRow,
  'status' | 'needsMarking' | 'submittedAt' | 'score' | 'scoreMax' | 'rightCount' | 'scoredCount'
> &
  Pick<PersonRow, 'username' | 'number'> &
  JoinedClass &
  LeftJoined<Pick<AttemptRow, 'startedAt' | 'secondsSpent' | 'origin'>> & {
    attemptId: AttemptRow['id'] | null;
  } & Computed<typeof nameColumns> &
  Computed<typeof resultColumns>;

/** Everyone who got an assignment, or those of one class, by their sort names. */
export const listResults = async (
  db: Handle,
  key: { assignmentId: number; classId: number | undefined },
): Promise<ResultRow[]> => {
  const ofClass = key.classId === undefined ? sql`` : sql`and r.class_id = ${key.classId}`;
  return db.rows<ResultRow>(
    sql`
    select ${displayName} as name, ${displayNameZh} as name_zh, p.username, p.number, c.name as class_name,
           c.name_zh as class_name_zh, r.status, r.needs_marking, r.submitted_at, r.score, r.score_max, r.right_count,
           r.scored_count, ${recipientDeadline} as deadline, a.started_at, a.seconds_spent, a.origin,
           a.id as attempt_id, (select count(*) from score_change h where h.attempt_id = a.id) as change_count
      from recipient r
      join assignment s on s.id = r.assignment_id
      join person p on p.id = r.student_id
      left join school_class c on c.id = r.class_id
      left join attempt a on a.id = r.attempt_id
     where r.assignment_id = ${key.assignmentId} and r.removed_at is null ${ofClass}
     order by p.sort_name collate "C", p.id`,
    { ...nameColumns, ...resultColumns },
  );
};

const schoolColumns = { ...nameColumns, ...deadlineColumn, lastClosesAt: z.date().nullable() };

/** A result with the work that it is of. */
export type SchoolResultRow = Omit<ResultRow, 'startedAt' | 'secondsSpent' | 'origin' | 'attemptId' | 'changeCount'> &
  Pick<
    AssignmentRow,
    'id' | 'kind' | 'title' | 'titleZh' | 'programme' | 'variant' | 'subject' | 'reportAt' | 'reportOpenedAt'
  > & {
    teacherName: PersonRow['name'];
    teacherNameZh: PersonRow['nameZh'];
  } & Computed<typeof schoolColumns>;

/** The results of all homework and tests of the school, in the order in which the work was given, in batches. */
export const readSchoolResults = (tx: Tx): AsyncGenerator<SchoolResultRow[]> =>
  readInBatches<SchoolResultRow>(
    tx,
    sql`
    select s.id, s.kind, s.title, s.title_zh, s.programme, s.variant, s.subject, s.report_at, s.report_opened_at,
           t.name as teacher_name, t.name_zh as teacher_name_zh, ${displayName} as name, ${displayNameZh} as name_zh,
           p.username, p.number, c.name as class_name, c.name_zh as class_name_zh, r.status, r.needs_marking,
           r.submitted_at, r.score, r.score_max, r.right_count, r.scored_count, ${recipientDeadline} as deadline,
           ${lastWindowClose} as last_closes_at
      from recipient r
      join assignment s on s.id = r.assignment_id
      join person t on t.id = s.teacher_id
      join person p on p.id = r.student_id
      left join school_class c on c.id = r.class_id
     where r.removed_at is null and s.deleted_at is null
       and ${isAmong('s.kind', [...kindsInFamily('homework'), ...kindsInFamily('test')])}
     order by s.id, r.id`,
    schoolColumns,
  );

const paperColumns = nameColumns;

/** A student's mark of a test on paper, with the test; no state where none was typed in. */
export type SchoolPaperRow = Pick<typeof paperTest.$inferSelect, 'title' | 'day' | 'maximum' | 'releasedAt'> &
  Pick<PersonRow, 'username' | 'number'> &
  LeftJoined<Pick<typeof paperMark.$inferSelect, 'state' | 'points'>> & {
    teacherName: PersonRow['name'];
    teacherNameZh: PersonRow['nameZh'];
    className: SchoolClassRow['name'];
    classNameZh: SchoolClassRow['nameZh'];
  } & Computed<typeof paperColumns>;

/** The marks of all tests on paper: present students of each class, and who has a mark and left it; in batches. */
export const readSchoolPaperMarks = (tx: Tx): AsyncGenerator<SchoolPaperRow[]> =>
  readInBatches<SchoolPaperRow>(
    tx,
    sql`
    select x.title, x.day, x.maximum, x.released_at, t.name as teacher_name, t.name_zh as teacher_name_zh,
           ${displayName} as name, ${displayNameZh} as name_zh, p.username, p.number, c.name as class_name,
           c.name_zh as class_name_zh, k.state, k.points
      from paper_test x
      join school_class c on c.id = x.class_id
      join person t on t.id = x.teacher_id
      join lateral (
        select m.student_id from class_member m join person s on s.id = m.student_id and s.left_at is null and ${hasRole('s', student)}
         where m.class_id = x.class_id and m.left_at is null
        union
        select student_id from paper_mark where paper_test_id = x.id and state <> 'empty') w on true
      join person p on p.id = w.student_id
      left join paper_mark k on k.paper_test_id = x.id and k.student_id = p.id
     where x.deleted_at is null
     order by x.id, p.sort_name collate "C", p.id`,
    paperColumns,
  );
