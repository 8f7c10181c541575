import { sql } from 'drizzle-orm';
import type { AssignmentRow, RecipientRow } from '@inkstone/assignments/server';
import type { StoredFileRow } from '@inkstone/bank/server';
import type { Computed, Handle, Tx } from '@inkstone/db';
import { isInFamily } from '@inkstone/exam/assignment-kinds';
import { displayName, displayNameZh, nameColumns } from '@inkstone/people/server';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import { announcementFileTable, announcementRecipientTable, announcementTable } from './announcements.tables.ts';

type AnnouncementRow = typeof announcementTable.$inferSelect;
type AnnouncementRecipientRow = typeof announcementRecipientTable.$inferSelect;
type PersonNames = Pick<typeof person.$inferSelect, 'name' | 'nameZh'>;

const counts = { recipientCount: z.int(), readCount: z.int() };

/** An announcement with how many got it and how many have read it. */
export type SentRow = AnnouncementRow & Computed<typeof counts>;

const sentColumns = sql`
  a.id, a.teacher_id, a.title, a.body, a.created_at, a.recalled_at,
  (select count(*) from announcement_recipient r where r.announcement_id = a.id) as recipient_count,
  (select count(r.read_at) from announcement_recipient r where r.announcement_id = a.id) as read_count`;

interface Paging {
  page: number;
  pageNum: number;
}

/** One page of a teacher's announcements, the newest first, with the total count. */
export const listSentRows = async (
  db: Handle,
  { teacherId, page, pageNum }: Paging & { teacherId: number },
): Promise<{ rows: SentRow[]; total: number }> => {
  const rows = await db.rows<SentRow>(
    sql`
    select ${sentColumns} from announcement a where a.teacher_id = ${teacherId}
     order by a.id desc limit ${pageNum} offset ${(page - 1) * pageNum}`,
    counts,
  );
  const counted = await db.row(sql`select count(*) as total from announcement where teacher_id = ${teacherId}`, {
    total: z.int(),
  });
  return { rows, total: counted?.total ?? 0 };
};

/** An announcement of its author. */
export const findSentRow = (db: Handle, key: { id: number; teacherId: number }): Promise<SentRow | undefined> =>
  db.row<SentRow>(
    sql`select ${sentColumns} from announcement a where a.id = ${key.id} and a.teacher_id = ${key.teacherId}`,
    counts,
  );

type ReaderRow = Computed<typeof nameColumns> & Pick<AnnouncementRecipientRow, 'personId' | 'readAt'>;

/** One page of the recipients of an announcement: those who have not read it first, then by name. */
export const listReaders = (db: Handle, { id, page, pageNum }: Paging & { id: number }): Promise<ReaderRow[]> =>
  db.rows<ReaderRow>(
    sql`
    select r.person_id, r.read_at, ${displayName} as name, ${displayNameZh} as name_zh
      from announcement_recipient r join person p on p.id = r.person_id
     where r.announcement_id = ${id}
     order by r.read_at is not null, p.sort_name, p.id limit ${pageNum} offset ${(page - 1) * pageNum}`,
    nameColumns,
  );

/** All recipients of an announcement. */
export const listRecipientIds = async (db: Handle, id: number): Promise<number[]> => {
  const rows = await db.rows<Pick<AnnouncementRecipientRow, 'personId'>>(
    sql`select person_id from announcement_recipient where announcement_id = ${id}`,
  );
  return rows.map(({ personId }) => personId);
};

type ReceivedRow = Pick<AnnouncementRow, 'id' | 'title' | 'body' | 'createdAt'> &
  Pick<AnnouncementRecipientRow, 'readAt'> &
  PersonNames;

/** An announcement for its recipient, with its author's name; none once it is recalled. */
export const findReceivedRow = (db: Handle, key: { id: number; personId: number }): Promise<ReceivedRow | undefined> =>
  db.row<ReceivedRow>(sql`
    select a.id, a.title, a.body, a.created_at, r.read_at, p.name, p.name_zh
      from announcement a
      join announcement_recipient r on r.announcement_id = a.id and r.person_id = ${key.personId}
      join person p on p.id = a.teacher_id
     where a.id = ${key.id} and a.recalled_at is null`);

const fileFigures = { fileCount: z.int() };

type ReceivedListRow = Omit<ReceivedRow, 'body'> & Computed<typeof fileFigures>;

/** One page of what a person received and nobody recalled, the newest first, with the total count. */
export const listReceivedRows = async (
  db: Handle,
  { personId, page, pageNum }: Paging & { personId: number },
): Promise<{ rows: ReceivedListRow[]; total: number }> => {
  const received = sql`
    from announcement_recipient r join announcement a on a.id = r.announcement_id
   where r.person_id = ${personId} and a.recalled_at is null`;
  const rows = await db.rows<ReceivedListRow>(
    sql`
    select a.id, a.title, a.created_at, a.read_at, p.name, p.name_zh,
           (select count(*) from announcement_file x where x.announcement_id = a.id) as file_count
      from (select a.id, a.title, a.created_at, a.teacher_id, r.read_at ${received}
             order by a.id desc limit ${pageNum} offset ${(page - 1) * pageNum}) a
      join person p on p.id = a.teacher_id
     order by a.id desc`,
    fileFigures,
  );
  const counted = await db.row(sql`select count(*) as total ${received}`, { total: z.int() });
  return { rows, total: counted?.total ?? 0 };
};

type AttachedFileRow = Pick<StoredFileRow, 'id' | 'name' | 'sizeBytes'>;

/** The files of an announcement, in their order. */
export const listAttachedFiles = (db: Handle, id: number): Promise<AttachedFileRow[]> =>
  db.rows<AttachedFileRow>(sql`
    select f.id, f.name, f.size_bytes
      from announcement_file x join stored_file f on f.id = x.file_id
     where x.announcement_id = ${id} order by x.position`);

type ReadableFileRow = Pick<StoredFileRow, 'id' | 'key' | 'name' | 'mime' | 'sizeBytes' | 'sha256'>;

/** A file of an announcement, for its author, or for a recipient until it is recalled. */
export const findReadableFile = (
  db: Handle,
  key: { id: number; fileId: number; personId: number },
): Promise<ReadableFileRow | undefined> =>
  db.row<ReadableFileRow>(sql`
    select f.id, f.key, f.name, f.mime, f.size_bytes, f.sha256
      from announcement a
      join announcement_file x on x.announcement_id = a.id and x.file_id = ${key.fileId}
      join stored_file f on f.id = x.file_id
     where a.id = ${key.id}
       and (a.teacher_id = ${key.personId}
            or a.recalled_at is null and exists (select from announcement_recipient r
                where r.announcement_id = a.id and r.person_id = ${key.personId}))
     limit 1`);

type GivenAssignmentRow = Pick<AssignmentRow, 'id' | 'kind' | 'title' | 'titleZh'>;

/** An assignment that a teacher gave and has not withdrawn. */
export const findGivenAssignment = (
  db: Handle,
  key: { assignmentId: number; teacherId: number },
): Promise<GivenAssignmentRow | undefined> =>
  db.row<GivenAssignmentRow>(sql`
    select id, kind, title, title_zh from assignment
     where id = ${key.assignmentId} and teacher_id = ${key.teacherId} and withdrawn_at is null and deleted_at is null`);

type WaitingRow = Computed<typeof nameColumns> & Pick<RecipientRow, 'studentId'>;

/** Whether a recipient `r` of a textbook has read it to its end; of a book without a count of pages, opened it. */
const hasRead = sql`exists (
  select from book_reading g
    join assignment_book b on b.assignment_id = r.assignment_id
    join book_edition e on e.id = b.edition_id
   where g.recipient_id = r.id
     and (coalesce(e.pages, 0) = 0 or g.pages_seen @> int4range(1, e.pages + 1)))`;

/** Whoever has not handed in an assignment, or not read its textbook to the end, by name. */
export const listWaitingStudents = (
  db: Handle,
  { id, kind }: Pick<AssignmentRow, 'id' | 'kind'>,
): Promise<WaitingRow[]> =>
  db.rows<WaitingRow>(
    sql`
    select r.student_id, ${displayName} as name, ${displayNameZh} as name_zh
      from recipient r join person p on p.id = r.student_id
     where r.assignment_id = ${id} and r.removed_at is null and p.left_at is null
       and ${isInFamily(kind, 'textbook') ? sql`not ${hasRead}` : sql`r.status in ('none', 'started')`}
     order by p.sort_name, p.id`,
    nameColumns,
  );

type UploadRow = Pick<StoredFileRow, 'id' | 'sizeBytes'>;

/**
 * The person's own uploads among some files, unless something other than an announcement uses them; locked, so that the
 * clean-up does not delete them.
 */
export const lockUploads = async (
  tx: Tx,
  { fileIds, personId }: { fileIds: readonly number[]; personId: number },
): Promise<UploadRow[]> =>
  tx.rows<UploadRow>(sql`
    select id, size_bytes from stored_file
     where id in (select id::bigint from jsonb_array_elements_text(${JSON.stringify(fileIds)}::jsonb) as x(id))
       and owner_id = ${personId} and (used_by is null or used_by = 'announcement')
     order by id for update`);

interface NewAnnouncement extends Pick<AnnouncementRow, 'teacherId' | 'title' | 'body' | 'createdAt'> {
  personIds: readonly number[];
  fileIds: readonly number[];
}

/** Stores an announcement with its recipients and files; returns its id. */
export const insertAnnouncement = async (tx: Tx, { personIds, fileIds, ...row }: NewAnnouncement): Promise<number> => {
  const [inserted] = await tx.insert(announcementTable).values(row).returning({ id: announcementTable.id });
  if (!inserted) throw new Error('the announcement was not stored');
  const announcementId = inserted.id;
  await tx.insert(announcementRecipientTable).values(personIds.map((personId) => ({ announcementId, personId })));
  if (fileIds.length > 0)
    await tx
      .insert(announcementFileTable)
      .values(fileIds.map((fileId, position) => ({ announcementId, fileId, position })));
  return announcementId;
};

/** Recalls an announcement of its author; undefined where it is recalled already or not theirs. */
export const updateRecalled = async (
  tx: Tx,
  key: { id: number; teacherId: number; at: Date },
): Promise<Pick<AnnouncementRow, 'id'> | undefined> =>
  tx.row<Pick<AnnouncementRow, 'id'>>(sql`
    update announcement set recalled_at = ${key.at}
     where id = ${key.id} and teacher_id = ${key.teacherId} and recalled_at is null returning id`);

/** Records that a recipient opened an announcement; the first time stays. Undefined where it is not theirs to read. */
export const updateRead = async (
  tx: Tx,
  key: { id: number; personId: number; at: Date },
): Promise<Pick<AnnouncementRecipientRow, 'readAt'> | undefined> =>
  tx.row<Pick<AnnouncementRecipientRow, 'readAt'>>(sql`
    update announcement_recipient r set read_at = coalesce(r.read_at, ${key.at})
      from announcement a
     where a.id = r.announcement_id and a.recalled_at is null and r.announcement_id = ${key.id}
       and r.person_id = ${key.personId}
    returning r.read_at`);
