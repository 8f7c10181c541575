/** True for a value with named fields. */
const hasFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The recordings that an answer is made of, in the order made; undefined where its value says nothing of any. */
export const recordingsIn = (value: unknown): readonly string[] | undefined =>
  hasFields(value) && Array.isArray(value.recordings)
    ? value.recordings.filter((part) => typeof part === 'string')
    : undefined;

/** An answer with some of its fields changed; what has no fields is replaced. */
export const withPart = (value: unknown, part: unknown): unknown =>
  hasFields(value) && hasFields(part) ? { ...value, ...part } : part;

/** An answer without its recordings: null where there is nothing else in it. */
export const withoutRecordings = (value: unknown): unknown => {
  if (!hasFields(value)) return null;
  const rest = Object.keys(value).filter((name) => name !== 'recordings');
  return rest.length === 0 ? null : { ...value, recordings: [] };
};
