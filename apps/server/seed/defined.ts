import { findSitting, keepDefined } from '@inkstone/assignments/server';
import { studyPlace, studyPlaceSitters, type StudyPlaceSitter } from '@inkstone/content/uploads/study-place';
import type { MarkDraft } from '@inkstone/marking/contract';
import { keepPastMarks } from '@inkstone/marking/server';
import {
  readContent,
  insertPastRecordings,
  insertPastFiles,
  questionsById,
  replayAttempt,
  type PastEvent,
} from '@inkstone/taking/server';
import { keepFile, soundMaxBytes } from './bank.ts';
import { giveTold } from './give-work.ts';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { idOf } from './people.ts';
import { uuidOf } from './toefl-journal.ts';
import type { SeededSchool, StoryStep } from './work.ts';

const fileMaxBytes = 5_000_000;

const giveWork = async (seeding: Seeding, made: SeededSchool) => {
  const { tx, now } = seeding;
  const { title, text, tasks, message, worksheet, given, deadline } = studyPlace;
  const teacherId = idOf(made.people.people, studyPlace.teacher);
  const at = momentAt(now, given);
  const file = { folder: 'uploads' as const, name: worksheet, maxBytes: fileMaxBytes };
  const { id } = await keepFile(seeding, file, { ownerId: teacherId, usedBy: 'own_work' });
  const defined = {
    text,
    files: [{ id }],
    tasks: tasks.map((task) => ({ ...task, accepts: [...task.accepts], files: [], mostFiles: 5 })),
  };
  const content = await keepDefined(tx, defined, { teacherId, now: at, title: title.en, titleZh: title.zh });
  if (content === 'fileMissing' || 'wrong' in content) throw new Error(`${studyPlace.code} cannot be kept`);
  const assignmentId = await giveTold(
    seeding,
    { kind: 'definedHomework', title, message, given, begins: given, deadline },
    { teacherId, content, classIds: [idOf(made.people.classes, studyPlace.class)] },
  );
  const asked = await readContent(tx, { assignmentId, paperRevisionId: null });
  return { assignmentId, teacherId, questionIds: [...questionsById(asked).keys()] };
};

type Given = Awaited<ReturnType<typeof giveWork>>;

const keepPlan = async (seeding: Seeding, { student, plan }: StudyPlaceSitter, ownerId: number) => {
  if (plan === null) return null;
  const file = { folder: 'uploads' as const, name: plan, maxBytes: fileMaxBytes };
  const { id: fileId, mime, sizeBytes } = await keepFile(seeding, file, { ownerId, usedBy: 'answer' });
  return { id: uuidOf(`${studyPlace.code} ${student}`), fileId, name: plan, mime, bytes: sizeBytes };
};

type Plan = Awaited<ReturnType<typeof keepPlan>>;

/** Writing, drawing, speaking, one after the other. */
const journalOf = (
  sitter: StudyPlaceSitter,
  from: number,
  it: { questionIds: readonly number[]; plan: Plan; recordingId: string },
): PastEvent[] => {
  const step = (sitter.minutes * 60_000) / 3;
  const at = (task: number, left = 0) => new Date(from + task * step - left);
  const [writing = 0, drawing = 0, speaking = 0] = it.questionIds;
  const nothing = { text: '', files: [], recordings: [] };
  const drawn = it.plan && {
    ...nothing,
    files: [{ id: it.plan.id, name: it.plan.name, mime: it.plan.mime, bytes: it.plan.bytes }],
  };
  return [
    { event: { kind: 'started' }, at: at(0) },
    { event: { kind: 'section-entered', sectionId: 'tasks' }, at: at(0) },
    { event: { kind: 'question-entered', questionId: writing }, at: at(0) },
    { event: { kind: 'answered', questionId: writing, value: { ...nothing, text: sitter.text } }, at: at(1, 4000) },
    { event: { kind: 'question-entered', questionId: drawing }, at: at(1) },
    ...(drawn ? [{ event: { kind: 'answered' as const, questionId: drawing, value: drawn }, at: at(2, 4000) }] : []),
    { event: { kind: 'question-entered', questionId: speaking }, at: at(2) },
    { event: { kind: 'recording-saved', questionId: speaking, recordingId: it.recordingId }, at: at(3, 8000) },
    { event: { kind: 'submitted' }, at: at(3) },
  ];
};

const markOf = ({ points, comment }: { points: number; comment: string }): MarkDraft => ({
  ...{ scores: {}, points, comment, voiceFileId: null, suggested: null, notes: [] },
});

const seedSitter = async (seeding: Seeding, made: SeededSchool, it: Given & { sitter: StudyPlaceSitter }) => {
  const { sitter, assignmentId, teacherId, questionIds } = it;
  const { tx, now } = seeding;
  const studentId = idOf(made.people.people, sitter.student);
  const sitting = await findSitting(tx, { assignmentId, studentId });
  const plan = await keepPlan({ ...seeding, now: momentAt(now, sitter.began) }, sitter, studentId);
  const recordingId = uuidOf(`${studyPlace.code} ${sitter.student} voice`);
  const past = journalOf(sitter, momentAt(now, sitter.began).getTime(), { questionIds, plan, recordingId });
  const last = past.at(-1);
  if (!sitting || !last) throw new Error(`${sitter.student} was not given ${studyPlace.code}`);
  const attemptId = await replayAttempt(seeding.at(last.at), sitting, past);
  if (attemptId === null) throw new Error(`${sitter.student} could not hand in ${studyPlace.code}`);
  const [, drawing = 0, speaking = 0] = questionIds;
  if (plan) await insertPastFiles(tx, [{ ...plan, attemptId, questionId: drawing, at: last.at }]);
  const sound = { folder: 'audio' as const, name: `${sitter.voice}.mp3`, maxBytes: soundMaxBytes };
  const { id: fileId, mime, sizeBytes } = await keepFile(seeding, sound, { ownerId: studentId, usedBy: 'recording' });
  const spoken = { id: recordingId, attemptId, questionId: speaking, fileId, mime, sizeBytes, at: last.at };
  await insertPastRecordings(tx, [spoken]);
  if (!sitter.marks) return;
  const marks = sitter.marks.map((mark, index) => ({ questionId: questionIds[index] ?? 0, mark: markOf(mark) }));
  const told = seeding.at(momentAt(now, studyPlace.markedAt));
  await keepPastMarks(told, { attemptId, markerId: teacherId, marks, isReleased: true });
};

/** Homework that a teacher wrote herself, answered by text, picture and recording; one student's is marked. */
export const definedSteps = (seeding: Seeding, made: SeededSchool): StoryStep[] => [
  {
    given: momentAt(seeding.now, studyPlace.given),
    async run() {
      const given = await giveWork(seeding, made);
      for (const sitter of studyPlaceSitters) await seedSitter(seeding, made, { ...given, sitter });
      seeding.log(`a place to study with ${studyPlaceSitters.length} attempts`);
    },
  },
];
