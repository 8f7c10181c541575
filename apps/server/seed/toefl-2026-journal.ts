import {
  papers,
  questionSets,
  soundSeconds,
  type Paper,
  type Question,
  type QuestionSet,
  type Sitter2026,
} from '@inkstone/content';
import { getRightAnswer, getWrongAnswer } from './simulated-answers.ts';
import type { BrowserEvent } from '@inkstone/exam/attempt';
import type { PastEvent } from '@inkstone/taking/server';
import type { SeededBank } from './bank.ts';
import { requireId } from './people.ts';
import { createRandom } from './simulate.ts';
import { deterministicUuid, type SpokenAnswer } from './toefl-journal.ts';

interface Recorder {
  sitter: Sitter2026;
  bank: SeededBank;
  random: () => number;
  past: PastEvent[];
  spoken: SpokenAnswer[];
  at: number;
}

const record = (recorder: Recorder, event: BrowserEvent): void =>
  void recorder.past.push({ event, at: new Date(recorder.at) });
const advance = (recorder: Recorder, seconds: number): void => {
  recorder.at += Math.round(seconds * 1000);
};

/** Approximate seconds per question, by type. */
const seconds: Partial<Record<Question['type'], number>> = {
  'complete-the-words': 110,
  'sentence-build': 26,
  choice: 22,
};

/** Simulates an answer for some ability; texts with gaps word by word. */
const simulateAnswer = ({ sitter, random }: Recorder, question: Question) => {
  const knows = () => random() < 0.08 + 0.92 / (1 + Math.exp(question.difficulty - sitter.ability));
  switch (question.type) {
    case 'choice':
      return knows() ? getRightAnswer(question) : getWrongAnswer(question, random);
    case 'complete-the-words':
      return question.prompt.gaps.map(({ prefix }, index) =>
        knows() ? (question.key[index]?.[0] ?? '').slice(prefix.length) : '',
      );
    case 'sentence-build': {
      const right = question.key[0] ?? [];
      return knows() ? right : right.toReversed();
    }
    default:
      return null;
  }
};

const recordChoices = (recorder: Recorder, set: QuestionSet): void => {
  const audio = set.stimulus.audio;
  for (const [index, question] of set.questions.entries()) {
    const questionId = requireId(recorder.bank.questions, question.code);
    record(recorder, { kind: 'question-entered', questionId });
    if (index === 0 && audio !== undefined) {
      record(recorder, { kind: 'audio-played', setId: requireId(recorder.bank.sets, set.code) });
      advance(recorder, (soundSeconds[audio] ?? 0) + 1);
    }
    advance(recorder, (seconds[question.type] ?? 20) * (0.5 + 0.5 * recorder.random()));
    const value = simulateAnswer(recorder, question);
    if (value !== null) record(recorder, { kind: 'answered', questionId, value });
  }
};

const recordText = (recorder: Recorder, set: QuestionSet, text: string): void => {
  const questionId = requireId(recorder.bank.questions, set.questions[0]?.code ?? '');
  record(recorder, { kind: 'question-entered', questionId });
  advance(recorder, 300 + 80 * recorder.random());
  record(recorder, { kind: 'answered', questionId, value: text });
};

const recordSpeech = (recorder: Recorder, set: QuestionSet, part: string): void => {
  const code = set.questions[0]?.code ?? '';
  const questionId = requireId(recorder.bank.questions, code);
  record(recorder, { kind: 'question-entered', questionId });
  record(recorder, { kind: 'audio-played', setId: requireId(recorder.bank.sets, set.code) });
  advance(recorder, (soundSeconds[set.stimulus.audio ?? ''] ?? 0) + (part === 'repeat' ? 6 : 40));
  if (recorder.sitter.voice) {
    const recordingId = deterministicUuid(`${recorder.sitter.student} ${code}`);
    recorder.spoken.push({ recordingId, questionId, task: recorder.spoken.length + 1, at: new Date(recorder.at) });
    record(recorder, { kind: 'recording-saved', questionId, recordingId });
  }
  advance(recorder, part === 'repeat' ? 5 : 6);
};

const recordPart = (recorder: Recorder, { section = '', part = '', sets }: Paper['sections'][number]): void => {
  for (const code of sets) {
    const set = questionSets.find((candidate) => candidate.code === code);
    if (!set) throw new Error(`the paper names the set ${code}, which is not there`);
    if (section === 'speaking') recordSpeech(recorder, set, part);
    else if (part === 'email') recordText(recorder, set, recorder.sitter.email);
    else if (part === 'discussion') recordText(recorder, set, recorder.sitter.discussion);
    else recordChoices(recorder, set);
  }
};

/**
 * Builds a student's journal of the mock; both second modules are recorded at the same time, and the replay keeps the
 * chosen one.
 */
export const buildJournal2026 = (sitter: Sitter2026, began: Date, bank: SeededBank) => {
  const recorder: Recorder = {
    ...{ sitter, bank, past: [], spoken: [], at: began.getTime() },
    random: createRandom(`toefl-2026 ${sitter.student}`),
  };
  const paper: Paper | undefined = papers.find(({ code }) => code === 'toefl-2026-mock');
  record(recorder, { kind: 'started' });
  let moduleAt = recorder.at;
  for (const paperPart of paper?.sections ?? []) {
    const { section = '', part = '' } = paperPart;
    if (part === 'lower') recorder.at = moduleAt;
    moduleAt = recorder.at;
    advance(recorder, 20);
    record(recorder, { kind: 'section-entered', sectionId: section, partId: part });
    recordPart(recorder, paperPart);
    advance(recorder, 3);
    record(recorder, { kind: 'section-finished', sectionId: section, partId: part });
    if (part === 'lower') recorder.at = moduleAt + 700_000;
  }
  record(recorder, { kind: 'submitted' });
  return { past: recorder.past, spoken: recorder.spoken };
};
