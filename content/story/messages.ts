import type { LocalizedText } from '@inkstone/base';
import { classes, people } from '../people.ts';
import { assignments } from './index.ts';
import type { Moment } from '../moments.ts';
import type { Assignment, MessageSeed } from '../school-types.ts';

/** Students have read what is older than this many days. */
const readUntil = -4;

/** Teachers have read what is older than this many days. */
const readByTeachers = -7;

const typeOf = (assignment: Assignment): 6 | 7 => (assignment.kind === 'test' ? 6 : 7);

const giverOf = (assignment: Assignment): LocalizedText => {
  const giver = people.find(({ username }) => username === assignment.teacher);
  return { en: giver?.name ?? '', zh: giver?.nameZh ?? '' };
};

const announcementOf = (assignment: Assignment): LocalizedText => {
  const [giver, { en, zh }] = [giverOf(assignment), assignment.title];
  return assignment.kind === 'test'
    ? { en: `${giver.en} has set a test: ${en}`, zh: `${giver.zh}布置了测试：${zh}` }
    : { en: `${giver.en} has given an assignment: ${en}`, zh: `${giver.zh}布置了作业：${zh}` };
};

const toAll = (assignment: Assignment, text: LocalizedText, sent: Moment): MessageSeed[] =>
  classes
    .filter(({ code }) => assignment.classes.includes(code))
    .flatMap(({ students }) => [...students])
    .map((to) => ({
      to,
      type: typeOf(assignment),
      assignment: assignment.code,
      text,
      sent,
      read: sent.days < readUntil,
    }));

const withdrawals = assignments.flatMap((assignment) =>
  assignment.withdrawn
    ? toAll(
        assignment,
        {
          en: `${giverOf(assignment).en} has withdrawn the assignment: ${assignment.title.en}`,
          zh: `${giverOf(assignment).zh}撤回了作业：${assignment.title.zh}`,
        },
        assignment.withdrawn,
      )
    : [],
);

const extensions: MessageSeed[] = assignments.flatMap((assignment) =>
  assignment.extensions.map(({ student, at }) => ({
    to: student,
    type: typeOf(assignment),
    assignment: assignment.code,
    text: {
      en: `Your deadline has been moved: ${assignment.title.en}`,
      zh: `你的截止时间已延后：${assignment.title.zh}`,
    },
    sent: at,
    read: true,
  })),
);

const reports = assignments
  .filter(({ kind, deadline }) => kind === 'test' && deadline.days < 0)
  .flatMap((test) =>
    toAll(
      test,
      { en: `Your report is ready: ${test.title.en}`, zh: `报告已出：${test.title.zh}` },
      { days: test.deadline.days, time: '21:20' },
    ).filter(({ to }) => test.results.some(({ student }) => student === to)),
  );

const closings: MessageSeed[] = assignments
  .filter(({ deadline, withdrawn }) => deadline.days < 0 && !withdrawn)
  .map((assignment) => {
    const given = toAll(assignment, assignment.title, assignment.deadline).length;
    const done = assignment.results.filter(({ handedIn }) => handedIn).length;
    return {
      to: assignment.teacher,
      type: typeOf(assignment),
      assignment: assignment.code,
      text: {
        en: `The deadline has passed: ${assignment.title.en}. Handed in: ${done} of ${given}.`,
        zh: `已到截止时间：${assignment.title.zh}。已交 ${done} / ${given} 份。`,
      },
      sent: assignment.deadline,
      read: assignment.deadline.days < readByTeachers,
    };
  });

/** What lies in the message boxes of students and teachers, the oldest first. */
export const messages: readonly MessageSeed[] = [
  ...assignments.flatMap((assignment) => toAll(assignment, announcementOf(assignment), assignment.given)),
  ...withdrawals,
  ...extensions,
  ...reports,
  ...closings,
].toSorted((one, other) => one.sent.days - other.sent.days || one.sent.time.localeCompare(other.sent.time));
