const readList = (value: unknown, name: string): readonly unknown[] => {
  const holder = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return Array.isArray(holder) ? holder : [];
};

/** Ids of the recordings in an answer, in order. */
export const getRecordingIds = (value: unknown): string[] =>
  readList(value, 'recordings').filter((id): id is string => typeof id === 'string');
