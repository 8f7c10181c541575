import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { insertPaper, insertSet } from '@inkstone/bank/server';
import { inTransaction, openDb, type Db } from '@inkstone/db';
import { startEmbedded } from '@inkstone/db/embedded';
import { migrate } from '@inkstone/db/migrate';
import { openStorage } from '@inkstone/files';
import { hashPassword } from '@inkstone/session/server';
import { isTeacher } from '@inkstone/session/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { fillSchool } from '../apps/server/fill-school.ts';

/** A school of a thousand students on an embedded database with the product's durability. */
export interface World {
  databaseUrl: string;
  dataDir: string;
  db: Db;
  teacher: SignedInPerson;
  students: SignedInPerson[];
  paperId: number;
  questionIds: number[];
  close(): Promise<void>;
}

/** A person with a session token. */
export interface SignedInPerson {
  id: number;
  username: string;
  token: string;
}

/** The password of every person in the benchmark. */
export const password = 'inkstone';

const permissions =
  "array['index','publish','publish_homework','publish_test','publish_textbook','publish_video','repository','repository_quest','textbook']";

const people = async (db: Db, { role, count }: { role: string; count: number }): Promise<SignedInPerson[]> => {
  const hash = await hashPassword(password);
  const ownPermissions = isTeacher([role]) ? permissions : "'{}'::text[]";
  await db.run(sql`
    insert into person (username, name, search_text, sort_name, password_hash, roles, role, permissions, language)
    select ${role} || n, ${role} || ' ' || n, ${role} || ' ' || n || ' ' || ${role} || n, ${role} || lpad(n::text, 6, '0'), ${hash}, array[${role}], ${role},
           ${sql.raw(ownPermissions)}, 1
      from generate_series(1, ${count}::int) n`);
  await db.run(sql`
    insert into session (person_id, token_hash, ua_token, created_at, expires_at, last_seen_at)
    select id, sha256(convert_to('bench-bearer-of-' || username, 'UTF8')), 'bench-' || username, now(),
           now() + interval '1 day', now()
      from person where role = ${role}`);
  const rows = await db.rows(sql`select id, username from person where role = ${role} order by id`, {
    id: z.int(),
    username: z.string(),
  });
  return rows.map((row) => ({ ...row, token: `bench-bearer-of-${row.username}` }));
};

const passage = `<p>${'A paper has as many words as a paper has, and some of them are long. '.repeat(4)}</p>`;

/** An AMC 8 paper of 25 multiple-choice questions. */
const paper = (db: Db, ownerId: number) =>
  inTransaction(db, async (tx) => {
    const now = new Date();
    const owned = { ownerId, now, programme: 'amc', title: 'Bench', titleZh: null };
    const questions = Array.from({ length: 25 }, (_, index) => ({
      type: 'choice',
      prompt: {
        text: `${passage}<p>What is <span data-math>${index} \\times 7</span>?</p>`,
        options: ['A', 'B', 'C', 'D', 'E'].map((id_option) => ({ id_option, text: `<p>Option ${id_option}</p>` })),
      },
      key: 'B',
      explanation: { en: '<p>Seven times.</p>', zh: '<p>七倍。</p>' },
      points: 100,
      knowledgeNodeId: null,
    }));
    const stimulus = { kind: 'none' as const, html: '', files: [] };
    const set = await insertSet(tx, { ...owned, subject: 'math', stimulus, questions });
    const sections = [{ section: 'contest', part: null, seconds: null, setRevisionIds: [set.setRevisionId] }];
    const created = await insertPaper(tx, { ...owned, variant: 'amc-8', typeId: null, questionCount: 25, sections });
    return { paperId: created.paperId, questionIds: set.questionIds };
  });

/** Creates the school. */
export const openWorld = async (): Promise<World> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'inkstone-bench-'));
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  const connection = { connectionString: embedded.url };
  await migrate({ connection, folder: path.resolve(import.meta.dirname, '../apps/server/migrations') });
  const storage = openStorage({ kind: 'disk', folder: path.join(dataDir, 'files') });
  await fillSchool({ connection, storage, school: 'empty', now: new Date(), print: () => undefined });
  storage.close();
  const db = openDb(connection, 4);
  const [teacher] = await people(db, { role: 'teacher', count: 100 });
  const students = await people(db, { role: 'student', count: 1000 });
  if (!teacher) throw new Error('nobody teaches');
  await db.run(sql`
    insert into teacher_student (teacher_id, student_id) select ${teacher.id}, id from person where role = 'student'`);
  const content = await paper(db, teacher.id);
  await db.run(sql`analyze`);
  const close = async () => {
    await db.$client.end();
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { databaseUrl: embedded.url, dataDir, db, teacher, students, ...content, close };
};
