const idIn = (one: unknown): string[] =>
  typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'string' ? [one.id] : [];

/** The ids of all files that answers name. */
export const filesNamedIn = (answers: Readonly<Record<number, unknown>>): ReadonlySet<string> =>
  new Set(
    Object.values(answers).flatMap((value) =>
      typeof value === 'object' && value !== null && 'files' in value && Array.isArray(value.files)
        ? value.files.flatMap(idIn)
        : [],
    ),
  );
