/** Whether this browser can encrypt, which needs a secure context. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

/** The database with a person's encrypted unsent data while they are signed out. */
export const sealedName = (personId: number): string => `inkstone-sealed-${personId}`;

/** Whether sealed data of a person exists on this device; true where the browser does not list databases. */
export const hasSealed = async (personId: number): Promise<boolean> => {
  const { indexedDB } = globalThis;
  if (!indexedDB?.databases) return true;
  return (await indexedDB.databases()).some(({ name }) => name === sealedName(personId));
};
