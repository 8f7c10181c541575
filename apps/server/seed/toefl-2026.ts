import { findRecipientAssignment } from '@inkstone/assignments/server';
import { toefl2026Story, type Sitter2026 } from '@inkstone/content';
import { insertPastMarks } from '@inkstone/marking/server';
import { insertPastRecordings, replayAttempt } from '@inkstone/taking/server';
import { seedFile, soundMaxBytes } from './bank.ts';
import type { Seeding } from './index.ts';
import { toMarkDraft } from './to-mark-draft.ts';
import { momentAt } from './moments.ts';
import { requireId } from './people.ts';
import { assignToeflWork } from './toefl.ts';
import { buildJournal2026 } from './toefl-2026-journal.ts';
import type { SeededSchool, StoryStep } from './work.ts';

type Journal = ReturnType<typeof buildJournal2026>;

const seedRecordings = async (
  { tx, ...seeding }: Seeding,
  recordings: { attemptId: number; studentId: number; voice: string; spoken: Journal['spoken'] },
): Promise<void> => {
  const { attemptId, studentId } = recordings;
  for (const [index, { recordingId, questionId, at }] of recordings.spoken.entries()) {
    const file = { folder: 'voices' as const, name: `${recordings.voice}-${index + 1}.mp3`, maxBytes: soundMaxBytes };
    const seededFile = await seedFile({ tx, ...seeding }, file, { ownerId: studentId, usedBy: 'recording' });
    const { id: fileId, mime, sizeBytes } = seededFile;
    await insertPastRecordings(tx, [{ id: recordingId, attemptId, questionId, fileId, mime, sizeBytes, at }]);
  }
};

const seedMarks = async (
  seeding: Seeding,
  seeded: SeededSchool,
  marking: { attemptId: number; markerId: number; sitter: Sitter2026; spoken: Journal['spoken'] },
): Promise<void> => {
  const { attemptId, markerId, sitter, spoken } = marking;
  const marks = toefl2026Story.marked.marks.map((seed) => {
    const questionId = requireId(seeded.bank.questions, seed.question);
    const recordingId = spoken.find((answer) => answer.questionId === questionId)?.recordingId;
    const text = seed.question.includes('-w2-') ? sitter.email : sitter.discussion;
    return { questionId, mark: toMarkDraft(text, seed, { student: sitter.student, recordingId }) };
  });
  const at = seeding.at(momentAt(seeding.now, toefl2026Story.marked.at));
  await insertPastMarks(at, { attemptId, markerId, marks, isReleased: true });
};

const seedAttempt = async (
  seeding: Seeding,
  seeded: SeededSchool,
  context: { assignmentId: number; markerId: number; sitter: Sitter2026 },
): Promise<void> => {
  const { assignmentId, markerId, sitter } = context;
  const studentId = requireId(seeded.people.people, sitter.student);
  const sitting = await findRecipientAssignment(seeding.tx, { assignmentId, studentId });
  const { past, spoken } = buildJournal2026(sitter, momentAt(seeding.now, sitter.began), seeded.bank);
  const last = past.at(-1);
  const attemptId = sitting && last && (await replayAttempt(seeding.at(last.at), sitting, past));
  if (!attemptId) throw new Error(`${sitter.student} could not sit ${toefl2026Story.work.code}`);
  if (sitter.voice) await seedRecordings(seeding, { attemptId, studentId, voice: sitter.voice, spoken });
  if (sitter.student === toefl2026Story.marked.student)
    await seedMarks(seeding, seeded, { attemptId, markerId, sitter, spoken });
};

/** Seeds the mock of January 2026: both second modules occur, and one attempt is marked. */
export const steps2026 = (seeding: Seeding, seeded: SeededSchool): StoryStep[] => [
  {
    startsAt: momentAt(seeding.now, toefl2026Story.work.assignedAt),
    async run() {
      const markerId = requireId(seeded.people.people, 'mei');
      const assignmentId = await assignToeflWork(seeding, seeded, toefl2026Story.work, markerId);
      for (const sitter of toefl2026Story.sitters)
        await seedAttempt(seeding, seeded, { assignmentId, markerId, sitter });
      seeding.log(`the mock of TOEFL 2026 with ${toefl2026Story.sitters.length} attempts`);
    },
  },
];
