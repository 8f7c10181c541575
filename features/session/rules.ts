const maxPathLength = 2000;

/**
 * The path of this school that an address names, or null: no other host, no other scheme, none of the spellings that a
 * browser takes for one.
 */
export const toLocalPath = (next: string | null | undefined): string | null => {
  if (!next || next.length > maxPathLength || !/^\/[^\s\\\p{Cc}]*$/u.test(next)) return null;
  const [path = ''] = next.split(/[?#]/);
  return /\/\/|\/\.{1,2}(\/|$)/.test(path) ? null : next;
};

/**
 * Seconds that a try at a password waits before anybody looks at it, by how many failed from the same place in a
 * quarter of an hour: ten are free, then twice as long each time, and never more than fifteen.
 */
export const loginDelaySeconds = (tries: number): number => (tries <= 10 ? 0 : Math.min(15, 2 ** (tries - 11)));

/** The same by how many failed at one account from all places that it was never signed in at: many share the guessing. */
export const unknownOriginDelaySeconds = (tries: number): number => (tries <= 100 ? 0 : 5);
