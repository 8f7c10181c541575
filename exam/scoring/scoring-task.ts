import { answerEffort, attemptEffort } from './effort.ts';
import { markAnswer, type MarkedAnswer } from './mark.ts';
import { resolveModule, type ChosenModule } from './resolve-module.ts';
import { scoreAttempt, type ScoringInput } from './score.ts';
import type { AttemptScore, TypeRegistry } from './types.ts';

/** Scoring input that can be sent to another thread. */
export type ScoringFacts = Omit<ScoringInput, 'registry'>;

type MarkingFacts = Pick<Parameters<typeof markAnswer>[1], 'value' | 'keyed' | 'rule'>;

/** A scoring task: an attempt, a section's router module, or one answer. Plain values only. */
export type ScoringTask =
  | { kind: 'attempt'; facts: ScoringFacts; unrouted: readonly string[] }
  | { kind: 'module'; facts: ScoringFacts; sectionId: string }
  | { kind: 'answer'; question: Parameters<typeof markAnswer>[0]; given: MarkingFacts };

interface Results {
  attempt: AttemptScore;
  module: ChosenModule | null;
  answer: MarkedAnswer;
}

/** Result of a task. */
export type ScoringResult<Task extends ScoringTask> = Results[Task['kind']];

const findModule = (facts: ScoringFacts, sectionId: string, registry: TypeRegistry): ChosenModule | null => {
  const section = facts.blueprint.sections.find(({ id }) => id === sectionId);
  return section ? resolveModule(section, { ...facts, registry }) : null;
};

/**
 * Scores an attempt; a section whose second module was never reached is scored with the module that its router result
 * leads to, all blank.
 */
const scoreWithRoutes = (facts: ScoringFacts, unrouted: readonly string[], registry: TypeRegistry): AttemptScore => {
  const missed = unrouted.flatMap((id): [string, string][] => {
    const chosen = findModule(facts, id, registry);
    return chosen ? [[id, chosen.partId]] : [];
  });
  return scoreAttempt({ ...facts, registry, routes: { ...facts.routes, ...Object.fromEntries(missed) } });
};

/** Runs a task; the result does not depend on the thread. */
export function runScoring<Task extends ScoringTask>(task: Task, registry: TypeRegistry): ScoringResult<Task>;
export function runScoring(task: ScoringTask, registry: TypeRegistry): ScoringResult<ScoringTask> {
  if (task.kind === 'attempt') return scoreWithRoutes(task.facts, task.unrouted, registry);
  if (task.kind === 'module') return findModule(task.facts, task.sectionId, registry);
  return markAnswer(task.question, task.given, registry);
}

/** Estimated microseconds of a task. */
export const scoringEffort = (task: ScoringTask, registry: TypeRegistry): number =>
  task.kind === 'answer'
    ? answerEffort(task.question, task.given, registry)
    : attemptEffort({ ...task.facts, registry });
