import { sql, type SQL } from 'drizzle-orm';
import { maxListCount, maxSearchCount, searchWords } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import * as z from 'zod';

const manyStudentsCount = 400;

/** Limit for counting people: lower for a search, since their texts have to be read. */
export const maxCountedPeople = (search: string | undefined): number =>
  searchWords(search ?? '').length > 0 ? maxSearchCount : maxListCount;

/** Active classes of a teacher. */
export const teacherClasses = (teacherId: number): SQL => sql`
  select t.class_id from class_teacher t join school_class c on c.id = t.class_id
   where t.teacher_id = ${teacherId} and c.ended_at is null`;

/** A teacher and their team colleagues. */
const teamColleagues = (teacherId: number): SQL => sql`
  select ${teacherId}::bigint
  union
  select o.person_id from team_member mine
    join team g on g.id = mine.team_id and g.ended_at is null
    join team_member o on o.team_id = g.id
   where mine.person_id = ${teacherId}`;

/** Students whom a teacher teaches: in a class, directly, or through a team. The teacher may manage them. */
export const taughtStudents = (teacherId: number): SQL => sql`
  select m.student_id from class_teacher t
    join school_class c on c.id = t.class_id and c.ended_at is null
    join class_member m on m.class_id = t.class_id and m.left_at is null
   where t.teacher_id in (${teamColleagues(teacherId)})
  union
  select s.student_id from teacher_student s where s.kind = 'own' and s.teacher_id in (${teamColleagues(teacherId)})`;

/** All students of a teacher: those they teach, and those added by a colleague's permission. */
export const teacherStudents = (teacherId: number): SQL => sql`
  ${taughtStudents(teacherId)}
  union
  select s.student_id from teacher_student s where s.kind = 'thirdParty' and s.teacher_id = ${teacherId}`;

/** The persons among some ids who are students of a teacher: each part of the union is restricted to these ids. */
export const studentsAmong = (teacherId: number, ids: readonly number[]): SQL => sql`
  select m.student_id from class_member m
    join school_class c on c.id = m.class_id and c.ended_at is null
    join class_teacher t on t.class_id = c.id
   where m.student_id = any(${idsIn(ids)}) and m.left_at is null and t.teacher_id in (${teamColleagues(teacherId)})
  union
  select s.student_id from teacher_student s
   where s.student_id = any(${idsIn(ids)})
     and (s.kind = 'own' and s.teacher_id in (${teamColleagues(teacherId)})
          or s.kind = 'thirdParty' and s.teacher_id = ${teacherId})`;

const isTaughtInClass = (teacherId: number, studentId: SQL): SQL => sql`
  coalesce((select true from class_member m
             join school_class c on c.id = m.class_id and c.ended_at is null
             join class_teacher t on t.class_id = c.id
            where m.student_id = ${studentId} and m.left_at is null and t.teacher_id in (${teamColleagues(teacherId)}) limit 1), false)`;

const isOwnStudentOfColleague = (teacherId: number): SQL =>
  sql`s.kind = 'own' and s.teacher_id in (${teamColleagues(teacherId)})`;

/**
 * Whether a teacher teaches the student whose id is in a column of the outer query: in a class, directly, or through a team. Evaluated
 * per student: combined with another condition, `exists` would be evaluated for everybody at once.
 */
export const teachesStudent = (teacherId: number, studentId: SQL): SQL => sql`
  (coalesce((select true from teacher_student s where s.student_id = ${studentId} and ${isOwnStudentOfColleague(teacherId)} limit 1), false)
   or ${isTaughtInClass(teacherId, studentId)})`;

/** Whether the person `p` is a student of a teacher, evaluated per person as in `teachesStudent`. */
const isStudentOfOne = (teacherId: number): SQL => sql`
  (coalesce((select true from teacher_student s where s.student_id = p.id
              and (${isOwnStudentOfColleague(teacherId)} or s.kind = 'thirdParty' and s.teacher_id = ${teacherId}) limit 1), false)
   or ${isTaughtInClass(teacherId, sql`p.id`)})`;

/**
 * Whether the person `p` is a student of a teacher. If the students are few, they are listed first; a teacher with very many, such as a
 * head of school, matches nearly every person, so that lists ordered by name fill a page quickly.
 */
export const isStudentFor = async (db: Handle, teacherId: number): Promise<SQL> => {
  const row = await db.row(
    sql`
    select (select count(*) from (select 1 from teacher_student where teacher_id = ${teacherId} limit ${manyStudentsCount}) s)
         + (select count(*) from (select 1 from class_teacher t join class_member m on m.class_id = t.class_id
             where t.teacher_id = ${teacherId} limit ${manyStudentsCount}) c) as count`,
    { count: z.int() },
  );
  return (row?.count ?? 0) < manyStudentsCount
    ? sql`p.id in (${teacherStudents(teacherId)})`
    : isStudentOfOne(teacherId);
};

const likeWord = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Every word of the search occurs in a text; no condition without words. */
export const containsWords = (text: SQL, search: string | undefined): SQL => {
  const conditions = searchWords(search ?? '').map((word) => sql`${text} like ${likeWord(word)}`);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};

const isSpelling = (word: string): boolean => /^[a-z]+$/.test(word);

/** Whether the words occur on the first line of a text, the names; the second is pinyin. Undefined if no word can be pinyin. */
export const isNamed = (text: SQL, search: string | undefined): SQL | undefined => {
  const words = searchWords(search ?? '').filter(isSpelling);
  if (words.length === 0) return undefined;
  const named = words.map((word) => sql`split_part(${text}, E'\\n', 1) like ${likeWord(word)}`);
  return sql`(${sql.join(named, sql` and `)})`;
};

/** Sorts rows that contain the words themselves before those whose pinyin does; empty if no word can be pinyin. */
export const orderNamedFirst = (text: SQL, search: string | undefined): SQL => {
  const named = isNamed(text, search);
  return named ? sql`${named} desc,` : sql``;
};

/** Search text of the person `p`: names and user name, then pinyin. */
export const personText = sql`p.search_text`;

// The trigram index needs three characters; a single Latin letter matches nearly everybody.
const needsBigramIndex = (word: string): boolean => [...word].length < 3 && !/^[a-z0-9]$/.test(word);

/** Every word of the search occurs in a text; short words use the index of the text's characters. */
export const isTextFound = (text: SQL, search: string | undefined): SQL => {
  const signs = new Set(searchWords(search ?? '').flatMap((word) => (needsBigramIndex(word) ? [...word] : [])));
  const condition = containsWords(text, search);
  if (signs.size === 0) return condition;
  const list = sql.join(
    [...signs].map((sign) => sql`${sign}`),
    sql`, `,
  );
  return sql`string_to_array(${text}, null) @> array[${list}]::text[] and ${condition}`;
};

/** Every word of the search occurs in the text of the person `p`. */
export const isPersonFound = (search: string | undefined): SQL => isTextFound(personText, search);

const withUsername = (column: string): string => `(p.${column} || coalesce(' (' || p.namesake_username || ')', ''))`;

/** Display name of the student `p` as SQL text: with the user name where somebody else has the same name. */
export const displayNameText = withUsername('name');
/** The same for the Chinese name; null where there is none. */
export const displayNameZhText = withUsername('name_zh');

/** `shownNameText` as a fragment. */
export const displayName = sql.raw(displayNameText);

/** `shownNameZhText` as a fragment. */
export const displayNameZh = sql.raw(displayNameZhText);

/** The schemas of the two names of somebody or something, as computed columns or in a computed list. */
export const nameColumns = { name: z.string(), nameZh: z.string().nullable() };

/** Search text of the class `c`. */
export const classText = sql`c.search_text`;

/** Limit and offset of a page. */
export const pageClause = ({ page = 1, pageNum = 10 }: { page?: number; pageNum?: number }): SQL =>
  sql`limit ${pageNum} offset ${(page - 1) * pageNum}`;

/** Ids as a SQL array. */
export const idsIn = (ids: readonly number[]): SQL =>
  sql`array[${sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  )}]::bigint[]`;
