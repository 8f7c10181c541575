import { randomUUID } from 'node:crypto';
import { homework, tests } from '@inkstone/assignments/contract';
import { insertFile, insertPaper, insertSet } from '@inkstone/bank/server';
import { aTree } from '@inkstone/bank/testing';
import { aCandidate, aLinkTo, publishIt } from '@inkstone/candidates/testing';
import { inTransaction } from '@inkstone/db';
import { saveCorrectTeacher, saveTestCorrect } from '@inkstone/marking/contract';
import { addEmployee, createTeam } from '@inkstone/people/contract';
import { insertClass, insertMembers, linkStudent } from '@inkstone/people/server';
import { createPhaseReport } from '@inkstone/reports/contract';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/server/testing';
import { finish } from '@inkstone/taking/contract';
import { sit, type GivenWork } from '@inkstone/taking/testing';
import { collectWord, createTextbook, getBookUrl } from '@inkstone/textbooks/contract';
import { aLesson } from '@inkstone/timetable/testing';
import { sql } from 'drizzle-orm';
import { giveCourseTo, type SideCourse } from './course.ts';
import { draftWord, markedEssay, markedQuestions, markedStimulus } from './markers.ts';
import { multipart, onePixel } from './multipart.ts';

/** Work of one student, sat or not. */
export interface SideWork {
  assignmentId: number;
  recipientId: number;
  /** 0 where nobody has begun. */
  attemptId: number;
}

/** One teacher with one student and all that is theirs: another side's ids must open nothing. */
export interface Side {
  teacher: TestBrowser;
  student: TestBrowser;
  windowId: string;
  classId: number;
  /** A meeting of the class, which the teacher teaches. */
  classSessionId: number;
  nodeId: number;
  setId: number;
  questionIds: number[];
  paperId: number;
  /** A test that is being sat, and one that was handed in while its window is open. */
  test: SideWork;
  handedIn: SideWork;
  /** A homework that is being done, and one that was handed in: its report is open. */
  homework: SideWork;
  done: SideWork;
  /** A test and a homework that nobody has begun. */
  freshTest: SideWork;
  freshHomework: SideWork;
  /** A homework that was handed in with a text; its mark is a draft, its voices lie ready. */
  toMark: SideWork & { questionId: number; voiceId: number; spareVoiceId: number };
  /** Homework of the teacher's own making that was handed in. */
  defined: SideWork;
  /** A book of the teacher's, given to the student; its own annotated edition is being drawn. */
  book: { id: number; originalId: number; annotatedId: number; assignmentId: number; did: number };
  /** A course of the bank that was given, and whose films nobody has begun. */
  course: SideCourse;
  /** A draft of the teacher's about the student. */
  phaseReportId: number;
  /** A team that the teacher leads alone. */
  teamId: number;
  /** Somebody of the teacher's staff. */
  staff: TestBrowser['person'];
  /** A recruiter with a candidate of their own, a draft. */
  recruiter: TestBrowser;
  candidateId: number;
  /** What a link to another candidate of theirs carries, whose test is published. */
  linkToken: string;
  messageId: number;
  teacherMessageId: number;
  /** A word of the teacher's notebook. */
  wordId: number;
  errorEntryId: number;
  /** The question that the entry is about. */
  errorQuestionId: number;
  /** Query of a signed address of a file of the student's. */
  file: Record<string, string>;
}

const deadline = '2026-04-20T08:00:00.000Z';

const idOf = async (school: TestSchool, query: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await school.db.execute<{ id: number }>(query);
  return rows[0]?.id ?? 0;
};

interface Giver {
  school: TestSchool;
  teacher: TestBrowser;
  student: TestBrowser;
  classId: number;
  setId: number;
  questionIds: number[];
}

const give = async (it: Giver, kind: 'test' | 'homework'): Promise<GivenWork & { recipientId: number }> => {
  const { id } = await it.teacher.send(kind === 'test' ? tests.create : homework.create, {
    requestId: randomUUID(),
    title: `${kind} of marks`,
    topicIds: [it.setId],
    classIds: [it.classId],
    beginsAt: it.school.clock.now().toISOString(),
    deadline,
    timeLimit: 86_400,
    selfMarking: true,
  });
  const recipientId = await idOf(it.school, sql`select id from recipient where assignment_id = ${id}`);
  const { teacher, student, questionIds } = it;
  return { teacher, student, studentPerson: student.person, assignmentId: id, questionIds, kind, recipientId };
};

/** Gives work, and sits it: every answer is wrong, so that the error book hears of it. */
const sat = async (it: Giver, kind: 'test' | 'homework', until: 'running' | 'handedIn', windowId: string) => {
  const work = await give(it, kind);
  const sitting = await sit(it.school, work, { windowId });
  const { sections } = sitting.start.blueprint as { sections: [{ id: string }] };
  const [choice = 0, blanks = 0] = it.questionIds;
  await sitting.say(
    { kind: 'started' },
    { kind: 'section-entered', sectionId: sections[0].id },
    { kind: 'question-entered', questionId: choice },
    { kind: 'answered', questionId: choice, value: 'C' },
    { kind: 'answered', questionId: blanks, value: ['cat'] },
  );
  const { attemptId } = sitting;
  if (until === 'handedIn') await it.student.send(finish, { attemptId, events: [], finish: 'attempt' });
  return { assignmentId: work.assignmentId, recipientId: work.recipientId, attemptId };
};

/** A recruiter with a candidate. */
const ownCandidate = async (
  school: TestSchool,
  paperId: number,
): Promise<Pick<Side, 'recruiter' | 'candidateId' | 'linkToken'>> => {
  const recruiter = await school.signIn(await school.person({ role: 'recruitment' }));
  const invited = await aCandidate(school, recruiter, { paperId });
  await publishIt(school, recruiter, invited.id);
  const linkToken = await aLinkTo(recruiter, invited.id);
  return { recruiter, candidateId: (await aCandidate(school, recruiter, { paperId })).id, linkToken };
};

/** Somebody whom the teacher leads. */
const ownStaff = async (school: TestSchool, teacher: TestBrowser): Promise<TestBrowser['person']> => {
  const person = await school.person({ role: 'staff' });
  await teacher.send(addEmployee, { requestId: randomUUID(), personId: person.id });
  return person;
};

const voiceOf = (school: TestSchool, ownerId: number): Promise<number> =>
  insertFile(school.db, {
    key: `00/${randomUUID().replaceAll('-', '').slice(0, 30)}`,
    name: 'voice',
    mime: 'audio/mp4',
    sizeBytes: 1,
    sha256: '0'.repeat(64),
    ownerId,
    createdAt: school.clock.now(),
    usedBy: null,
  });

/** Gives a text to write, lets it be handed in and drafts its mark. */
const written = async (it: Giver, windowId: string): Promise<Side['toMark']> => {
  const { school, teacher, student } = it;
  const set = await inTransaction(school.db, (tx) => {
    const place = { ownerId: teacher.person.id, now: school.clock.now(), programme: 'amc', subject: 'math' };
    const about = { title: 'Written', titleZh: null, stimulus: markedStimulus };
    return insertSet(tx, { ...place, ...about, questions: [markedEssay] });
  });
  const [questionId = 0] = set.questionIds;
  const work = await give({ ...it, setId: set.setId, questionIds: set.questionIds }, 'homework');
  const sitting = await sit(school, work, { windowId });
  const { sections } = sitting.start.blueprint as { sections: [{ id: string }] };
  await sitting.say(
    { kind: 'started' },
    { kind: 'section-entered', sectionId: sections[0].id },
    { kind: 'question-entered', questionId },
    { kind: 'answered', questionId, value: 'Because it rained.' },
  );
  const { attemptId } = sitting;
  await student.send(finish, { attemptId, events: [], finish: 'attempt' });
  const said = { scores: {}, points: 50, voiceFileId: null, suggested: draftWord, notes: [] };
  await teacher.send(saveTestCorrect, {
    requestId: randomUUID(),
    attemptId,
    questId: questionId,
    version: 0,
    mark: { ...said, comment: draftWord },
  });
  const voiceId = await voiceOf(school, teacher.person.id);
  const spareVoiceId = await voiceOf(school, teacher.person.id);
  const { assignmentId, recipientId } = work;
  return { assignmentId, recipientId, attemptId, questionId, voiceId, spareVoiceId };
};

/** Gives homework of the teacher's own making, and lets a text be handed in. */
const ownMade = async (it: Giver, windowId: string): Promise<SideWork> => {
  const { id } = await it.teacher.send(homework.create, {
    requestId: randomUUID(),
    title: 'Of one’s own',
    classIds: [it.classId],
    beginsAt: it.school.clock.now().toISOString(),
    deadline,
    defined: {
      text: { en: '<p>Look around.</p>' },
      tasks: [{ text: { en: '<p>Say what you see.</p>' }, accepts: ['text'], points: 1000 }],
    },
  });
  const work: GivenWork = {
    ...{ teacher: it.teacher, student: it.student, studentPerson: it.student.person },
    ...{ assignmentId: id, questionIds: [], kind: 'homework' },
  };
  const sitting = await sit(it.school, work, { windowId });
  const questionId = sitting.start.sets[0]?.questions[0]?.id ?? 0;
  await sitting.say(
    { kind: 'started' },
    { kind: 'section-entered', sectionId: 'tasks' },
    { kind: 'answered', questionId, value: { text: 'A lamp.', files: [], recordings: [] } },
  );
  const { attemptId } = sitting;
  await it.student.send(finish, { attemptId, events: [], finish: 'attempt' });
  const recipientId = await idOf(it.school, sql`select id from recipient where assignment_id = ${id}`);
  return { assignmentId: id, recipientId, attemptId };
};

const unsat = async (it: Giver, kind: 'test' | 'homework'): Promise<SideWork> => {
  const { assignmentId, recipientId } = await give(it, kind);
  return { assignmentId, recipientId, attemptId: 0 };
};

const uploadedBy = async (school: TestSchool, browser: TestBrowser): Promise<Record<string, string>> => {
  const response = await school.server.app.inject({
    method: 'POST',
    url: '/api/upload/testFiles',
    ...multipart(onePixel, browser.token),
  });
  const { file } = response.json<{ file: { url: string } }>();
  return Object.fromEntries(new URL(file.url, 'http://school').searchParams);
};

/** Puts a PDF into the bank as a book, and gives it. */
const givenBook = async ({ school, teacher, student }: Giver): Promise<Side['book']> => {
  const now = school.clock.now();
  const file = await insertFile(school.db, {
    key: `00/${randomUUID().replaceAll('-', '').slice(0, 30)}`,
    ...{ name: 'book.pdf', mime: 'application/pdf', sizeBytes: 1, sha256: '0'.repeat(64) },
    ...{ ownerId: teacher.person.id, createdAt: now, usedBy: null },
  });
  const press = () => ({ requestId: randomUUID() });
  const about = { name: 'A book', project: 'amc', subject: 'math' };
  const made = await teacher.send(createTextbook, { ...press(), what: 'book', file, ...about });
  const [originalId = 0] = made.ids;
  const { fileid, textbookId } = await teacher.send(getBookUrl, { fileid: originalId, action: 'annotate' });
  const given = await teacher.send(createTextbook, {
    ...press(),
    fileids: [originalId],
    studentIds: [student.person.id],
    beginsAt: now.toISOString(),
    deadline,
  });
  const did = await idOf(
    school,
    sql`insert into book_drawing (edition_id, asked_by, version, state, asked_at)
        values (${fileid}, ${teacher.person.id}, 1, 'waiting', ${now}) returning id`,
  );
  return { id: textbookId, originalId, annotatedId: fileid, assignmentId: given.ids[0] ?? 0, did };
};

const keepContent = (school: TestSchool, ownerId: number) =>
  inTransaction(school.db, async (tx) => {
    const now = school.clock.now();
    const place = { ownerId, now, programme: 'amc', title: 'Marked', titleZh: null };
    const stimulus = markedStimulus;
    const questions = markedQuestions;
    const set = await insertSet(tx, { ...place, subject: 'math', stimulus, questions });
    const sections = [{ section: 'contest', part: null, seconds: null, setRevisionIds: [set.setRevisionId] }];
    const variant = { variant: 'amc-8', typeId: null, questionCount: questions.length };
    const paper = await insertPaper(tx, { ...place, ...variant, sections });
    return { setId: set.setId, questionIds: set.questionIds, paperId: paper.paperId };
  });

/** A message such as a teacher may have. */
const tellTeacher = (school: TestSchool, personId: number): Promise<number> => {
  const content = { title: 'Work', titleZh: null, values: { student: 'Somebody', studentZh: null } };
  return idOf(
    school,
    sql`insert into message (person_id, message_type, event, content, created_at)
        values (${personId}, 7, 'handedIn', ${JSON.stringify(content)}::jsonb, ${school.clock.now()}) returning id`,
  );
};

const openSide = async (school: TestSchool, nodeId: number): Promise<Side> => {
  const now = school.clock.now();
  const teacherPerson = await school.person({ role: 'teacher' });
  const studentPerson = await school.person({ role: 'student' });
  const classId = await school.tx(async (tx) => {
    const of = { teacherId: teacherPerson.id, colleagueIds: [], createdAt: now };
    const id = await insertClass(tx, { name: 'A class', nameZh: null, ...of });
    await insertMembers(tx, { classId: id, studentIds: [studentPerson.id], joinedAt: now });
    await linkStudent(tx, { teacherId: teacherPerson.id, studentId: studentPerson.id, since: now });
    return id;
  });
  const classSessionId = await aLesson(school, { classId, teacherId: teacherPerson.id, beginsAt: now.toISOString() });
  const content = await keepContent(school, teacherPerson.id);
  const teacher = await school.signIn(teacherPerson);
  const student = await school.signIn(studentPerson);
  const it: Giver = { school, teacher, student, classId, ...content };
  const windowId = randomUUID();
  const works = {
    done: await sat(it, 'homework', 'handedIn', windowId),
    handedIn: await sat(it, 'test', 'handedIn', windowId),
    homework: await sat(it, 'homework', 'running', windowId),
    test: await sat(it, 'test', 'running', windowId),
    freshTest: await unsat(it, 'test'),
    freshHomework: await unsat(it, 'homework'),
    toMark: await written(it, windowId),
    defined: await ownMade(it, windowId),
    book: await givenBook(it),
    course: await giveCourseTo(school, it),
  };
  await teacher.send(saveCorrectTeacher, {
    requestId: randomUUID(),
    examId: content.paperId,
    personIds: [teacherPerson.id],
  });
  const phase = await teacher.send(createPhaseReport, {
    requestId: randomUUID(),
    ...{ studentId: studentPerson.id, title: 'February', from: '2026-02-01', to: '2026-02-28' },
  });
  const word = await teacher.send(collectWord, { requestId: randomUUID(), collect: { word: 'river' } });
  const firstMessageOf = (personId: number) =>
    idOf(school, sql`select id from message where person_id = ${personId} order by id limit 1`);
  return {
    ...{ teacher, student, windowId, classId, classSessionId, nodeId, ...content, ...works },
    phaseReportId: phase.id,
    teamId: (await teacher.send(createTeam, { requestId: randomUUID(), name: 'A team' })).id,
    staff: await ownStaff(school, teacher),
    ...(await ownCandidate(school, content.paperId)),
    teacherMessageId: await tellTeacher(school, teacherPerson.id),
    wordId: word.collectedId ?? 0,
    messageId: await firstMessageOf(studentPerson.id),
    errorEntryId: await idOf(school, sql`select min(id) as id from error_entry where student_id = ${studentPerson.id}`),
    errorQuestionId: await idOf(
      school,
      sql`select question_id as id from error_entry where student_id = ${studentPerson.id} order by error_entry.id limit 1`,
    ),
    file: await uploadedBy(school, teacher),
  };
};

/** A school with two sides that have nothing to do with each other. */
export interface TwoSides {
  school: TestSchool;
  mine: Side;
  theirs: Side;
}

/** Opens it. */
export const openTwoSides = async (): Promise<TwoSides> => {
  const school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  const { ratio } = await aTree(school);
  return { school, mine: await openSide(school, ratio), theirs: await openSide(school, ratio) };
};
