const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The files that an answer's value names; what is no id of one is left to the answer's own shape to refuse. */
export const fileIdsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null || !('files' in value) || !Array.isArray(value.files)) return [];
  return value.files.flatMap((one: unknown) => {
    const id = typeof one === 'object' && one !== null && 'id' in one ? one.id : undefined;
    return typeof id === 'string' && uuid.test(id) ? [id.toLowerCase()] : [];
  });
};
