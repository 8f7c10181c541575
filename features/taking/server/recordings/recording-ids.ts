const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The recordings that an answer's value names; what is no id of one is left to the answer's own shape to refuse. */
export const recordingIdsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null || !('recordings' in value)) return [];
  const { recordings } = value;
  return Array.isArray(recordings)
    ? recordings.filter((one): one is string => typeof one === 'string' && uuid.test(one))
    : [];
};
