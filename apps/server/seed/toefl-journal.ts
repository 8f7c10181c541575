import { createHash } from 'node:crypto';
import {
  essays,
  papers,
  questionSets,
  soundSeconds,
  type Paper,
  type QuestionSet,
  type Sitter,
} from '@inkstone/content';
import type { BrowserEvent } from '@inkstone/exam/attempt';
import type { PastEvent } from '@inkstone/taking/server';
import type { SeededBank } from './bank.ts';
import { idOf } from './people.ts';
import { chanceOf, simulatedAnswers } from './simulate.ts';

/** A recording that a journal names. */
export interface SpokenAnswer {
  recordingId: string;
  questionId: number;
  /** From 1. */
  task: number;
  at: Date;
}

/** The same words give the same id on every machine. */
export const uuidOf = (words: string): string => {
  const hex = createHash('sha256').update(words).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** A sitting while it is told: the clock of the student, and what has happened so far. */
interface Telling {
  sitter: Sitter;
  bank: SeededBank;
  chance: () => number;
  past: PastEvent[];
  spoken: SpokenAnswer[];
  now(): Date;
  pass(seconds: number): void;
  say(event: BrowserEvent): void;
  questionId(code: string): number;
}

const tellingOf = (sitter: Sitter, began: Date, bank: SeededBank): Telling => {
  let at = began.getTime();
  const past: PastEvent[] = [];
  return {
    ...{ sitter, bank, past, spoken: [] },
    chance: chanceOf(`${sitter.mock} ${sitter.student}`),
    now: () => new Date(at),
    pass: (seconds) => void (at += Math.round(seconds * 1000)),
    say: (event) => void past.push({ event, at: new Date(at) }),
    questionId: (code) => idOf(bank.questions, code),
  };
};

const setOf = (code: string): QuestionSet => {
  const set = questionSets.find((one) => one.code === code);
  if (!set) throw new Error(`the paper names the set ${code}, which is not there`);
  return set;
};

const firstOf = (set: QuestionSet): string => {
  const [first] = set.questions;
  if (!first) throw new Error(`the set ${set.code} asks nothing`);
  return first.code;
};

/** Answers what machines mark, each question at about so many seconds. */
const choose = (it: Telling, set: QuestionSet, seconds: number): void => {
  const { began, student, ability } = it.sitter;
  const seed = { student, ability, began, blank: 0, seconds: 0, handedIn: true };
  const answers = simulatedAnswers(seed, set.questions, it.chance);
  for (const { code, clip } of set.questions) {
    const questionId = it.questionId(code);
    it.say({ kind: 'question-entered', questionId });
    if (clip) {
      it.say({ kind: 'clip-played', questionId });
      it.pass(clip.to - clip.from);
    }
    it.pass(seconds * (0.6 + 0.7 * it.chance()));
    const value = answers.get(code) ?? null;
    if (value !== null) it.say({ kind: 'answered', questionId, value });
  }
};

const hear = (it: Telling, set: QuestionSet): void => {
  const name = set.stimulus?.audio;
  if (name === undefined) return;
  it.say({ kind: 'audio-played', setId: idOf(it.bank.sets, set.code) });
  it.pass((soundSeconds[name] ?? 0) + 1);
};

const listen = (it: Telling, set: QuestionSet): void => {
  it.say({ kind: 'question-entered', questionId: it.questionId(firstOf(set)) });
  hear(it, set);
  choose(it, set, 22);
};

// Seconds until a task is read; preparation and response follow the recording.
const taskTimes: Readonly<Record<string, { read: number; prep: number; response: number }>> = {
  independent: { read: 0, prep: 15, response: 45 },
  campus: { read: 50, prep: 30, response: 60 },
  academic: { read: 50, prep: 30, response: 60 },
  lecture: { read: 0, prep: 20, response: 60 },
};

const speak = (it: Telling, set: QuestionSet, part: string): void => {
  const code = firstOf(set);
  const questionId = it.questionId(code);
  const { read, prep, response } = taskTimes[part] ?? { read: 0, prep: 15, response: 45 };
  it.say({ kind: 'question-entered', questionId });
  it.pass(read + 1);
  hear(it, set);
  it.pass(prep + response - 3);
  if (it.sitter.voice) {
    const recordingId = uuidOf(`${it.sitter.student} ${code}`);
    it.spoken.push({ recordingId, questionId, task: it.spoken.length + 1, at: it.now() });
    it.say({ kind: 'recording-saved', questionId, recordingId });
  }
  it.pass(4);
};

const write = (it: Telling, set: QuestionSet, part: string): void => {
  const isIntegrated = part === 'integrated';
  const questionId = it.questionId(firstOf(set));
  it.say({ kind: 'question-entered', questionId });
  if (isIntegrated) it.pass(182);
  hear(it, set);
  it.pass(isIntegrated ? 900 + 200 * it.chance() : 480 + 100 * it.chance());
  const value = essays[it.sitter.mock][it.sitter.student]?.[isIntegrated ? 'integrated' : 'discussion'];
  if (value !== undefined) it.say({ kind: 'answered', questionId, value });
};

const sitSet = (it: Telling, set: QuestionSet, { section, part = '' }: Paper['sections'][number]): void => {
  if (section === 'reading') choose(it, set, 85);
  else if (section === 'listening') listen(it, set);
  else if (section === 'speaking') speak(it, set, part);
  else write(it, set, part);
};

/** How one student sat a mock, section by section, by its windows and recordings. */
export const journalOf = (sitter: Sitter, began: Date, bank: SeededBank) => {
  const it = tellingOf(sitter, began, bank);
  const paper: Paper | undefined = papers.find(({ code }) => code === sitter.mock);
  it.say({ kind: 'started' });
  for (const one of paper?.sections ?? []) {
    const { section = '', part } = one;
    const where =
      section === 'reading' || part === undefined ? { sectionId: section } : { sectionId: section, partId: part };
    it.pass(20);
    it.say({ kind: 'section-entered', ...where });
    for (const code of one.sets) sitSet(it, setOf(code), one);
    it.pass(3);
    it.say({ kind: 'section-finished', ...where });
  }
  it.say({ kind: 'submitted' });
  return { past: it.past, spoken: it.spoken };
};
