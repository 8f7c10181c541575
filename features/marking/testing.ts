import { randomUUID } from 'node:crypto';
import type { QuestionRubric } from '@inkstone/bank/contract';
import { insertSet } from '@inkstone/bank/server';
import { createCalls } from '@inkstone/assignments/testing';
import { aClass } from '@inkstone/people/testing';
import type { TestBrowser, TestPerson, TestSchool } from '@inkstone/testing';
import { startAttemptDriver } from '@inkstone/taking/testing';
import { saveMark, type MarkDraft } from './contract.ts';

/** The text of the first student. */
export const essayText = 'He go to school by bus. It is good for city.';

/** A discussion post and a second text, submitted by some students. */
export interface SubmittedEssays {
  kind: 'test' | 'homework';
  assignmentId: number;
  teacher: TestBrowser;
  /** Teaches the same class and is not a marker. */
  colleague: TestBrowser;
  students: { browser: TestBrowser; person: TestPerson; attemptId: number }[];
  /** The essay, and the second text, which stays blank unless `second` is given. */
  questionId: number;
  blankId: number;
}

const createEssaySet = (school: TestSchool, ownerId: number, { programme, isHeard, rubric }: EssaySource) =>
  school.tx((tx, { now }) =>
    insertSet(tx, {
      ...{ ownerId, now, programme, subject: isHeard ? 'listening' : 'writing', title: 'Buses', titleZh: '公交车' },
      stimulus: isHeard
        ? { kind: 'audio', html: '', files: [], audioSeconds: 4, transcript: '<p>Buses are good for a city.</p>' }
        : { kind: 'none', html: '', files: [] },
      questions: ['<p>Are buses good for a city?</p>', '<p>And trams?</p>'].map((text, index) => ({
        type: isHeard ? 'short-answer' : 'essay',
        prompt: isHeard ? { text } : { text, leastWords: 0 },
        key: { model: '<p>They are.</p>' },
        explanation: { en: '<p>Take a side.</p>', zh: '<p>表明立场。</p>' },
        points: 500,
        knowledgeNodeId: null,
        rubric: index === 0 ? rubric : null,
      })),
    }),
  );

/** What the texts answer: their questions, or a recording of a listening programme. */
interface EssaySource {
  programme: string;
  isHeard: boolean;
  /** The rubric of the first question. */
  rubric: QuestionRubric | null;
}

/** How the essays of a test are written; absent parts are as plain as they can be. */
interface EssaysDraft {
  kind?: 'test' | 'homework';
  students?: number;
  markers?: TestPerson[];
  value?: string | null;
  /** The answer to the second text; blank if absent. */
  second?: string;
  left?: boolean;
  /** The first text as it is written on after its time of ten minutes; absent: nothing is written on. */
  overtime?: string;
  /** What is written over time counts like the rest, instead of being kept apart. */
  overtimeCounts?: boolean;
  /** When its report opens; absent: as the kind says. */
  reportAt?: 'submitted' | 'closed' | 'byHand';
  programme?: string;
  /** The texts answer a recording; the programme has to be one of listening. */
  isHeard?: boolean;
  /** The rubric that the first question carries; absent: none. */
  rubric?: QuestionRubric;
}

/** Writes and submits the essay of one student; returns the attempt. */
const writeEssay = async (
  school: TestSchool,
  work: Parameters<typeof startAttemptDriver>[1],
  essay: { draft: EssaysDraft; value: string | null; questionId: number; blankId: number },
): Promise<number> => {
  const { draft, value, questionId, blankId } = essay;
  const sitting = await startAttemptDriver(school, work);
  await sitting.sendEvents(
    { kind: 'question-entered', questionId },
    { kind: 'answered', questionId, value },
    ...(draft.second === undefined
      ? []
      : [
          { kind: 'question-entered' as const, questionId: blankId },
          { kind: 'answered' as const, questionId: blankId, value: draft.second },
        ]),
  );
  if (draft.overtime !== undefined) {
    school.clock.pass({ minutes: 12 });
    await sitting.sendEvents({ kind: 'answered', questionId, value: draft.overtime });
  }
  if (!draft.left) await sitting.submit();
  return sitting.attemptId;
};

/**
 * Assigns a writing test to a class and submits it for everyone, unless `left` leaves it open; it closes in three
 * hours.
 */
export const createSubmittedEssays = async (school: TestSchool, draft: EssaysDraft = {}): Promise<SubmittedEssays> => {
  const { kind = 'homework', students: count = 1, value = essayText } = draft;
  const teacherPerson = await school.person({ role: 'teacher', name: 'Teacher One' });
  const colleaguePerson = await school.person({ role: 'teacher', name: 'Teacher Two' });
  const room = await aClass(school, { teacher: teacherPerson, colleagues: [colleaguePerson], students: count });
  const source = {
    programme: draft.programme ?? 'toefl-2023',
    isHeard: draft.isHeard ?? false,
    rubric: draft.rubric ?? null,
  };
  const set = await createEssaySet(school, teacherPerson.id, source);
  const [questionId = 0, blankId = 0] = set.questionIds;
  const teacher = await school.signIn(teacherPerson);
  const now = school.clock.now();
  const { id: assignmentId } = await teacher.send(createCalls[kind], {
    requestId: randomUUID(),
    title: 'Buses',
    setIds: [set.setId],
    classIds: [room.id],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
    markers: (draft.markers ?? []).map(({ id }) => id),
    ...(draft.reportAt && { reportAt: draft.reportAt }),
    ...(draft.overtime !== undefined && { timeLimit: 600, allowsOvertime: !draft.overtimeCounts }),
  });
  const students: SubmittedEssays['students'] = [];
  for (const person of room.students) {
    const browser = await school.signIn(person);
    const work = { teacher, student: browser, studentPerson: person, assignmentId, questionIds: set.questionIds, kind };
    const attemptId = await writeEssay(school, work, { draft, value, questionId, blankId });
    students.push({ browser, person, attemptId });
  }
  const colleague = await school.signIn(colleaguePerson);
  return { kind, assignmentId, teacher, colleague, students, questionId, blankId };
};

/** The first student who submitted. */
export const getFirstStudent = ({ students: [student] }: SubmittedEssays): SubmittedEssays['students'][number] => {
  if (!student) throw new Error('nobody has handed in');
  return student;
};

/** Key of the first student's essay. */
export const getFirstSubmissionKey = (work: SubmittedEssays) => ({
  attemptId: getFirstStudent(work).attemptId,
  questionId: work.questionId,
});

/** A mark of three out of five with one coded note. */
export const buildMarkDraft = (draft: Partial<MarkDraft> = {}): MarkDraft => ({
  scores: { relevance: 300 },
  points: 300,
  comment: 'To the point.',
  voiceFileId: null,
  suggested: 'He goes to school by bus.',
  notes: [
    {
      id: randomUUID(),
      place: { on: 'text', from: 3, to: 5, quote: 'go' },
      code: 'agreement',
      text: 'He goes.',
      voiceFileId: null,
    },
  ],
  ...draft,
});

/** Saves a mark of a student's essay. */
export const saveMarkAs = (
  marker: TestBrowser,
  work: SubmittedEssays,
  options: { student?: number; version?: number; mark?: Partial<MarkDraft> } = {},
) =>
  marker.send(saveMark, {
    requestId: randomUUID(),
    attemptId: work.students[options.student ?? 0]?.attemptId ?? 0,
    questionId: work.questionId,
    version: options.version ?? 0,
    mark: buildMarkDraft(options.mark),
  });
