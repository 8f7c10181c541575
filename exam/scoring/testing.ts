import * as z from 'zod';
import { defineScoring, questionType } from '../question-types/type.ts';
import type { TypeRegistry } from './types.ts';

const shared = {
  name: { en: 'x', zh: 'x' },
  codes: [],
  prompt: z.unknown(),
  fits: () => true,
  keyFits: () => true,
  listOptions: () => [],
  optionsToChoose: () => 0,
  tools: [],
};

/** A letter that is right or wrong; an empty one is blank. */
const letter = questionType<unknown, string, string>({
  ...shared,
  id: 'letter',
  key: z.string(),
  answer: z.string(),
  isBlank: (answer) => answer === '',
  spell: (answer) => answer,
  spellKey: (key) => key,
  chosenOptions: (answer) => [answer],
  shuffleOptions: (prompt) => prompt,
  marking: { by: 'machine', rules: [] },
  empty: () => ({ prompt: null, key: '' }),
});

/** Letters that are scored one by one; the rule `table` gives half the points as soon as one is right. */
const letters = questionType<unknown, string, string>({
  ...shared,
  id: 'letters',
  key: z.string(),
  answer: z.string(),
  isBlank: (answer) => answer === '',
  spell: (answer) => answer,
  spellKey: (key) => key,
  chosenOptions: () => [],
  shuffleOptions: (prompt) => prompt,
  marking: { by: 'machine', rules: ['table'] },
  empty: () => ({ prompt: null, key: '' }),
});

/** A text that only a teacher can mark. */
const essay = questionType<unknown, null, string>({
  ...shared,
  id: 'essay',
  key: z.null(),
  answer: z.string(),
  isBlank: (answer) => answer.trim() === '',
  spell: (answer) => answer,
  spellKey: () => '',
  chosenOptions: () => [],
  shuffleOptions: (prompt) => prompt,
  marking: { by: 'teacher' },
  empty: () => ({ prompt: null, key: null }),
});

const letterScoring = defineScoring<unknown, string, string>({
  score: (answer, key) => ({ earned: answer === key ? 100 : 0, possible: 100 }),
});

const lettersScoring = defineScoring<unknown, string, string>({
  score: (answer, key, _prompt, rule) => {
    const right = [...key].filter((character, index) => answer?.[index] === character).length;
    if (rule === 'table') return { earned: right > 0 ? 1 : 0, possible: 2 };
    return { earned: right, possible: key.length };
  },
});

/** A registry of three simple types. */
export const sampleTypes = {
  letter: { ...letter, scoring: letterScoring },
  letters: { ...letters, scoring: lettersScoring },
  essay: { ...essay, scoring: null },
} satisfies TypeRegistry;
