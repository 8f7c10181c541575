import { sql } from 'drizzle-orm';
import type { Db } from '@inkstone/db';
import type { Departments } from './departments.ts';

const familyNames = 'Li,Wang,Zhang,Liu,Chen,Yang,Zhao,Huang,Zhou,Wu,Xu,Sun,Hu,Zhu,Gao,Lin,He,Guo,Ma,Luo';
const familySigns = '李,王,张,刘,陈,杨,赵,黄,周,吴,徐,孙,胡,朱,高,林,何,郭,马,罗';
const givenNames = 'na,wei,min,jing,lei,yan,jie,tao,ming,chao,xia,ping,gang,ying,hua,hui,jun,yu,bo,qing,xin,rui,hao';
const givenSigns = '娜,伟,敏,静,磊,艳,杰,涛,明,超,霞,平,刚,英,华,慧,军,宇,博,青,新,瑞,浩';

/** Picks a value from a comma-separated list by a number. */
const pick = (list: string, number: string) =>
  `(string_to_array('${list}', ','))[1 + (${number}) % ${list.split(',').length}]`;

const names = (number: string) => `
  ${pick(givenNames, number)} || ${pick(givenNames, `${number} / 23`)} || ' ' || ${pick(familyNames, `${number} / 7`)} as name,
  ${pick(familySigns, `${number} / 7`)} || ${pick(givenSigns, number)} || ${pick(givenSigns, `${number} / 23`)} as name_zh,
  lower(${pick(familyNames, `${number} / 7`)}) || ' ' || ${pick(givenNames, number)} || ' ' || ${pick(givenNames, `${number} / 23`)} as sort_name`;

const insertPersons = (db: Db, { from, to }: Departments, person: { role: string; count: number }) =>
  db.run(sql`
    insert into person (username, name, name_zh, sort_name, search_text, name_keys, roles, role, permissions, language,
                        is_textbook_tutorial)
    select ${person.role} || '-' || d || '-' || k, x.name, x.name_zh, x.sort_name,
           lower(x.name || ' ' || x.name_zh) || ' ' || ${person.role} || '-' || d || '-' || k || E'\\n' || x.sort_name || ' '
             || replace(x.sort_name, ' ', ''), array[lower(x.name), x.name_zh], array[${person.role}], ${person.role},
           case when ${person.role} = 'teacher' then (select permissions from person where username = 'qiao')
                else '{}'::text[] end, 1 + k % 2, 1
      from generate_series(${from + 1}::int, ${to}::int) d, generate_series(1, ${person.count}::int) k,
           lateral (select ${sql.raw(names('(d * 41 + k)'))}) x`);

/**
 * Adds one teacher, two classes of twenty and ten candidates per department; the measured teacher teaches every student
 * too.
 */
export const growPeople = async (db: Db, span: Departments): Promise<void> => {
  const { from, to } = span;
  await insertPersons(db, span, { role: 'teacher', count: 1 });
  await insertPersons(db, span, { role: 'student', count: 40 });
  await insertPersons(db, span, { role: 'candidate', count: 10 });
  await insertPersons(db, span, { role: 'staff', count: 2 });
  const department = sql`generate_series(${from + 1}::int, ${to}::int) d`;
  await db.run(sql`
    insert into school_class (name, name_zh, search_text, teacher_id, created_at)
    select 'Class ' || d || ' ' || k, '班级 ' || d || ' ' || k, 'class ' || d || ' ' || k, t.id, now() - interval '700 days'
      from ${department}, generate_series(1, 2) k, person t where t.username = 'teacher-' || d || '-1'`);
  await db.run(sql`
    insert into class_teacher (class_id, teacher_id)
    select c.id, c.teacher_id from school_class c
     where not exists (select 1 from class_teacher t where t.class_id = c.id)`);
  await db.run(sql`
    insert into class_member (class_id, student_id, joined_at)
    select c.id, p.id, now() - interval '700 days'
      from ${department}, generate_series(1, 2) half, generate_series(1, 20) k, school_class c, person p
     where c.name = 'Class ' || d || ' ' || half and p.username = 'student-' || d || '-' || (half - 1) * 20 + k`);
  await db.run(sql`
    insert into teacher_student (teacher_id, student_id)
    select t.id, p.id from ${department}, generate_series(1, 40) k, person p, person t
     where p.username = 'student-' || d || '-' || k and t.username in ('qiao', 'teacher-' || d || '-1')`);
  await db.run(sql`
    insert into class_session (class_id, teacher_id, title, begins_at, ends_at)
    select c.id, c.teacher_id, 'Lesson', at, at + interval '1 hour'
      from ${department}, generate_series(1, 2) k, school_class c, generate_series(0, 9) week,
           lateral (select date_trunc('hour', now()) + interval '1 week' * (week - 5) as at) x
     where c.name = 'Class ' || d || ' ' || k`);
  await db.run(sql`
    with made as (
      insert into team (name, leader_id, created_at)
      select 'Team ' || d, t.id, now() from ${department}, person t where t.username = 'teacher-' || d || '-1'
      returning id, leader_id
    )
    insert into team_member (team_id, person_id, joined_at) select id, leader_id, now() from made`);
  await db.run(sql`
    insert into staff_member (manager_id, person_id, since)
    select q.id, p.id, now() from ${department}, person p, person q
     where p.username = 'staff-' || d || '-1' and q.username = 'qiao'`);
};
