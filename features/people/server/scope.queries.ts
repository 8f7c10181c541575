import { sql, type SQL } from 'drizzle-orm';
import { searchWords } from '@inkstone/base';

/** Classes that a teacher teaches and that have not ended. */
export const classesOf = (teacherId: number): SQL => sql`
  select t.class_id from class_teacher t join school_class c on c.id = t.class_id
   where t.teacher_id = ${teacherId} and c.ended_at is null`;

/** A teacher and the colleagues who share a team with them. */
const teamOf = (teacherId: number): SQL => sql`
  select ${teacherId}::bigint
  union
  select o.person_id from team_member mine
    join team g on g.id = mine.team_id and g.ended_at is null
    join team_member o on o.team_id = g.id
   where mine.person_id = ${teacherId}`;

/** Students whom a teacher teaches: in a class, singly, or through a team. They may be managed as well as read. */
export const taughtBy = (teacherId: number): SQL => sql`
  select m.student_id from class_teacher t
    join school_class c on c.id = t.class_id and c.ended_at is null
    join class_member m on m.class_id = t.class_id and m.left_at is null
   where t.teacher_id in (${teamOf(teacherId)})
  union
  select s.student_id from teacher_student s where s.kind = 'own' and s.teacher_id in (${teamOf(teacherId)})`;

/** Everyone who is a student of a teacher: those whom they teach, and those whom a colleague let them take part in. */
export const studentsOf = (teacherId: number): SQL => sql`
  ${taughtBy(teacherId)}
  union
  select s.student_id from teacher_student s where s.kind = 'thirdParty' and s.teacher_id = ${teacherId}`;

const likeWord = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Every word of the search stands somewhere in a text; no word asks for nothing. */
export const holds = (text: SQL, search: string | undefined): SQL => {
  const wanted = searchWords(search ?? '').map((word) => sql`${text} like ${likeWord(word)}`);
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `);
};

// Only Latin letters can be pinyin.
const isSpelling = (word: string): boolean => /^[a-z]+$/.test(word);

/**
 * Orders what bears the words of a search itself, on the first line of its text, before what has them in its pinyin, the
 * second line; nothing where no word can be pinyin.
 */
export const namedFirst = (text: SQL, search: string | undefined): SQL => {
  const words = searchWords(search ?? '').filter(isSpelling);
  if (words.length === 0) return sql``;
  const named = words.map((word) => sql`split_part(${text}, E'\\n', 1) like ${likeWord(word)}`);
  return sql`(${sql.join(named, sql` and `)}) desc,`;
};

/** What search reads of the person `p`: names and user name, then pinyin. */
export const personText = sql`p.search_text`;

/** What search reads of the class `c`. */
export const classText = sql`c.search_text`;

/** The rows of one page. */
export const pageOf = ({ page = 1, pageNum = 10 }: { page?: number; pageNum?: number }): SQL =>
  sql`limit ${pageNum} offset ${(page - 1) * pageNum}`;

/** Some ids as an array of the database. */
export const idsIn = (ids: readonly number[]): SQL =>
  sql`array[${sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  )}]::bigint[]`;
