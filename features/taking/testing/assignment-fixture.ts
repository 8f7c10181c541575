import { randomUUID } from 'node:crypto';
import { homeworkCalls, testCalls } from '@inkstone/assignments/contract';
import { insertSet } from '@inkstone/bank/server';
import type { PageKind } from '@inkstone/exam/assignment-kinds';
import { linkStudent } from '@inkstone/people/server';
import type { TestBrowser, TestPerson, TestSchool } from '@inkstone/testing';

// Questions in the same words count as copies of each other, so every set asks other sums.
let setsMade = 0;

/** Creates a set of choice questions whose key is always B; C is the distractor. */
export const createChoiceSet = async (
  school: TestSchool,
  { ownerId, questions = 3 }: { ownerId: number; questions?: number },
) => {
  setsMade += 1;
  const addend = setsMade;
  return school.tx((tx) =>
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
          text: `<p>What is ${index} + ${addend}?</p>`,
          options: ['A', 'B', 'C', 'D', 'E'].map((id_option) => ({ id_option, text: `<p>${id_option}</p>` })),
        },
        key: 'B',
        explanation: { en: '<p>Count on.</p>', zh: '<p>往后数一个。</p>' },
        points: 100,
        knowledgeNodeId: null,
      })),
    }),
  );
};

const spokenQuestion = { type: 'timed-speech', prompt: { text: '<p>Say why.</p>' }, key: { model: '<p>Because.</p>' } };
const createFileQuestion = ({ accepts = ['text', 'files', 'recording'], mostFiles = 3 }: FixtureDraft) => ({
  type: 'file-upload',
  prompt: { text: '<p>Show it.</p>', accepts, mostFiles, leastWords: 0 },
  key: { model: '<p>Like this.</p>' },
});

const codeQuestion = {
  type: 'code-picture',
  prompt: { text: '<p>Show your program.</p>', mostFiles: 3 },
  key: { model: '' },
};

/** Creates a set with one teacher-marked question and one choice question. */
const createOpenSet = async (school: TestSchool, { ownerId }: { ownerId: number }, open: typeof spokenQuestion) =>
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

const essayQuestion = { type: 'essay', prompt: { text: '<p>Write.</p>', leastWords: 0 }, key: { model: '' } };

/** An assignment to one student, with signed-in browsers of teacher and student. */
export interface AssignmentFixture {
  teacher: TestBrowser;
  student: TestBrowser;
  studentPerson: TestPerson;
  assignmentId: number;
  questionIds: number[];
  kind: PageKind | 'course';
}

/** An assignment with questions that the teacher owns. */
export interface TeacherAssignmentFixture extends AssignmentFixture {
  /** The owner of the questions: the teacher. */
  ownerId: number;
}

interface FixtureDraft {
  kind?: PageKind;
  beginsAt?: string;
  deadline?: string;
  questions?: number;
  timeLimit?: number;
  allowsOvertime?: boolean;
  /** Answers can be confirmed to see their keys at once. */
  hasInstantFeedback?: boolean;
  selfMarking?: boolean;
  reportAt?: 'submitted' | 'closed' | 'byHand';
  /** One question with text, files and recordings, and one choice question. */
  files?: boolean;
  /** The most files that question takes, if not three. */
  mostFiles?: number;
  /** The ways in which that question is answered, if not all. */
  accepts?: ('text' | 'files' | 'recording')[];
  /** One question that asks for pictures of a program, and one choice question. */
  code?: boolean;
  /** One spoken question and one choice question. */
  spoken?: boolean;
  /** One essay and one choice question. */
  written?: boolean;
  /** An earlier assignment, whose teacher and student are used again. */
  like?: TeacherAssignmentFixture;
}

/** Creates a teacher with one student, both signed in. */
const createTeacherAndStudent = async (school: TestSchool) => {
  const since = school.clock.now();
  const teacherPerson = await school.person({ role: 'teacher' });
  const studentPerson = await school.person({ role: 'student' });
  await school.tx((tx) => linkStudent(tx, { teacherId: teacherPerson.id, studentId: studentPerson.id, since }));
  const teacher = await school.signIn(teacherPerson);
  return { teacher, student: await school.signIn(studentPerson), studentPerson, ownerId: teacherPerson.id };
};

/** Creates a test or homework of choice questions for a new student, open from now for three hours. */
export const createAssignmentFixture = async (
  school: TestSchool,
  draft: FixtureDraft = {},
): Promise<TeacherAssignmentFixture> => {
  const kind = draft.kind ?? 'test';
  const now = school.clock.now();
  const { teacher, student, studentPerson, ownerId } = draft.like ?? (await createTeacherAndStudent(school));
  const open =
    (draft.spoken && spokenQuestion) ||
    (draft.files && createFileQuestion(draft)) ||
    (draft.code && codeQuestion) ||
    (draft.written && essayQuestion);
  const set = open
    ? await createOpenSet(school, { ownerId }, open)
    : await createChoiceSet(school, { ownerId, questions: draft.questions ?? 3 });
  const { id } = await teacher.send(kind === 'test' ? testCalls.createAssignment : homeworkCalls.createAssignment, {
    requestId: randomUUID(),
    title: 'Sums of Monday',
    setIds: [set.setId],
    studentIds: [studentPerson.id],
    beginsAt: draft.beginsAt ?? now.toISOString(),
    deadline: draft.deadline ?? new Date(now.getTime() + 3 * 3_600_000).toISOString(),
    timeLimit: draft.timeLimit ?? null,
    ...(draft.allowsOvertime && { allowsOvertime: true }),
    ...(draft.hasInstantFeedback && { hasInstantFeedback: true }),
    selfMarking: draft.selfMarking ?? false,
    ...(draft.reportAt && { reportAt: draft.reportAt }),
  });
  return { teacher, student, studentPerson, ownerId, assignmentId: id, questionIds: set.questionIds, kind };
};
