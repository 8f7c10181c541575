import { sql } from 'drizzle-orm';
import type { Db } from '@inkstone/db';
import { signFile } from '@inkstone/files';
import type { Reader } from './readings.ts';

const token = (name: string): string => `bench-bearer-of-${name}-grown`;

/** The bearer token of each reader; the anonymous one has none. */
export const tokens: Readonly<Record<Reader, string>> = {
  qiao: token('qiao'),
  linxiaohe: token('linxiaohe'),
  taomin: token('taomin'),
  zhuyan: token('zhuyan'),
  hejing: token('hejing'),
  nobody: '',
};

const candidateToken = 'bench-candidate-link-grown-0000000000000000';

/** Adds what read calls need and the sample lacks: sessions and a candidate's link. */
export const addReaders = async (db: Db): Promise<void> => {
  await db.run(sql`
    insert into session (person_id, token_hash, ua_token, created_at, expires_at, last_seen_at)
    select id, sha256(convert_to('bench-bearer-of-' || username || '-grown', 'UTF8')), 'bench', now(),
           now() + interval '1 day', now()
      from person where username in ('qiao', 'linxiaohe', 'taomin', 'zhuyan', 'hejing')`);
  await db.run(sql`
    with added as (
      insert into change_set (kind, state, created_by, created_at, file_name, format, columns)
      select 'people', 'planned', id, now(), 'people.xlsx', 'xlsx', '[]' from person where username = 'hejing'
      returning id)
    insert into change_set_row (change_set_id, position, row_number, outcome, state, name, username)
    select id, n, n + 1, case when n % 2 = 0 then 'made' else 'same' end, 'planned', 'Name ' || n, 'name' || n
      from added cross join generate_series(1, 200) n`);
  await db.run(sql`
    with added as (
      insert into change_set (kind, state, created_by, created_at, file_name, columns, term_id, copy_patterns)
      select 'classCopies', 'planned', id, now(), '', '[]', (select min(id) from school_term),
             '{"en": {"find": "", "replacement": ""}, "zh": {"find": "", "replacement": ""}}'
        from person where username = 'hejing'
      returning id)
    insert into class_copy (change_set_id, position, source_id, outcome, state, draft)
    select added.id, row_number() over (order by c.id), c.id, 'made', 'planned', jsonb_build_object('name', c.name,
           'nameZh', c.name_zh, 'teacherIds', jsonb_build_array(c.teacher_id), 'studentIds',
           (select coalesce(jsonb_agg(m.student_id), '[]') from class_member m where m.class_id = c.id and m.left_at is null))
      from added cross join (select * from school_class order by id limit 100) c`);
  await db.run(sql`
    with added as (
      insert into change_set (kind, state, created_by, created_at, file_name, columns, target_id)
      select 'classMerge', 'planned', id, now(), '', '[]', (select min(id) from school_class)
        from person where username = 'hejing'
      returning id)
    insert into class_merge (change_set_id, position, source_id, outcome, state, draft)
    select added.id, row_number() over (order by c.id), c.id, 'merged', 'planned', jsonb_build_object('edition', c.edition,
           'teacherIds', jsonb_build_array(c.teacher_id), 'bothIds', '[]'::jsonb, 'runningWork', 1, 'openAttempts', 1,
           'comingSessions', 1, 'studentIds',
           (select coalesce(jsonb_agg(m.student_id), '[]') from class_member m where m.class_id = c.id and m.left_at is null))
      from added cross join (select * from school_class order by id offset 1 limit 20) c`);
  await db.run(sql`
    with added as (
      insert into change_set (kind, state, created_by, created_at, file_name, columns, format)
      select 'timetable', 'planned', id, now(), 'timetable.ics', '[]', 'ics' from person where username = 'hejing'
      returning id)
    insert into timetable_row (change_set_id, position, outcome, state, session_id, plan)
    select added.id, row_number() over (order by s.id), 'same', 'planned', s.id,
           jsonb_build_object('entry', jsonb_build_object('rowNumber', s.id, 'classes', jsonb_build_array()),
             'fault', null, 'about', '', 'before', null, 'after', null, 'holidayId', null, 'clashes', jsonb_build_array())
      from added cross join (select id from class_session order by id limit 100) s`);
  await db.run(sql`
    insert into change_set (kind, state, created_by, created_at, file_name, columns, target_id, source_id, merge_plan)
    select 'personMerge', 'planned', h.id, now(), '', '[]', s.id, h.id,
           '{"tables": [{"table": "recipient", "moves": 1, "swaps": 0, "stays": 1}]}'
      from person h, person s where h.username = 'hejing' and s.username = 'linxiaohe'`);
  await db.run(sql`
    with added as (
      insert into question_import (owner_id, file_name, format, programme, subject, groups, file_ids, created_at)
      select id, 'questions.txt', 'aiken', 'amc', 'math',
             '[{"title": "", "stimulus": {"kind": "none", "html": "", "files": [], "transcript": ""}}]', '{}', now()
        from person where username = 'qiao'
      returning id)
    insert into question_import_item (import_id, position, group_position, outcome, notes, source, question, is_chosen)
    select added.id, number, 1, 'exact', '[]', 'A question',
           '{"type": "true-false", "prompt": {"text": "<p>Six is even.</p>"}, "key": true, "points": 100,
             "explanation": {"en": "", "zh": ""}}', true
      from added cross join generate_series(1, 500) as number`);
  await db.run(sql`
    insert into candidate_link (candidate_id, token_hash, created_by, created_at, expires_at)
    select min(c.id), sha256(convert_to(${candidateToken}, 'UTF8')), min(c.recruiter_id), now(), now() + interval '1 day'
      from candidate c join assignment s on s.id = c.assignment_id where s.deadline > now()
        and not exists (select 1 from candidate_link)`);
};

const queries = {
  student: "select id from person where username = 'linxiaohe'",
  paperTest: "select min(x.id) from paper_test x join person p on p.id = x.teacher_id where p.username = 'qiao'",
  class: 'select min(id) from school_class',
  changeSet: "select min(id) from change_set where kind = 'people'",
  copySet: "select min(id) from change_set where kind = 'classCopies'",
  mergeSet: "select min(id) from change_set where kind = 'classMerge'",
  timetableSet: "select min(id) from change_set where kind = 'timetable'",
  personMergeSet: "select min(id) from change_set where kind = 'personMerge'",
  teacher: "select id from person where username = 'qiao'",
  room: 'select min(id) from room',
  term: 'select min(id) from school_term',
  ownClass:
    "select min(t.class_id) from class_teacher t join person p on p.id = t.teacher_id where p.username = 'qiao'",
  lesson: "select min(l.id) from class_session l join person p on p.id = l.teacher_id where p.username = 'qiao'",
  lessonClass:
    "select min(l.class_id) from class_session l join person p on p.id = l.teacher_id where p.username = 'qiao'",
  monthsAgo: "select (now() - interval '3 months')::date::text",
  monthsAhead: "select (now() + interval '3 months')::date::text",
  team: "select min(team_id) from team_member m join person p on p.id = m.person_id where p.username = 'qiao'",
  paper: 'select min(id) from paper',
  set: 'select min(id) from question_set',
  routedSet: "select min(id) from question_set where programme = 'sat' and subject = 'math'",
  routedVersion:
    "select head from question_set where id = (select min(id) from question_set where programme = 'sat' and subject = 'math')",
  figuredQuestion: 'select min(question_id) from item_figure',
  questionImport: 'select min(id) from question_import',
  node: "select min(id) from subject_node where kind = 'section'",
  test: "select min(id) from assignment where kind = 'test' and teacher_id = 1",
  homework: `select min(s.id) from assignment s join recipient r on r.assignment_id = s.id and r.submitted_at is not null
              join person p on p.id = r.student_id and p.username = 'linxiaohe' where s.kind = 'homework' and s.teacher_id = 1`,
  testQuestion: `select min(a.question_id) from answer a join attempt t on t.id = a.attempt_id
                  where t.assignment_id = (select min(id) from assignment where kind = 'test' and teacher_id = 1)`,
  ownQuestion: `select min(a.question_id) from answer a join attempt t on t.id = a.attempt_id
                 join person p on p.id = t.student_id and p.username = 'linxiaohe' where t.assignment_id = (
                   select min(s.id) from assignment s join recipient r on r.assignment_id = s.id and r.student_id = p.id
                    where s.kind = 'homework' and s.teacher_id = 1 and r.submitted_at is not null)`,
  defined: "select min(id) from assignment where kind = 'definedHomework' and teacher_id = 1",
  ownDefined: `select min(s.id) from assignment s join recipient r on r.assignment_id = s.id and r.submitted_at is not null
                join person p on p.id = r.student_id and p.username = 'linxiaohe'
                where s.kind in ('definedHomework', 'course') and s.teacher_id = 1`,
  ownHeard: `select min(a.assignment_id) from attempt a join assignment s on s.id = a.assignment_id and s.kind = 'homework'
              join person p on p.id = a.student_id and p.username = 'linxiaohe'
              cross join lateral jsonb_path_query(a.blueprint, '$.sections[*].parts[*].sets[*].id') as q(id)
              join question_set_revision v on v.set_id = q.id::bigint and v.stimulus->>'kind' = 'audio'
              where a.scored_at is not null`,
  textbook: "select min(id) from assignment where kind = 'textbook' and teacher_id = 1",
  ownTextbook: `select min(s.id) from assignment s join recipient r on r.assignment_id = s.id
                 join person p on p.id = r.student_id and p.username = 'linxiaohe' where s.kind = 'textbook'`,
  course: "select min(id) from assignment where kind = 'course' and teacher_id = 1",
  ownCourse: `select min(s.id) from assignment s join recipient r on r.assignment_id = s.id
               join person p on p.id = r.student_id and p.username = 'linxiaohe' where s.kind = 'course'`,
  markedWork: `select t.assignment_id from mark m join attempt t on t.id = m.attempt_id
                join assignment s on s.id = t.assignment_id where s.teacher_id = 1 group by 1 order by count(*) desc limit 1`,
  markedAttempt: `select min(t.id) from mark m join attempt t on t.id = m.attempt_id
                   join assignment s on s.id = t.assignment_id where s.teacher_id = 1`,
  markedQuestion: `select m.question_id from mark m join attempt t on t.id = m.attempt_id
                    join assignment s on s.id = t.assignment_id where s.teacher_id = 1 order by t.id, 1 limit 1`,
  attempt:
    "select min(a.id) from attempt a join assignment s on s.id = a.assignment_id where s.teacher_id = 1 and s.kind = 'test'",
  openAttempt: `select min(a.id) from attempt a join person p on p.id = a.student_id and p.username = 'linxiaohe'
                 where a.submitted_at is null`,
  errorEntry: "select min(e.id) from error_entry e join person p on p.id = e.student_id and p.username = 'linxiaohe'",
  phaseReport: "select min(r.id) from phase_report r join person p on p.id = r.author_id and p.username = 'qiao'",
  ownPhaseReport: `select min(r.id) from phase_report r join person p on p.id = r.student_id and p.username = 'linxiaohe'
                    where r.published_at is not null`,
  announcement: 'select min(id) from announcement',
  candidate: 'select min(id) from candidate',
  document: `select f.attempt_id || '-' || f.question_id from answer_file f join stored_file s on s.id = f.file_id
              where s.mime = 'application/pdf' order by f.added_at limit 1`,
  picture: "select min(id) from stored_file where mime = 'image/svg+xml'",
  secret: 'select secret from school',
} as const;

/** Finds the sample's ids by the names used in the readings. */
export const findSampleIds = async (db: Db): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map<string, string>([['candidateToken', candidateToken]]);
  for (const [name, query] of Object.entries(queries)) {
    const rows = await db.rows<Record<string, unknown>>(sql.raw(query));
    const [value] = Object.values(rows[0] ?? {});
    ids.set(name, typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
  }
  const signed = { fileId: Number(ids.get('picture')), personId: Number(ids.get('student')) };
  ids.set('file', signFile(ids.get('secret') ?? '', { ...signed, expiresAt: new Date(Date.now() + 7_200_000) }));
  return ids;
};
