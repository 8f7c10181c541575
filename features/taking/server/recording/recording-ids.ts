const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The ids of the recordings that an answer refers to; malformed ids are left to the answer's schema to refuse. */
export const recordingIdsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null || !('recordings' in value)) return [];
  const { recordings } = value;
  return Array.isArray(recordings)
    ? recordings.filter((entry): entry is string => typeof entry === 'string' && uuid.test(entry))
    : [];
};
