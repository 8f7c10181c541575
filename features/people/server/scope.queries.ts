import { sql, type SQL } from 'drizzle-orm';
import { maxListCount, maxSearchCount, searchWords } from '@inkstone/base';
import type { Handle } from '@inkstone/db';

const manyStudentsCount = 400;

/** How far people are counted: less far where their texts have to be read for words. */
export const maxCountedPeople = (search: string | undefined): number =>
  searchWords(search ?? '').length > 0 ? maxSearchCount : maxListCount;

/** Classes that a teacher teaches and that have not ended. */
export const teacherClasses = (teacherId: number): SQL => sql`
  select t.class_id from class_teacher t join school_class c on c.id = t.class_id
   where t.teacher_id = ${teacherId} and c.ended_at is null`;

/** A teacher and the colleagues who share a team with them. */
const teamColleagues = (teacherId: number): SQL => sql`
  select ${teacherId}::bigint
  union
  select o.person_id from team_member mine
    join team g on g.id = mine.team_id and g.ended_at is null
    join team_member o on o.team_id = g.id
   where mine.person_id = ${teacherId}`;

/** Students whom a teacher teaches: in a class, singly, or through a team. They may be managed as well as read. */
export const taughtStudents = (teacherId: number): SQL => sql`
  select m.student_id from class_teacher t
    join school_class c on c.id = t.class_id and c.ended_at is null
    join class_member m on m.class_id = t.class_id and m.left_at is null
   where t.teacher_id in (${teamColleagues(teacherId)})
  union
  select s.student_id from teacher_student s where s.kind = 'own' and s.teacher_id in (${teamColleagues(teacherId)})`;

/** Everyone who is a student of a teacher: those whom they teach, and those whom a colleague let them take part in. */
export const teacherStudents = (teacherId: number): SQL => sql`
  ${taughtStudents(teacherId)}
  union
  select s.student_id from teacher_student s where s.kind = 'thirdParty' and s.teacher_id = ${teacherId}`;

/** Which of some persons are students of a teacher: each part of the union is asked for these alone. */
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

/**
 * Whether the person `p` is a student of a teacher, asked for one person at a time. Not `exists`: beside another condition it would be
 * answered for everybody of the school at once.
 */
const isStudentOfOne = (teacherId: number): SQL => sql`
  (coalesce((select true from teacher_student s where s.student_id = p.id
              and (s.kind = 'own' and s.teacher_id in (${teamColleagues(teacherId)})
                   or s.kind = 'thirdParty' and s.teacher_id = ${teacherId}) limit 1), false)
   or coalesce((select true from class_member m
                  join school_class c on c.id = m.class_id and c.ended_at is null
                  join class_teacher t on t.class_id = c.id
                 where m.student_id = p.id and m.left_at is null and t.teacher_id in (${teamColleagues(teacherId)}) limit 1), false))`;

/**
 * Whether the person `p` is a student of a teacher. Few students are listed first and then looked at; whoever has very many,
 * as a head of a school may, meets one at nearly every person, so that lists in the order of names soon have their page.
 */
export const isStudentFor = async (db: Handle, teacherId: number): Promise<SQL> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select (select count(*) from (select 1 from teacher_student where teacher_id = ${teacherId} limit ${manyStudentsCount}) s)
         + (select count(*) from (select 1 from class_teacher t join class_member m on m.class_id = t.class_id
             where t.teacher_id = ${teacherId} limit ${manyStudentsCount}) c) as count`);
  return (rows[0]?.count ?? 0) < manyStudentsCount
    ? sql`p.id in (${teacherStudents(teacherId)})`
    : isStudentOfOne(teacherId);
};

const likeWord = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Every word of the search stands somewhere in a text; no word asks for nothing. */
export const containsWords = (text: SQL, search: string | undefined): SQL => {
  const wanted = searchWords(search ?? '').map((word) => sql`${text} like ${likeWord(word)}`);
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `);
};

// Only Latin letters can be pinyin.
const isSpelling = (word: string): boolean => /^[a-z]+$/.test(word);

/**
 * Orders what bears the words of a search itself, on the first line of its text, before what has them in its pinyin, the
 * second line; nothing where no word can be pinyin.
 */
export const orderNamedFirst = (text: SQL, search: string | undefined): SQL => {
  const words = searchWords(search ?? '').filter(isSpelling);
  if (words.length === 0) return sql``;
  const named = words.map((word) => sql`split_part(${text}, E'\\n', 1) like ${likeWord(word)}`);
  return sql`(${sql.join(named, sql` and `)}) desc,`;
};

/** What search reads of the person `p`: names and user name, then pinyin. */
export const personText = sql`p.search_text`;

// Three signs are what the index of the text finds; of one Latin letter nearly everybody's text has some.
const needsBigramIndex = (word: string): boolean => [...word].length < 3 && !/^[a-z0-9]$/.test(word);

/** Every word of the search stands somewhere in the text of the person `p`, short ones found by the index of its signs. */
export const isPersonFound = (search: string | undefined): SQL => {
  const signs = new Set(searchWords(search ?? '').flatMap((word) => (needsBigramIndex(word) ? [...word] : [])));
  const found = containsWords(personText, search);
  if (signs.size === 0) return found;
  const list = sql.join(
    [...signs].map((sign) => sql`${sign}`),
    sql`, `,
  );
  return sql`string_to_array(${personText}, null) @> array[${list}]::text[] and ${found}`;
};

const withUsername = (column: string): string => `(p.${column} || coalesce(' (' || p.namesake_username || ')', ''))`;

/** The names of the student `p` as lists show them, as SQL text: with the user name where somebody else of the school has the same name. */
export const displayNameText = withUsername('name');
/** The same for the Chinese name; null where there is none. */
export const displayNameZhText = withUsername('name_zh');

/** `shownNameText` as a fragment. */
export const displayName = sql.raw(displayNameText);

/** `shownNameZhText` as a fragment. */
export const displayNameZh = sql.raw(displayNameZhText);

/** What search reads of the class `c`. */
export const classText = sql`c.search_text`;

/** The rows of one page. */
export const pageClause = ({ page = 1, pageNum = 10 }: { page?: number; pageNum?: number }): SQL =>
  sql`limit ${pageNum} offset ${(page - 1) * pageNum}`;

/** Some ids as an array of the database. */
export const idsIn = (ids: readonly number[]): SQL =>
  sql`array[${sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  )}]::bigint[]`;
