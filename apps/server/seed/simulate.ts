import type { Answer, Question, ResultSeed } from '@inkstone/content';
import { getRightAnswer, getWrongAnswer, isObjective } from './simulated-answers.ts';

/** A deterministic random generator seeded by a text, with numbers from 0 to below 1. */
export const createRandom = (text: string): (() => number) => {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Simulates the answers of a student of some ability; null where left blank. */
export const simulatedAnswers = (
  seed: ResultSeed,
  questions: readonly Question[],
  random: () => number,
): Map<string, Answer | null> => {
  const reached = questions.slice(0, seed.reached ?? questions.length);
  const hardest = [...reached].sort((first, second) => second.difficulty - first.difficulty);
  const blank = new Set(hardest.slice(0, Math.round(seed.blank * reached.length)).map(({ code }) => code));
  const answers = new Map<string, Answer | null>();
  for (const question of reached) {
    const scripted = seed.answers?.[question.code];
    if (!isObjective(question)) {
      answers.set(question.code, scripted ?? null);
      continue;
    }
    const isRight = random() < 0.08 + 0.92 / (1 + Math.exp(question.difficulty - seed.ability));
    const simulated = isRight ? getRightAnswer(question) : getWrongAnswer(question, random);
    answers.set(question.code, scripted !== undefined ? scripted : blank.has(question.code) ? null : simulated);
  }
  return answers;
};
