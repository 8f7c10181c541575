import { randomUUID } from 'node:crypto';
import { insertSet } from '@inkstone/bank/server';
import { inTransaction, openDb, type Db } from '@inkstone/db';
import { sql } from 'drizzle-orm';

/** A school's server with its database. */
export interface Open {
  url: string;
  databaseUrl: string;
  /** The server's instant. */
  now(): Date;
}

interface Wanted {
  teacher: string;
  /** Usernames of those who write. */
  students: readonly string[];
  /** Also mark it. */
  markers?: readonly string[];
  /** What each question is answered with. */
  texts: readonly string[];
  title: string;
}

/** Essays that were given and handed in: a piece for each student and question. */
export interface Essays {
  assignmentId: number;
  attemptIds: number[];
  questionIds: number[];
}

const send = async <Body>(open: Open, token: string, path: string, body?: object): Promise<Body> => {
  const response = await fetch(`${open.url}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-language': 'en' },
    body: body ? JSON.stringify({ requestId: randomUUID(), ...body }) : null,
  });
  if (response.status === 503) return send(open, token, path, body);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
};

/** Sessions without a login, which would hash a password for each. */
const tokensOf = async (db: Db, usernames: readonly string[], now: Date) => {
  const people = new Map<string, { id: number; token: string }>();
  for (const username of usernames) {
    const token = `pieces-${randomUUID()}`;
    const { rows } = await db.execute<{ id: number }>(sql`
      insert into session (person_id, token_hash, ua_token, created_at, expires_at, last_seen_at)
      select id, sha256(convert_to(${token}, 'UTF8')), ${token}, ${now}, ${now}::timestamptz + interval '1 day', ${now}
        from person where username = ${username} returning person_id as id`);
    const id = rows[0]?.id;
    if (!id) throw new Error(`the school has no ${username}`);
    people.set(username, { id: Number(id), token });
  }
  return people;
};

const anEssaySet = (db: Db, { ownerId, now, count }: { ownerId: number; now: Date; count: number }) =>
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

interface Started {
  attemptId: number;
  syncId: string;
  ack: number;
  blueprint: { sections: { id: string }[] };
}

/** Writes and hands in as the student's browser would. */
const handIn = async (
  open: Open,
  token: string,
  work: { id: number; questionIds: readonly number[]; texts: readonly string[] },
): Promise<number> => {
  const { attemptId, syncId, ack, blueprint } = await send<Started>(
    open,
    token,
    `frontend/test/start?kind=homework&id=${work.id}&windowId=${randomUUID()}`,
  );
  const said = [
    { kind: 'started' },
    { kind: 'section-entered', value: { sectionId: blueprint.sections[0]?.id } },
    ...work.questionIds.flatMap((questId, at) => [
      { kind: 'question-entered', questId },
      { kind: 'answered', questId, value: work.texts[at] ?? '' },
    ]),
  ];
  const events = said.map((event, at) => ({ ...event, seq: ack + 1 + at, syncId, sinceSync: at }));
  await send(open, token, 'do/saveTopic', { attemptId, events, finish: 'attempt' });
  return attemptId;
};

/** Gives essays as homework and lets the students hand them in. */
export const essaysHandedIn = async (open: Open, wanted: Wanted): Promise<Essays> => {
  const { teacher, students, texts, title, markers = [] } = wanted;
  const now = open.now();
  const db = openDb({ connectionString: open.databaseUrl }, 1);
  try {
    const people = await tokensOf(db, [teacher, ...students, ...markers], now);
    const of = (username: string) => people.get(username) ?? { id: 0, token: '' };
    const set = await anEssaySet(db, { ownerId: of(teacher).id, now, count: texts.length });
    await db.execute(sql`
      insert into teacher_student (teacher_id, student_id)
      select ${of(teacher).id}, p.id from person p where p.username = any(string_to_array(${students.join(',')}, ','))
      on conflict do nothing`);
    const { id } = await send<{ id: number }>(open, of(teacher).token, 'backend/homework/create', {
      title,
      topicIds: [set.setId],
      studentIds: students.map((one) => of(one).id),
      markers: markers.map((one) => of(one).id),
      beginsAt: now.toISOString(),
      deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
    });
    const attemptIds: number[] = [];
    const work = { id, questionIds: set.questionIds, texts };
    for (const student of students) attemptIds.push(await handIn(open, of(student).token, work));
    return { assignmentId: id, attemptIds, questionIds: set.questionIds };
  } finally {
    await db.$client.end();
  }
};

interface Marked extends Essays {
  marker: string;
  /** The first answer, and what is noted on its words. */
  text: string;
  notes: readonly { quote: string; code: string; text: string }[];
}

/** Marks every piece of the first student, notes on the first one, and gives them back. */
export const markedAndReleased = async (open: Open, wanted: Marked): Promise<void> => {
  const db = openDb({ connectionString: open.databaseUrl }, 1);
  try {
    const { token } = (await tokensOf(db, [wanted.marker], open.now())).get(wanted.marker) ?? { token: '' };
    const [attemptId] = wanted.attemptIds;
    const noted = wanted.notes.map(({ quote, ...note }) => {
      const from = wanted.text.indexOf(quote);
      const place = { on: 'text', from, to: from + quote.length, quote };
      return { id: randomUUID(), place, voiceFileId: null, ...note };
    });
    for (const [at, questId] of wanted.questionIds.entries())
      await send(open, token, 'correct/saveTestCorrect', {
        ...{ attemptId, questId, version: 0 },
        mark: {
          ...{ scores: {}, points: 300, comment: 'Mind the endings.', voiceFileId: null, suggested: null },
          notes: at === 0 ? noted : [],
        },
      });
    await send(open, token, 'correct/submitCorrection', { attemptId });
  } finally {
    await db.$client.end();
  }
};
