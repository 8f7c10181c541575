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

/** Every word of the search stands somewhere in a text; no word asks for nothing. */
export const holds = (text: SQL, search: string | undefined): SQL => {
  const wanted = searchWords(search ?? '').map((word) => sql`position(${word} in ${text}) > 0`);
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `);
};

/** Names, user name, pinyin in one piece, and pinyin's first letters of the person `p`, folded as what is typed is. */
export const personText = sql`lower(normalize(concat_ws(' ', p.name, p.name_zh, p.username, p.sort_name,
  replace(p.sort_name, ' ', ''), regexp_replace(p.sort_name, '(\\w)\\w*\\s*', '\\1', 'g')), NFKC))`;

/** A class's names as search reads them. */
export const classText = sql`lower(normalize(concat_ws(' ', c.name, c.name_zh), NFKC))`;

/** The rows of one page. */
export const pageOf = ({ page = 1, pageNum = 10 }: { page?: number; pageNum?: number }): SQL =>
  sql`limit ${pageNum} offset ${(page - 1) * pageNum}`;

/** Some ids as an array of the database. */
export const idsIn = (ids: readonly number[]): SQL =>
  sql`array[${sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  )}]::bigint[]`;
