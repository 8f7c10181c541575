import type { Blueprint, ScaleRule, ScaleTest } from '../blueprint/index.ts';
import { clamp, explainConversion, isEstimate, roundToStep, type Points, type Span } from './convert.ts';
import type { MeanSteps, ScaleSteps, TestStep, TotalSteps } from './score-steps.ts';
import type { QuestionScore, ScaledScore, SectionScore } from './types.ts';

interface ScaleInput {
  blueprint: Blueprint;
  questions: readonly QuestionScore[];
  routes: Readonly<Record<string, string>>;
}

/** What wrong answers took away, in hundredths below zero. */
const sumDeductions = (scores: readonly QuestionScore[]): number =>
  scores.reduce((sum, { earned }) => sum + Math.min(0, earned ?? 0), 0);

const sumPoints = (scores: readonly QuestionScore[]): Points => ({
  earned: scores.reduce((sum, score) => sum + (score.earned ?? 0), 0),
  possible: scores.reduce((sum, score) => sum + score.possible, 0),
  questions: scores.length,
});

/** Mean of the parts' shares, as if all points had been earned at that rate. */
function averageParts(blueprint: Blueprint, scores: readonly QuestionScore[]): Points {
  const parts = blueprint.sections.flatMap((section) =>
    section.parts.map((part) => {
      const partScores = scores.filter((score) => score.sectionId === section.id && score.partId === part.id);
      return { ...sumPoints(partScores), weight: part.weight ?? 1 };
    }),
  );
  const answeredParts = parts.filter((part) => part.possible > 0);
  const weight = answeredParts.reduce((sum, part) => sum + part.weight, 0);
  const share = answeredParts.reduce((sum, part) => sum + (part.weight * part.earned) / part.possible, 0) / weight;
  const total = sumPoints(scores);
  return { ...total, earned: weight > 0 ? share * total.possible : 0 };
}

function addTestPoints(
  { sections, parts, joined }: ScaleTest,
  { blueprint, questions }: ScaleInput,
): Omit<TestStep, 'conversion'> {
  const counted = questions.filter(
    (score) => sections.includes(score.sectionId) && (parts?.includes(score.partId) ?? true) && !score.unscored,
  );
  const points = joined === 'parts' ? averageParts(blueprint, counted) : sumPoints(counted);
  return {
    ...{ sections, parts: parts ?? null, isAveraged: joined === 'parts', ...points, deducted: sumDeductions(counted) },
    isOpen: points.questions === 0 || counted.some((score) => score.earned === null),
  };
}

const openScore = (rule: Pick<ScaleRule, 'id' | 'least' | 'most'>, estimate: boolean): ScaledScore => ({
  id: rule.id,
  score: null,
  low: null,
  high: null,
  least: rule.least,
  most: rule.most,
  estimate,
});

/** Raw points have the paper's own maximum: a short paper of a 150-point contest ends lower. */
const getMaximum = (rule: ScaleRule, points: readonly Points[]): number => {
  const raw = rule.tests.every((test) => test.conversion.by === 'raw');
  if (!raw) return rule.most;
  const possible = points.reduce((sum, testPoints) => sum + testPoints.possible, 0) / 100;
  return Math.min(rule.most, possible * (rule.times ?? 1));
};

/** Whether a scale converts points of a section that a paper routes by other cuts than the exam. */
const hasOwnCuts = ({ tests }: ScaleRule, { sections }: Blueprint): boolean =>
  tests.some(
    (test) =>
      test.conversion.by !== 'raw' &&
      sections.some(
        ({ id, adaptive }) => test.sections.includes(id) && adaptive?.kind === 'two-stage' && adaptive.hasOwnCuts,
      ),
  );

/** One reported score with its steps; open while its sections wait for marks or were not taken. */
export function explainScale(rule: ScaleRule, input: ScaleInput): ScaleSteps {
  const { id } = rule;
  const { routes } = input;
  const points = rule.tests.map((test) => addTestPoints(test, input));
  const capped = rule.caps?.find((cap) => routes[cap.section] === cap.part);
  const isOpen = points.some((testPoints) => testPoints.isOpen);
  const known = isOpen ? [] : points;
  const isOwn = rule.tests.some(({ conversion }, index) => isEstimate(conversion, known[index] ?? null));
  const estimate = isOwn || capped !== undefined || hasOwnCuts(rule, input.blueprint);
  const most = getMaximum(rule, points);
  const tests = points.map((own, index): TestStep => {
    const conversion = rule.tests[index]?.conversion;
    return { ...own, conversion: isOpen || !conversion ? null : explainConversion(own, conversion) };
  });
  const steps = { id, tests, times: rule.times ?? 1, cap: capped?.most ?? null };
  if (isOpen) return { ...steps, score: openScore({ ...rule, most }, estimate) };
  const spans = tests.flatMap(({ conversion }) => conversion?.span ?? []);
  // Tables and linear conversions round by themselves, a percentage does not.
  const step = rule.tests.every(({ conversion }) => conversion.by === 'percent') ? rule.step : null;
  const joined = (end: keyof Span): number => {
    const sum = roundToStep(spans.reduce((so, span) => so + span[end], 0) * steps.times, step);
    return clamp(sum, rule.least, Math.min(most, capped?.most ?? most));
  };
  const [low, high] = [joined('low'), joined('high')];
  const middle = roundToStep((low + high) / 2, low === high ? null : rule.step);
  return { ...steps, score: { id, score: middle, low, high, least: rule.least, most, estimate } };
}

interface TotalInput {
  scales: readonly ScaledScore[];
  sections: readonly SectionScore[];
}

/** Weighted percentage over sections; without weights sections count by their points. */
export function weightedPercent(blueprint: Blueprint, sections: readonly SectionScore[]): number | null {
  const counted = sections.filter((score) => score.possible > 0);
  if (counted.length === 0 || counted.some((score) => score.toBeMarked > 0)) return null;
  const getWeight = (score: SectionScore): number =>
    blueprint.sections.find((section) => section.id === score.sectionId)?.weight ?? score.possible;
  const totalWeight = counted.reduce((sum, score) => sum + getWeight(score), 0);
  const reached = counted.reduce((sum, score) => sum + (getWeight(score) * score.earned) / score.possible, 0);
  return (reached / totalWeight) * 100;
}

/** A total by weights: the percentage, and the line that it reached where there are some. */
type WeighedTotal = Pick<TotalSteps, 'percent' | 'cut'> & { span: Span | null };

function computeWeightedTotal(blueprint: Blueprint, { sections }: TotalInput): WeighedTotal {
  const percent = weightedPercent(blueprint, sections);
  if (percent === null) return { percent, cut: null, span: null };
  const { cuts, least, step } = blueprint.scoring.total;
  const rounded = roundToStep(percent, step);
  if (!cuts) return { percent, cut: null, span: { low: rounded, high: rounded } };
  const cut = cuts.find(({ atLeastPercent }) => percent >= atLeastPercent) ?? null;
  const score = cut?.score ?? least;
  return { percent, cut, span: { low: score, high: score } };
}

function combineScales(blueprint: Blueprint, { scales }: TotalInput): Span | null {
  const { combine, of, step } = blueprint.scoring.total;
  const counted = scales.filter((scale) => of.includes(scale.id));
  const ends = counted.flatMap(({ low, high }) => (low === null || high === null ? [] : [{ low, high }]));
  if (counted.length === 0 || ends.length < counted.length) return null;
  const divisor = combine === 'mean' ? ends.length : 1;
  const joined = (end: keyof Span): number => {
    const value = ends.reduce((sum, span) => sum + span[end], 0) / divisor;
    return combine === 'mean' ? roundToStep(value, step) : value;
  };
  return { low: joined('low'), high: joined('high') };
}

/** Additional scores: means of some scales, open while one of them is. */
export function explainMeans(blueprint: Blueprint, scales: readonly ScaledScore[]): readonly MeanSteps[] {
  return (blueprint.scoring.means ?? []).map(({ id, of, step }) => {
    const counted = scales.filter((scale) => of.includes(scale.id));
    const ends = counted.map((scale) => ({ least: scale.least, most: scale.most, score: scale.score }));
    const estimate = counted.some((scale) => scale.estimate);
    const getMean = (values: readonly number[]): number =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    const bounds = { id, least: getMean(ends.map((end) => end.least)), most: getMean(ends.map((end) => end.most)) };
    const known = ends.flatMap(({ score }) => (score === null ? [] : [score]));
    if (counted.length === 0 || known.length < of.length) return { of, score: openScore({ ...bounds }, estimate) };
    const score = roundToStep(getMean(known), step);
    return { of, score: { ...bounds, score, low: score, high: score, estimate } };
  });
}

/** The total score with its steps; open while anything that it includes is. */
export function explainTotal(blueprint: Blueprint, parts: TotalInput): TotalSteps {
  const rule = blueprint.scoring.total;
  const { combine, of } = rule;
  const counted = parts.scales.filter((scale) => of.includes(scale.id));
  const estimate = rule.estimate || counted.some((scale) => scale.estimate);
  const most = combine === 'single' ? (counted[0]?.most ?? rule.most) : rule.most;
  const named = { id: 'total', least: rule.least, most };
  const { span, percent, cut } =
    combine === 'weighted'
      ? computeWeightedTotal(blueprint, parts)
      : { span: combineScales(blueprint, parts), percent: null, cut: null };
  const steps = { combine, of, percent, cut };
  if (!span) return { ...steps, score: openScore(named, estimate) };
  const [low, high] = [clamp(span.low, rule.least, most), clamp(span.high, rule.least, most)];
  const score = low === high ? low : roundToStep((low + high) / 2, rule.step);
  return { ...steps, score: { ...named, score, low, high, estimate } };
}
