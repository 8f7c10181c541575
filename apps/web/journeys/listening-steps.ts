import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { insertPaper, insertSet } from '@inkstone/bank/server';
import { aWav } from '@inkstone/bank/testing';
import { inTransaction, openDb, type Db } from '@inkstone/db';
import { expect } from './fixtures/school.ts';
import { postWithRetry } from './steps/post-with-retry.ts';
import { queryRows, type TestAssignment, type TestServer } from './taking-steps.ts';

/** One set of a paper: how many questions, and how long its recording is. */
interface SetPlan {
  section: string;
  part: string;
  title: string;
  questions: number;
  audioSeconds?: number;
  html?: string;
  type?: 'choice' | 'essay' | 'timed-speech';
}

const options = ['A', 'B', 'C', 'D'].map((id_option) => ({ id_option, text: `<p>Option ${id_option}</p>` }));
const rest = { explanation: { en: '', zh: '' }, points: 100, knowledgeNodeId: null };
const choice = (text: string) => ({ type: 'choice', prompt: { text: `<p>${text}</p>`, options }, key: 'B', ...rest });
const essay = (text: string) => ({
  type: 'essay',
  prompt: { text: `<p>${text}</p>`, leastWords: 0 },
  key: { model: '' },
  ...rest,
});

const speech = (text: string) => ({
  type: 'timed-speech',
  prompt: { text: `<p>${text}</p>` },
  key: { model: '' },
  ...rest,
});
const asks = { choice, essay, 'timed-speech': speech };

interface Teacher {
  ownerId: number;
  headers: Record<string, string>;
}

const signedIn = async (place: TestServer, request: APIRequestContext): Promise<Teacher> => {
  const data = { username: 'qiao', password: 'inkstone' };
  const { token } = (await (await postWithRetry(request, `${place.url}/api/backend/login`, { data })).json()) as {
    token: string;
  };
  const [row] = await queryRows<{ id: string }>(place, "select id from person where username = 'qiao'");
  return { ownerId: Number(row?.id), headers: { authorization: `Bearer ${token}` } };
};

/** Uploads a tone as a teacher does. */
const uploaded = async (place: TestServer, request: APIRequestContext, { headers }: Teacher, seconds: number) => {
  const file = { name: 'talk.wav', mimeType: 'audio/wav', buffer: aWav(seconds) };
  const multipart = { requestId: randomUUID(), file };
  const answer = await postWithRetry(request, `${place.url}/api/upload/testFiles`, { headers, multipart });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { file: { id: number; mime: string } }).file;
};

const keptPaper = async (
  db: Db,
  plans: readonly (SetPlan & { file?: { id: number; mime: string } })[],
  about: {
    ownerId: number;
    now: Date;
  },
) =>
  inTransaction(db, async (tx) => {
    const programme = 'toefl-2023';
    const insertedSets: (SetPlan & { setId: number; setRevisionId: number; questionIds: number[] })[] = [];
    for (const { file, ...plan } of plans) {
      const ask = asks[plan.type ?? 'choice'];
      const questions = Array.from({ length: plan.questions }, (_, at) => ask(`${plan.title}, question ${at + 1}`));
      const stimulus = {
        kind: plan.html ? ('passage' as const) : file ? ('audio' as const) : ('none' as const),
        html: plan.html ?? '',
        files: file ? [{ id: file.id, mime: file.mime }] : [],
        transcript: file ? `<p>Transcript of ${plan.title}</p>` : '',
        ...(plan.audioSeconds ? { audioSeconds: plan.audioSeconds } : {}),
      };
      const { title } = plan;
      const set = await insertSet(tx, {
        ...about,
        programme,
        subject: plan.section,
        title,
        titleZh: null,
        stimulus,
        questions,
      });
      insertedSets.push({ ...plan, ...set });
    }
    const places = [...new Set(plans.map(({ section, part }) => `${section} ${part}`))];
    const sections = places.map((place) => {
      const [section = '', part = ''] = place.split(' ');
      const partSets = insertedSets.filter((inserted) => inserted.section === section && inserted.part === part);
      return { section, part, seconds: null, setRevisionIds: partSets.map(({ setRevisionId }) => setRevisionId) };
    });
    const questionIds = insertedSets.flatMap((inserted) => inserted.questionIds);
    const paper = { programme, variant: 'toefl-2023', typeId: null, title: 'Mock A', titleZh: null };
    const { paperId } = await insertPaper(tx, { ...about, ...paper, questionCount: questionIds.length, sections });
    return { paperId, questionIds, setIds: insertedSets.map(({ setId }) => setId) };
  });

/** Creates a test of some sections with uploaded recordings. */
export const givePaper = async (
  place: TestServer,
  request: APIRequestContext,
  plans: readonly SetPlan[],
): Promise<TestAssignment & { setIds: number[] }> => {
  const now = place.clock.now();
  const teacher = await signedIn(place, request);
  const withFiles = [];
  for (const plan of plans) {
    const file = plan.audioSeconds ? await uploaded(place, request, teacher, plan.audioSeconds) : undefined;
    withFiles.push({ ...plan, ...(file && { file }) });
  }
  await queryRows(place, 'update person set language = 1');
  const [student] = await queryRows<{ id: string }>(place, "select id from person where username = 'linxiaohe'");
  const db = openDb({ connectionString: place.databaseUrl }, 1);
  const { paperId, questionIds, setIds } = await keptPaper(db, withFiles, { ownerId: teacher.ownerId, now });
  await db.$client.end();
  const asTeacher: TestAssignment['asTeacher'] = async (path, input) => {
    const { headers } = teacher;
    const answer = await postWithRetry(request, `${place.url}/api/${path}`, {
      headers,
      data: { requestId: randomUUID(), ...input },
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const { id } = await asTeacher('backend/test/create', {
    title: 'Mock A',
    paperId,
    studentIds: [Number(student?.id)],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 180 * 60_000).toISOString(),
  });
  expect(Number(id)).toBeGreaterThan(0);
  return { id: Number(id), kind: 'test', questionIds, setIds, asTeacher };
};

/** The play counts of each set's recording on the server. */
export const countPlays = async (
  place: TestServer,
  { id, setIds }: TestAssignment & { setIds: number[] },
): Promise<number[]> => {
  const [row] = await queryRows<{ state: { plays: Record<number, number> } }>(
    place,
    'select state from attempt where assignment_id = $1',
    [id],
  );
  return setIds.map((setId) => row?.state.plays[setId] ?? 0);
};
