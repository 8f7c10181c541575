import { findRecipientAssignment, pinContent } from '@inkstone/assignments/server';
import { insertSet, wholeBank } from '@inkstone/bank/server';
import { uploadStory, type SubmittedTask, type UploadNote, type UploadSitter } from '@inkstone/content';
import type { MarkDraft, NoteDraft } from '@inkstone/marking/contract';
import { insertPastMarks } from '@inkstone/marking/server';
import { insertPastFiles, replayAttempt, type PastEvent } from '@inkstone/taking/server';
import { seedFile } from './bank.ts';
import { createPastAssignment } from './create-past-assignment.ts';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { requireId } from './people.ts';
import { deterministicUuid } from './toefl-journal.ts';
import type { SeededSchool, StoryStep } from './work.ts';

const fileMaxBytes = 5_000_000;

/** A file of a submitted answer. */
interface SubmittedFile {
  id: string;
  fileId: number;
  name: string;
  mime: string;
  bytes: number;
}

type SubmittedFiles = ReadonlyMap<string, SubmittedFile>;

const assignHomework = async (seeding: Seeding, seeded: SeededSchool) => {
  const { tx, now } = seeding;
  const { title, assignedAt, deadline, message, tasks } = uploadStory.work;
  const teacherId = requireId(seeded.people.people, uploadStory.work.teacher);
  const set = await insertSet(tx, {
    ...{ ownerId: teacherId, now: momentAt(now, assignedAt), programme: 'common', subject: 'study' },
    title: title.en,
    titleZh: title.zh,
    stimulus: { kind: 'none', html: '', files: [] },
    questions: tasks.map((task) => ({ type: 'file-upload', ...task, knowledgeNodeId: null })),
  });
  const content = await pinContent(tx, { setIds: [set.setId] }, { viewer: wholeBank });
  if (typeof content === 'string') throw new Error(`${uploadStory.work.code}: ${content}`);
  const studentIds = uploadStory.sitters.map(({ student }) => requireId(seeded.people.people, student));
  const assignmentId = await createPastAssignment(
    seeding,
    { kind: 'homework', title, message, assignedAt, begins: assignedAt, deadline },
    { teacherId, content, studentIds },
  );
  return { assignmentId, teacherId, questionIds: set.questionIds };
};

const seedFiles = async (
  seeding: Seeding,
  { student, tasks }: UploadSitter,
  ownerId: number,
): Promise<SubmittedFiles> => {
  const submitted = new Map<string, SubmittedFile>();
  for (const name of tasks.flatMap(({ files }) => files)) {
    const file = { folder: 'uploads' as const, name, maxBytes: fileMaxBytes };
    const { id: fileId, mime, sizeBytes } = await seedFile(seeding, file, { ownerId, usedBy: 'answer' });
    submitted.set(name, {
      id: deterministicUuid(`${uploadStory.work.code} ${student} ${name}`),
      fileId,
      name,
      mime,
      bytes: sizeBytes,
    });
  }
  return submitted;
};

const toUploadAnswer = ({ text, files }: SubmittedTask, submitted: SubmittedFiles) => ({
  text,
  files: files.flatMap((name) => {
    const file = submitted.get(name);
    return file ? [{ id: file.id, name, mime: file.mime, bytes: file.bytes }] : [];
  }),
  recordings: [],
});

const buildJournal = (
  seeding: Seeding,
  { began, minutes, tasks }: UploadSitter,
  context: { submitted: SubmittedFiles; questionIds: readonly number[] },
): PastEvent[] => {
  const from = momentAt(seeding.now, began).getTime();
  const step = (minutes * 60_000) / tasks.length;
  const answered = tasks.flatMap((task, index): PastEvent[] => {
    const questionId = context.questionIds[index] ?? 0;
    const entered: PastEvent = { event: { kind: 'question-entered', questionId }, at: new Date(from + index * step) };
    if (task.text === '' && task.files.length === 0) return [entered];
    const value = toUploadAnswer(task, context.submitted);
    return [
      entered,
      { event: { kind: 'answered', questionId, value }, at: new Date(from + (index + 1) * step - 5000) },
    ];
  });
  return [
    { event: { kind: 'started' }, at: new Date(from) },
    { event: { kind: 'section-entered', sectionId: 'select' }, at: new Date(from) },
    ...answered,
    { event: { kind: 'submitted' }, at: new Date(from + minutes * 60_000) },
  ];
};

const toNotePosition = ({ on }: UploadNote, { text }: SubmittedTask, submitted: SubmittedFiles): NoteDraft['place'] => {
  if ('quote' in on) {
    const from = text.indexOf(on.quote);
    if (from < 0) throw new Error(`nobody wrote "${on.quote}"`);
    return { on: 'text', from, to: from + on.quote.length, quote: on.quote };
  }
  const file = submitted.get(on.file);
  if (!file) throw new Error(`${on.file} was not handed in`);
  const at = { on: 'page' as const, fileId: file.fileId, page: on.page };
  if ('box' in on) {
    const [left, top, width, height] = on.box;
    return { ...at, box: { left, top, width, height } };
  }
  return { ...at, ink: on.ink, strokes: on.strokes.map((line) => line.map(([x, y]): [number, number] => [x, y])) };
};

const toMark = (task: SubmittedTask, submitted: SubmittedFiles): MarkDraft | null => {
  const { mark } = task;
  if (!mark) return null;
  return {
    scores: {},
    points: mark.points,
    comment: mark.comment,
    voiceFileId: null,
    suggested: mark.suggested ?? null,
    notes: mark.notes.map((note, index) => ({
      id: deterministicUuid(`${uploadStory.work.code} ${mark.comment} ${index}`),
      code: (note.code ?? null) as NoteDraft['code'],
      text: note.text,
      voiceFileId: null,
      place: toNotePosition(note, task, submitted),
    })),
  };
};

type SeededAssignment = Awaited<ReturnType<typeof assignHomework>>;

const seedAttempt = async (
  seeding: Seeding,
  seeded: SeededSchool,
  context: SeededAssignment & { sitter: UploadSitter },
) => {
  const { sitter, assignmentId, teacherId, questionIds } = context;
  const { tx, now } = seeding;
  const studentId = requireId(seeded.people.people, sitter.student);
  const sitting = await findRecipientAssignment(tx, { assignmentId, studentId });
  const submitted = await seedFiles({ ...seeding, now: momentAt(now, sitter.began) }, sitter, studentId);
  const past = buildJournal(seeding, sitter, { submitted, questionIds });
  const last = past.at(-1);
  if (!sitting || !last) throw new Error(`${sitter.student} was not assigned ${uploadStory.work.code}`);
  const attemptId = await replayAttempt(seeding.at(last.at), sitting, past);
  if (attemptId === null) throw new Error(`${sitter.student} could not hand in ${uploadStory.work.code}`);
  const rows = sitter.tasks.flatMap(({ files }, index) =>
    files.flatMap((name) => {
      const file = submitted.get(name);
      return file ? [{ ...file, attemptId, questionId: questionIds[index] ?? 0, at: last.at }] : [];
    }),
  );
  await insertPastFiles(tx, rows);
  const marks = sitter.tasks.flatMap((task, index) => {
    const mark = toMark(task, submitted);
    return mark ? [{ questionId: questionIds[index] ?? 0, mark }] : [];
  });
  if (marks.length === 0) return;
  const markingContext = seeding.at(momentAt(now, uploadStory.work.markedAt));
  await insertPastMarks(markingContext, { attemptId, markerId: teacherId, marks, isReleased: true });
};

/** Seeds homework answered with photos and a PDF: one attempt is marked on its pages, another is still to be marked. */
export const uploadSteps = (seeding: Seeding, seeded: SeededSchool): StoryStep[] => [
  {
    startsAt: momentAt(seeding.now, uploadStory.work.assignedAt),
    async run() {
      const assignment = await assignHomework(seeding, seeded);
      for (const sitter of uploadStory.sitters) await seedAttempt(seeding, seeded, { ...assignment, sitter });
      seeding.log(`a proof and a river with ${uploadStory.sitters.length} attempts`);
    },
  },
];
