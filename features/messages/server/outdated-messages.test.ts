import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { answerQuestions, createAssignmentFixture, createChoiceSet } from '@inkstone/taking/testing';
import { getNotificationRules, listEvents, type NotificationEvent, type OutdatedCause } from '../notifications.ts';
import { eventKey, listOutdatedIds, notify } from './index.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

/** Homework of one student, with rows that the cases change. */
interface Work {
  assignmentId: number;
  recipientId: number;
  attemptId: number | null;
  studentId: number;
  teacherId: number;
  setId: number;
  questionId: number;
  editionId: number;
  deadline: Date;
  now: Date;
}

const hour = 3_600_000;

const insertEdition = async (ownerId: number): Promise<number> => {
  const row = await school.db.row(
    sql`
    with f as (insert into stored_file (key, name, mime, size_bytes, sha256, owner_id, created_at)
               values (gen_random_uuid()::text, 'b.pdf', 'application/pdf', 1, '', ${ownerId}, now()) returning id),
         b as (insert into book (owner_id, name, programme, subject, search_text, created_at, updated_at)
               values (${ownerId}, 'Waves', 'amc', 'math', 'waves', now(), now()) returning id)
    insert into book_edition (book_id, kind, owner_id, file_id, created_at, updated_at)
    select b.id, 'annotated', ${ownerId}, f.id, now(), now() from b, f returning id`,
    { id: z.int() },
  );
  return row?.id ?? 0;
};

const openWork = async (isSubmitted: boolean): Promise<Work> => {
  const now = school.clock.now();
  const deadline = new Date(now.getTime() + 20 * hour);
  const times = { beginsAt: now.toISOString(), deadline: deadline.toISOString() };
  const work = await createAssignmentFixture(school, { kind: 'homework', ...times });
  const { assignmentId, ownerId: teacherId, studentPerson } = work;
  const window = isSubmitted ? await answerQuestions(school, work, ['B', 'B', 'B']) : null;
  await window?.submit();
  const { setId, questionIds } = await createChoiceSet(school, { ownerId: teacherId });
  const recipient = await school.db.row(sql`select id from recipient where assignment_id = ${assignmentId}`, {
    id: z.int(),
  });
  return {
    ...{ assignmentId, teacherId, setId, deadline, now, studentId: studentPerson.id },
    ...{ recipientId: recipient?.id ?? 0, questionId: questionIds[0] ?? 0, attemptId: window?.attemptId ?? null },
    editionId: await insertEdition(teacherId),
  };
};

interface Case {
  reader: 'student' | 'teacher';
  isSubmitted?: boolean;
  /** What the message needs to be true. */
  arrange?: (work: Work, event: NotificationEvent) => SQL;
  /** What takes that away. */
  change: (work: Work, event: NotificationEvent) => SQL;
  /** The end of the message's key, where it says what it is about. */
  key?: (work: Work) => readonly (string | number)[];
}

const insertRedo = ({ recipientId, teacherId, now }: Work) => sql`
  insert into redo (recipient_id, requested_by, question_ids, due_at, requested_at)
  values (${recipientId}, ${teacherId}, '{}', ${new Date(now.getTime() + 9 * hour)}, ${now})`;

/** A change of a key by the message's reader, for everybody or in their own assignments. */
const insertRegrade = ({ teacherId, questionId, now }: Work, event: NotificationEvent) => {
  const isOwn = event !== 'keyApproved';
  const approval = { keyWaiting: 'waiting', keyDeclined: 'declined' }[event as string] ?? null;
  return sql`
    insert into regrade (question_id, by_id, at, changes, teacher_id, approval, decided_at)
    values (${questionId}, ${teacherId}, ${now}, '{}', ${isOwn ? teacherId : null}, ${approval}, ${now})`;
};

const insertLateAnswer = ({ attemptId, questionId, now }: Work) => sql`
  insert into late_answer (attempt_id, question_id, value, seq, answered_at, received_at, reason)
  values (${attemptId}, ${questionId}, '"B"', 99, ${now}, ${now}, 'late')`;

const cases: Record<OutdatedCause, Case> = {
  workGone: {
    reader: 'student',
    change: ({ assignmentId, now }) => sql`update assignment set withdrawn_at = ${now} where id = ${assignmentId}`,
  },
  reportClosed: {
    reader: 'student',
    isSubmitted: true,
    change: ({ assignmentId }) => sql`update assignment set report_at = 'closed' where id = ${assignmentId}`,
  },
  redoOver: {
    reader: 'student',
    isSubmitted: true,
    arrange: insertRedo,
    change: ({ recipientId }) => sql`update redo set status = 'submitted' where recipient_id = ${recipientId}`,
  },
  deadlineChanged: {
    reader: 'student',
    key: ({ deadline }) => [24, deadline.getTime()],
    change: ({ assignmentId }) =>
      sql`update assignment set deadline = deadline + interval '1 day' where id = ${assignmentId}`,
  },
  checkMade: {
    reader: 'student',
    arrange: ({ assignmentId, deadline }) => sql`
      update assignment set begins_at = ${new Date(deadline.getTime() - hour)} where id = ${assignmentId}`,
    key: ({ deadline }) => [deadline.getTime() - hour],
    change: ({ assignmentId }) =>
      sql`update assignment set begins_at = begins_at + interval '5 minutes' where id = ${assignmentId}`,
  },
  workOfOthers: {
    reader: 'teacher',
    isSubmitted: true,
    change: ({ assignmentId, now }) => sql`update assignment set deleted_at = ${now} where id = ${assignmentId}`,
  },
  lateDecided: {
    reader: 'teacher',
    isSubmitted: true,
    arrange: insertLateAnswer,
    change: ({ attemptId }) => sql`update late_answer set is_counted = true where attempt_id = ${attemptId}`,
  },
  handInUndone: {
    reader: 'teacher',
    isSubmitted: true,
    change: ({ attemptId }) => sql`update attempt set submitted_at = null where id = ${attemptId}`,
  },
  candidateHasTime: {
    reader: 'teacher',
    arrange: ({ assignmentId, now }) => sql`
      update assignment set deadline = ${now}, begins_at = ${new Date(now.getTime() - hour)} where id = ${assignmentId}`,
    key: ({ now }) => [now.getTime()],
    change: ({ recipientId, deadline }) => sql`update recipient set deadline = ${deadline} where id = ${recipientId}`,
  },
  keyDecided: {
    reader: 'teacher',
    arrange: insertRegrade,
    change: ({ questionId }) => sql`update regrade set approval = 'declined' where question_id = ${questionId}`,
  },
  keyReversed: {
    reader: 'teacher',
    arrange: insertRegrade,
    change: ({ questionId, now }) => sql`update regrade set reversed_at = ${now} where question_id = ${questionId}`,
  },
  bookGone: {
    reader: 'teacher',
    change: ({ editionId, now }) => sql`update book_edition set hidden_at = ${now} where id = ${editionId}`,
  },
};

/** The reader of a candidate's result is the candidate, whatever the cause. */
const readerFor = ({ reader }: Case, event: NotificationEvent, { studentId, teacherId }: Work): number =>
  reader === 'teacher' && getNotificationRules(event).outdatedBy.includes('workGone') === false ? teacherId : studentId;

const write = async (work: Work, event: NotificationEvent, about: { personId: number; key: readonly unknown[] }) => {
  const isAboutKey = ['keyWaiting', 'keyApproved', 'keyDeclined'].includes(event);
  await school.server.transaction((ctx) =>
    notify(ctx, {
      category: 'homework',
      event,
      content: { title: 'Sums', titleZh: null, values: isAboutKey ? { questionSetId: work.setId } : {} },
      personIds: [about.personId],
      assignmentId: isAboutKey || event === 'textbookDrawn' ? null : work.assignmentId,
      attemptId: work.attemptId,
      ...(event === 'textbookDrawn' && { fileId: work.editionId }),
      eventKey: eventKey(event, work.assignmentId, ...about.key.map(String)),
    }),
  );
};

const listMessages = (personId: number) =>
  school.db.rows(sql`select id, event from message where person_id = ${personId} order by id`, {
    id: z.int(),
    event: z.string(),
  });

/** The events of a person's messages that are not sent any more. */
const listOutdated = async (personId: number): Promise<string[]> => {
  const messages = await listMessages(personId);
  const outdated = await listOutdatedIds(school.db, {
    ids: messages.map(({ id }) => id),
    now: school.clock.now(),
  });
  return messages.flatMap(({ id, event }) => (outdated.has(id) ? [event] : []));
};

const events = listEvents(() => true);
const rows = events.flatMap((event) => getNotificationRules(event).outdatedBy.map((cause) => ({ event, cause })));

describe('a message is not sent any more once its cause is gone', () => {
  test.each(rows)('$event: $cause', async ({ event, cause }) => {
    const rule = cases[cause];
    // What an event's other causes need holds too: nothing else may take it away.
    const rules = getNotificationRules(event).outdatedBy.map((name) => cases[name]);
    const work = await openWork(rules.some(({ isSubmitted }) => isSubmitted === true));
    for (const { arrange } of rules) if (arrange) await school.db.run(arrange(work, event));
    const personId = readerFor(rule, event, work);
    // Messages from the creation of the homework are not tested here.
    await school.db.run(sql`delete from message where person_id = ${personId}`);
    await write(work, event, { personId, key: rules.flatMap(({ key }) => key?.(work) ?? []) });

    expect(await listOutdated(personId)).toEqual([]);
    await school.db.run(rule.change(work, event));
    expect(await listOutdated(personId)).toEqual([event]);
  });
});

const successions = events.flatMap((event) =>
  (getNotificationRules(event).supersededBy ?? []).map((by) => ({ event, by: by as NotificationEvent })),
);

describe('a message is not sent any more once a later one replaces it', () => {
  test.each(successions)('$event: $by', async ({ event, by }) => {
    const work = await openWork(false);
    await school.db.run(insertRedo(work));
    await school.db.run(sql`delete from message where person_id = ${work.studentId}`);
    await write(work, event, { personId: work.studentId, key: ['first'] });
    expect(await listOutdated(work.studentId)).toEqual([]);
    await write(work, by, { personId: work.studentId, key: ['second'] });
    const [first] = await listMessages(work.studentId);
    const outdated = await listOutdatedIds(school.db, { ids: [first?.id ?? 0], now: work.now });
    expect([...outdated]).toEqual([first?.id]);
  });
});

test('what nothing takes away is told however late: it has happened, or its message is deleted with it', () => {
  const lasting = events.filter((event) => {
    const { outdatedBy, supersededBy = [] } = getNotificationRules(event);
    return outdatedBy.length === 0 && supersededBy.length === 0;
  });
  expect(lasting).toEqual([
    ...['courseDeleted', 'paperMarked', 'paperScoreChanged', 'paperTestDeleted', 'phaseReportPublished'],
    'announcement',
    ...['mailRests', 'pushRests', 'robotRests'],
  ]);
});
