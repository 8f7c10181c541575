import { vi } from 'vitest';
import { fromWire, toWire, type AnyCall } from '@inkstone/call';
import type { StoredDraft } from './draft/device-database.ts';
import { StoredElsewhereError, type DeviceDrafts } from './draft/device-drafts.ts';
import { joinChunks, type StoredVoice, type VoiceChunk } from './draft/stored-voice.ts';
import {
  acquireHold,
  getStudentSubmissions,
  listPaperMarkers,
  listSubmissions,
  releaseMarks,
  saveMark,
  type Mark,
  type SubmissionDetail,
} from '../contract.ts';

/** The calls whose fields have other names outside. */
const calls: readonly AnyCall[] = [
  acquireHold,
  getStudentSubmissions,
  listPaperMarkers,
  listSubmissions,
  releaseMarks,
  saveMark,
];

const findCall = (path: string): AnyCall | undefined => calls.find((call) => call.path === path);

/** What a call was sent, under the names inside. */
export const readInput = (path: string, sent: unknown): Record<string, unknown> => {
  const call = findCall(path);
  return (call ? fromWire(call, 'input', sent) : sent) as Record<string, unknown>;
};

/** The response of a call, under the names that are sent. */
export const writeOutput = (path: string, output: object): object => {
  const call = findCall(path);
  return (call ? toWire(call, 'output', output) : output) as object;
};

const rubric: NonNullable<SubmissionDetail['rubric']> = {
  id: 'discussion',
  name: { en: 'Academic discussion', zh: '学术讨论' },
  types: ['essay'],
  joined: 'sum',
  criteria: ['Relevance', 'Range', 'Control'].map((name) => ({
    id: name.toLowerCase(),
    name: { en: name, zh: name },
    least: 0,
    most: 500,
    step: 100,
    levels: [
      { points: 400, says: { en: 'Good.', zh: '好。' } },
      { points: 0, says: { en: 'Weak.', zh: '弱。' } },
    ],
  })),
};

/** The text of a written submission. */
export const essayText = 'My aunt is a nurse and she finish her shift at two.\nShe must take taxi.';

/** A written submission. */
export const buildSubmission = (draft: Partial<SubmissionDetail> = {}): SubmissionDetail => ({
  attemptId: 7,
  redoId: null,
  questionId: 31,
  number: 1,
  kind: 'essay',
  studentId: 5,
  studentName: 'Lin Xiaohe',
  sectionId: 'writing',
  sectionName: 'Writing',
  skill: 'writing',
  partId: 'discussion',
  partName: 'Academic discussion',
  state: 'toMark',
  points: null,
  pointsMost: 1500,
  holdOwner: null,
  version: 0,
  handedInAt: '2026-03-01T09:00:00.000Z',
  prompt: { text: '<p>Should buses run all night?</p>', leastWords: 100 },
  stimulus: { kind: 'none', html: '', files: [], transcript: '' },
  value: essayText,
  recordings: [],
  files: [],
  arrival: null,
  lateAnswer: null,
  words: 15,
  key: { model: '<p>A model.</p>' },
  explanation: { en: '', zh: '' },
  possible: 500,
  rubric,
  mark: null,
  history: [],
  handScore: null,
  handScorePredatesReopening: false,
  asksAnalysis: false,
  analysis: null,
  earlier: [],
  ...draft,
});

/** A spoken submission with two recordings. */
export const buildSpokenSubmission = (draft: Partial<SubmissionDetail> = {}): SubmissionDetail => {
  const ids = ['0b3f0f0e-6d0f-4a55-9c34-2f6f0d8a0001', '0b3f0f0e-6d0f-4a55-9c34-2f6f0d8a0002'];
  return buildSubmission({
    questionId: 32,
    number: 2,
    kind: 'timed-speech',
    skill: 'speaking',
    value: { recordings: ids },
    recordings: ids.map((id) => ({ id, url: `/files/${id}`, mime: 'audio/webm', isWhole: true, late: null })),
    words: null,
    ...draft,
  });
};

/** A submission with a picture and a text. */
export const buildUploadSubmission = (draft: Partial<SubmissionDetail> = {}): SubmissionDetail => {
  const file = { id: '0b3f0f0e-6d0f-4a55-9c34-2f6f0d8a0011', name: 'working.png', mime: 'image/png', bytes: 1200 };
  return buildSubmission({
    questionId: 33,
    number: 3,
    kind: 'file-upload',
    prompt: { text: '<p>Show your working.</p>', accepts: ['text', 'files'], mostFiles: 3, leastWords: 0 },
    value: { text: 'My working is in the picture.', files: [file], recordings: [] },
    files: [{ ...file, fileId: 71, url: '/files/71', late: null }],
    words: 6,
    rubric: null,
    pointsMost: 500,
    ...draft,
  });
};

/** A colleague's mark. */
export const buildMark = (draft: Partial<Mark> = {}): Mark => ({
  scores: { relevance: 400 },
  points: null,
  comment: 'Well argued.',
  suggested: null,
  version: 2,
  voice: null,
  notes: [],
  markerId: 99,
  markerName: 'Mr. Dou',
  savedAt: '2026-03-02T09:00:00.000Z',
  releasedAt: null,
  ...draft,
});

/** An in-memory device store. */
export const createTestDevice = (
  drafts = new Map<string, StoredDraft>(),
  voices = new Map<string, StoredVoice>(),
  chunks = new Map<string, VoiceChunk[]>(),
): DeviceDrafts & { kept: typeof drafts; voiceRows: typeof voices; chunkRows: typeof chunks } => ({
  kept: drafts,
  voiceRows: voices,
  chunkRows: chunks,
  voices: {
    list: async () => [...voices.values()],
    save: async (voice) => {
      voices.set(voice.id, voice);
      chunks.delete(voice.id);
    },
    remove: async (id) => {
      voices.delete(id);
      chunks.delete(id);
    },
    saveChunk: async (chunk) => void chunks.set(chunk.id, [...(chunks.get(chunk.id) ?? []), chunk]),
    lockRecording: () => () => undefined,
    listUnfinished: async () => [...chunks.keys()],
    finish: async (id) => joinChunks(chunks.get(id) ?? []),
  },
  read: async (key) => drafts.get(key) ?? null,
  save: async (draft, after) => {
    const before = drafts.get(draft.key);
    if (before && before.writer !== draft.writer && before.writer !== after) throw new StoredElsewhereError();
    drafts.set(draft.key, draft);
  },
  remove: async (key, writers) => {
    if (writers.includes(drafts.get(key)?.writer)) drafts.delete(key);
  },
});

/** Mocks the audio features that jsdom lacks. */
export const mockSounds = () => {
  const play = vi.fn<(this: HTMLMediaElement) => Promise<void>>(async function () {
    Object.defineProperty(this, 'paused', { value: false, configurable: true });
    this.dispatchEvent(new Event('play'));
  });
  const pause = vi.fn<(this: HTMLMediaElement) => void>(function () {
    Object.defineProperty(this, 'paused', { value: true, configurable: true });
    this.dispatchEvent(new Event('pause'));
  });
  Object.assign(HTMLMediaElement.prototype, { play, pause, load: () => undefined });
  return { play, pause };
};
