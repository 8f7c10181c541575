import { randomUUID } from 'node:crypto';
import type { WrittenEvent } from '@inkstone/exam/attempt';
import { getQuestionType } from '@inkstone/exam/logic';
import { audioCallFor, saveAttachment, saveCodePicture } from '@inkstone/taking/contract';
import { photoBytes, recordingBytes, sendForm, uploadChunk, type AssignmentFixture } from '@inkstone/taking/testing';
import type { TestSchool } from '@inkstone/testing';
import { fullAnswer, type KnownQuestion } from './full-answer.ts';

interface Task {
  work: AssignmentFixture;
  attemptId: number;
  programme: string;
  /** The question id. */
  id: number;
  question: KnownQuestion;
}

const essay = 'The lamps of the harbour are lit by hand, one after the other, and somebody has to begin.';

/** Uploads a recording in one chunk; returns its id. */
const sendRecording = async (school: TestSchool, task: Task): Promise<string> => {
  const recordingId = randomUUID();
  const chunk = {
    recordingId,
    attemptId: task.attemptId,
    questId: task.id,
    index: 0,
    last: true,
    bytes: recordingBytes(),
  };
  const { status, body } = await uploadChunk(school, task.work.student, chunk, audioCallFor(task.programme).path);
  if (status !== 200 || body['complete'] !== true) throw new Error(`recording refused: ${JSON.stringify(body)}`);
  return recordingId;
};

/** Uploads a photo; returns it as an answer refers to it. */
const sendPhoto = async (school: TestSchool, task: Task, path: string) => {
  const file = { id: randomUUID() as string, name: 'page.jpg', mime: 'image/jpeg', bytes: photoBytes().length };
  const fields = { id: file.id, attemptId: String(task.attemptId), questId: String(task.id), name: file.name };
  const { status, body } = await sendForm(school, task.work.student, { path, fields, bytes: photoBytes() });
  if (status !== 200 || body['success'] !== 1) throw new Error(`file refused: ${JSON.stringify(body)}`);
  return file;
};

const recordAnswer = async (school: TestSchool, task: Task): Promise<WrittenEvent[]> => [
  { kind: 'recording-saved', questionId: task.id, recordingId: await sendRecording(school, task) },
];

const writeAnswer = ({ id: questionId }: Task, value: unknown): WrittenEvent[] => [
  { kind: 'answered', questionId, value },
];

const handInFiles = async (school: TestSchool, task: Task): Promise<WrittenEvent[]> => {
  const { accepts } = task.question.prompt as { accepts: readonly ('text' | 'files' | 'recording')[] };
  const files = accepts.includes('files') ? [await sendPhoto(school, task, saveAttachment.path)] : [];
  const value = { text: accepts.includes('text') ? essay : '', files, recordings: [] };
  return [...writeAnswer(task, value), ...(accepts.includes('recording') ? await recordAnswer(school, task) : [])];
};

const uploadProgram = async (school: TestSchool, task: Task): Promise<WrittenEvent[]> =>
  writeAnswer(task, { text: '', files: [await sendPhoto(school, task, saveCodePicture.path)], recordings: [] });

const translate = async (school: TestSchool, task: Task): Promise<WrittenEvent[]> => {
  const { by } = task.question.prompt as { by: 'voice' | 'text' };
  return by === 'voice' ? recordAnswer(school, task) : writeAnswer(task, { text: essay });
};

const ways: Readonly<Record<string, (school: TestSchool, task: Task) => Promise<WrittenEvent[]>>> = {
  'file-upload': handInFiles,
  'code-picture': uploadProgram,
  translation: translate,
};

/**
 * Builds the events of a full answer: the correct one for machine-scored questions, else text, files or a recording.
 */
export const answerEvents = async (school: TestSchool, task: Task): Promise<WrittenEvent[]> => {
  const type = getQuestionType(task.question.type);
  if (type.marking.by === 'machine') return writeAnswer(task, fullAnswer(task.question));
  const way = ways[type.id];
  if (way) return way(school, task);
  return type.isRecorded ? recordAnswer(school, task) : writeAnswer(task, essay);
};
