import { randomUUID } from 'node:crypto';
import { sendAnnouncement } from '@inkstone/announcements/contract';
import { insertPaper, insertSet } from '@inkstone/bank/server';
import { aTree } from '@inkstone/bank/testing';
import { getCalendarFeed, renewCalendarFeed } from '@inkstone/calendar/contract';
import { aCandidate, createLinkToken, publishCandidateTest } from '@inkstone/candidates/testing';
import { inTransaction, type Tx } from '@inkstone/db';
import { createOwnPractice } from '@inkstone/error-book/contract';
import { assignMarkers } from '@inkstone/marking/contract';
import { updateMyStaff, createTeam, saveGuardian } from '@inkstone/people/contract';
import { insertClass, insertMembers, linkStudent } from '@inkstone/people/server';
import { createPhaseReport, savePaperMarks, savePaperTest, updatePhaseReport } from '@inkstone/reports/contract';
import { schoolPermissions } from '@inkstone/session/contract';
import { hashToken } from '@inkstone/session/server';
import { sendForm } from '@inkstone/taking/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { collectWord } from '@inkstone/textbooks/contract';
import { aLesson } from '@inkstone/timetable/testing';
import { sql } from 'drizzle-orm';
import { giveCourseTo } from './course.ts';
import { markedContent, rightOtherwise, wrong, type Content } from './markers.ts';
import { multipart, onePixel } from './multipart.ts';
import type { Side } from './side.ts';
import {
  assignBook,
  selectId,
  submitOwnHomework,
  assignAndSit,
  assignOnly,
  assignPaper,
  submitEssay,
  type AssignmentContext,
} from './assignments.ts';

/** The token of a new calendar address. */
const createCalendarToken = async (browser: TestBrowser): Promise<string> => {
  await browser.send(renewCalendarFeed, { requestId: randomUUID() });
  const { path } = await browser.ask(getCalendarFeed, {});
  return new URL(path ?? '', 'http://school').searchParams.get('token') ?? '';
};

/** Creates a recruiter with a candidate. */
const ownCandidate = async (
  school: TestSchool,
  paperId: number,
): Promise<Pick<Side, 'recruiter' | 'candidateId' | 'linkToken'>> => {
  const recruiter = await school.signIn(await school.person({ role: 'recruitment' }));
  const invited = await aCandidate(school, recruiter, { paperId });
  await publishCandidateTest(school, recruiter, invited.id);
  const linkToken = await createLinkToken(recruiter, invited.id);
  return { recruiter, candidateId: (await aCandidate(school, recruiter, { paperId })).id, linkToken };
};

/** Creates a person whom the teacher manages. */
const ownStaff = async (school: TestSchool, teacher: TestBrowser): Promise<TestBrowser['person']> => {
  const person = await school.person({ role: 'staff' });
  await teacher.send(updateMyStaff, { requestId: randomUUID(), personId: person.id });
  return person;
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

/** The place of content in the bank, and its owner. */
const bankLocation = (school: TestSchool, ownerId: number) =>
  ({ ownerId, now: school.clock.now(), programme: 'amc', title: 'Marked', titleZh: null }) as const;

/** Stored figures of a set's questions, as the job leaves them. */
const insertFigures = (tx: Tx, { setId, questionIds }: { setId: number; questionIds: readonly number[] }) =>
  tx.run(sql`
    insert into item_figure (question_revision_id, question_id, set_id, persons, facility, is_key_suspect, is_newest,
                             figures)
    select id, question_id, ${setId}, 1, 1, false, true, ${JSON.stringify({
      ...{ persons: 1, facility: { value: 1, interval: null }, discrimination: null },
      ...{ groups: [], options: [], isKeySuspect: false },
    })}::jsonb
      from question_revision where question_id = any(${sql.param([...questionIds])}::bigint[])`);

const insertContent = (school: TestSchool, ownerId: number, content: Content) =>
  inTransaction(school.db, async (tx) => {
    const place = bankLocation(school, ownerId);
    const set = await insertSet(tx, { ...place, subject: 'math', ...content });
    const sections = [{ section: 'contest', part: null, seconds: null, setRevisionIds: [set.setRevisionId] }];
    const variant = { variant: 'amc-8', typeId: null, questionCount: content.questions.length };
    const paper = await insertPaper(tx, { ...place, ...variant, sections });
    await insertFigures(tx, set);
    return { setId: set.setId, questionIds: set.questionIds, paperId: paper.paperId };
  });

/**
 * Takes homework with questions of no other assignment, answered wrong: its report and its entries in the error book
 * are open.
 */
const learntFrom = async (
  context: AssignmentContext,
  content: Content,
  windowId: string,
): Promise<Pick<Side, 'learnt' | 'errorEntryId' | 'errorQuestionId' | 'practiceId'>> => {
  const { school, teacher, student } = context;
  const place = bankLocation(school, teacher.person.id);
  // In other words than the test that the student is taking: a copy of its questions would keep the report closed.
  const stimulus = { ...content.stimulus, html: '<p>Listen once more.</p>' };
  const draft = { ...place, ...content, stimulus, subject: 'math' };
  const set = await inTransaction(school.db, (tx) => insertSet(tx, draft));
  const [errorQuestionId = 0] = set.questionIds;
  const learnt = await assignAndSit({ ...context, ...set }, 'homework', {
    until: 'handedIn',
    windowId,
    answers: wrong,
  });
  await inTransaction(school.db, (tx) =>
    tx.run(sql`update question_set_node set is_for_practice = true where set_id = ${set.setId}`),
  );
  const practice = await student.send(createOwnPractice, {
    ...{ requestId: randomUUID(), source: 'wrong', assignmentId: learnt.assignmentId },
  });
  const isIts = sql`student_id = ${student.person.id} and question_id = ${errorQuestionId}`;
  return {
    learnt,
    practiceId: practice.id,
    errorQuestionId,
    errorEntryId: await selectId(school, sql`select id from error_entry where ${isIts}`),
  };
};

/** Sends an announcement with a file. */
const sendAnnouncementTo = async (
  school: TestSchool,
  { teacher, student }: Pick<AssignmentContext, 'teacher' | 'student'>,
): Promise<Pick<Side, 'announcementId' | 'announcementFileId'>> => {
  const announcementFileId = Number((await uploadedBy(school, teacher))['id']);
  const { id } = await teacher.send(sendAnnouncement, {
    requestId: randomUUID(),
    ...{ title: 'Monday', text: 'Bring a ruler.', studentIds: [student.person.id], fileIds: [announcementFileId] },
  });
  return { announcementId: id, announcementFileId };
};

/** Sends a message as teachers receive them. */
const notifyTeacher = (school: TestSchool, personId: number): Promise<number> => {
  const content = { title: 'Work', titleZh: null, values: { student: 'Somebody', studentZh: null } };
  return selectId(
    school,
    sql`insert into message (person_id, category, event, content, created_at)
        values (${personId}, 'homework', 'handedIn', ${JSON.stringify(content)}::jsonb, ${school.clock.now()}) returning id`,
  );
};

/** A guardian of the student, with a letter as it was sent. */
const giveLetter = async (
  school: TestSchool,
  { teacher, student, reportId }: Pick<Side, 'teacher' | 'student'> & { reportId: number },
): Promise<Pick<Side, 'guardianId' | 'letterToken'>> => {
  const { guardians } = await teacher.send(saveGuardian, {
    ...{ requestId: randomUUID(), studentId: student.person.id },
    ...{ name: 'Mr. Lin', mail: 'lin@home.example', language: 'zh' },
  });
  const guardianId = guardians[0]?.id ?? 0;
  const letterToken = randomUUID();
  const now = school.clock.now();
  await school.db.run(sql`insert into phase_letter (report_id, guardian_id, token_hash, sent_by, sent_at, expires_at)
    values (${reportId}, ${guardianId}, ${hashToken(letterToken)}, ${teacher.person.id}, ${now}, ${'2026-12-01T00:00:00Z'}::timestamptz)`);
  return { guardianId, letterToken };
};

/** Who administers the school, with a planned import, and plans that copy and merge no class. */
const openAdministration = async (school: TestSchool, { termId, classId }: { termId: number; classId: number }) => {
  const administrator = await school.signIn(
    await school.person({ role: 'staff', permissions: [...schoolPermissions, 'repository_quest'] }),
  );
  const { body } = await sendForm(school, administrator, {
    path: 'backend/school/planImport',
    fields: {},
    bytes: Buffer.from(`name,username\nPlanned,planned${administrator.person.id}\n`),
  });
  const copySetId = await selectId(
    school,
    sql`insert into change_set (kind, state, created_by, created_at, file_name, columns, term_id, copy_patterns)
        values ('classCopies', 'planned', ${administrator.person.id}, ${school.clock.now()}, '', '[]', ${termId},
                '{"en": {"find": "", "replacement": ""}, "zh": {"find": "", "replacement": ""}}') returning id`,
  );
  const mergeSetId = await selectId(
    school,
    sql`insert into change_set (kind, state, created_by, created_at, file_name, columns, target_id)
        values ('classMerge', 'planned', ${administrator.person.id}, ${school.clock.now()}, '', '[]', ${classId}) returning id`,
  );
  const doubleId = (await school.person()).id;
  const personMergeSetId = await selectId(
    school,
    sql`insert into change_set (kind, state, created_by, created_at, file_name, columns, target_id, source_id, merge_plan)
        values ('personMerge', 'planned', ${administrator.person.id}, ${school.clock.now()}, '', '[]', ${doubleId},
                ${(await school.person()).id}, '{"tables": []}') returning id`,
  );
  const otherClassId = await selectId(
    school,
    sql`insert into school_class (name, search_text, teacher_id, created_at, ended_at)
        select 'Closed', 'closed', teacher_id, created_at, created_at from school_class where id = ${classId} returning id`,
  );
  const timetableSetId = await selectId(
    school,
    sql`insert into change_set (kind, state, created_by, created_at, file_name, columns, format)
        values ('timetable', 'planned', ${administrator.person.id}, ${school.clock.now()}, '', '[]', 'ics') returning id`,
  );
  return {
    administrator,
    changeSetId: Number(body['changeSetId']),
    copySetId,
    mergeSetId,
    otherClassId,
    doubleId,
    personMergeSetId,
    timetableSetId,
  };
};

/** A rule of a teacher for reading papers; each side has words of its own. */
const insertReadingRule = (school: TestSchool, authorId: number) =>
  selectId(
    school,
    sql`
    insert into reading_rule (words, meaning, author_id, created_at)
    values (${`Right of ${authorId}`}, 'answer', ${authorId}, ${school.clock.now()}) returning id`,
  );

/** A file of one question that a teacher read. */
const insertQuestionImport = (school: TestSchool, ownerId: number) =>
  selectId(
    school,
    sql`
    with added as (
      insert into question_import (owner_id, file_name, format, programme, subject, groups, file_ids, created_at)
      values (${ownerId}, 'questions.txt', 'aiken', 'amc', 'math',
              '[{"title": "", "stimulus": {"kind": "none", "html": "", "files": [], "transcript": ""}}]', '{}',
              ${school.clock.now()}) returning id
    ), item as (
      insert into question_import_item (import_id, position, group_position, outcome, notes, source, question, is_chosen)
      select id, 1, 1, 'exact', '[]', 'Six is even.',
             '{"type": "true-false", "prompt": {"text": "<p>Six is even.</p>"}, "key": true, "points": 100,
               "explanation": {"en": "", "zh": ""}}', true from added)
    select id from added`,
  );

const openSide = async (school: TestSchool, nodeId: number, draft: Content): Promise<Side> => {
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
  const holidayId = await selectId(
    school,
    sql`insert into school_holiday (name, from_day, to_day, created_at)
        values ('Winter', '2027-01-01', '2027-01-03', ${now}) returning id`,
  );
  const termId = await selectId(
    school,
    sql`insert into school_term (name, first_day, last_day, created_at)
        select 'Summer', d, d + 90, ${now} from (select make_date(2100 + ${classId}::int, 1, 1) as d) t returning id`,
  );
  const content = await insertContent(school, teacherPerson.id, draft);
  const teacher = await school.signIn(teacherPerson);
  const student = await school.signIn(studentPerson);
  const context: AssignmentContext = { school, teacher, student, classId, ...content };
  const windowId = randomUUID();
  const works = {
    done: await assignAndSit(context, 'homework', { until: 'handedIn', windowId, answers: wrong }),
    handedIn: await assignAndSit(context, 'test', { until: 'handedIn', windowId, answers: rightOtherwise }),
    homework: await assignAndSit(context, 'homework', { until: 'running', windowId, answers: rightOtherwise }),
    test: await assignAndSit(context, 'test', { until: 'running', windowId, answers: rightOtherwise }),
    freshTest: await assignOnly(context, 'test'),
    freshHomework: await assignOnly(context, 'homework'),
    printedTestId: await assignPaper(context, content.paperId),
    toMark: await submitEssay(context, windowId),
    defined: await submitOwnHomework(context, windowId),
    book: await assignBook(context),
    course: await giveCourseTo(school, context),
  };
  await teacher.send(assignMarkers, {
    requestId: randomUUID(),
    paperId: content.paperId,
    personIds: [teacherPerson.id],
  });
  const phase = await teacher.send(createPhaseReport, {
    requestId: randomUUID(),
    ...{ studentId: studentPerson.id, title: 'February', from: '2026-02-01', to: '2026-02-28' },
  });
  const published = await teacher.send(createPhaseReport, {
    requestId: randomUUID(),
    ...{ studentId: studentPerson.id, title: 'January', from: '2026-01-01', to: '2026-01-31' },
  });
  await teacher.send(updatePhaseReport, { requestId: randomUUID(), id: published.id, version: 1, publish: true });
  const { id: paperTestId } = await teacher.send(savePaperTest, {
    ...{ requestId: randomUUID(), classId, edition: 0, title: 'On paper', day: '2026-02-27', maximum: 50, parts: [] },
  });
  await teacher.send(savePaperMarks, {
    ...{ requestId: randomUUID(), id: paperTestId, fileName: 'marks.csv' },
    marks: [{ studentId: studentPerson.id, edition: 0, state: 'marked', points: 40, parts: [] }],
  });
  const paperSheetId = await selectId(school, sql`select id from mark_sheet where paper_test_id = ${paperTestId}`);
  const letter = await giveLetter(school, { teacher, student, reportId: published.id });
  const word = await teacher.send(collectWord, { requestId: randomUUID(), collect: { word: 'river' } });
  const announcement = await sendAnnouncementTo(school, context);
  const firstMessageId = (personId: number) =>
    selectId(school, sql`select id from message where person_id = ${personId} order by id limit 1`);
  return {
    ...{ teacher, student, windowId, classId, classSessionId, holidayId, termId, nodeId, ...content, ...works },
    phaseReportId: phase.id,
    publishedReportId: published.id,
    ...{ paperTestId, paperSheetId },
    questionImportId: await insertQuestionImport(school, teacherPerson.id),
    readingRuleId: await insertReadingRule(school, teacherPerson.id),
    pastSheetId: await selectId(
      school,
      sql`insert into past_score_sheet (file_name, by_id, at, score_count)
          values ('scores.csv', ${teacherPerson.id}, ${now}, 0) returning id`,
    ),
    answerSheetId: await selectId(
      school,
      sql`with picture as (
            insert into stored_file (key, name, mime, size_bytes, sha256, owner_id, created_at, used_by)
            values (${`sheet-${teacherPerson.id}`}, 'page.png', 'image/png', 1, '', ${teacherPerson.id}, ${now}, 'answer_sheet')
            returning id)
          insert into answer_sheet (assignment_id, file_id, picture_hash, file_name, readings, uploaded_by, uploaded_at)
          select ${works.done.assignmentId}, id, 'none', 'page.png', '[]', ${teacherPerson.id}, ${now} from picture returning id`,
    ),
    resultsSheetId: await selectId(
      school,
      sql`insert into mark_sheet (assignment_id, file_name, by_id, at)
          values (${works.done.assignmentId}, 'edited.csv', ${teacherPerson.id}, ${now}) returning id`,
    ),
    ...letter,
    teamId: (await teacher.send(createTeam, { requestId: randomUUID(), name: 'A team' })).id,
    staff: await ownStaff(school, teacher),
    ...(await openAdministration(school, { termId, classId })),
    comingStayId: await selectId(
      school,
      sql`insert into coming_stay (kind, class_id, student_id, day, created_by, created_at, state)
          values ('leave', ${classId}, ${studentPerson.id}, '2027-01-01', ${teacherPerson.id}, ${now}, 'waiting') returning id`,
    ),
    ...(await ownCandidate(school, content.paperId)),
    teacherMessageId: await notifyTeacher(school, teacherPerson.id),
    wordId: word.collectedId ?? 0,
    ...announcement,
    messageId: await firstMessageId(studentPerson.id),
    ...(await learntFrom(context, draft, windowId)),
    file: await uploadedBy(school, teacher),
    calendarToken: await createCalendarToken(student),
  };
};

/** A school with two sides that have nothing in common. */
export interface TwoSides {
  school: TestSchool;
  mine: Side;
  theirs: Side;
}

/** Opens the school; assignments have the marked content unless other content is passed. */
export const openTwoSides = async (content = markedContent): Promise<TwoSides> => {
  const school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  const { ratio } = await aTree(school);
  return { school, mine: await openSide(school, ratio, content), theirs: await openSide(school, ratio, content) };
};
