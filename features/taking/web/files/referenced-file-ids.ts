const fileIdIn = (file: unknown): string[] =>
  typeof file === 'object' && file !== null && 'id' in file && typeof file.id === 'string' ? [file.id] : [];

/** The ids of all files that answers refer to. */
export const referencedFileIds = (answers: Readonly<Record<number, unknown>>): ReadonlySet<string> =>
  new Set(
    Object.values(answers).flatMap((value) =>
      typeof value === 'object' && value !== null && 'files' in value && Array.isArray(value.files)
        ? value.files.flatMap(fileIdIn)
        : [],
    ),
  );
