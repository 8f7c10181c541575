import { splitWords } from '../../scoring/alignment.ts';
import { defineScoring } from '../type.ts';
import { getSelectedText } from './type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** Overlap of two spans: twice the shared words over the words of both, 0 to 1. */
export const computeOverlap = (first: string, second: string): number => {
  const [words, others] = [splitWords(first), splitWords(second)];
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += 1;
  }
  return words.length + others.length === 0 ? 0 : (2 * shared) / (words.length + others.length);
};

const isRight = (answer: Answer, key: Key, prompt: Prompt): boolean => {
  if (prompt.by === 'pieces') {
    if (!('pieces' in answer)) return false;
    return answer.pieces.toSorted((a, b) => a - b).join() === key.pieces.toSorted((a, b) => a - b).join();
  }
  const selected = getSelectedText(answer, prompt);
  return key.spans.some((span) => computeOverlap(selected, span) * 100 >= key.leastPercent - 1e-9);
};

/** Scores an answer by the rules documented in `type.ts`. */
export const selectTextScoring = defineScoring<Prompt, Key, Answer>({
  score: (answer, key, prompt) => ({ earned: answer && isRight(answer, key, prompt) ? 100 : 0, possible: 100 }),
});
