import { foldWord } from './letters.ts';
import { defineScoring } from '../type.ts';
import { completeWord } from './type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** Whether each word is completed as an accepted one: every letter counts, case does not. */
export const rightWords = (answer: Answer, key: Key, { gaps }: Prompt): boolean[] =>
  key.map((words, index) => {
    const word = foldWord(completeWord(gaps[index], answer[index]));
    return word !== '' && words.some((accepted) => foldWord(accepted) === word);
  });

/** Scores an answer by the rules documented in `type.ts`. */
export const completeTheWordsScoring = defineScoring<Prompt, Key, Answer>({
  score: (answer = [], key, prompt) => ({
    earned: 100 * rightWords(answer, key, prompt).filter(Boolean).length,
    possible: 100 * key.length,
  }),
});
