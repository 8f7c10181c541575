import { wholeBank } from '@inkstone/bank/server';
import { findRecipientAssignment, storeDefinedHomework } from '@inkstone/assignments/server';
import { daysBetween, dayIn } from '@inkstone/base';
import { pastTermStory, school, type Moment } from '@inkstone/content';
import { insertPastMarks } from '@inkstone/marking/server';
import { questionsById, readContent, replayAttempt, type PastEvent } from '@inkstone/taking/server';
import { createPastAssignment } from './create-past-assignment.ts';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { requireId } from './people.ts';
import type { SeededSchool, StoryStep } from './work.ts';

type Sitter = (typeof pastTermStory.sitters)[number];

/** Moments of the story count from the last day of the term; others from the day of seeding. */
const fromTodayBy =
  (now: Date, lastDay: string) =>
  ({ days, time }: Moment): Moment => ({ days: days + daysBetween(dayIn(now, school.timeZone), lastDay), time });

const assignHomework = async (seeding: Seeding, seeded: SeededSchool, toMoment: (moment: Moment) => Moment) => {
  const { code, title, text, tasks, message, ...times } = pastTermStory.work;
  const [assignedAt, deadline] = [toMoment(times.assignedAt), toMoment(times.deadline)];
  const teacherId = requireId(seeded.people.people, pastTermStory.class.teachers[0] ?? '');
  const defined = {
    ...{ text, files: [] },
    tasks: tasks.map((task) => ({ ...task, accepts: ['text' as const], files: [], mostFiles: 5 })),
  };
  const teacher = { ...wholeBank, personId: teacherId };
  const facts = { teacher, now: momentAt(seeding.now, assignedAt), title: title.en, titleZh: title.zh };
  const content = await storeDefinedHomework(seeding.tx, defined, facts);
  if (content === 'fileMissing' || 'wrong' in content) throw new Error(`${code} cannot be kept`);
  const assignmentId = await createPastAssignment(
    seeding,
    { kind: 'definedHomework', title, message, assignedAt, begins: assignedAt, deadline },
    { teacherId, content, classIds: [requireId(seeded.people.classes, pastTermStory.class.code)] },
  );
  const assigned = await readContent(seeding.tx, { assignmentId, paperRevisionId: null });
  return { assignmentId, teacherId, questionIds: [...questionsById(assigned).keys()] };
};

type SeededHomework = Awaited<ReturnType<typeof assignHomework>>;

/** Builds the journal: one text after the other. */
const buildJournal = ({ minutes, texts }: Sitter, from: number, questionIds: readonly number[]): PastEvent[] => {
  const step = (minutes * 60_000) / Math.max(1, texts.length);
  const at = (task: number, left = 0) => new Date(from + task * step - left);
  const answers = texts.flatMap((text, index): PastEvent[] => {
    const questionId = questionIds[index] ?? 0;
    const value = { text, files: [], recordings: [] };
    return [
      { event: { kind: 'question-entered', questionId }, at: at(index) },
      { event: { kind: 'answered', questionId, value }, at: at(index + 1, 4000) },
    ];
  });
  return [
    { event: { kind: 'started' }, at: at(0) },
    { event: { kind: 'section-entered', sectionId: 'tasks' }, at: at(0) },
    ...answers,
    { event: { kind: 'submitted' }, at: at(texts.length) },
  ];
};

/** Hands in and marks one student's texts. */
const seedSitter = async (
  seeding: Seeding,
  seeded: SeededSchool,
  context: SeededHomework & { sitter: Sitter; toMoment: (moment: Moment) => Moment },
) => {
  const { sitter, toMoment, assignmentId, teacherId: markerId, questionIds } = context;
  const studentId = requireId(seeded.people.people, sitter.student);
  const sitting = await findRecipientAssignment(seeding.tx, { assignmentId, studentId });
  const past = buildJournal(sitter, momentAt(seeding.now, toMoment(sitter.began)).getTime(), questionIds);
  const last = past.at(-1);
  if (!sitting || !last) throw new Error(`${sitter.student} was not assigned ${pastTermStory.work.code}`);
  const attemptId = await replayAttempt(seeding.at(last.at), sitting, past);
  if (attemptId === null) throw new Error(`${sitter.student} could not hand in ${pastTermStory.work.code}`);
  const marks = sitter.marks.map(({ points, comment }, index) => ({
    questionId: questionIds[index] ?? 0,
    mark: { scores: {}, points, comment, voiceFileId: null, suggested: null, notes: [] },
  }));
  const marking = seeding.at(momentAt(seeding.now, toMoment(pastTermStory.work.markedAt)));
  await insertPastMarks(marking, { attemptId, markerId, marks, isReleased: true });
};

/** Seeds the last homework of the class of the term before: answered by some, and marked. */
export const pastTermSteps = (seeding: Seeding, seeded: SeededSchool): StoryStep[] => {
  const toMoment = fromTodayBy(seeding.now, seeded.people.pastTerm.lastDay);
  return [
    {
      startsAt: momentAt(seeding.now, toMoment(pastTermStory.work.assignedAt)),
      async run() {
        const homework = await assignHomework(seeding, seeded, toMoment);
        for (const sitter of pastTermStory.sitters)
          await seedSitter(seeding, seeded, { ...homework, sitter, toMoment });
        seeding.log(`a homework of the past term with ${pastTermStory.sitters.length} attempts`);
      },
    },
  ];
};
