const equivalentTags: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM', P: '', THEAD: '', TBODY: '' };

const countElements = (html: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { tagName } of new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*')) {
    const name = equivalentTags[tagName] ?? tagName;
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
};

/**
 * True when a text passes through the editor without losing an element (a table, a figure); otherwise its source is
 * edited.
 */
export const survivesEditor = (before: string, after: string): boolean => {
  const left = countElements(after);
  return [...countElements(before)].every(([name, count]) => (left.get(name) ?? 0) >= count);
};

/** Normalizes the editor's empty document to an empty string. */
export const normalizeEmpty = (html: string): string => (html === '<p></p>' ? '' : html);
