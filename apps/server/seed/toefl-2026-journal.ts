import {
  papers,
  questionSets,
  rightAnswerOf,
  soundSeconds,
  wrongAnswerOf,
  type Paper,
  type Question,
  type QuestionSet,
  type Sitter2026,
} from '@inkstone/content';
import type { BrowserEvent } from '@inkstone/exam/attempt';
import type { PastEvent } from '@inkstone/taking/server';
import type { SeededBank } from './bank.ts';
import { idOf } from './people.ts';
import { chanceOf } from './simulate.ts';
import { uuidOf, type SpokenAnswer } from './toefl-journal.ts';

interface Telling {
  sitter: Sitter2026;
  bank: SeededBank;
  chance: () => number;
  past: PastEvent[];
  spoken: SpokenAnswer[];
  at: number;
}

const say = (it: Telling, event: BrowserEvent): void => void it.past.push({ event, at: new Date(it.at) });
const pass = (it: Telling, seconds: number): void => {
  it.at += Math.round(seconds * 1000);
};

/** How long one stays on a question of a type, about. */
const seconds: Partial<Record<Question['type'], number>> = {
  'complete-the-words': 110,
  'sentence-build': 26,
  choice: 22,
};

/** What a student of some ability answers; a text of words is completed word by word. */
const answerOf = ({ sitter, chance }: Telling, question: Question) => {
  const knows = () => chance() < 0.08 + 0.92 / (1 + Math.exp(question.difficulty - sitter.ability));
  switch (question.type) {
    case 'choice':
      return knows() ? rightAnswerOf(question) : wrongAnswerOf(question, chance);
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

const choose = (it: Telling, set: QuestionSet): void => {
  const audio = set.stimulus?.audio;
  for (const [index, question] of set.questions.entries()) {
    const questionId = idOf(it.bank.questions, question.code);
    say(it, { kind: 'question-entered', questionId });
    if (index === 0 && audio !== undefined) {
      say(it, { kind: 'audio-played', setId: idOf(it.bank.sets, set.code) });
      pass(it, (soundSeconds[audio] ?? 0) + 1);
    }
    pass(it, (seconds[question.type] ?? 20) * (0.5 + 0.5 * it.chance()));
    const value = answerOf(it, question);
    if (value !== null) say(it, { kind: 'answered', questionId, value });
  }
};

const write = (it: Telling, set: QuestionSet, text: string): void => {
  const questionId = idOf(it.bank.questions, set.questions[0]?.code ?? '');
  say(it, { kind: 'question-entered', questionId });
  pass(it, 300 + 80 * it.chance());
  say(it, { kind: 'answered', questionId, value: text });
};

const speak = (it: Telling, set: QuestionSet, part: string): void => {
  const code = set.questions[0]?.code ?? '';
  const questionId = idOf(it.bank.questions, code);
  say(it, { kind: 'question-entered', questionId });
  say(it, { kind: 'audio-played', setId: idOf(it.bank.sets, set.code) });
  pass(it, (soundSeconds[set.stimulus?.audio ?? ''] ?? 0) + (part === 'repeat' ? 6 : 40));
  if (it.sitter.voice) {
    const recordingId = uuidOf(`${it.sitter.student} ${code}`);
    it.spoken.push({ recordingId, questionId, task: it.spoken.length + 1, at: new Date(it.at) });
    say(it, { kind: 'recording-saved', questionId, recordingId });
  }
  pass(it, part === 'repeat' ? 5 : 6);
};

const sitPart = (it: Telling, { section = '', part = '', sets }: Paper['sections'][number]): void => {
  for (const code of sets) {
    const set = questionSets.find((one) => one.code === code);
    if (!set) throw new Error(`the paper names the set ${code}, which is not there`);
    if (section === 'speaking') speak(it, set, part);
    else if (part === 'email') write(it, set, it.sitter.email);
    else if (part === 'discussion') write(it, set, it.sitter.discussion);
    else choose(it, set);
  }
};

/** How one student sat the mock; both second modules are told at the same time, and the one that was chosen happened. */
export const journalOf2026 = (sitter: Sitter2026, began: Date, bank: SeededBank) => {
  const it: Telling = {
    ...{ sitter, bank, past: [], spoken: [], at: began.getTime() },
    chance: chanceOf(`toefl-2026 ${sitter.student}`),
  };
  const paper: Paper | undefined = papers.find(({ code }) => code === 'toefl-2026-mock');
  say(it, { kind: 'started' });
  let moduleAt = it.at;
  for (const one of paper?.sections ?? []) {
    const { section = '', part = '' } = one;
    if (part === 'lower') it.at = moduleAt;
    moduleAt = it.at;
    pass(it, 20);
    say(it, { kind: 'section-entered', sectionId: section, partId: part });
    sitPart(it, one);
    pass(it, 3);
    say(it, { kind: 'section-finished', sectionId: section, partId: part });
    if (part === 'lower') it.at = moduleAt + 700_000;
  }
  say(it, { kind: 'submitted' });
  return { past: it.past, spoken: it.spoken };
};
