import { wholeBank } from '@inkstone/bank/server';
import { findRecipientAssignment, pinContent } from '@inkstone/assignments/server';
import { toeflStory, type MarkSeed, type Sitter, type ToeflWork } from '@inkstone/content';
import { insertPastMarks, assignPaperMarkers } from '@inkstone/marking/server';
import type { MarkDraft } from '@inkstone/marking/contract';
import { insertPastAnalysis } from '@inkstone/reports/server';
import { insertPastRecordings, replayAttempt } from '@inkstone/taking/server';
import { seedFile, soundMaxBytes } from './bank.ts';
import { createPastAssignment } from './create-past-assignment.ts';
import type { Seeding } from './index.ts';
import { toMarkDraft, voicesIn, type VoiceFiles } from './to-mark-draft.ts';
import { momentAt } from './moments.ts';
import { seedRedos } from './redo.ts';
import { requireId } from './people.ts';
import { buildToeflJournal, type SpokenAnswer } from './toefl-journal.ts';
import type { SeededSchool, StoryStep } from './work.ts';

/** Assigns work to the evening class. */
export const assignToeflWork = async (
  seeding: Seeding,
  seeded: SeededSchool,
  work: ToeflWork,
  teacherId: number,
): Promise<number> => {
  const source =
    'paper' in work.from
      ? { paperId: requireId(seeded.bank.papers, work.from.paper) }
      : { setIds: work.from.sets.map((code) => requireId(seeded.bank.sets, code)) };
  const content = await pinContent(seeding.tx, source, { viewer: wholeBank });
  if (typeof content === 'string') throw new Error(`${work.code}: ${content}`);
  return createPastAssignment(seeding, work, {
    teacherId,
    content,
    classIds: [requireId(seeded.people.classes, toeflStory.class)],
    markers: (work.markers ?? []).map((username) => requireId(seeded.people.people, username)),
  });
};

const seedRecordings = async (
  seeding: Seeding,
  recordings: {
    attemptId: number;
    studentId: number;
    voice: NonNullable<Sitter['voice']>;
    spoken: readonly SpokenAnswer[];
  },
) => {
  const { attemptId, studentId } = recordings;
  for (const { recordingId, questionId, task, at } of recordings.spoken) {
    const file = { folder: 'voices' as const, name: `${recordings.voice}-${task}.mp3`, maxBytes: soundMaxBytes };
    const { id: fileId, mime, sizeBytes } = await seedFile(seeding, file, { ownerId: studentId, usedBy: 'recording' });
    await insertPastRecordings(seeding.tx, [{ id: recordingId, attemptId, questionId, fileId, mime, sizeBytes, at }]);
  }
};

type MarkFacts = Parameters<typeof toMarkDraft>[2];

const toMark = (seed: MarkSeed, sitter: Sitter, context: MarkFacts): MarkDraft => {
  const essay = toeflStory.essays[sitter.mock][sitter.student];
  const text = seed.question.includes('-w1-') ? essay?.integrated : essay?.discussion;
  return toMarkDraft(text ?? '', seed, context);
};

/** Stores the voice notes of the marker. */
const seedMarkVoices = async (seeding: Seeding, marks: readonly MarkSeed[], markerId: number): Promise<VoiceFiles> => {
  const files = new Map<string, number>();
  for (const voice of marks.flatMap(voicesIn)) {
    const file = { folder: 'voices' as const, name: `${voice}.mp3`, maxBytes: soundMaxBytes };
    files.set(voice, (await seedFile(seeding, file, { ownerId: markerId, usedBy: 'mark' })).id);
  }
  return files;
};

const seedAnalyses = async (
  { tx }: Seeding,
  { bank }: SeededSchool,
  attempt: { attemptId: number; student: string; savedAt: Date },
) => {
  for (const { student, question, ...analysis } of toeflStory.analyses) {
    if (student !== attempt.student) continue;
    const key = { attemptId: attempt.attemptId, questionId: requireId(bank.questions, question) };
    await insertPastAnalysis(tx, key, { ...analysis, plan: '', savedAt: attempt.savedAt });
  }
};

/** Names the co-marker of the two mocks. */
const nameMarkers = async (seeding: Seeding, { bank, people }: SeededSchool, assignedBy: number) => {
  for (const code of ['toefl-mock-a', 'toefl-mock-b'])
    await assignPaperMarkers(seeding.tx, {
      paperId: requireId(bank.papers, code),
      assignedBy,
      personIds: [requireId(people.people, 'qiao')],
      assignedAt: seeding.now,
    });
};

/** Seeds one student's attempt with its recordings and, where there is one, its mark. */
const seedAttempt = async (
  seeding: Seeding,
  seeded: SeededSchool,
  context: { sitter: Sitter; assignmentId: number; markerId: number; analysedAt: Date },
) => {
  const { sitter, assignmentId, markerId } = context;
  const studentId = requireId(seeded.people.people, sitter.student);
  const sitting = await findRecipientAssignment(seeding.tx, { assignmentId, studentId });
  const { past, spoken } = buildToeflJournal(sitter, momentAt(seeding.now, sitter.began), seeded.bank);
  const last = past.at(-1);
  if (!sitting || !last) throw new Error(`${sitter.student} was not assigned ${sitter.mock}`);
  const attemptId = await replayAttempt(seeding.at(last.at), sitting, past);
  if (attemptId === null) throw new Error(`${sitter.student} could not sit ${sitter.mock}`);
  const { voice } = sitter;
  if (voice) await seedRecordings(seeding, { attemptId, studentId, voice, spoken });
  const marked = toeflStory.markedPapers.find(
    ({ paper, student }) => paper === sitter.mock && student === sitter.student,
  );
  if (!marked) return;
  const voices = await seedMarkVoices(seeding, marked.marks, markerId);
  const marks = marked.marks.map((seed) => {
    const questionId = requireId(seeded.bank.questions, seed.question);
    const recordingId = spoken.find((answer) => answer.questionId === questionId)?.recordingId;
    return { questionId, mark: toMark(seed, sitter, { student: sitter.student, recordingId, voices }) };
  });
  await seedAnalyses(seeding, seeded, { attemptId, student: sitter.student, savedAt: context.analysedAt });
  const { isReleased } = marked;
  const markedAt = momentAt(seeding.now, marked.at);
  await insertPastMarks(seeding.at(markedAt), { attemptId, markerId, marks, isReleased });
};

/** Seeds the TOEFL evening class: a mock that is being marked, another to come, and a passage as homework. */
export const toeflSteps = (seeding: Seeding, seeded: SeededSchool): StoryStep[] => {
  const markerId = requireId(seeded.people.people, 'mei');
  return toeflStory.work.map((work) => ({
    startsAt: momentAt(seeding.now, work.assignedAt),
    async run() {
      const assignmentId = await assignToeflWork(seeding, seeded, work, markerId);
      const attempts = toeflStory.sitters.filter(({ mock }) => mock === work.code);
      const analysedAt = momentAt(seeding.now, { days: -1, time: '21:10' });
      for (const sitter of attempts) await seedAttempt(seeding, seeded, { sitter, assignmentId, markerId, analysedAt });
      if (work.code !== 'toefl-mock-a') return;
      await nameMarkers(seeding, seeded, markerId);
      await seedRedos(seeding, seeded, assignmentId);
      seeding.log(`mock A of TOEFL with ${attempts.length} attempts`);
    },
  }));
};
