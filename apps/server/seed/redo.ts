import {
  findRecipientAssignment,
  openRedo,
  type RedoRow,
  type RecipientAssignment,
} from '@inkstone/assignments/server';
import { toeflStory, type RedoSeed } from '@inkstone/content';
import { insertPastMarks } from '@inkstone/marking/server';
import { replayAttempt } from '@inkstone/taking/server';
import type { Seeding } from './index.ts';
import { toMarkDraft } from './to-mark-draft.ts';
import { momentAt } from './moments.ts';
import { requireId } from './people.ts';
import { buildTextJournal } from './text-journal.ts';
import type { SeededSchool } from './work.ts';

interface RedoContext {
  sitting: RecipientAssignment;
  redo: RedoRow;
  questionId: number;
}

const seedRewrite = async (
  seeding: Seeding,
  seed: RedoSeed,
  { sitting, redo, questionId }: RedoContext,
): Promise<void> => {
  const { done, student } = seed;
  if (!done) return;
  const past = buildTextJournal({ questionId, text: done.text, began: momentAt(seeding.now, done.at), minutes: 9 });
  const last = past.at(-1);
  const attemptId = last && (await replayAttempt(seeding.at(last.at), sitting, past, redo));
  if (!attemptId) throw new Error(`${student} could not write again`);
  const mark = toMarkDraft(done.text, done.mark, { student, recordingId: undefined });
  const markerId = sitting.assignment.teacherId;
  const marks = [{ questionId, mark }];
  await insertPastMarks(seeding.at(momentAt(seeding.now, done.marked)), {
    attemptId,
    markerId,
    marks,
    isReleased: true,
  });
};

/** Seeds redo requests for mock A: one text is rewritten and marked, one is still open. */
export const seedRedos = async (seeding: Seeding, seeded: SeededSchool, assignmentId: number): Promise<void> => {
  for (const seed of toeflStory.redos) {
    const studentId = requireId(seeded.people.people, seed.student);
    const sitting = await findRecipientAssignment(seeding.tx, { assignmentId, studentId });
    if (!sitting) throw new Error(`${seed.student} was not assigned what is asked again`);
    const questionId = requireId(seeded.bank.questions, seed.question);
    const { services, emit } = seeding.at(momentAt(seeding.now, seed.asked));
    const dueAt = momentAt(seeding.now, seed.due);
    const request = {
      requestedBy: sitting.assignment.teacherId,
      questionIds: [questionId],
      dueAt,
      message: seed.message,
    };
    const redo = await openRedo({ tx: seeding.tx, now: services.now, tell: emit }, sitting, request);
    await seedRewrite(seeding, seed, { sitting, redo, questionId });
  }
};
