import { randomUUID } from 'node:crypto';
import { homework, tests } from '@inkstone/assignments/contract';
import { insertSet } from '@inkstone/bank/server';
import type { WrittenEvent } from '@inkstone/exam/attempt';
import { wireOf, type WireEvent } from '@inkstone/exam/attempt';
import { linkStudent } from '@inkstone/people/server';
import type { TestBrowser, TestPerson, TestSchool } from '@inkstone/server/testing';
import { saveAnswers, startAttempt } from './contract.ts';

/** A set of choice questions whose right option is always B; C is the usual mistake. */
export const aSet = async (school: TestSchool, { ownerId, questions = 3 }: { ownerId: number; questions?: number }) =>
  school.tx((tx) =>
    insertSet(tx, {
      ownerId,
      now: school.clock.now(),
      programme: 'amc',
      subject: 'math',
      title: 'Sums',
      titleZh: '求和',
      stimulus: { kind: 'none', html: '', files: [] },
      questions: Array.from({ length: questions }, (_, index) => ({
        type: 'choice',
        prompt: {
          text: `<p>What is ${index} + 1?</p>`,
          options: ['A', 'B', 'C', 'D', 'E'].map((id_option) => ({ id_option, text: `<p>${id_option}</p>` })),
        },
        key: 'B',
        explanation: { en: '<p>Count on.</p>', zh: '<p>往后数一个。</p>' },
        points: 100,
        knowledgeNodeId: null,
      })),
    }),
  );

const spoken = { type: 'timed-speech', prompt: { text: '<p>Say why.</p>' }, key: { model: '<p>Because.</p>' } };
const takingFiles = {
  type: 'file-upload',
  prompt: { text: '<p>Show it.</p>', accepts: ['text', 'files', 'recording'], mostFiles: 3, leastWords: 0 },
  key: { model: '<p>Like this.</p>' },
};

/** A set with a question that a teacher marks, and one of choice after it. */
const anOpenSet = async (school: TestSchool, { ownerId }: { ownerId: number }, open: typeof spoken) =>
  school.tx((tx) =>
    insertSet(tx, {
      ownerId,
      now: school.clock.now(),
      programme: 'amc',
      subject: 'math',
      title: 'Speak',
      titleZh: '口语',
      stimulus: { kind: 'none', html: '', files: [] },
      questions: [
        open,
        {
          type: 'choice',
          prompt: { text: '<p>And?</p>', options: ['A', 'B'].map((id_option) => ({ id_option, text: id_option })) },
          key: 'B',
        },
      ].map((question) => ({
        ...question,
        explanation: { en: '<p>Count on.</p>', zh: '<p>往后数一个。</p>' },
        points: 100,
        knowledgeNodeId: null,
      })),
    }),
  );

const written = { type: 'essay', prompt: { text: '<p>Write.</p>', leastWords: 0 }, key: { model: '' } };

/** What a recorder makes, as far as the server looks at it, of so many bytes. */
export const aRecording = (bytes = 600): Buffer =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
    Buffer.from('webm A_OPUS '),
    Buffer.from(Uint8Array.from({ length: bytes - 16 }, (_, index) => (index * 31) % 251)),
  ]);

/** What a camera makes, as far as the server looks at it, of so many bytes. */
export const aPhoto = (bytes = 400): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.from(Uint8Array.from({ length: bytes - 4 }, (_, index) => (index * 17) % 251)),
  ]);

/** One piece of a recording as a browser sends it. */
export interface Piece {
  recordingId: string;
  attemptId: number;
  questId: number;
  index: number;
  last?: boolean;
  bytes: Buffer | null;
}

/** Sends a form with one file by any call; gives status and body. */
export const sendForm = async (
  school: TestSchool,
  browser: Pick<TestBrowser, 'token'>,
  { path, fields, bytes }: { path: string; fields: Readonly<Record<string, string>>; bytes: Buffer | null },
) => {
  const boundary = 'pieces';
  const part = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="part"; filename="piece"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const texts = Object.entries({ requestId: randomUUID(), ...fields }).map(([name, value]) =>
    Buffer.from(part(name, value)),
  );
  const file = bytes ? [Buffer.from(head), bytes, Buffer.from('\r\n')] : [];
  const response = await school.server.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: {
      'accept-language': 'en',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      authorization: `Bearer ${browser.token}`,
    },
    payload: Buffer.concat([...texts, ...file, Buffer.from(`--${boundary}--\r\n`)]),
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
};

/** Sends one piece of a recording. */
export const uploadPiece = (
  school: TestSchool,
  browser: Pick<TestBrowser, 'token'>,
  { bytes, ...fields }: Piece,
  path = 'upload/uploadAudio',
) => {
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return sendForm(school, browser, { path, fields: texts, bytes });
};

/** Work given to one student, with the browsers of both. */
export interface GivenWork {
  teacher: TestBrowser;
  student: TestBrowser;
  studentPerson: TestPerson;
  assignmentId: number;
  questionIds: number[];
  kind: 'test' | 'homework' | 'course';
}

/** Work with questions of the teacher's own. */
export interface OwnWork extends GivenWork {
  /** Whose the questions are: the teacher. */
  ownerId: number;
}

interface Draft {
  kind?: 'test' | 'homework';
  beginsAt?: string;
  deadline?: string;
  questions?: number;
  timeLimit?: number;
  selfMarking?: boolean;
  /** One question that takes a text, three files and recordings, and one of choice. */
  files?: boolean;
  /** One question answered by voice and one of choice. */
  spoken?: boolean;
  /** One long text to write and one question of choice. */
  written?: boolean;
  /** Work given before, to whose student it is given once more. */
  like?: OwnWork;
}

/** A teacher with one student, both signed in. */
const someone = async (school: TestSchool) => {
  const since = school.clock.now();
  const teacherPerson = await school.person({ role: 'teacher' });
  const studentPerson = await school.person({ role: 'student' });
  await school.tx((tx) => linkStudent(tx, { teacherId: teacherPerson.id, studentId: studentPerson.id, since }));
  const teacher = await school.signIn(teacherPerson);
  return { teacher, student: await school.signIn(studentPerson), studentPerson, ownerId: teacherPerson.id };
};

/** Gives a student a test or homework of choice questions, from now for three hours. */
export const someWork = async (school: TestSchool, draft: Draft = {}): Promise<OwnWork> => {
  const kind = draft.kind ?? 'test';
  const now = school.clock.now();
  const { teacher, student, studentPerson, ownerId } = draft.like ?? (await someone(school));
  const open = (draft.spoken && spoken) || (draft.files && takingFiles) || (draft.written && written);
  const set = open
    ? await anOpenSet(school, { ownerId }, open)
    : await aSet(school, { ownerId, questions: draft.questions ?? 3 });
  const { id } = await teacher.send(kind === 'test' ? tests.create : homework.create, {
    requestId: randomUUID(),
    title: 'Sums of Monday',
    topicIds: [set.setId],
    studentIds: [studentPerson.id],
    beginsAt: draft.beginsAt ?? now.toISOString(),
    deadline: draft.deadline ?? new Date(now.getTime() + 3 * 3_600_000).toISOString(),
    timeLimit: draft.timeLimit ?? null,
    selfMarking: draft.selfMarking ?? false,
  });
  return { teacher, student, studentPerson, ownerId, assignmentId: id, questionIds: set.questionIds, kind };
};

/** A browser window that sits an attempt and numbers its events. */
export interface Sitter {
  attemptId: number;
  windowId: string;
  start: Awaited<ReturnType<typeof startedBy>>;
  /** Sends events as one batch. */
  say(
    ...events: WrittenEvent[]
  ): Promise<{ ack: number; syncId: string; isClosed: boolean; secondsLeft: number | null }>;
  /** The records that the next events would be, without sending them. */
  record<Events extends readonly WrittenEvent[]>(...events: Events): { [Place in keyof Events]: WireEvent };
}

const startedBy = (browser: TestBrowser, work: GivenWork, windowId: string, takeOver: boolean) =>
  browser.ask(startAttempt, { kind: work.kind, id: work.assignmentId, windowId, takeOver });

/** Opens the attempt in a window. */
export const sit = async (
  school: TestSchool,
  work: GivenWork,
  { windowId = randomUUID() as string, takeOver = false, browser = work.student } = {},
): Promise<Sitter> => {
  const start = await startedBy(browser, work, windowId, takeOver);
  let seq = start.ack;
  let syncId = start.syncId;
  let syncAt = school.clock.now().getTime();
  const numbered = (event: WrittenEvent): WireEvent => {
    seq += 1;
    return { ...wireOf(event), seq, syncId, sinceSync: school.clock.now().getTime() - syncAt };
  };
  // `map` forgets how many there are.
  const record: Sitter['record'] = <Events extends readonly WrittenEvent[]>(...events: Events) =>
    events.map(numbered) as { [Place in keyof Events]: WireEvent };
  return {
    attemptId: start.attemptId,
    windowId,
    start,
    record,
    async say(...events) {
      const saved = await browser.send(saveAnswers, { attemptId: start.attemptId, events: record(...events) });
      syncId = saved.syncId;
      syncAt = school.clock.now().getTime();
      return saved;
    },
  };
};
