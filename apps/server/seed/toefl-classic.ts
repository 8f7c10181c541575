import { findRecipientAssignment } from '@inkstone/assignments/server';
import { classicStory } from '@inkstone/content';
import { insertPastMarks } from '@inkstone/marking/server';
import { replayAttempt } from '@inkstone/taking/server';
import type { Seeding } from './index.ts';
import { toMarkDraft } from './to-mark-draft.ts';
import { momentAt } from './moments.ts';
import { requireId } from './people.ts';
import { buildTextJournal } from './text-journal.ts';
import { assignToeflWork } from './toefl.ts';
import type { SeededSchool, StoryStep } from './work.ts';

/** Seeds a submitted essay with its mark. */
const seedEssay = async (seeding: Seeding, seeded: SeededSchool, assignmentId: number): Promise<void> => {
  const { student, text, began, minutes, mark, markedAt } = classicStory.essay;
  const studentId = requireId(seeded.people.people, student);
  const sitting = await findRecipientAssignment(seeding.tx, { assignmentId, studentId });
  const questionId = requireId(seeded.bank.questions, mark.question);
  const past = buildTextJournal({ questionId, text, began: momentAt(seeding.now, began), minutes });
  const last = past.at(-1);
  const attemptId = sitting && last && (await replayAttempt(seeding.at(last.at), sitting, past));
  if (!attemptId) throw new Error(`${student} could not hand in ${classicStory.essay.work}`);
  await insertPastMarks(seeding.at(momentAt(seeding.now, markedAt)), {
    attemptId,
    markerId: sitting.assignment.teacherId,
    marks: [{ questionId, mark: toMarkDraft(text, mark, { student, recordingId: undefined }) }],
    isReleased: true,
  });
};

/** Seeds TOEFL classic: a submitted essay, practice, and a mock to come. */
export const classicSteps = (seeding: Seeding, seeded: SeededSchool): StoryStep[] => {
  const teacherId = requireId(seeded.people.people, 'mei');
  return classicStory.work.map((work) => ({
    startsAt: momentAt(seeding.now, work.assignedAt),
    async run() {
      const assignmentId = await assignToeflWork(seeding, seeded, work, teacherId);
      if (work.code === classicStory.essay.work) await seedEssay(seeding, seeded, assignmentId);
    },
  }));
};
