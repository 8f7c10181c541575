import type { PaperUnit } from '@inkstone/exam/paper-rules';
import type { listExposures, PaperCandidate } from './paper-candidates.queries.ts';

/** What is known of the bank besides its question sets. */
interface BankFacts {
  parents: ReadonlyMap<number, number | null>;
  exposures: Awaited<ReturnType<typeof listExposures>>;
}

const listPath = (parents: BankFacts['parents'], node: number | null): number[] => {
  const path: number[] = [];
  for (let id = node; id !== null && !path.includes(id); id = parents.get(id) ?? null) path.push(id);
  return path;
};

/** The first set of all that share a question with a set, directly or through others. */
const groupFamilies = (candidates: readonly PaperCandidate[]): ReadonlyMap<number, number> => {
  const leaders = new Map(candidates.map(({ id }) => [id, id]));
  const findLeader = (id: number): number => {
    let leader = id;
    while (leaders.get(leader) !== leader) leader = leaders.get(leader) ?? leader;
    leaders.set(id, leader);
    return leader;
  };
  const firstSets = new Map<string, number>();
  for (const { id, questions } of candidates) {
    for (const { words } of questions) {
      const first = firstSets.get(words);
      if (first === undefined) firstSets.set(words, id);
      else leaders.set(findLeader(id), findLeader(first));
    }
  }
  return new Map(candidates.map(({ id }) => [id, findLeader(id)]));
};

/** Question sets as the search for a paper takes them: a paper has whole sets. */
export function buildUnits(candidates: readonly PaperCandidate[], { parents, exposures }: BankFacts): PaperUnit[] {
  const families = groupFamilies(candidates);
  const paths = new Map<number | null, number[]>();
  const seen = new Map<number | string, number>();
  for (const { questionId, words, at } of exposures) {
    for (const key of [questionId, words]) seen.set(key, Math.max(seen.get(key) ?? 0, at.getTime()));
  }
  const findPath = (node: number | null): number[] => {
    const path = paths.get(node) ?? listPath(parents, node);
    paths.set(node, path);
    return path;
  };
  return candidates.map(({ id, questions }) => ({
    id,
    family: families.get(id) ?? id,
    questions: questions.map((question) => ({
      knowledge: findPath(question.node),
      type: question.type,
      difficulty: question.difficulty,
      seenAt: seen.get(question.words) ?? seen.get(question.id) ?? null,
    })),
  }));
}
