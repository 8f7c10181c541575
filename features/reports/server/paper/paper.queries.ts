import { sql, type SQL } from 'drizzle-orm';
import type { Computed, Handle, Tx } from '@inkstone/db';
import {
  displayName,
  displayNameZh,
  hasRole,
  nameColumns,
  teacherClasses,
  type schoolClass,
} from '@inkstone/people/server';
import { student } from '@inkstone/session/contract';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import { emptyMark, type PaperMark, type PaperScale } from '../../paper/paper-mark.ts';
import type { markSheet, paperMark, paperMarkChange, paperTest } from './paper.tables.ts';

type PersonRow = typeof person.$inferSelect;
type ClassRow = typeof schoolClass.$inferSelect;
type MarkRow = typeof paperMark.$inferSelect;

const testFigures = { isMine: z.boolean() };

/** A test on paper with its class and teacher. */
export type PaperTestRow = Pick<
  typeof paperTest.$inferSelect,
  'id' | 'classId' | 'teacherId' | 'title' | 'day' | 'maximum' | 'parts' | 'edition' | 'releasedAt'
> & {
  className: ClassRow['name'];
  classNameZh: ClassRow['nameZh'];
  teacherName: PersonRow['name'];
  teacherNameZh: PersonRow['nameZh'];
} & Computed<typeof testFigures>;

const testColumns = (readerId: number): SQL => sql`
  x.id, x.class_id, x.teacher_id, x.title, x.day, x.maximum, x.parts, x.edition, x.released_at,
  c.name as class_name, c.name_zh as class_name_zh, t.name as teacher_name, t.name_zh as teacher_name_zh,
  x.teacher_id = ${readerId} as is_mine`;

const testJoins = sql`
  from paper_test x join school_class c on c.id = x.class_id join person t on t.id = x.teacher_id`;

/** A test on paper that a teacher made, or of a class that they teach; undefined for others. */
export const findPaperTest = async (
  db: Handle,
  key: { id: number; readerId: number },
): Promise<PaperTestRow | undefined> =>
  db.row<PaperTestRow>(
    sql`select ${testColumns(key.readerId)} ${testJoins}
         where x.id = ${key.id} and x.deleted_at is null
           and (x.teacher_id = ${key.readerId} or x.class_id in (${teacherClasses(key.readerId)}))`,
    testFigures,
  );

/** Locks a test that a teacher made; undefined for others. */
export const lockPaperTest = async (
  tx: Tx,
  key: { id: number; teacherId: number },
): Promise<PaperTestRow | undefined> =>
  tx.row<PaperTestRow>(
    sql`select ${testColumns(key.teacherId)} ${testJoins}
         where x.id = ${key.id} and x.deleted_at is null and x.teacher_id = ${key.teacherId} for update of x`,
    testFigures,
  );

const listFigures = { ...testFigures, scoredCount: z.int(), meanShare: z.number().nullable() };

/** A test of a class with the mean share of its marks. */
export type ListedPaperTest = PaperTestRow & Computed<typeof listFigures>;

/** The tests on paper of a class that were written in a span of days, the latest first. */
export const listPaperTests = async (
  db: Handle,
  key: { classId: number; readerId: number; from: string | undefined; to: string | undefined; most: number },
): Promise<ListedPaperTest[]> => {
  const since = key.from === undefined ? sql`` : sql`and x.day >= ${key.from}`;
  const until = key.to === undefined ? sql`` : sql`and x.day < ${key.to}`;
  return db.rows<ListedPaperTest>(
    sql`select ${testColumns(key.readerId)}, n.scored_count, n.mean_share ${testJoins}
         cross join lateral (
           select count(*) as scored_count, avg(k.points::double precision / x.maximum) as mean_share
             from paper_mark k join class_member m
               on m.class_id = x.class_id and m.student_id = k.student_id and m.left_at is null
             join person p on p.id = k.student_id and ${hasRole('p', student)}
            where k.paper_test_id = x.id and k.points is not null) n
         where x.class_id = ${key.classId} and x.deleted_at is null ${since} ${until}
         order by x.day desc, x.id desc limit ${key.most}`,
    listFigures,
  );
};

/** What a teacher says of a test on paper. */
export interface PaperTestDraft extends PaperScale {
  title: string;
  day: string;
}

/** Stores a new test on paper; its id is drawn with those of assignments. */
export const insertPaperTest = async (
  tx: Tx,
  key: { classId: number; teacherId: number; now: Date },
  { title, day, maximum, parts }: PaperTestDraft,
): Promise<number> => {
  const row = await tx.row<Pick<PaperTestRow, 'id'>>(sql`
    insert into paper_test (id, class_id, teacher_id, title, day, maximum, parts, created_at)
    values (nextval(pg_get_serial_sequence('assignment', 'id')), ${key.classId}, ${key.teacherId}, ${title}, ${day},
            ${maximum}, ${JSON.stringify(parts)}::jsonb, ${key.now})
    returning id`);
  if (!row) throw new Error('A test on paper was not stored.');
  return row.id;
};

/** Changes a test on paper. */
export const updatePaperTest = async (
  tx: Tx,
  id: number,
  { title, day, maximum, parts }: PaperTestDraft,
): Promise<void> => {
  await tx.run(sql`
    update paper_test set title = ${title}, day = ${day}, maximum = ${maximum},
           parts = ${JSON.stringify(parts)}::jsonb, edition = edition + 1
     where id = ${id}`);
};

/** Releases the marks of a test on paper. */
export const releaseTest = async (tx: Tx, key: { id: number; now: Date }): Promise<void> => {
  await tx.run(sql`update paper_test set released_at = ${key.now} where id = ${key.id}`);
};

/** Deletes a test on paper. */
export const deleteTest = async (tx: Tx, key: { id: number; now: Date }): Promise<void> => {
  await tx.run(sql`update paper_test set deleted_at = ${key.now} where id = ${key.id}`);
};

const studentFigures = { hasLeft: z.boolean(), edition: z.int() };

/** A student of a test on paper with their mark. */
export type PaperStudentRow = Pick<PersonRow, 'id' | 'username' | 'number'> &
  Computed<typeof nameColumns> &
  Computed<typeof studentFigures> & {
    state: MarkRow['state'] | null;
    points: MarkRow['points'];
    parts: MarkRow['parts'] | null;
  };

/** The present students of a test's class, and who has a mark and left it, by their sort names. */
export const listPaperStudents = async (
  db: Handle,
  key: { paperTestId: number; classId: number },
): Promise<PaperStudentRow[]> =>
  db.rows<PaperStudentRow>(
    sql`
    select p.id, ${displayName} as name, ${displayNameZh} as name_zh, p.username, p.number, m.student_id is null as has_left,
           k.state, k.points, k.parts, coalesce(k.edition, 0) as edition
      from person p
      left join class_member m
        on m.student_id = p.id and m.class_id = ${key.classId} and m.left_at is null and p.left_at is null
       and ${hasRole('p', student)}
      left join paper_mark k on k.student_id = p.id and k.paper_test_id = ${key.paperTestId}
     where (p.id in (select student_id from class_member where class_id = ${key.classId} and left_at is null)
            and p.left_at is null and ${hasRole('p', student)})
        or p.id in (select student_id from paper_mark where paper_test_id = ${key.paperTestId} and state <> 'empty')
     order by p.sort_name collate "C", p.id`,
    { ...nameColumns, ...studentFigures },
  );

/** Which of some persons have ever been students of a class. */
export const listPastMembers = async (
  db: Handle,
  key: { classId: number; ids: readonly number[] },
): Promise<Pick<PersonRow, 'id'>[]> =>
  key.ids.length === 0
    ? []
    : db.rows<Pick<PersonRow, 'id'>>(sql`
        select distinct student_id as id from class_member
         where class_id = ${key.classId} and student_id = any(${sql.param([...key.ids])}::bigint[])`);

/** The stored mark of a row; the empty one where there is none. */
export const toStoredMark = (row: Pick<PaperStudentRow, 'state' | 'points' | 'parts'>): PaperMark =>
  row.state === null ? emptyMark : { state: row.state, points: row.points, parts: [...(row.parts ?? [])] };

/** A mark of some student in some test of a class. */
export type PaperCellRow = Pick<MarkRow, 'paperTestId' | 'studentId' | 'state' | 'points'>;

/** The marks of some students in some tests on paper. */
export const listPaperCells = async (
  db: Handle,
  key: { paperTestIds: readonly number[]; studentIds: readonly number[] },
): Promise<PaperCellRow[]> => {
  if (key.paperTestIds.length === 0 || key.studentIds.length === 0) return [];
  return db.rows<PaperCellRow>(sql`
    select paper_test_id, student_id, state, points from paper_mark
     where paper_test_id = any(${sql.param([...key.paperTestIds])}::bigint[])
       and student_id = any(${sql.param([...key.studentIds])}::bigint[])`);
};

/** A change of a mark that is written. */
export interface MarkWriting {
  paperTestId: number;
  studentId: number;
  byId: number;
  now: Date;
  old: PaperMark;
  next: PaperMark;
  /** The edition that the mark has afterwards. */
  edition: number;
  sheetId: number | null;
}

/** Writes a mark with the change that made it. */
export const writeMark = async (tx: Tx, writing: MarkWriting): Promise<void> => {
  const { paperTestId, studentId, byId, now, old, next, edition } = writing;
  const parts = JSON.stringify(next.parts);
  await tx.run(sql`
    insert into paper_mark (paper_test_id, student_id, state, points, parts, edition, marked_by, marked_at)
    values (${paperTestId}, ${studentId}, ${next.state}, ${next.points}, ${parts}::jsonb, ${edition}, ${byId}, ${now})
    on conflict (paper_test_id, student_id) do update
       set (state, points, parts, edition, marked_by, marked_at)
         = (excluded.state, excluded.points, excluded.parts, excluded.edition, excluded.marked_by, excluded.marked_at)`);
  await tx.run(sql`
    insert into paper_mark_change (paper_test_id, student_id, by_id, at, old_mark, new_mark, edition, sheet_id)
    values (${paperTestId}, ${studentId}, ${byId}, ${now}, ${JSON.stringify(old)}::jsonb, ${JSON.stringify(next)}::jsonb,
            ${edition}, ${writing.sheetId})`);
};

/** A change of a mark with who made it and the sheet that it came from. */
export type MarkChangeRow = Pick<
  typeof paperMarkChange.$inferSelect,
  'paperTestId' | 'studentId' | 'at' | 'oldMark' | 'newMark' | 'edition'
> & {
  byName: PersonRow['name'];
  byNameZh: PersonRow['nameZh'];
  fileName: (typeof markSheet.$inferSelect)['fileName'] | null;
};

const changeColumns = sql`
  h.paper_test_id, h.student_id, h.at, h.old_mark, h.new_mark, h.edition, p.name as by_name, p.name_zh as by_name_zh,
  f.file_name
  from paper_mark_change h join person p on p.id = h.by_id left join mark_sheet f on f.id = h.sheet_id`;

/** The latest changes of the marks of a test, the newest first. */
export const listMarkChanges = async (db: Handle, paperTestId: number): Promise<MarkChangeRow[]> =>
  db.rows<MarkChangeRow>(sql`
    select ${changeColumns} where h.paper_test_id = ${paperTestId} order by h.id desc limit 200`);

/** The changes of a student's marks after their release, the oldest first. */
export const listReleasedChanges = async (
  db: Handle,
  key: { studentId: number; paperTestIds: readonly number[] },
): Promise<MarkChangeRow[]> =>
  db.rows<MarkChangeRow>(sql`
    select ${changeColumns} join paper_test x on x.id = h.paper_test_id
     where h.student_id = ${key.studentId} and h.paper_test_id = any(${sql.param([...key.paperTestIds])}::bigint[])
       and h.at > x.released_at order by h.id`);

const sheetFigures = { marks: z.int() };

/** A sheet of marks that was imported. */
export type MarkSheetRow = Pick<typeof markSheet.$inferSelect, 'id' | 'fileName' | 'at' | 'undoneAt'> & {
  byName: PersonRow['name'];
  byNameZh: PersonRow['nameZh'];
} & Computed<typeof sheetFigures>;

/** The sheets that were imported for a test, the newest first. */
export const listPaperSheets = async (db: Handle, paperTestId: number): Promise<MarkSheetRow[]> =>
  db.rows<MarkSheetRow>(
    sql`
    select f.id, f.file_name, f.at, f.undone_at, p.name as by_name, p.name_zh as by_name_zh,
           (select count(*) from paper_mark_change h where h.sheet_id = f.id) as marks
      from mark_sheet f join person p on p.id = f.by_id
     where f.paper_test_id = ${paperTestId} order by f.id desc limit 20`,
    sheetFigures,
  );

/** Records a sheet of marks that is applied. */
export const insertPaperSheet = async (
  tx: Tx,
  key: { paperTestId: number; fileName: string; byId: number; now: Date },
): Promise<number> => {
  const row = await tx.row<Pick<MarkSheetRow, 'id'>>(sql`
    insert into mark_sheet (paper_test_id, file_name, by_id, at)
    values (${key.paperTestId}, ${key.fileName}, ${key.byId}, ${key.now}) returning id`);
  if (!row) throw new Error('A sheet of marks was not stored.');
  return row.id;
};

/** Locks a sheet of a test; undefined where there is none. */
export const lockPaperSheet = async (
  tx: Tx,
  key: { id: number; paperTestId: number },
): Promise<Pick<MarkSheetRow, 'id' | 'fileName' | 'undoneAt'> | undefined> =>
  tx.row<Pick<MarkSheetRow, 'id' | 'fileName' | 'undoneAt'>>(sql`
    select id, file_name, undone_at from mark_sheet
     where id = ${key.id} and paper_test_id = ${key.paperTestId} for update`);

/** The changes that a sheet made. */
export const listSheetChanges = async (db: Handle, sheetId: number): Promise<MarkChangeRow[]> =>
  db.rows<MarkChangeRow>(sql`select ${changeColumns} where h.sheet_id = ${sheetId} order by h.id`);

/** Marks a sheet as undone. */
export const closePaperSheet = async (tx: Tx, key: { id: number; now: Date }): Promise<void> => {
  await tx.run(sql`update mark_sheet set undone_at = ${key.now} where id = ${key.id}`);
};

/** A student's mark of a test on paper. */
export type PaperResultRow = PaperTestRow & Pick<MarkRow, 'state' | 'points'> & { markParts: MarkRow['parts'] };

/** The marks of a student in tests on paper, the latest test first. */
export const listPaperResults = async (
  db: Handle,
  key: { studentId: number; onlyReleased: boolean },
): Promise<PaperResultRow[]> => {
  const released = key.onlyReleased ? sql`and x.released_at is not null` : sql``;
  return db.rows<PaperResultRow>(
    sql`select ${testColumns(key.studentId)}, k.state, k.points, k.parts as mark_parts ${testJoins}
          join paper_mark k on k.paper_test_id = x.id
         where k.student_id = ${key.studentId} and k.state <> 'empty' and x.deleted_at is null ${released}
         order by x.day desc, x.id desc limit 200`,
    testFigures,
  );
};
