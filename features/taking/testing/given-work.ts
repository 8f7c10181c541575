import { randomUUID } from 'node:crypto';
import { homeworkCalls, testCalls } from '@inkstone/assignments/contract';
import { insertSet } from '@inkstone/bank/server';
import { linkStudent } from '@inkstone/people/server';
import type { TestBrowser, TestPerson, TestSchool } from '@inkstone/server/testing';

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
  const { id } = await teacher.send(kind === 'test' ? testCalls.create : homeworkCalls.create, {
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
