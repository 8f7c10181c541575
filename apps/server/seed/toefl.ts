import { findSitting, pinContent } from '@inkstone/assignments/server';
import {
  analyses,
  papersMarked,
  sitters,
  soundsOf,
  toeflClass,
  toeflWork,
  essays,
  type MarkSeed,
  type Sitter,
  type ToeflWork,
} from '@inkstone/content';
import { keepPastMarks, namePaperMarkers } from '@inkstone/marking/server';
import type { MarkDraft } from '@inkstone/marking/contract';
import { keepPastAnalysis } from '@inkstone/reports/server';
import { insertPastRecordings, replayAttempt } from '@inkstone/taking/server';
import { keepFile, soundMaxBytes } from './bank.ts';
import { giveTold } from './give-work.ts';
import type { Seeding } from './index.ts';
import { markOn, voicesIn, type VoiceFiles } from './mark-on.ts';
import { momentAt } from './moments.ts';
import { seedRedos } from './redo.ts';
import { idOf } from './people.ts';
import { journalOf, type SpokenAnswer } from './toefl-journal.ts';
import type { SeededSchool, StoryStep } from './work.ts';

/** Gives work to the evening class. */
export const giveWork = async (
  seeding: Seeding,
  made: SeededSchool,
  one: ToeflWork,
  teacherId: number,
): Promise<number> => {
  const asked =
    'paper' in one.from
      ? { paperId: idOf(made.bank.papers, one.from.paper) }
      : { topicIds: one.from.sets.map((code) => idOf(made.bank.sets, code)) };
  const content = await pinContent(seeding.tx, asked);
  if (typeof content === 'string') throw new Error(`${one.code}: ${content}`);
  return giveTold(seeding, one, {
    teacherId,
    content,
    classIds: [idOf(made.people.classes, toeflClass)],
    markers: (one.markers ?? []).map((username) => idOf(made.people.people, username)),
  });
};

const keepVoices = async (
  seeding: Seeding,
  it: { attemptId: number; studentId: number; voice: NonNullable<Sitter['voice']>; spoken: readonly SpokenAnswer[] },
) => {
  const { attemptId, studentId } = it;
  for (const { recordingId, questionId, task, at } of it.spoken) {
    const name = soundsOf(it.voice)[task - 1];
    if (name === undefined) throw new Error(`${it.voice} has no sound of task ${task}`);
    const file = { folder: 'audio' as const, name: `${name}.mp3`, maxBytes: soundMaxBytes };
    const { id: fileId, mime, sizeBytes } = await keepFile(seeding, file, { ownerId: studentId, usedBy: 'recording' });
    await insertPastRecordings(seeding.tx, [{ id: recordingId, attemptId, questionId, fileId, mime, sizeBytes, at }]);
  }
};

type MarkFacts = Parameters<typeof markOn>[2];

const markOf = (seed: MarkSeed, sitter: Sitter, it: MarkFacts): MarkDraft => {
  const written = essays[sitter.mock][sitter.student];
  const text = seed.question.includes('-w1-') ? written?.integrated : written?.discussion;
  return markOn(text ?? '', seed, it);
};

/** What the marker says of a paper instead of writing it. */
const keepMarkVoices = async (seeding: Seeding, marks: readonly MarkSeed[], markerId: number): Promise<VoiceFiles> => {
  const files = new Map<string, number>();
  for (const voice of marks.flatMap(voicesIn)) {
    const file = { folder: 'audio' as const, name: `${voice}.mp3`, maxBytes: soundMaxBytes };
    files.set(voice, (await keepFile(seeding, file, { ownerId: markerId, usedBy: 'mark' })).id);
  }
  return files;
};

const keepAnalyses = async (
  { tx }: Seeding,
  { bank }: SeededSchool,
  it: { attemptId: number; student: string; savedAt: Date },
) => {
  for (const { student, question, ...said } of analyses) {
    if (student !== it.student) continue;
    const key = { attemptId: it.attemptId, questionId: idOf(bank.questions, question) };
    await keepPastAnalysis(tx, key, { ...said, plan: '', savedAt: it.savedAt });
  }
};

/** Ms. Mei has Ms. Qiao mark whatever she gives from the two mocks. */
const nameMarkers = async (seeding: Seeding, { bank, people }: SeededSchool, byId: number) => {
  for (const code of ['toefl-mock-a', 'toefl-mock-b'])
    await namePaperMarkers(seeding.tx, {
      paperId: idOf(bank.papers, code),
      byId,
      personIds: [idOf(people.people, 'qiao')],
      namedAt: seeding.now,
    });
};

/** One student's sitting of a mock with the recordings and, where there is one, Ms. Mei's mark. */
const seedSitter = async (
  seeding: Seeding,
  made: SeededSchool,
  it: { sitter: Sitter; assignmentId: number; markerId: number; analysedAt: Date },
) => {
  const { sitter, assignmentId, markerId } = it;
  const studentId = idOf(made.people.people, sitter.student);
  const sitting = await findSitting(seeding.tx, { assignmentId, studentId });
  const { past, spoken } = journalOf(sitter, momentAt(seeding.now, sitter.began), made.bank);
  const last = past.at(-1);
  if (!sitting || !last) throw new Error(`${sitter.student} was not given ${sitter.mock}`);
  const attemptId = await replayAttempt(seeding.at(last.at), sitting, past);
  if (attemptId === null) throw new Error(`${sitter.student} could not sit ${sitter.mock}`);
  const { voice } = sitter;
  if (voice) await keepVoices(seeding, { attemptId, studentId, voice, spoken });
  const marked = papersMarked.find(({ paper, student }) => paper === sitter.mock && student === sitter.student);
  if (!marked) return;
  const voices = await keepMarkVoices(seeding, marked.marks, markerId);
  const marks = marked.marks.map((seed) => {
    const questionId = idOf(made.bank.questions, seed.question);
    const recordingId = spoken.find((one) => one.questionId === questionId)?.recordingId;
    return { questionId, mark: markOf(seed, sitter, { student: sitter.student, recordingId, voices }) };
  });
  await keepAnalyses(seeding, made, { attemptId, student: sitter.student, savedAt: it.analysedAt });
  const { isReleased } = marked;
  const markedAt = momentAt(seeding.now, marked.at);
  await keepPastMarks(seeding.at(markedAt), { attemptId, markerId, marks, isReleased });
};

/** The TOEFL evening class: a mock that was sat and is being marked, another to come, a passage as homework. */
export const toeflSteps = (seeding: Seeding, made: SeededSchool): StoryStep[] => {
  const markerId = idOf(made.people.people, 'mei');
  return toeflWork.map((one) => ({
    given: momentAt(seeding.now, one.given),
    async run() {
      const assignmentId = await giveWork(seeding, made, one, markerId);
      const sat = sitters.filter(({ mock }) => mock === one.code);
      const analysedAt = momentAt(seeding.now, { days: -1, time: '21:10' });
      for (const sitter of sat) await seedSitter(seeding, made, { sitter, assignmentId, markerId, analysedAt });
      if (one.code !== 'toefl-mock-a') return;
      await nameMarkers(seeding, made, markerId);
      await seedRedos(seeding, made, assignmentId);
      seeding.log(`mock A of TOEFL with ${sat.length} attempts`);
    },
  }));
};
