import { expect, test } from 'vitest';
import { findSetFormulaFaultInTurns, cleanStimulus } from './clean-set.ts';

const formula = (latex: string): string => `<span data-math="">${latex}</span>`;
const setOf = (html: string) => ({
  stimulus: cleanStimulus({ kind: 'passage', html, files: [], transcript: '' }),
  questions: [],
});

test('while the formulas of a set are read one after the other, everything else has its turns', async () => {
  let turns = 0;
  let next: NodeJS.Immediate | undefined;
  const turn = (): void => {
    turns += 1;
    next = setImmediate(turn);
  };
  turn();
  const found = await findSetFormulaFaultInTurns(setOf(formula('\\frac{1}{2}').repeat(50)));
  clearImmediate(next);

  expect(found).toBeNull();
  expect(turns).toBeGreaterThan(40);
});

test('the first formula that cannot be read is told with its place', async () => {
  const found = await findSetFormulaFaultInTurns(setOf(`${formula('x')}${formula('1 + \\frac{1}{')}${formula('{')}`));

  expect(found).toMatchObject({ number: null, fault: { sign: 14 } });
});
