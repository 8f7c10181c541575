import { randomUUID } from 'node:crypto';
import { insertSet } from '@inkstone/bank/server';
import { inTransaction, openDb, type Db } from '@inkstone/db';
import { sql } from 'drizzle-orm';

/** A server with its database. */
export interface TestServerAccess {
  url: string;
  databaseUrl: string;
  /** The server's clock. */
  now(): Date;
}

interface EssayOptions {
  teacher: string;
  /** Usernames of the students. */
  students: readonly string[];
  /** Usernames of further markers. */
  markers?: readonly string[];
  /** The answer to each question. */
  texts: readonly string[];
  title: string;
}

/** Submitted essays, one for each student and question. */
export interface SubmittedEssays {
  assignmentId: number;
  attemptIds: number[];
  questionIds: number[];
}

const send = async <Body>(server: TestServerAccess, token: string, path: string, body?: object): Promise<Body> => {
  const response = await fetch(`${server.url}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-language': 'en' },
    body: body ? JSON.stringify({ requestId: randomUUID(), ...body }) : null,
  });
  if (response.status === 503) return send(server, token, path, body);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
};

/** Creates sessions without login, to avoid hashing passwords. */
const createSessions = async (db: Db, usernames: readonly string[], now: Date) => {
  const people = new Map<string, { id: number; token: string }>();
  for (const username of usernames) {
    const token = `pieces-${randomUUID()}`;
    const rows = await db.rows<{ id: number }>(sql`
      insert into session (person_id, token_hash, ua_token, created_at, expires_at, last_seen_at)
      select id, sha256(convert_to(${token}, 'UTF8')), ${token}, ${now}, ${now}::timestamptz + interval '1 day', ${now}
        from person where username = ${username} returning person_id as id`);
    const id = rows[0]?.id;
    if (!id) throw new Error(`the school has no ${username}`);
    people.set(username, { id: Number(id), token });
  }
  return people;
};

const createEssaySet = (db: Db, { ownerId, now, count }: { ownerId: number; now: Date; count: number }) =>
  inTransaction(db, (tx) =>
    insertSet(tx, {
      ...{ ownerId, now, programme: 'toefl-2023', subject: 'writing', title: 'Ten posts', titleZh: '十篇讨论' },
      stimulus: { kind: 'none', html: '', files: [] },
      questions: Array.from({ length: count }, (_, at) => ({
        type: 'essay',
        prompt: { text: `<p>Question ${at + 1}: should buses run all night?</p>`, leastWords: 0 },
        key: { model: '<p>They should, where people work at night.</p>' },
        explanation: { en: '<p>Take a side.</p>', zh: '<p>表明立场。</p>' },
        points: 500,
        knowledgeNodeId: null,
      })),
    }),
  );

interface AttemptStart {
  attemptId: number;
  syncId: string;
  ack: number;
  blueprint: { sections: { id: string }[] };
}

/** Submits answers like the student's browser. */
const submitEssays = async (
  server: TestServerAccess,
  token: string,
  work: { id: number; questionIds: readonly number[]; texts: readonly string[] },
): Promise<number> => {
  const { attemptId, syncId, ack, blueprint } = await send<AttemptStart>(
    server,
    token,
    `frontend/test/start?kind=homework&id=${work.id}&windowId=${randomUUID()}`,
  );
  const records = [
    { kind: 'started' },
    { kind: 'section-entered', value: { sectionId: blueprint.sections[0]?.id } },
    ...work.questionIds.flatMap((questId, at) => [
      { kind: 'question-entered', questId },
      { kind: 'answered', questId, value: work.texts[at] ?? '' },
    ]),
  ];
  const events = records.map((event, at) => ({ ...event, seq: ack + 1 + at, syncId, sinceSync: at }));
  await send(server, token, 'do/saveTopic', { attemptId, events, finish: 'attempt' });
  return attemptId;
};

/** Assigns essays as homework and submits them for the students. */
export const submitEssayHomework = async (
  server: TestServerAccess,
  options: EssayOptions,
): Promise<SubmittedEssays> => {
  const { teacher, students, texts, title, markers = [] } = options;
  const now = server.now();
  const db = openDb({ connectionString: server.databaseUrl }, 1);
  try {
    const people = await createSessions(db, [teacher, ...students, ...markers], now);
    const personFor = (username: string) => people.get(username) ?? { id: 0, token: '' };
    const set = await createEssaySet(db, { ownerId: personFor(teacher).id, now, count: texts.length });
    await db.run(sql`
      insert into teacher_student (teacher_id, student_id)
      select ${personFor(teacher).id}, p.id from person p where p.username = any(string_to_array(${students.join(',')}, ','))
      on conflict do nothing`);
    const { id } = await send<{ id: number }>(server, personFor(teacher).token, 'backend/homework/create', {
      title,
      topicIds: [set.setId],
      studentIds: students.map((person) => personFor(person).id),
      markers: markers.map((person) => personFor(person).id),
      beginsAt: now.toISOString(),
      deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
    });
    const attemptIds: number[] = [];
    const work = { id, questionIds: set.questionIds, texts };
    for (const student of students) attemptIds.push(await submitEssays(server, personFor(student).token, work));
    return { assignmentId: id, attemptIds, questionIds: set.questionIds };
  } finally {
    await db.$client.end();
  }
};

interface MarkingOptions extends SubmittedEssays {
  marker: string;
  /** The first answer and the notes on it. */
  text: string;
  notes: readonly { quote: string; code: string; text: string }[];
}

/** Marks all submissions of the first student, annotates the first one, and releases them. */
export const markAndRelease = async (server: TestServerAccess, options: MarkingOptions): Promise<void> => {
  const db = openDb({ connectionString: server.databaseUrl }, 1);
  try {
    const { token } = (await createSessions(db, [options.marker], server.now())).get(options.marker) ?? { token: '' };
    const [attemptId] = options.attemptIds;
    const notes = options.notes.map(({ quote, ...note }) => {
      const from = options.text.indexOf(quote);
      const place = { on: 'text', from, to: from + quote.length, quote };
      return { id: randomUUID(), place, voiceFileId: null, ...note };
    });
    for (const [at, questId] of options.questionIds.entries())
      await send(server, token, 'correct/saveTestCorrect', {
        ...{ attemptId, questId, version: 0 },
        mark: {
          ...{ scores: {}, points: 300, comment: 'Mind the endings.', voiceFileId: null, suggested: null },
          notes: at === 0 ? notes : [],
        },
      });
    await send(server, token, 'correct/submitCorrection', { attemptId });
  } finally {
    await db.$client.end();
  }
};
