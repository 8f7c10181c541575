import { give } from '@inkstone/assignments/server';
import type { LocalizedText } from '@inkstone/base';
import type { Moment } from '@inkstone/content';
import { expandStudents } from '@inkstone/people/server';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';

type Gift = Parameters<typeof give>[1];

/** Work as the story tells of it. */
interface Told {
  kind: Gift['row']['kind'];
  title: LocalizedText;
  message?: LocalizedText;
  given: Moment;
  begins: Moment;
  deadline: Moment;
}

/** Who gives what to whom; `rules` are what the story says beside what the form proposes. */
interface From {
  teacherId: number;
  content: Gift['content'];
  studentIds?: readonly number[];
  classIds?: readonly number[];
  markers?: readonly number[];
  rules?: Partial<Gift['row']>;
}

/** Gives work at its moment of the past, as its teacher would have; gives the assignment. */
export const giveTold = async (seeding: Seeding, told: Told, from: From): Promise<number> => {
  const { tx, now } = seeding;
  const { teacherId, content, rules } = from;
  const [classIds, markers] = [[...(from.classIds ?? [])], [...(from.markers ?? [])]];
  const isTest = told.kind === 'test';
  const studentIds = [...(from.studentIds ?? [])];
  const { students } = await expandStudents(tx, { teacherId, studentIds, classIds, withStaff: isTest });
  const createdAt = momentAt(now, told.given);
  const row: Gift['row'] = {
    kind: told.kind,
    teacherId,
    title: told.title.en,
    titleZh: told.title.zh,
    mode: isTest ? 'test' : 'practice',
    beginsAt: momentAt(now, told.begins),
    deadline: momentAt(now, told.deadline),
    timeLimitSeconds: null,
    maxListens: null,
    playbackSpeed: null,
    isSelfMarked: false,
    teacherMessage: told.message?.zh ?? null,
    reportAt: isTest ? 'closed' : 'submitted',
    createdAt,
    ...rules,
  };
  const { assignmentId, recipientIds } = await give(tx, { row, content, students, classIds, markers });
  const given = { ...row, assignmentId, recipientIds, studentIds: students.map(({ studentId }) => studentId) };
  await seeding.at(createdAt).emit('assignment.given', given);
  return assignmentId;
};
