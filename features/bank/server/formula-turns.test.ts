import { expect, test } from 'vitest';
import { findSetFormulaFaultInTurns, cleanStimulus } from './clean-set.ts';

const formula = (latex: string): string => `<span data-math="">${latex}</span>`;
const toSet = (html: string) => ({
  stimulus: cleanStimulus({ kind: 'passage', html, files: [], transcript: '' }),
  questions: [],
});

test('parsing the formulas of a set does not block the event loop', async () => {
  let turns = 0;
  let next: NodeJS.Immediate | undefined;
  const turn = (): void => {
    turns += 1;
    next = setImmediate(turn);
  };
  turn();
  const fault = await findSetFormulaFaultInTurns(toSet(formula('\\frac{1}{2}').repeat(50)));
  clearImmediate(next);

  expect(fault).toBeNull();
  expect(turns).toBeGreaterThan(40);
});

test('the first invalid formula is reported with its position', async () => {
  const fault = await findSetFormulaFaultInTurns(toSet(`${formula('x')}${formula('1 + \\frac{1}{')}${formula('{')}`));

  expect(fault).toMatchObject({ number: null, fault: { sign: 14 } });
});
