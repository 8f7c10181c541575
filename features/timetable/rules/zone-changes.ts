import { zoneOffset } from '@inkstone/base';

/** Clocks of a zone from an instant on. */
export interface ZoneChange {
  at: Date;
  /** Offsets from UTC in ms, positive to the east. */
  offsetBefore: number;
  offset: number;
}

const halfDayMs = 43_200_000;
const secondMs = 1000;

/** The second at which an offset changes between two instants of which the second has another one. */
const findChange = (from: number, to: number, timeZone: string): number => {
  const before = zoneOffset(from, timeZone);
  let [low, high] = [from, to];
  while (high - low > secondMs) {
    const middle = Math.floor((low + high) / 2 / secondMs) * secondMs;
    if (zoneOffset(middle, timeZone) === before) low = middle;
    else high = middle;
  }
  return high;
};

/** How the clocks of a zone are at an instant and change until another, in order. */
export const listZoneChanges = (from: Date, to: Date, timeZone: string): ZoneChange[] => {
  const first = zoneOffset(from, timeZone);
  const changes = [{ at: from, offsetBefore: first, offset: first }];
  for (let at = from.getTime(); at < to.getTime(); at += halfDayMs) {
    const offsetBefore = zoneOffset(at, timeZone);
    const offset = zoneOffset(at + halfDayMs, timeZone);
    if (offset !== offsetBefore)
      changes.push({ at: new Date(findChange(at, at + halfDayMs, timeZone)), offsetBefore, offset });
  }
  return changes;
};
