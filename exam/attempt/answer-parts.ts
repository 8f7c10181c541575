const hasFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids of the recordings of an answer, in the order recorded; undefined where the value has no recordings field. */
export const recordingsIn = (value: unknown): readonly string[] | undefined =>
  hasFields(value) && Array.isArray(value.recordings)
    ? value.recordings.filter((part) => typeof part === 'string')
    : undefined;

/** Merges fields into an answer; a value without fields is replaced. */
export const mergeAnswerPart = (value: unknown, part: unknown): unknown =>
  hasFields(value) && hasFields(part) ? { ...value, ...part } : part;

/** The answer without its recordings; null where nothing else is left. */
export const withoutRecordings = (value: unknown): unknown => {
  if (!hasFields(value)) return null;
  const rest = Object.keys(value).filter((name) => name !== 'recordings');
  return rest.length === 0 ? null : { ...value, recordings: [] };
};
