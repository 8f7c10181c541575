const longest = 2000;

/**
 * The path of this school that an address names, or null: no other host, no other scheme, none of the spellings that a
 * browser takes for one.
 */
export const ownPath = (next: string | null | undefined): string | null => {
  if (!next || next.length > longest || !/^\/[^\s\\\p{Cc}]*$/u.test(next)) return null;
  const [path = ''] = next.split(/[?#]/);
  return /\/\/|\/\.{1,2}(\/|$)/.test(path) ? null : next;
};
