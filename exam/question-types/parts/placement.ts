/** A box into which options are placed. */
export interface Box {
  id: string;
  /** Plain text name for screen readers. */
  name: string;
  /** Rich text title; absent where the box needs none. */
  title?: string;
  places: number;
}

/** Ids of options by box, in the order of the boxes. */
export type Placement = readonly (readonly string[])[];

/** Index of the box that contains an option; -1 for none. */
export const findBoxIndex = (placed: Placement, id: string): number => placed.findIndex((ids) => ids.includes(id));

/** Removes an option from its box. */
export const removeOption = (placed: Placement, id: string): string[][] =>
  placed.map((ids) => ids.filter((candidate) => candidate !== id));

/** Target of a placement: a box, its number of places, and the option to replace. */
interface PlacementTarget {
  box: number;
  places: number;
  replaces?: string | undefined;
}

/** Places an option into a box, removing it from any other; null where the box is full. */
export const placeOption = (
  placed: Placement,
  id: string,
  { box, places, replaces }: PlacementTarget,
): string[][] | null => {
  const next = removeOption(placed, id);
  const own = next[box] ?? [];
  const at = replaces === undefined ? -1 : own.indexOf(replaces);
  if (at >= 0) own[at] = id;
  else if (own.length < places) own.push(id);
  else return null;
  next[box] = own;
  return next;
};
