import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bindBlueprint, type Blueprint, type PaperSection, type Variant } from '@inkstone/exam/blueprint';
import { scoredQuestionTypes } from '@inkstone/exam/scored';
import { clamp, roundToStep, scoreAttempt, type AttemptScore, type TypeRegistry } from '@inkstone/exam/scoring';
import { sampleTypes } from '@inkstone/exam/scoring/testing';
import { programmes } from '@inkstone/programmes';
import { toReceipt } from './receipt.ts';

/** A paper of each programme with as few questions as it allows. */
const buildPaper = ({ sections }: Variant): readonly PaperSection[] => {
  let lastId = 0;
  const leastSets = sections.every(({ parts }) => parts.every(({ sets }) => sets.from === 0)) ? 1 : 0;
  return sections.flatMap((section) =>
    section.parts.map((part) => ({
      section: section.id,
      part: part.id,
      sets: Array.from({ length: Math.max(part.sets.from, leastSets) }, () => ({
        id: (lastId += 1),
        audioSeconds: 30,
        questions: Array.from({ length: part.questions?.from ?? 1 }, () => ({
          id: (lastId += 1),
          type: part.types[0] ?? 'choice',
        })),
      })),
    })),
  );
};

/** Each type as a letter that a machine compares, or as a text that a teacher marks. */
const registry: TypeRegistry = Object.fromEntries(
  Object.entries(scoredQuestionTypes).map(([id, type]) => [
    id,
    type.scoring === null ? sampleTypes.essay : sampleTypes.letter,
  ]),
);

/** An attempt in which each answer is drawn: right, wrong, blank, or a text with a mark, now and then none yet. */
const drawAttempt = (blueprint: Blueprint, draws: readonly number[], isOpen: boolean): AttemptScore => {
  const questions = blueprint.sections.flatMap(({ parts }) =>
    parts.flatMap(({ sets }) => sets.flatMap((set) => set.questions)),
  );
  const getDraw = (index: number): number => draws[index % draws.length] ?? 0;
  const answers = questions.map(({ id }, index) => [id, ['x', 'x', 'y', ''][getDraw(index) % 4]] as const);
  const marks = questions.flatMap(({ id, type, points }, index) =>
    registry[type]?.scoring === null && !(isOpen && index % 2 === 0)
      ? [[id, Math.round((points * (getDraw(index) % 5)) / 4)] as const]
      : [],
  );
  const routes = blueprint.sections.flatMap(({ id, adaptive }) =>
    adaptive?.kind === 'two-stage'
      ? [[id, adaptive.routes[getDraw(0) % adaptive.routes.length]?.part ?? ''] as const]
      : [],
  );
  return scoreAttempt({
    ...{ blueprint, registry, answers: Object.fromEntries(answers), marks: Object.fromEntries(marks) },
    keys: Object.fromEntries(questions.map(({ id, type }) => [id, keyFor(type)])),
    routes: Object.fromEntries(routes),
  });
};

const keyFor = (type: string) => ({ prompt: null, key: registry[type]?.scoring === null ? null : 'x' });

type Receipt = ReturnType<typeof toReceipt>;
type Test = Receipt['scales'][number]['tests'][number];
interface Span {
  low: number;
  high: number;
}

/** A test's score converted again from its receipt alone. */
const replayTest = ({ earned, possible, isAveraged, conversion }: Test): Span => {
  if (!conversion) throw new Error('an open test has no conversion');
  const { by, input, row, line } = conversion;
  if (by === 'table') return row ?? { low: 0, high: 0 };
  const share = possible > 0 ? clamp(earned / possible, 0, 1) : 0;
  const exact = isAveraged ? input : { raw: earned, percent: share * 100, linear: share }[by];
  expect(input).toBeCloseTo(exact, 6);
  const value = line ? roundToStep(line.least + (line.most - line.least) * input, line.step) : input;
  return { low: value, high: value };
};

/** A reported score computed again: the sum of its tests, multiplied and clamped to its range. */
const replayScale = ({ tests, times, cap, least, most }: Receipt['scales'][number], step: number | null): Span => {
  const spans = tests.map(replayTest);
  const isRounded = tests.every(({ conversion }) => conversion?.by === 'percent');
  const join = (end: keyof Span): number => {
    const sum = spans.reduce((total, span) => total + span[end], 0) * times;
    return clamp(roundToStep(sum, isRounded ? step : null), least, Math.min(most, cap ?? most));
  };
  return { low: join('low'), high: join('high') };
};

const replayTotal = ({ total, scales }: Receipt, blueprint: Blueprint): Span => {
  const { step, least, cuts } = blueprint.scoring.total;
  if (total.combine === 'weighted') {
    const percent = total.percent ?? 0;
    const score = cuts ? (total.cut?.score ?? least) : roundToStep(percent, step);
    expect(total.cut === null || percent >= total.cut.atLeastPercent).toBe(true);
    return { low: score, high: score };
  }
  const own = scales.filter(({ name }) => total.names.includes(name));
  const join = (end: keyof Span): number => {
    const sum = own.reduce((all, scale) => all + (scale[end] ?? 0), 0);
    return total.combine === 'mean' ? roundToStep(sum / own.length, step) : sum;
  };
  return { low: join('low'), high: join('high') };
};

const exams = programmes.flatMap((programme) =>
  programme.variants.map((variant) => [`${programme.id} ${variant.id}`, programme, variant] as const),
);

const anyDraws = fc.array(fc.nat(19), { minLength: 1, maxLength: 40 });

describe('the receipt of a score', () => {
  test.each(exams)('%s: its steps lead to the score that is shown', (_name, programme, variant) => {
    const paper = buildPaper(variant);
    const blueprint = bindBlueprint(programme, variant.id, { paper, choices: { mode: 'test' } });
    fc.assert(
      fc.property(anyDraws, fc.boolean(), (draws, isOpen) => {
        const result = drawAttempt(blueprint, draws, isOpen);
        const row = { blueprint, studentId: 1 } as Parameters<typeof toReceipt>[0];
        const receipt = toReceipt(row, { result, changes: [] }, { language: 'en', personId: 2 });
        for (const [index, scale] of receipt.scales.entries()) {
          const shown = result.scales[index];
          expect([scale.score, scale.low, scale.high]).toEqual([shown?.score, shown?.low, shown?.high]);
          if (scale.score === null) continue;
          const span = replayScale(scale, blueprint.scoring.scales[index]?.step ?? null);
          expect(span.low).toBeCloseTo(scale.low ?? NaN, 6);
          expect(span.high).toBeCloseTo(scale.high ?? NaN, 6);
        }
        expect(receipt.means.map(({ score }) => score)).toEqual(result.means.map(({ score }) => score));
        expect([receipt.total.score, receipt.total.low]).toEqual([result.total.score, result.total.low]);
        if (receipt.total.score === null) return;
        const { least, most } = result.total;
        const total = replayTotal(receipt, blueprint);
        expect(clamp(total.low, least, most)).toBeCloseTo(receipt.total.low ?? NaN, 6);
        expect(clamp(total.high, least, most)).toBeCloseTo(receipt.total.high ?? NaN, 6);
      }),
      { numRuns: 20 },
    );
  });
});
