import { findSitting, pinContent } from '@inkstone/assignments/server';
import { practiceWork, type PracticeSitter, type PracticeWork } from '@inkstone/content';
import { keepPastMarks } from '@inkstone/marking/server';
import { keepPastAnalysis } from '@inkstone/reports/server';
import { insertPastRecordings, replayAttempt } from '@inkstone/taking/server';
import { keepFile, soundMaxBytes } from './bank.ts';
import { giveTold } from './give-work.ts';
import type { Seeding } from './index.ts';
import { markOn } from './mark-on.ts';
import { momentAt } from './moments.ts';
import { idOf } from './people.ts';
import { journalOfPractice, type PracticeVoice } from './practice-journal.ts';
import type { SeededSchool, StoryStep } from './work.ts';

const giveWork = async (seeding: Seeding, made: SeededSchool, work: PracticeWork, teacherId: number) => {
  const content = await pinContent(seeding.tx, { paperId: idOf(made.bank.papers, work.paper) }, 'practice');
  if (typeof content === 'string') throw new Error(`${work.code}: ${content}`);
  const studentIds = work.students.map((student) => idOf(made.people.people, student));
  return giveTold(seeding, { kind: 'homework', ...work, begins: work.given }, { teacherId, content, studentIds });
};

const keepVoices = async (
  { tx, ...seeding }: Seeding,
  it: { attemptId: number; studentId: number; voices: readonly PracticeVoice[] },
): Promise<void> => {
  const { attemptId, studentId } = it;
  for (const { recordingId, questionId, sound, at } of it.voices) {
    const file = { folder: 'audio' as const, name: `${sound}.mp3`, maxBytes: soundMaxBytes };
    const kept = await keepFile({ tx, ...seeding }, file, { ownerId: studentId, usedBy: 'recording' });
    const { id: fileId, mime, sizeBytes } = kept;
    await insertPastRecordings(tx, [{ id: recordingId, attemptId, questionId, fileId, mime, sizeBytes, at }]);
  }
};

/** What is written of an answer; empty where it was spoken. */
const textOf = (answer: unknown): string => {
  if (typeof answer === 'string') return answer;
  const isWritten = typeof answer === 'object' && answer !== null && 'text' in answer;
  return isWritten && typeof answer.text === 'string' ? answer.text : '';
};

const keepMarks = async (
  seeding: Seeding,
  { bank }: SeededSchool,
  it: { sitter: PracticeSitter; attemptId: number; markerId: number; voices: readonly PracticeVoice[] },
): Promise<void> => {
  const { sitter, attemptId, markerId } = it;
  const { marked, student } = sitter;
  if (!marked) return;
  const marks = marked.marks.map((seed) => {
    const questionId = idOf(bank.questions, seed.question);
    const recordingId = it.voices.find((one) => one.questionId === questionId)?.recordingId;
    return { questionId, mark: markOn(textOf(sitter.answers?.[seed.question]), seed, { student, recordingId }) };
  });
  await keepPastMarks(seeding.at(momentAt(seeding.now, marked.at)), { attemptId, markerId, marks, isReleased: true });
};

/** What a student has said of marked texts. */
const keepAnalyses = async (
  { tx, now }: Seeding,
  { bank }: SeededSchool,
  { attemptId, sitter: { analysed } }: { attemptId: number; sitter: PracticeSitter },
): Promise<void> => {
  if (!analysed) return;
  for (const { question, reason, plan } of analysed.said) {
    const said = { reason, plan, evidence: '', quote: null, savedAt: momentAt(now, analysed.at) };
    await keepPastAnalysis(tx, { attemptId, questionId: idOf(bank.questions, question) }, said);
  }
};

const seedSitter = async (
  seeding: Seeding,
  made: SeededSchool,
  it: { work: PracticeWork; sitter: PracticeSitter; assignmentId: number; markerId: number },
): Promise<void> => {
  const { work, sitter, assignmentId, markerId } = it;
  const studentId = idOf(made.people.people, sitter.student);
  const sitting = await findSitting(seeding.tx, { assignmentId, studentId });
  const { past, voices } = journalOfPractice(work, sitter, momentAt(seeding.now, sitter.began), made.bank);
  const last = past.at(-1);
  const attemptId = sitting && last && (await replayAttempt(seeding.at(last.at), sitting, past));
  if (!attemptId) throw new Error(`${sitter.student} could not do ${work.code}`);
  await keepVoices(seeding, { attemptId, studentId, voices });
  await keepMarks(seeding, made, { sitter, attemptId, markerId, voices });
  await keepAnalyses(seeding, made, { attemptId, sitter });
};

/** Practice for ear and voice: dictation, repeating, speaking, translating, listening, writing; some of it marked, some to be marked. */
export const practiceSteps = (seeding: Seeding, made: SeededSchool): StoryStep[] => {
  const markerId = idOf(made.people.people, 'qiao');
  return practiceWork.map((work) => ({
    given: momentAt(seeding.now, work.given),
    async run() {
      const assignmentId = await giveWork(seeding, made, work, markerId);
      for (const sitter of work.sitters) await seedSitter(seeding, made, { work, sitter, assignmentId, markerId });
      seeding.log(`${work.title.en} with ${work.sitters.length} attempts`);
    },
  }));
};
