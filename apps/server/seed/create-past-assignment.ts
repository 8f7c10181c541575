import { storeAssignment } from '@inkstone/assignments/server';
import type { LocalizedText } from '@inkstone/base';
import type { Moment } from '@inkstone/content';
import { expandStudents } from '@inkstone/people/server';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';

type AssignmentDraft = Parameters<typeof storeAssignment>[1];

/** An assignment as the content describes it. */
interface AssignmentStory {
  kind: AssignmentDraft['row']['kind'];
  title: LocalizedText;
  message?: LocalizedText;
  assignedAt: Moment;
  begins: Moment;
  deadline: Moment;
}

/** Who assigns what to whom; `rules` override the form's defaults. */
interface AssignmentSource {
  teacherId: number;
  content: AssignmentDraft['content'];
  studentIds?: readonly number[];
  classIds?: readonly number[];
  markers?: readonly number[];
  rules?: Partial<AssignmentDraft['row']>;
}

/** Creates an assignment at a past moment, as its teacher would have; returns its id. */
export const createPastAssignment = async (
  seeding: Seeding,
  story: AssignmentStory,
  from: AssignmentSource,
): Promise<number> => {
  const { tx, now } = seeding;
  const { teacherId, content, rules } = from;
  const [classIds, markers] = [[...(from.classIds ?? [])], [...(from.markers ?? [])]];
  const kindRules = getKindRules(story.kind);
  const studentIds = [...(from.studentIds ?? [])];
  const { students } = await expandStudents(tx, { teacherId, studentIds, classIds, withStaff: kindRules.isForStaff });
  const createdAt = momentAt(now, story.assignedAt);
  const row: AssignmentDraft['row'] = {
    kind: story.kind,
    teacherId,
    title: story.title.en,
    titleZh: story.title.zh,
    mode: kindRules.mode,
    beginsAt: momentAt(now, story.begins),
    deadline: momentAt(now, story.deadline),
    timeLimitSeconds: null,
    maxListens: null,
    playbackSpeed: null,
    isSelfMarked: false,
    teacherMessage: story.message?.zh ?? null,
    reportAt: kindRules.reportAt,
    createdAt,
    ...rules,
  };
  const { assignmentId, recipientIds } = await storeAssignment(tx, { row, content, students, classIds, markers });
  const payload = { ...row, assignmentId, recipientIds, studentIds: students.map(({ studentId }) => studentId) };
  await seeding.at(createdAt).emit('assignment.created', payload);
  return assignmentId;
};
