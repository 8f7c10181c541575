import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/** The baseline: the least work that saving one answer can be. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
const app = Fastify();

interface Save {
  attemptId: number;
  questionId: number;
  value: unknown;
  seq: number;
}

const session = {
  name: 'bare_session',
  text: `select s.id, p.id as person_id, p.role, p.permissions from session s join person p on p.id = s.person_id
          where s.token_hash = $1 and s.ended_at is null and s.expires_at > now()`,
};
const lock = {
  name: 'bare_lock',
  text: `select a.id, s.deadline from attempt a join recipient r on r.id = a.recipient_id
           join assignment s on s.id = a.assignment_id
          where a.id = $1 and a.student_id = $2 for update of a`,
};
const upsert = {
  name: 'bare_upsert',
  text: `insert into answer as a (attempt_id, question_id, value, seq, answered_at) values ($1, $2, $3, $4, now())
         on conflict (attempt_id, question_id) do update
            set value = excluded.value, seq = excluded.seq, answered_at = excluded.answered_at
          where a.seq <= excluded.seq`,
};

app.post<{ Body: Save }>('/save', async (request, reply) => {
  const token = String(request.headers.authorization).slice('Bearer '.length);
  const hash = createHash('sha256').update(token).digest();
  const { attemptId, questionId, value, seq } = request.body;
  const me = await pool.query<{ person_id: string }>({ ...session, values: [hash] });
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const row = await client.query({ ...lock, values: [attemptId, me.rows[0]?.person_id] });
    if (row.rows.length === 0) return await reply.code(404).send({ success: 0 });
    await client.query({ ...upsert, values: [attemptId, questionId, JSON.stringify(value), seq] });
    return { success: 1, ack: seq };
  } finally {
    await client.query('COMMIT');
    client.release();
  }
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`serves on ${address}`);
process.on('SIGTERM', () => void app.close().then(() => pool.end()));
