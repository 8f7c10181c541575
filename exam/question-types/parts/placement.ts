/** Something that options are put into. */
export interface Box {
  id: string;
  /** Plain words: what the box is called aloud. */
  name: string;
  /** Rich text above its places; absent where the box needs none. */
  title?: string;
  places: number;
}

/** Ids of options by box, in the order of the boxes. */
export type Placement = readonly (readonly string[])[];

/** The box that an option lies in; -1 for none. */
export const findBoxIndex = (placed: Placement, id: string): number => placed.findIndex((ids) => ids.includes(id));

/** The boxes without an option. */
export const removeOption = (placed: Placement, id: string): string[][] =>
  placed.map((ids) => ids.filter((it) => it !== id));

/** Where an option goes: a box with so many places, and what it takes the place of. */
interface PlacementTarget {
  box: number;
  places: number;
  replaces?: string | undefined;
}

/** The boxes with an option put into one of them, out of any other; null where no place is left. */
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
