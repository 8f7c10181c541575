import {
  listTakenParts,
  type Blueprint,
  type BoundPart,
  type BoundSection,
  type BoundSet,
} from '../blueprint/index.ts';
import { isBlank, markAnswer } from './mark.ts';
import { explainMeans, explainScale, explainTotal } from './scales.ts';
import type { ScoreSteps } from './score-steps.ts';
import type { AttemptScore, KeyedQuestion, QuestionScore, SectionScore, TypeRegistry } from './types.ts';

/** Input of scoring an attempt; records are by question id. */
export interface ScoringInput {
  blueprint: Blueprint;
  answers: Readonly<Record<number, unknown>>;
  keys: Readonly<Record<number, KeyedQuestion>>;
  registry: TypeRegistry;
  /** Teachers' points in hundredths, for marked answers. */
  marks?: Readonly<Record<number, number>>;
  /** Second modules taken, by section. */
  routes?: Readonly<Record<string, string>>;
}

/** The first answered prompts count, and unanswered ones fill up to the required number. */
function pickChosenQuestions(set: BoundSet, part: BoundPart, input: ScoringInput): ReadonlySet<number> {
  if (part.choose === null) return new Set(set.questions.map((question) => question.id));
  const blank = (id: number, type: string) => isBlank(input.registry, type, input.answers[id]);
  const answered = set.questions.filter(({ id, type }) => !blank(id, type) || input.marks?.[id] !== undefined);
  const rest = set.questions.filter((question) => !answered.includes(question));
  return new Set([...answered, ...rest].slice(0, part.choose).map((question) => question.id));
}

/** An optional section with no answers and no marks was not taken and has no score. */
function isSectionSkipped(
  section: BoundSection,
  { blueprint, answers, marks, registry, routes = {} }: ScoringInput,
): boolean {
  if (!section.optional || blueprint.sections.length < 2) return false;
  const questions = listTakenParts(section, routes).flatMap(({ sets }) => sets.flatMap((set) => set.questions));
  return questions.every(({ id, type }) => isBlank(registry, type, answers[id]) && marks?.[id] === undefined);
}

/** The questions of one set, each marked by its section's rule. */
export function scoreSet(set: BoundSet, place: { section: BoundSection; part: BoundPart }, input: ScoringInput) {
  const { section, part } = place;
  const chosenQuestions = pickChosenQuestions(set, part, input);
  const isUntaken = isSectionSkipped(section, input);
  return set.questions.map((question): QuestionScore => {
    const where = { questionId: question.id, sectionId: section.id, partId: part.id };
    const keyed = input.keys[question.id];
    if (!keyed) throw new Error(`Question ${question.id} has no key.`);
    const markInput = {
      value: input.answers[question.id],
      keyed,
      rule: section.answers,
      mark: input.marks?.[question.id],
    };
    const marked = markAnswer(question, markInput, input.registry);
    if (isUntaken || !chosenQuestions.has(question.id)) {
      return { ...where, outcome: 'notChosen', earned: 0, possible: 0, unscored: true, by: marked.by };
    }
    return { ...where, ...marked, possible: question.points, unscored: question.unscored };
  });
}

const countOutcome = (scores: readonly QuestionScore[], outcome: QuestionScore['outcome']): number =>
  scores.filter((score) => score.outcome === outcome).length;

function scoreSection(section: BoundSection, questions: readonly QuestionScore[]): SectionScore {
  const counted = questions.filter((score) => score.sectionId === section.id && !score.unscored);
  const earned = counted.reduce((sum, score) => sum + (score.earned ?? 0), 0);
  const possible = counted.reduce((sum, score) => sum + score.possible, 0);
  const toBeMarked = countOutcome(counted, 'toBeMarked');
  const known = section.weight !== null && toBeMarked === 0 && possible > 0;
  return {
    sectionId: section.id,
    earned,
    possible,
    right: countOutcome(counted, 'right'),
    wrong: countOutcome(counted, 'wrong'),
    partial: countOutcome(counted, 'partial'),
    blank: countOutcome(counted, 'blank'),
    toBeMarked,
    weightedPercent: known ? ((section.weight ?? 0) * earned) / possible : null,
  };
}

/** The second modules that a student took, by section, as the scored questions show them. */
function listRoutes({ sections }: Blueprint, questions: readonly QuestionScore[]): Record<string, string> {
  return Object.fromEntries(
    sections.flatMap(({ id, adaptive }): [string, string][] => {
      const router = adaptive?.kind === 'two-stage' ? adaptive.router : null;
      const secondModuleQuestion = questions.find(({ sectionId, partId }) => sectionId === id && partId !== router);
      return router === null || !secondModuleQuestion ? [] : [[id, secondModuleQuestion.partId]];
    }),
  );
}

/** Every step from the points of the scored questions to the reported scores: what `scoreAttempt` itself computes. */
export function explainScore(blueprint: Blueprint, questions: readonly QuestionScore[]): ScoreSteps {
  const routes = listRoutes(blueprint, questions);
  const sections = blueprint.sections.map((section) => scoreSection(section, questions));
  const steps = blueprint.scoring.scales.map((rule) => explainScale(rule, { blueprint, questions, routes }));
  const scales = steps.map(({ score }) => score);
  return {
    sections,
    scales: steps,
    means: explainMeans(blueprint, scales),
    total: explainTotal(blueprint, { scales, sections }),
  };
}

/**
 * Scores an attempt by its programme's rules. Unscored questions are marked but not counted, modules not taken are
 * ignored, and answers that wait for a teacher leave every score that includes them open.
 */
export function scoreAttempt(input: ScoringInput): AttemptScore {
  const { blueprint, routes = {} } = input;
  const questions = blueprint.sections.flatMap((section) =>
    listTakenParts(section, routes).flatMap((part) =>
      part.sets.flatMap((set) => scoreSet(set, { section, part }, input)),
    ),
  );
  const { sections, scales, means, total } = explainScore(blueprint, questions);
  const counted = sections.filter((score) => score.possible > 0 || score.toBeMarked > 0);
  return {
    questions,
    sections,
    scales: scales.map(({ score }) => score),
    total: total.score,
    means: means.map(({ score }) => score),
    earned: counted.reduce((sum, score) => sum + score.earned, 0),
    possible: counted.reduce((sum, score) => sum + score.possible, 0),
    toBeMarked: counted.reduce((sum, score) => sum + score.toBeMarked, 0),
  };
}
