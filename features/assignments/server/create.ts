import { answer, type Deciding } from '@inkstone/call/server';
import { homework, tests } from '../contract.ts';
import { give, pinContent, receiversOf } from './give.ts';

type Create = typeof homework.create;

/** Gives work of one kind: what is asked and to whom are checked, pinned and expanded in one transaction. */
const createOf =
  (kind: 'homework' | 'test') =>
  async ({ input, me, tx, now, tell, refuse, notFound }: Deciding<Create>) => {
    const beginsAt = new Date(input.beginsAt);
    const deadline = new Date(input.deadline);
    if (deadline <= beginsAt) return refuse('deadline.beforeBegin');
    if (deadline <= now) return refuse('deadline.past');
    const content = await pinContent(tx, input);
    if (typeof content === 'string') return refuse(content);
    const students = await receiversOf(tx, me.id, input);
    if (students === 'foreign') return notFound();
    if (students === 'recipients.none') return refuse('recipients.none');

    const row = {
      kind,
      teacherId: me.id,
      title: input.title,
      titleZh: input.titleZh || null,
      mode: kind === 'test' ? ('test' as const) : ('practice' as const),
      beginsAt,
      deadline,
      timeLimitSeconds: input.timeLimit ?? null,
      maxListens: input.maxListens ?? null,
      playbackSpeed: input.playbackSpeed ?? null,
      isSelfMarked: input.selfMarking,
      teacherMessage: input.teacherMessage || null,
      reportAt: input.reportAt ?? (kind === 'test' ? ('closed' as const) : ('submitted' as const)),
      createdAt: now,
    };
    const given = await give(tx, { row, content, students, classIds: input.classIds, markers: input.markers });
    const { assignmentId, recipientIds } = given;
    const studentIds = students.map(({ studentId }) => studentId);
    await tell('assignment.given', { ...row, assignmentId, recipientIds, studentIds });
    return { id: assignmentId, recipients: recipientIds.length };
  };

/** Gives homework. */
export const createHomework = answer(homework.create, createOf('homework'));

/** Gives a test. */
export const createTest = answer(tests.create, createOf('test'));
