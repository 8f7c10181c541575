import { findSitting } from '@inkstone/assignments/server';
import { classicEssay, classicWork } from '@inkstone/content';
import { keepPastMarks } from '@inkstone/marking/server';
import { replayAttempt } from '@inkstone/taking/server';
import type { Seeding } from './index.ts';
import { markOn } from './mark-on.ts';
import { momentAt } from './moments.ts';
import { idOf } from './people.ts';
import { journalOfText } from './text-journal.ts';
import { giveWork } from './toefl.ts';
import type { SeededSchool, StoryStep } from './work.ts';

/** The essay that was handed in, with Ms. Mei's mark. */
const seedEssay = async (seeding: Seeding, made: SeededSchool, assignmentId: number): Promise<void> => {
  const { student, text, began, minutes, mark, markedAt } = classicEssay;
  const studentId = idOf(made.people.people, student);
  const sitting = await findSitting(seeding.tx, { assignmentId, studentId });
  const questionId = idOf(made.bank.questions, mark.question);
  const past = journalOfText({ questionId, text, began: momentAt(seeding.now, began), minutes });
  const last = past.at(-1);
  const attemptId = sitting && last && (await replayAttempt(seeding.at(last.at), sitting, past));
  if (!attemptId) throw new Error(`${student} could not hand in ${classicEssay.work}`);
  await keepPastMarks(seeding.at(momentAt(seeding.now, markedAt)), {
    attemptId,
    markerId: sitting.assignment.teacherId,
    marks: [{ questionId, mark: markOn(text, mark, { student, recordingId: undefined }) }],
    isReleased: true,
  });
};

/** What the evening class does of TOEFL classic: an essay that one has handed in, practice and a mock to come. */
export const classicSteps = (seeding: Seeding, made: SeededSchool): StoryStep[] => {
  const teacherId = idOf(made.people.people, 'mei');
  return classicWork.map((one) => ({
    given: momentAt(seeding.now, one.given),
    async run() {
      const assignmentId = await giveWork(seeding, made, one, teacherId);
      if (one.code === classicEssay.work) await seedEssay(seeding, made, assignmentId);
    },
  }));
};
