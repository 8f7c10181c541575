import { sql } from 'drizzle-orm';
import { maxListCount } from '@inkstone/base';
import type { AssignmentRow } from '@inkstone/assignments/server';
import type { Handle, LeftJoined, Tx, Computed } from '@inkstone/db';
import * as z from 'zod';
import type { NotificationEvent } from '../notifications.ts';
import type { messageTable } from './messages.tables.ts';

type StoredMessage = typeof messageTable.$inferSelect;

/** A new message; its sentence is translated when read. */
export interface NewMessage extends Pick<StoredMessage, 'category' | 'content' | 'assignmentId'> {
  personIds: readonly number[];
  event: NotificationEvent;
  /** Identifies what happened, such as `deadlineNear/12/24`: a second message with it is not written. */
  eventKey: string;
  /**
   * Until then later occurrences with the same key are counted in the one message (`values.count`), whose other values
   * become theirs; absent: the first one stays.
   */
  gatheredUntil?: Date;
  /** The edition of a textbook whose PDF the message is about. */
  fileId?: number;
  attemptId?: number | null;
  at: Date;
}

/** A message with the fields of its assignment needed for display; `event` may be one of another version. */
export type MessageRow = Pick<
  StoredMessage,
  'id' | 'category' | 'event' | 'content' | 'createdAt' | 'readAt' | 'assignmentId' | 'recipientId'
> &
  LeftJoined<Pick<AssignmentRow, 'subject' | 'deadline' | 'teacherMessage' | 'paperTypeId'>> &
  Computed<typeof computed>;

const computed = {
  fileId: z.int().nullable(),
  /** The question set that it is about, or the only one of its assignment; null where there are several or none. */
  setId: z.int().nullable(),
  setSubject: z.string().nullable(),
  /** The announcement that it leads to. */
  announcementId: z.int().nullable(),
  /** The phase report that it leads to. */
  phaseReportId: z.int().nullable(),
  /** The record of the candidate whose test it is about, for its recruiter. */
  candidateId: z.int().nullable(),
  /** The class whose group robot it is about. */
  classId: z.int().nullable(),
};

const messageColumns = sql`
  m.category, m.event, m.content, m.created_at, m.read_at, m.assignment_id,
  coalesce(m.file_id, b.edition_id) as file_id, m.recipient_id, s.subject, s.deadline, s.teacher_message,
  s.paper_type_id, coalesce(n.set_id, w.set_id) as set_id, q.subject as set_subject,
  (m.content->'values'->>'announcementId')::bigint as announcement_id,
  (m.content->'values'->>'phaseReportId')::bigint as phase_report_id,
  (m.content->'values'->>'classId')::bigint as class_id,
  c.id as candidate_id`;

const messageJoins = sql`
  from message m
  left join assignment s on s.id = m.assignment_id
  left join candidate c on c.assignment_id = m.assignment_id and c.person_id <> m.person_id
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
  left join question_set q on q.id = coalesce(n.set_id, w.set_id)`;

/** A message that was written, or into which another occurrence was gathered. */
export type WrittenMessage = Pick<StoredMessage, 'id' | 'personId'>;

/** Where another occurrence of a gathered message is counted; an occurrence of any other message changes nothing. */
const gather = sql`
    do update set content = jsonb_set(excluded.content, '{values,count}',
                    to_jsonb(coalesce((message.content #>> '{values,count}')::int, 1) + 1)),
                  created_at = excluded.created_at, read_at = null, attempt_id = excluded.attempt_id
     where message.deleted_at is null and message.gathered_until > excluded.created_at`;

/** Writes the same message to many persons, in one statement; returns those written or added to. */
export const insertMessages = async (tx: Tx, message: NewMessage): Promise<WrittenMessage[]> => {
  if (message.personIds.length === 0) return [];
  return tx.rows<WrittenMessage>(
    sql`
    insert into message (person_id, category, event, content, assignment_id, file_id, attempt_id, recipient_id,
                         created_at, event_key, gathered_until)
    select p.id, ${message.category}, ${message.event}, ${JSON.stringify(message.content)}::jsonb, ${message.assignmentId},
           ${message.fileId ?? null}, ${message.attemptId ?? null}, r.id, ${message.at}, ${message.eventKey},
           ${message.gatheredUntil ?? null}
      from (select distinct id::bigint as id
              from jsonb_array_elements_text(${JSON.stringify(message.personIds)}::jsonb) as x(id)) as x
      join person p on p.id = x.id
      left join recipient r on r.assignment_id = ${message.assignmentId} and r.student_id = p.id
    on conflict (person_id, event_key) where event_key is not null
    ${message.gatheredUntil ? gather : sql`do nothing`}
    returning id, person_id`,
  );
};

/** A message with its reader. */
export type NoticeRow = MessageRow & Pick<StoredMessage, 'personId' | 'gatheredUntil'>;

/** Messages by their ids, whoever reads them; deleted ones are left out. */
export const listMessageRows = async (db: Handle, ids: readonly number[]): Promise<NoticeRow[]> =>
  db.rows<NoticeRow>(
    sql`
    select m.id, m.person_id, m.gathered_until, ${messageColumns}
      ${messageJoins}
     where m.id in (select id::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as x(id))
       and m.deleted_at is null
     order by m.id`,
    computed,
  );

/** One page of a person's messages, newest first. */
export const listPage = async (
  db: Handle,
  key: { personId: number; page: number; pageNum: number },
): Promise<MessageRow[]> => {
  return db.rows<MessageRow>(
    sql`
    select m.id, ${messageColumns}
      ${messageJoins}
     where m.person_id = ${key.personId} and m.deleted_at is null
     order by m.created_at desc, m.id desc
     limit ${key.pageNum} offset ${(key.page - 1) * key.pageNum}`,
    computed,
  );
};

/** Number of a person's messages, counted up to a thousand, and of unread ones. */
export const countMessages = async (db: Handle, personId: number): Promise<{ total: number; unread: number }> => {
  const row = await db.row(
    sql`
    select (select count(*) from (select 1 from message where person_id = ${personId} and deleted_at is null
             limit ${maxListCount}) a) as total,
           (select count(*) from (select 1 from message where person_id = ${personId} and deleted_at is null
             and read_at is null limit ${maxListCount}) b) as unread`,
    { total: z.int(), unread: z.int() },
  );
  return row ?? { total: 0, unread: 0 };
};

/** Marks one message of a person as read; false where it is not theirs. */
export const updateRead = async (tx: Tx, key: { id: number; personId: number; at: Date }): Promise<boolean> => {
  const rows = await tx.rows<Pick<StoredMessage, 'id'>>(sql`
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
  const rows = await tx.rows<Pick<StoredMessage, 'id'>>(sql`
    update message set deleted_at = ${key.at}
     where person_id = ${key.personId} and deleted_at is null ${condition} returning id`);
  return rows.length;
};

/** Deletes the messages of an event for some persons: it did not come to pass for them. */
export const updateWithdrawn = async (
  tx: Tx,
  key: { eventKey: string; personIds: readonly number[]; at: Date },
): Promise<void> => {
  await tx.run(sql`
    update message set deleted_at = ${key.at}
     where person_id in (select id::bigint from jsonb_array_elements_text(${JSON.stringify(key.personIds)}::jsonb) as x(id))
       and event_key = ${key.eventKey} and deleted_at is null`);
};

/** Deletes the messages of a test on paper, whose marks cannot be read any more. */
export const updatePaperWithdrawn = async (tx: Tx, key: { paperTestId: number; at: Date }): Promise<void> => {
  const id = key.paperTestId;
  await tx.run(sql`
    update message set deleted_at = ${key.at}
     where event in ('paperMarked', 'paperScoreChanged') and deleted_at is null
       and split_part(event_key, '/', 2) = ${String(id)}`);
};

/** Marks messages from before an instant as read, for the sample school. */
export const updateReadBefore = async (tx: Tx, before: Date): Promise<void> => {
  await tx.run(sql`update message set read_at = created_at where read_at is null and created_at < ${before}`);
};

/** Deletes the messages about recipients that no longer are, unless one has left the school by mail, push or robot. */
export const deleteUnsentMessages = async (tx: Tx, recipientIds: readonly number[]): Promise<void> => {
  if (recipientIds.length === 0) return;
  await tx.run(sql`
    delete from message m
     where m.recipient_id = any(${sql.param([...recipientIds])}::bigint[])
       and not exists (select 1 from delivery d where d.message_id = m.id)`);
};
