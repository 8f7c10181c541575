import type { Material, PartRule, Variant } from './types.ts';

/** A question set that is not assigned to a section by a paper. */
export interface LooseSet {
  /** Types of its questions. */
  types: readonly string[];
  material: readonly Material[];
}

const acceptsTypes = (part: PartRule, { types }: LooseSet): boolean =>
  part.types.length === 0 || types.every((type) => part.types.includes(type));

const matchesMaterial = (part: PartRule, { material }: LooseSet): boolean =>
  part.material?.length === material.length && part.material.every((kind) => material.includes(kind));

/**
 * Finds the section and part for a loose set: the section of its skill (of several the one that accepts it), and in it
 * the part for such material, else one that accepts its types. Without a section of that skill, the first section that
 * accepts it.
 */
export function findSectionForSet(
  { sections }: Variant,
  skill: string,
  set: LooseSet,
): { section: string; part: string } | undefined {
  const ofSkill = sections.filter((candidate) => candidate.skill === skill);
  const takesIt = ({ parts }: Variant['sections'][number]) => parts.some((part) => acceptsTypes(part, set));
  const section = ofSkill.find(takesIt) ?? ofSkill[0] ?? sections.find(takesIt) ?? sections[0];
  const fitting = section?.parts.filter((part) => acceptsTypes(part, set)) ?? [];
  const part =
    fitting.find((candidate) => matchesMaterial(candidate, set)) ??
    fitting.find((candidate) => candidate.material === undefined) ??
    fitting[0] ??
    section?.parts[0];
  return section && part && { section: section.id, part: part.id };
}
