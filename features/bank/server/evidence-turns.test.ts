import { expect, test } from 'vitest';
import { aChoice } from '../testing.ts';
import { cleanQuestion, cleanStimulus, findSetEvidenceProblemInTurns } from './clean-set.ts';

/** Questions with three quotes each. */
const quoting = (quotes: readonly string[], count: number) =>
  Array.from({ length: count }, () => {
    const question = cleanQuestion(aChoice({ evidence: [...quotes] }));
    if (typeof question === 'string') throw new Error(question);
    return question;
  });

const toStimulus = (html: string) => cleanStimulus({ kind: 'passage', html, files: [], transcript: '' });

test('the texts of a set are read once for all its quotes, and the event loop turns between questions', async () => {
  const stimulus = toStimulus('<p>One two, three.</p>');
  let reads = 0;
  const counted = Object.defineProperty({ ...stimulus }, 'html', {
    get: () => {
      reads += 1;
      return stimulus.html;
    },
  });
  let turns = 0;
  let next: NodeJS.Immediate | undefined;
  const turn = (): void => {
    turns += 1;
    next = setImmediate(turn);
  };
  turn();
  const questions = quoting(['One', 'two', 'three'], 50);
  const found = await findSetEvidenceProblemInTurns({ stimulus: counted, questions });
  clearImmediate(next);

  expect(found).toBeUndefined();
  expect(reads).toBe(1);
  expect(turns).toBeGreaterThan(40);
});

test('the first question whose quote does not stand in the text is named by its number', async () => {
  const questions = [...quoting(['One'], 2), ...quoting(['Nobody wrote this'], 2)];
  const found = await findSetEvidenceProblemInTurns({ stimulus: toStimulus('<p>One two.</p>'), questions });
  expect(found).toEqual({ number: 3, problem: 'evidenceMissing' });
});
