/** Whether this browser can encrypt here: over plain http it cannot. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

/** The database in which a person's unsent work lies sealed while they are signed out. */
export const sealedName = (personId: number): string => `inkstone-sealed-${personId}`;

/** Whether something of a person lies sealed on this device; a browser that does not tell may have some. */
export const hasSealed = async (personId: number): Promise<boolean> => {
  const { indexedDB } = globalThis;
  if (!indexedDB?.databases) return true;
  return (await indexedDB.databases()).some(({ name }) => name === sealedName(personId));
};
