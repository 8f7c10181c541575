import { sql } from 'drizzle-orm';
import { maxListCount } from '@inkstone/base';
import type { AssignmentRow } from '@inkstone/assignments/server';
import type { Handle, LeftJoined, Tx } from '@inkstone/db';
import type { NotificationEvent } from '../notifications.ts';
import type { messageTable } from './messages.tables.ts';

type StoredMessage = typeof messageTable.$inferSelect;

/** A new message; its sentence is translated when read. */
export interface NewMessage extends Pick<StoredMessage, 'category' | 'content' | 'assignmentId'> {
  personIds: readonly number[];
  event: NotificationEvent;
  /** The edition of a textbook whose PDF the message is about. */
  fileId?: number;
  attemptId?: number | null;
  at: Date;
}

/** A message with the fields of its assignment needed for display; `event` may be one of another version. */
export type MessageRow = Pick<
  StoredMessage,
  'id' | 'category' | 'event' | 'content' | 'createdAt' | 'readAt' | 'assignmentId' | 'fileId' | 'recipientId'
> &
  LeftJoined<Pick<AssignmentRow, 'subject' | 'deadline' | 'teacherMessage' | 'paperTypeId'>> & {
    /** The question set that it is about, or the only one of its assignment; null where there are several or none. */
    setId: number | null;
    setSubject: string | null;
  };

/** Writes the same message to many persons, in one statement. */
export const insertMessages = async (tx: Tx, message: NewMessage): Promise<void> => {
  if (message.personIds.length === 0) return;
  await tx.run(sql`
    insert into message (person_id, category, event, content, assignment_id, file_id, attempt_id, recipient_id,
                         created_at)
    select p.id, ${message.category}, ${message.event}, ${JSON.stringify(message.content)}::jsonb, ${message.assignmentId},
           ${message.fileId ?? null}, ${message.attemptId ?? null}, r.id, ${message.at}
      from jsonb_array_elements_text(${JSON.stringify(message.personIds)}::jsonb) as x(id)
      join person p on p.id = x.id::bigint
      left join recipient r on r.assignment_id = ${message.assignmentId} and r.student_id = p.id`);
};

/** One page of a person's messages, newest first. */
export const listPage = async (
  db: Handle,
  key: { personId: number; page: number; pageNum: number },
): Promise<MessageRow[]> => {
  return db.rows<MessageRow>(sql`
    select m.id, m.category, m.event, m.content, m.created_at, m.read_at, m.assignment_id,
           coalesce(m.file_id, b.edition_id) as file_id, m.recipient_id, s.subject, s.deadline,
           s.teacher_message, s.paper_type_id, coalesce(n.set_id, w.set_id) as set_id, q.subject as set_subject
      from message m
      left join assignment s on s.id = m.assignment_id
      left join assignment_book b on b.assignment_id = m.assignment_id
      left join lateral (
        select coalesce(m.content->'values'->>'questionSetId', m.content->'values'->>'topicId')::bigint as set_id) n on true
      left join lateral (
        select min(v.set_id) as set_id
          from (select set_revision_id from assignment_set where assignment_id = s.id
                union
                select set_revision_id from paper_item where paper_revision_id = s.paper_revision_id) x
          join question_set_revision v on v.id = x.set_revision_id
        having count(distinct v.set_id) = 1) w on true
      left join question_set q on q.id = coalesce(n.set_id, w.set_id)
     where m.person_id = ${key.personId} and m.deleted_at is null
     order by m.created_at desc, m.id desc
     limit ${key.pageNum} offset ${(key.page - 1) * key.pageNum}`);
};

/** Number of a person's messages, counted up to a thousand, and of unread ones. */
export const countMessages = async (db: Handle, personId: number): Promise<{ total: number; unread: number }> => {
  const row = await db.row<{ total: number; unread: number }>(sql`
    select (select count(*) from (select 1 from message where person_id = ${personId} and deleted_at is null
             limit ${maxListCount}) a) as total,
           (select count(*) from (select 1 from message where person_id = ${personId} and deleted_at is null
             and read_at is null limit ${maxListCount}) b) as unread`);
  return row ?? { total: 0, unread: 0 };
};

/** Marks one message of a person as read; false where it is not theirs. */
export const updateRead = async (tx: Tx, key: { id: number; personId: number; at: Date }): Promise<boolean> => {
  const rows = await tx.rows<{ id: number }>(sql`
    update message set read_at = coalesce(read_at, ${key.at})
     where id = ${key.id} and person_id = ${key.personId} and deleted_at is null returning id`);
  return rows.length > 0;
};

/** Deletes one message of a person, or all; returns how many. */
export const updateDeleted = async (
  tx: Tx,
  key: { id: number | null; personId: number; at: Date },
): Promise<number> => {
  const condition = key.id === null ? sql`` : sql`and id = ${key.id}`;
  const rows = await tx.rows<{ id: number }>(sql`
    update message set deleted_at = ${key.at}
     where person_id = ${key.personId} and deleted_at is null ${condition} returning id`);
  return rows.length;
};

/** Marks messages from before an instant as read, for the sample school. */
export const updateReadBefore = async (tx: Tx, before: Date): Promise<void> => {
  await tx.run(sql`update message set read_at = created_at where read_at is null and created_at < ${before}`);
};
