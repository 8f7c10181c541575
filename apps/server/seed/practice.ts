import { wholeBank } from '@inkstone/bank/server';
import { findRecipientAssignment, pinContent } from '@inkstone/assignments/server';
import { practiceWork, type PracticeSitter, type PracticeWork } from '@inkstone/content';
import { insertPastMarks } from '@inkstone/marking/server';
import { insertPastAnalysis } from '@inkstone/reports/server';
import { insertPastRecordings, replayAttempt } from '@inkstone/taking/server';
import { seedFile, soundMaxBytes } from './bank.ts';
import { createPastAssignment } from './create-past-assignment.ts';
import type { Seeding } from './index.ts';
import { toMarkDraft } from './to-mark-draft.ts';
import { momentAt } from './moments.ts';
import { requireId } from './people.ts';
import { buildPracticeJournal, type PracticeVoice } from './practice-journal.ts';
import type { SeededSchool, StoryStep } from './work.ts';

const assignPractice = async (seeding: Seeding, seeded: SeededSchool, work: PracticeWork, teacherId: number) => {
  const content = await pinContent(
    seeding.tx,
    { paperId: requireId(seeded.bank.papers, work.paper) },
    { viewer: wholeBank, mode: 'practice' },
  );
  if (typeof content === 'string') throw new Error(`${work.code}: ${content}`);
  const studentIds = work.students.map((student) => requireId(seeded.people.people, student));
  return createPastAssignment(
    seeding,
    { kind: 'homework', ...work, begins: work.assignedAt },
    { teacherId, content, studentIds },
  );
};

const seedRecordings = async (
  { tx, ...seeding }: Seeding,
  recordings: { attemptId: number; studentId: number; voices: readonly PracticeVoice[] },
): Promise<void> => {
  const { attemptId, studentId } = recordings;
  for (const { recordingId, questionId, sound, at } of recordings.voices) {
    const file = { folder: 'voices' as const, name: `${sound}.mp3`, maxBytes: soundMaxBytes };
    const seededFile = await seedFile({ tx, ...seeding }, file, { ownerId: studentId, usedBy: 'recording' });
    const { id: fileId, mime, sizeBytes } = seededFile;
    await insertPastRecordings(tx, [{ id: recordingId, attemptId, questionId, fileId, mime, sizeBytes, at }]);
  }
};

/** The written text of an answer; empty where it was spoken. */
const writtenText = (answer: unknown): string => {
  if (typeof answer === 'string') return answer;
  const isWritten = typeof answer === 'object' && answer !== null && 'text' in answer;
  return isWritten && typeof answer.text === 'string' ? answer.text : '';
};

const seedMarks = async (
  seeding: Seeding,
  { bank }: SeededSchool,
  marking: { sitter: PracticeSitter; attemptId: number; markerId: number; voices: readonly PracticeVoice[] },
): Promise<void> => {
  const { sitter, attemptId, markerId } = marking;
  const { marked, student } = sitter;
  if (!marked) return;
  const marks = marked.marks.map((seed) => {
    const questionId = requireId(bank.questions, seed.question);
    const recordingId = marking.voices.find((voice) => voice.questionId === questionId)?.recordingId;
    return {
      questionId,
      mark: toMarkDraft(writtenText(sitter.answers?.[seed.question]), seed, { student, recordingId }),
    };
  });
  await insertPastMarks(seeding.at(momentAt(seeding.now, marked.at)), { attemptId, markerId, marks, isReleased: true });
};

/** Seeds a student's analyses of marked texts. */
const seedAnalyses = async (
  { tx, now }: Seeding,
  { bank }: SeededSchool,
  { attemptId, sitter: { analysed } }: { attemptId: number; sitter: PracticeSitter },
): Promise<void> => {
  if (!analysed) return;
  for (const { question, reason, plan } of analysed.said) {
    const analysis = { reason, plan, evidence: '', quote: null, savedAt: momentAt(now, analysed.at) };
    await insertPastAnalysis(tx, { attemptId, questionId: requireId(bank.questions, question) }, analysis);
  }
};

const seedAttempt = async (
  seeding: Seeding,
  seeded: SeededSchool,
  context: { work: PracticeWork; sitter: PracticeSitter; assignmentId: number; markerId: number },
): Promise<void> => {
  const { work, sitter, assignmentId, markerId } = context;
  const studentId = requireId(seeded.people.people, sitter.student);
  const sitting = await findRecipientAssignment(seeding.tx, { assignmentId, studentId });
  const { past, voices } = buildPracticeJournal(work, sitter, momentAt(seeding.now, sitter.began), seeded.bank);
  const last = past.at(-1);
  const attemptId = sitting && last && (await replayAttempt(seeding.at(last.at), sitting, past));
  if (!attemptId) throw new Error(`${sitter.student} could not do ${work.code}`);
  await seedRecordings(seeding, { attemptId, studentId, voices });
  await seedMarks(seeding, seeded, { sitter, attemptId, markerId, voices });
  await seedAnalyses(seeding, seeded, { attemptId, sitter });
};

/** Seeds practice assignments: dictation, repeating, speaking, translation, listening and writing, partly marked. */
export const practiceSteps = (seeding: Seeding, seeded: SeededSchool): StoryStep[] => {
  const markerId = requireId(seeded.people.people, 'qiao');
  return practiceWork.map((work) => ({
    startsAt: momentAt(seeding.now, work.assignedAt),
    async run() {
      const assignmentId = await assignPractice(seeding, seeded, work, markerId);
      for (const sitter of work.sitters) await seedAttempt(seeding, seeded, { work, sitter, assignmentId, markerId });
      seeding.log(`${work.title.en} with ${work.sitters.length} attempts`);
    },
  }));
};
