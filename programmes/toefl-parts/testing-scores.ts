import * as z from 'zod';
import { listQuestions, type Blueprint } from '@inkstone/exam/blueprint';
import { defineScoring, questionType, type AnyQuestionType } from '@inkstone/exam/question-types';
import { scoreAttempt } from '@inkstone/exam/scoring';

/** A question type whose answer is the share of points it earns. */
const sharedType = questionType<unknown, null, number>({
  id: 'shared',
  name: { en: 'x', zh: 'x' },
  codes: [],
  prompt: z.unknown(),
  key: z.null(),
  answer: z.number(),
  isBlank: () => false,
  fits: () => true,
  keyFits: () => true,
  spell: String,
  spellKey: () => '',
  listOptions: () => [],
  optionsToChoose: () => 0,
  chosenOptions: () => [],
  shuffleOptions: (prompt) => prompt,
  tools: [],
  marking: { by: 'machine', rules: [] },
  empty: () => ({ prompt: null, key: null }),
});
const scoring = defineScoring<unknown, null, number>({
  score: (answer = 0) => ({ earned: answer * 100, possible: 100 }),
});
const machineType = { ...(sharedType as AnyQuestionType), scoring };
const markedType = { ...machineType, marking: { by: 'teacher' } as const, scoring: null };
const machineTypes = ['choice', 'insert-sentence', 'prose-summary', 'category-table', 'matching-table'];
const registry = {
  ...Object.fromEntries(machineTypes.map((type) => [type, machineType])),
  'timed-speech': markedType,
  essay: markedType,
};

/** The score with the same share of points everywhere, and the same marks for all speaking and writing tasks. */
export const scoreEqually = (
  blueprint: Blueprint,
  share: number,
  marks: { speaking: number; writing: number } | null,
) => {
  const questions = listQuestions(blueprint);
  const entries = questions.flatMap(({ id, type }): [number, number][] => {
    if (!marks || (type !== 'essay' && type !== 'timed-speech')) return [];
    return [[id, type === 'essay' ? marks.writing : marks.speaking]];
  });
  return scoreAttempt({
    blueprint,
    registry,
    answers: Object.fromEntries(questions.map(({ id }) => [id, share])),
    keys: Object.fromEntries(questions.map(({ id }) => [id, { prompt: null, key: null }])),
    marks: Object.fromEntries(entries),
  });
};
