import { createHash } from 'node:crypto';
import {
  papers,
  questionSets,
  soundSeconds,
  toeflStory,
  type Paper,
  type QuestionSet,
  type Sitter,
} from '@inkstone/content';
import type { BrowserEvent } from '@inkstone/exam/attempt';
import type { PastEvent } from '@inkstone/taking/server';
import type { SeededBank } from './bank.ts';
import { requireId } from './people.ts';
import { createRandom, simulatedAnswers } from './simulate.ts';

/** A recording in a journal. */
export interface SpokenAnswer {
  recordingId: string;
  questionId: number;
  /** Task number, from 1. */
  task: number;
  at: Date;
}

/** A UUID that depends only on the text. */
export const deterministicUuid = (words: string): string => {
  const hex = createHash('sha256').update(words).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** A journal being recorded: the student's clock and the events so far. */
interface Recorder {
  sitter: Sitter;
  bank: SeededBank;
  random: () => number;
  past: PastEvent[];
  spoken: SpokenAnswer[];
  now(): Date;
  advance(seconds: number): void;
  record(event: BrowserEvent): void;
  questionId(code: string): number;
}

const createRecorder = (sitter: Sitter, began: Date, bank: SeededBank): Recorder => {
  let at = began.getTime();
  const past: PastEvent[] = [];
  return {
    ...{ sitter, bank, past, spoken: [] },
    random: createRandom(`${sitter.mock} ${sitter.student}`),
    now: () => new Date(at),
    advance: (seconds) => void (at += Math.round(seconds * 1000)),
    record: (event) => void past.push({ event, at: new Date(at) }),
    questionId: (code) => requireId(bank.questions, code),
  };
};

const requireSet = (code: string): QuestionSet => {
  const set = questionSets.find((candidate) => candidate.code === code);
  if (!set) throw new Error(`the paper names the set ${code}, which is not there`);
  return set;
};

const firstQuestionCode = (set: QuestionSet): string => {
  const [first] = set.questions;
  if (!first) throw new Error(`the set ${set.code} asks nothing`);
  return first.code;
};

/** Records answers to machine-scored questions, with about so many seconds each. */
const recordChoices = (recorder: Recorder, set: QuestionSet, seconds: number): void => {
  const { began, student, ability } = recorder.sitter;
  const seed = { student, ability, began, blank: 0, seconds: 0, handedIn: true };
  const answers = simulatedAnswers(seed, set.questions, recorder.random);
  for (const { code, clip } of set.questions) {
    const questionId = recorder.questionId(code);
    recorder.record({ kind: 'question-entered', questionId });
    if (clip) {
      recorder.record({ kind: 'clip-played', questionId });
      recorder.advance(clip.to - clip.from);
    }
    recorder.advance(seconds * (0.6 + 0.7 * recorder.random()));
    const value = answers.get(code) ?? null;
    if (value !== null) recorder.record({ kind: 'answered', questionId, value });
  }
};

const recordAudio = (recorder: Recorder, set: QuestionSet): void => {
  const name = set.stimulus.audio;
  if (name === undefined) return;
  recorder.record({ kind: 'audio-played', setId: requireId(recorder.bank.sets, set.code) });
  recorder.advance((soundSeconds[name] ?? 0) + 1);
};

const recordListening = (recorder: Recorder, set: QuestionSet): void => {
  recorder.record({ kind: 'question-entered', questionId: recorder.questionId(firstQuestionCode(set)) });
  recordAudio(recorder, set);
  recordChoices(recorder, set, 22);
};

// Seconds for reading a task; preparation and response follow the recording.
const taskTimes: Readonly<Record<string, { read: number; prep: number; response: number }>> = {
  independent: { read: 0, prep: 15, response: 45 },
  campus: { read: 50, prep: 30, response: 60 },
  academic: { read: 50, prep: 30, response: 60 },
  lecture: { read: 0, prep: 20, response: 60 },
};

const recordSpeech = (recorder: Recorder, set: QuestionSet, part: string): void => {
  const code = firstQuestionCode(set);
  const questionId = recorder.questionId(code);
  const { read, prep, response } = taskTimes[part] ?? { read: 0, prep: 15, response: 45 };
  recorder.record({ kind: 'question-entered', questionId });
  recorder.advance(read + 1);
  recordAudio(recorder, set);
  recorder.advance(prep + response - 3);
  if (recorder.sitter.voice) {
    const recordingId = deterministicUuid(`${recorder.sitter.student} ${code}`);
    recorder.spoken.push({ recordingId, questionId, task: recorder.spoken.length + 1, at: recorder.now() });
    recorder.record({ kind: 'recording-saved', questionId, recordingId });
  }
  recorder.advance(4);
};

const recordText = (recorder: Recorder, set: QuestionSet, part: string): void => {
  const isIntegrated = part === 'integrated';
  const questionId = recorder.questionId(firstQuestionCode(set));
  recorder.record({ kind: 'question-entered', questionId });
  if (isIntegrated) recorder.advance(182);
  recordAudio(recorder, set);
  recorder.advance(isIntegrated ? 900 + 200 * recorder.random() : 480 + 100 * recorder.random());
  const value =
    toeflStory.essays[recorder.sitter.mock][recorder.sitter.student]?.[isIntegrated ? 'integrated' : 'discussion'];
  if (value !== undefined) recorder.record({ kind: 'answered', questionId, value });
};

const recordSet = (recorder: Recorder, set: QuestionSet, { section, part = '' }: Paper['sections'][number]): void => {
  if (section === 'reading') recordChoices(recorder, set, 85);
  else if (section === 'listening') recordListening(recorder, set);
  else if (section === 'speaking') recordSpeech(recorder, set, part);
  else recordText(recorder, set, part);
};

/** Builds a student's journal of a mock, section by section, following its windows and recordings. */
export const buildToeflJournal = (sitter: Sitter, began: Date, bank: SeededBank) => {
  const recorder = createRecorder(sitter, began, bank);
  const paper: Paper | undefined = papers.find(({ code }) => code === sitter.mock);
  recorder.record({ kind: 'started' });
  for (const paperPart of paper?.sections ?? []) {
    const { section = '', part } = paperPart;
    const location =
      section === 'reading' || part === undefined ? { sectionId: section } : { sectionId: section, partId: part };
    recorder.advance(20);
    recorder.record({ kind: 'section-entered', ...location });
    for (const code of paperPart.sets) recordSet(recorder, requireSet(code), paperPart);
    recorder.advance(3);
    recorder.record({ kind: 'section-finished', ...location });
  }
  recorder.record({ kind: 'submitted' });
  return { past: recorder.past, spoken: recorder.spoken };
};
