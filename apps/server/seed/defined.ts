import { wholeBank } from '@inkstone/bank/server';
import { findRecipientAssignment, storeDefinedHomework } from '@inkstone/assignments/server';
import { studyPlaceStory, type StudyPlaceSitter } from '@inkstone/content';
import type { MarkDraft } from '@inkstone/marking/contract';
import { insertPastMarks } from '@inkstone/marking/server';
import {
  readContent,
  insertPastRecordings,
  insertPastFiles,
  questionsById,
  replayAttempt,
  type PastEvent,
} from '@inkstone/taking/server';
import { seedFile, soundMaxBytes } from './bank.ts';
import { createPastAssignment } from './create-past-assignment.ts';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { requireId } from './people.ts';
import { deterministicUuid } from './toefl-journal.ts';
import type { SeededSchool, StoryStep } from './work.ts';

const fileMaxBytes = 5_000_000;

const assignHomework = async (seeding: Seeding, seeded: SeededSchool) => {
  const { tx, now } = seeding;
  const { title, text, tasks, message, worksheet, assignedAt, deadline } = studyPlaceStory.work;
  const teacherId = requireId(seeded.people.people, studyPlaceStory.work.teacher);
  const at = momentAt(now, assignedAt);
  const file = { folder: 'uploads' as const, name: worksheet, maxBytes: fileMaxBytes };
  const { id } = await seedFile(seeding, file, { ownerId: teacherId, usedBy: 'own_work' });
  const defined = {
    text,
    files: [{ id }],
    tasks: tasks.map((task) => ({ ...task, accepts: [...task.accepts], files: [], mostFiles: 5 })),
  };
  const content = await storeDefinedHomework(tx, defined, {
    ...{ teacher: { ...wholeBank, personId: teacherId }, now: at, title: title.en, titleZh: title.zh },
  });
  if (content === 'fileMissing' || 'wrong' in content) throw new Error(`${studyPlaceStory.work.code} cannot be kept`);
  const assignmentId = await createPastAssignment(
    seeding,
    { kind: 'definedHomework', title, message, assignedAt, begins: assignedAt, deadline },
    { teacherId, content, classIds: [requireId(seeded.people.classes, studyPlaceStory.work.class)] },
  );
  const assignedContent = await readContent(tx, { assignmentId, paperRevisionId: null });
  return { assignmentId, teacherId, questionIds: [...questionsById(assignedContent).keys()] };
};

type SeededAssignment = Awaited<ReturnType<typeof assignHomework>>;

const seedPlan = async (seeding: Seeding, { student, plan }: StudyPlaceSitter, ownerId: number) => {
  if (plan === null) return null;
  const file = { folder: 'uploads' as const, name: plan, maxBytes: fileMaxBytes };
  const { id: fileId, mime, sizeBytes } = await seedFile(seeding, file, { ownerId, usedBy: 'answer' });
  return {
    id: deterministicUuid(`${studyPlaceStory.work.code} ${student}`),
    fileId,
    name: plan,
    mime,
    bytes: sizeBytes,
  };
};

type Plan = Awaited<ReturnType<typeof seedPlan>>;

/** Builds the journal: writing, drawing and speaking, one after the other. */
const buildJournal = (
  sitter: StudyPlaceSitter,
  from: number,
  answers: { questionIds: readonly number[]; plan: Plan; recordingId: string },
): PastEvent[] => {
  const step = (sitter.minutes * 60_000) / 3;
  const at = (task: number, left = 0) => new Date(from + task * step - left);
  const [writing = 0, drawing = 0, speaking = 0] = answers.questionIds;
  const nothing = { text: '', files: [], recordings: [] };
  const planAnswer = answers.plan && {
    ...nothing,
    files: [{ id: answers.plan.id, name: answers.plan.name, mime: answers.plan.mime, bytes: answers.plan.bytes }],
  };
  return [
    { event: { kind: 'started' }, at: at(0) },
    { event: { kind: 'section-entered', sectionId: 'tasks' }, at: at(0) },
    { event: { kind: 'question-entered', questionId: writing }, at: at(0) },
    { event: { kind: 'answered', questionId: writing, value: { ...nothing, text: sitter.text } }, at: at(1, 4000) },
    { event: { kind: 'question-entered', questionId: drawing }, at: at(1) },
    ...(planAnswer
      ? [{ event: { kind: 'answered' as const, questionId: drawing, value: planAnswer }, at: at(2, 4000) }]
      : []),
    { event: { kind: 'question-entered', questionId: speaking }, at: at(2) },
    { event: { kind: 'recording-saved', questionId: speaking, recordingId: answers.recordingId }, at: at(3, 8000) },
    { event: { kind: 'submitted' }, at: at(3) },
  ];
};

const toMark = ({ points, comment }: { points: number; comment: string }): MarkDraft => ({
  ...{ scores: {}, points, comment, voiceFileId: null, suggested: null, notes: [] },
});

const seedSitter = async (
  seeding: Seeding,
  seeded: SeededSchool,
  context: SeededAssignment & { sitter: StudyPlaceSitter },
) => {
  const { sitter, assignmentId, teacherId, questionIds } = context;
  const { tx, now } = seeding;
  const studentId = requireId(seeded.people.people, sitter.student);
  const sitting = await findRecipientAssignment(tx, { assignmentId, studentId });
  const plan = await seedPlan({ ...seeding, now: momentAt(now, sitter.began) }, sitter, studentId);
  const recordingId = deterministicUuid(`${studyPlaceStory.work.code} ${sitter.student} voice`);
  const past = buildJournal(sitter, momentAt(now, sitter.began).getTime(), { questionIds, plan, recordingId });
  const last = past.at(-1);
  if (!sitting || !last) throw new Error(`${sitter.student} was not assigned ${studyPlaceStory.work.code}`);
  const attemptId = await replayAttempt(seeding.at(last.at), sitting, past);
  if (attemptId === null) throw new Error(`${sitter.student} could not hand in ${studyPlaceStory.work.code}`);
  const [, drawing = 0, speaking = 0] = questionIds;
  if (plan) await insertPastFiles(tx, [{ ...plan, attemptId, questionId: drawing, at: last.at }]);
  const sound = { folder: 'voices' as const, name: `${sitter.voice}.mp3`, maxBytes: soundMaxBytes };
  const { id: fileId, mime, sizeBytes } = await seedFile(seeding, sound, { ownerId: studentId, usedBy: 'recording' });
  const spokenAnswer = { id: recordingId, attemptId, questionId: speaking, fileId, mime, sizeBytes, at: last.at };
  await insertPastRecordings(tx, [spokenAnswer]);
  if (!sitter.marks) return;
  const marks = sitter.marks.map((mark, index) => ({ questionId: questionIds[index] ?? 0, mark: toMark(mark) }));
  const markingContext = seeding.at(momentAt(now, studyPlaceStory.work.markedAt));
  await insertPastMarks(markingContext, { attemptId, markerId: teacherId, marks, isReleased: true });
};

/** Seeds homework that a teacher wrote, answered by text, picture and recording; one attempt is marked. */
export const definedSteps = (seeding: Seeding, seeded: SeededSchool): StoryStep[] => [
  {
    startsAt: momentAt(seeding.now, studyPlaceStory.work.assignedAt),
    async run() {
      const assignment = await assignHomework(seeding, seeded);
      for (const sitter of studyPlaceStory.sitters) await seedSitter(seeding, seeded, { ...assignment, sitter });
      seeding.log(`a place to study with ${studyPlaceStory.sitters.length} attempts`);
    },
  },
];
