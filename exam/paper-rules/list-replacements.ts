import { shuffleBySeed } from '../attempt/shuffle.ts';
import { findViolations } from './find-violations.ts';
import type { PaperRules, PaperUnit } from './types.ts';

const getMeanDifficulty = ({ questions }: PaperUnit): number | null => {
  const known = questions.flatMap(({ difficulty }) => difficulty ?? []);
  return known.length === 0 ? null : known.reduce((sum, difficulty) => sum + difficulty, 0) / known.length;
};

const listTraits = ({ questions }: PaperUnit): ReadonlySet<string> =>
  new Set(questions.flatMap(({ knowledge, type }) => [type, ...knowledge.map(String)]));

/** How unlike two units are: knowledge points and types that only one has, and the distance in difficulty. */
const measureDistance = (first: PaperUnit, second: PaperUnit): number => {
  const [traits, others] = [listTraits(first), listTraits(second)];
  const shared = [...traits].filter((trait) => others.has(trait)).length;
  const [from, to] = [getMeanDifficulty(first), getMeanDifficulty(second)];
  return traits.size + others.size - 2 * shared + (from === null || to === null ? 0.5 : Math.abs(from - to));
};

/**
 * Units that can take the place of one, so that all rules are still met, the most alike first and among equals in an
 * order by the seed.
 */
export function listReplacements(
  units: readonly PaperUnit[],
  rules: PaperRules,
  { unitIds, replacedId, seed }: { unitIds: readonly number[]; replacedId: number; seed: string },
): number[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const replaced = byId.get(replacedId);
  const others = unitIds.filter((id) => id !== replacedId).flatMap((id) => byId.get(id) ?? []);
  if (!replaced) return [];
  const present = new Set(unitIds);
  const ordered = shuffleBySeed(
    units.toSorted((a, b) => a.id - b.id),
    `${seed}:${replacedId}`,
  );
  return ordered
    .filter((unit) => !present.has(unit.id) && findViolations([...others, unit], rules).length === 0)
    .map((unit) => ({ id: unit.id, distance: measureDistance(replaced, unit) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ id }) => id);
}
