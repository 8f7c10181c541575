import { findSitting, pinContent } from '@inkstone/assignments/server';
import { insertSet } from '@inkstone/bank/server';
import {
  uploadSitters,
  uploadWork,
  type HandedTask,
  type UploadNote,
  type UploadSitter,
} from '@inkstone/content/uploads';
import type { MarkDraft, NoteDraft } from '@inkstone/marking/contract';
import { keepPastMarks } from '@inkstone/marking/server';
import { insertPastFiles, replayAttempt, type PastEvent } from '@inkstone/taking/server';
import { keepFile } from './bank.ts';
import { giveTold } from './give-work.ts';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { idOf } from './people.ts';
import { uuidOf } from './toefl-journal.ts';
import type { SeededSchool, StoryStep } from './work.ts';

const fileMaxBytes = 5_000_000;

/** A file that somebody has handed in. */
interface Handed {
  id: string;
  fileId: number;
  name: string;
  mime: string;
  bytes: number;
}

type HandedFiles = ReadonlyMap<string, Handed>;

const giveWork = async (seeding: Seeding, made: SeededSchool) => {
  const { tx, now } = seeding;
  const { title, given, deadline, message, tasks } = uploadWork;
  const teacherId = idOf(made.people.people, uploadWork.teacher);
  const set = await insertSet(tx, {
    ...{ ownerId: teacherId, now: momentAt(now, given), programme: 'common', subject: 'study' },
    title: title.en,
    titleZh: title.zh,
    stimulus: { kind: 'none', html: '', files: [] },
    questions: tasks.map((task) => ({ type: 'file-upload', ...task, knowledgeNodeId: null })),
  });
  const content = await pinContent(tx, { topicIds: [set.setId] });
  if (typeof content === 'string') throw new Error(`${uploadWork.code}: ${content}`);
  const studentIds = uploadSitters.map(({ student }) => idOf(made.people.people, student));
  const assignmentId = await giveTold(
    seeding,
    { kind: 'homework', title, message, given, begins: given, deadline },
    { teacherId, content, studentIds },
  );
  return { assignmentId, teacherId, questionIds: set.questionIds };
};

const keepFiles = async (seeding: Seeding, { student, tasks }: UploadSitter, ownerId: number): Promise<HandedFiles> => {
  const kept = new Map<string, Handed>();
  for (const name of tasks.flatMap(({ files }) => files)) {
    const file = { folder: 'uploads' as const, name, maxBytes: fileMaxBytes };
    const { id: fileId, mime, sizeBytes } = await keepFile(seeding, file, { ownerId, usedBy: 'answer' });
    kept.set(name, { id: uuidOf(`${uploadWork.code} ${student} ${name}`), fileId, name, mime, bytes: sizeBytes });
  }
  return kept;
};

const handedIn = ({ text, files }: HandedTask, kept: HandedFiles) => ({
  text,
  files: files.flatMap((name) => {
    const file = kept.get(name);
    return file ? [{ id: file.id, name, mime: file.mime, bytes: file.bytes }] : [];
  }),
  recordings: [],
});

const journalOf = (
  seeding: Seeding,
  { began, minutes, tasks }: UploadSitter,
  it: { kept: HandedFiles; questionIds: readonly number[] },
): PastEvent[] => {
  const from = momentAt(seeding.now, began).getTime();
  const step = (minutes * 60_000) / tasks.length;
  const answered = tasks.flatMap((task, index): PastEvent[] => {
    const questionId = it.questionIds[index] ?? 0;
    const entered: PastEvent = { event: { kind: 'question-entered', questionId }, at: new Date(from + index * step) };
    if (task.text === '' && task.files.length === 0) return [entered];
    const value = handedIn(task, it.kept);
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

const placeOf = ({ on }: UploadNote, { text }: HandedTask, kept: HandedFiles): NoteDraft['place'] => {
  if ('quote' in on) {
    const from = text.indexOf(on.quote);
    if (from < 0) throw new Error(`nobody wrote "${on.quote}"`);
    return { on: 'text', from, to: from + on.quote.length, quote: on.quote };
  }
  const file = kept.get(on.file);
  if (!file) throw new Error(`${on.file} was not handed in`);
  const at = { on: 'page' as const, fileId: file.fileId, page: on.page };
  if ('box' in on) {
    const [left, top, width, height] = on.box;
    return { ...at, box: { left, top, width, height } };
  }
  return { ...at, ink: on.ink, strokes: on.strokes.map((line) => line.map(([x, y]): [number, number] => [x, y])) };
};

const markOf = (task: HandedTask, kept: HandedFiles): MarkDraft | null => {
  const { mark } = task;
  if (!mark) return null;
  return {
    scores: {},
    points: mark.points,
    comment: mark.comment,
    voiceFileId: null,
    suggested: mark.suggested ?? null,
    notes: mark.notes.map((note, index) => ({
      id: uuidOf(`${uploadWork.code} ${mark.comment} ${index}`),
      code: (note.code ?? null) as NoteDraft['code'],
      text: note.text,
      voiceFileId: null,
      place: placeOf(note, task, kept),
    })),
  };
};

type Given = Awaited<ReturnType<typeof giveWork>>;

const seedSitter = async (seeding: Seeding, made: SeededSchool, it: Given & { sitter: UploadSitter }) => {
  const { sitter, assignmentId, teacherId, questionIds } = it;
  const { tx, now } = seeding;
  const studentId = idOf(made.people.people, sitter.student);
  const sitting = await findSitting(tx, { assignmentId, studentId });
  const kept = await keepFiles({ ...seeding, now: momentAt(now, sitter.began) }, sitter, studentId);
  const past = journalOf(seeding, sitter, { kept, questionIds });
  const last = past.at(-1);
  if (!sitting || !last) throw new Error(`${sitter.student} was not given ${uploadWork.code}`);
  const attemptId = await replayAttempt(seeding.at(last.at), sitting, past);
  if (attemptId === null) throw new Error(`${sitter.student} could not hand in ${uploadWork.code}`);
  const rows = sitter.tasks.flatMap(({ files }, index) =>
    files.flatMap((name) => {
      const file = kept.get(name);
      return file ? [{ ...file, attemptId, questionId: questionIds[index] ?? 0, at: last.at }] : [];
    }),
  );
  await insertPastFiles(tx, rows);
  const marks = sitter.tasks.flatMap((task, index) => {
    const mark = markOf(task, kept);
    return mark ? [{ questionId: questionIds[index] ?? 0, mark }] : [];
  });
  if (marks.length === 0) return;
  const told = seeding.at(momentAt(now, uploadWork.markedAt));
  await keepPastMarks(told, { attemptId, markerId: teacherId, marks, isReleased: true });
};

/** Work answered with photos and a PDF: one student's marked on its pages, another's still to be marked. */
export const uploadSteps = (seeding: Seeding, made: SeededSchool): StoryStep[] => [
  {
    given: momentAt(seeding.now, uploadWork.given),
    async run() {
      const given = await giveWork(seeding, made);
      for (const sitter of uploadSitters) await seedSitter(seeding, made, { ...given, sitter });
      seeding.log(`a proof and a river with ${uploadSitters.length} attempts`);
    },
  },
];
