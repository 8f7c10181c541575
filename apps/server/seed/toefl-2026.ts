import { findSitting } from '@inkstone/assignments/server';
import { marked2026, sitters2026, work2026, type Sitter2026 } from '@inkstone/content';
import { keepPastMarks } from '@inkstone/marking/server';
import { insertPastRecordings, replayAttempt } from '@inkstone/taking/server';
import { keepFile, soundMaxBytes } from './bank.ts';
import type { Seeding } from './index.ts';
import { markOn } from './mark-on.ts';
import { momentAt } from './moments.ts';
import { idOf } from './people.ts';
import { giveWork } from './toefl.ts';
import { journalOf2026 } from './toefl-2026-journal.ts';
import type { SeededSchool, StoryStep } from './work.ts';

type Journal = ReturnType<typeof journalOf2026>;

const keepVoices = async (
  { tx, ...seeding }: Seeding,
  it: { attemptId: number; studentId: number; voice: string; spoken: Journal['spoken'] },
): Promise<void> => {
  const { attemptId, studentId } = it;
  for (const [index, { recordingId, questionId, at }] of it.spoken.entries()) {
    const file = { folder: 'audio' as const, name: `${it.voice}-${index + 1}.mp3`, maxBytes: soundMaxBytes };
    const kept = await keepFile({ tx, ...seeding }, file, { ownerId: studentId, usedBy: 'recording' });
    const { id: fileId, mime, sizeBytes } = kept;
    await insertPastRecordings(tx, [{ id: recordingId, attemptId, questionId, fileId, mime, sizeBytes, at }]);
  }
};

const keepMarks = async (
  seeding: Seeding,
  made: SeededSchool,
  it: { attemptId: number; markerId: number; sitter: Sitter2026; spoken: Journal['spoken'] },
): Promise<void> => {
  const { attemptId, markerId, sitter, spoken } = it;
  const marks = marked2026.marks.map((seed) => {
    const questionId = idOf(made.bank.questions, seed.question);
    const recordingId = spoken.find((one) => one.questionId === questionId)?.recordingId;
    const text = seed.question.includes('-w2-') ? sitter.email : sitter.discussion;
    return { questionId, mark: markOn(text, seed, { student: sitter.student, recordingId }) };
  });
  const at = seeding.at(momentAt(seeding.now, marked2026.at));
  await keepPastMarks(at, { attemptId, markerId, marks, isReleased: true });
};

const seedSitter = async (
  seeding: Seeding,
  made: SeededSchool,
  it: { assignmentId: number; markerId: number; sitter: Sitter2026 },
): Promise<void> => {
  const { assignmentId, markerId, sitter } = it;
  const studentId = idOf(made.people.people, sitter.student);
  const sitting = await findSitting(seeding.tx, { assignmentId, studentId });
  const { past, spoken } = journalOf2026(sitter, momentAt(seeding.now, sitter.began), made.bank);
  const last = past.at(-1);
  const attemptId = sitting && last && (await replayAttempt(seeding.at(last.at), sitting, past));
  if (!attemptId) throw new Error(`${sitter.student} could not sit ${work2026.code}`);
  if (sitter.voice) await keepVoices(seeding, { attemptId, studentId, voice: sitter.voice, spoken });
  if (sitter.student === marked2026.student) await keepMarks(seeding, made, { attemptId, markerId, sitter, spoken });
};

/** The evening class at the mock of January 2026: both second modules were reached, one paper is marked. */
export const steps2026 = (seeding: Seeding, made: SeededSchool): StoryStep[] => [
  {
    given: momentAt(seeding.now, work2026.given),
    async run() {
      const markerId = idOf(made.people.people, 'mei');
      const assignmentId = await giveWork(seeding, made, work2026, markerId);
      for (const sitter of sitters2026) await seedSitter(seeding, made, { assignmentId, markerId, sitter });
      seeding.log(`the mock of TOEFL 2026 with ${sitters2026.length} attempts`);
    },
  },
];
