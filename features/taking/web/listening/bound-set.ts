import type { Blueprint, BoundPart, BoundSet } from '@inkstone/exam/blueprint';

/** A set of the blueprint with its part; undefined where the blueprint has no such set. */
export const findBoundSet = (blueprint: Blueprint, setId: number): { part: BoundPart; set: BoundSet } | undefined =>
  blueprint.sections
    .flatMap(({ parts }) => parts.flatMap((part) => part.sets.map((set) => ({ part, set }))))
    .find(({ set }) => set.id === setId);
