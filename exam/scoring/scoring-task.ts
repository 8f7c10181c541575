import { answerEffort, attemptEffort } from './effort.ts';
import { markAnswer, type MarkedAnswer } from './mark.ts';
import { resolveModule } from './resolve-module.ts';
import { scoreAttempt, type ScoringInput } from './score.ts';
import type { AttemptScore, TypeRegistry } from './types.ts';

/** What an attempt is scored from, as it can be handed to another thread. */
export type ScoringFacts = Omit<ScoringInput, 'registry'>;

type MarkingFacts = Pick<Parameters<typeof markAnswer>[1], 'value' | 'keyed' | 'rule'>;

/** Something to be scored: an attempt, the router of a section, one answer. Plain values alone. */
export type ScoringTask =
  | { kind: 'attempt'; facts: ScoringFacts; unrouted: readonly string[] }
  | { kind: 'module'; facts: ScoringFacts; sectionId: string }
  | { kind: 'answer'; question: Parameters<typeof markAnswer>[0]; given: MarkingFacts };

interface Results {
  attempt: AttemptScore;
  module: string | null;
  answer: MarkedAnswer;
}

/** What a task comes to. */
export type ScoringResult<Task extends ScoringTask> = Results[Task['kind']];

const findModule = (facts: ScoringFacts, sectionId: string, registry: TypeRegistry): string | null => {
  const section = facts.blueprint.sections.find(({ id }) => id === sectionId);
  return section ? resolveModule(section, { ...facts, registry }) : null;
};

/** Scores an attempt; of a section whose second module was never reached, the one that its router leads to is all blank. */
const scoreWithRoutes = (facts: ScoringFacts, unrouted: readonly string[], registry: TypeRegistry): AttemptScore => {
  const missed = unrouted.flatMap((id): [string, string][] => {
    const partId = findModule(facts, id, registry);
    return partId === null ? [] : [[id, partId]];
  });
  return scoreAttempt({ ...facts, registry, routes: { ...facts.routes, ...Object.fromEntries(missed) } });
};

/** Works a task out: the same wherever it is done. */
export function runScoring<Task extends ScoringTask>(task: Task, registry: TypeRegistry): ScoringResult<Task>;
export function runScoring(task: ScoringTask, registry: TypeRegistry): ScoringResult<ScoringTask> {
  if (task.kind === 'attempt') return scoreWithRoutes(task.facts, task.unrouted, registry);
  if (task.kind === 'module') return findModule(task.facts, task.sectionId, registry);
  return markAnswer(task.question, task.given, registry);
}

/** About how many microseconds a task takes. */
export const scoringEffort = (task: ScoringTask, registry: TypeRegistry): number =>
  task.kind === 'answer'
    ? answerEffort(task.question, task.given, registry)
    : attemptEffort({ ...task.facts, registry });
